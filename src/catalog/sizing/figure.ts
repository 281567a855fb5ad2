import type { Equipment } from '@/catalog/equipment'
import { positiveOf } from './read-specification'

/** An item that lacks values a figure needs; `keys` are keys of specifications or columns. */
export type Missing = { item: Equipment; keys: readonly string[] }

/** The items behind a figure: how many count, which lack values, and how many need none. */
export type Coverage = { known: number; missing: readonly Missing[]; notNeeded: number }

/** A sum over items, in the unit of its key. */
export type Figure = Coverage & { value: number }

type Read = (item: Equipment) => number | null
/** The keys of an item that a figure reads. */
type KeysOf = (item: Equipment) => readonly string[]

/** The keys an item lacks; all keys if each has a value but one is out of range. */
function lacking(item: Equipment, keys: readonly string[]): readonly string[] {
  const absent = keys.filter((key) => positiveOf(item, key) === null)
  return absent.length > 0 ? absent : keys
}

/**
 * Sums a value over items. An item that states no value is missing if one is expected of it, and not needed otherwise.
 */
export function figure(
  items: readonly Equipment[],
  read: Read,
  keysOf: KeysOf,
  expects: (item: Equipment) => boolean,
): Figure {
  const missing: Missing[] = []
  let known = 0
  let value = 0
  for (const item of items) {
    const amount = read(item)
    if (amount !== null) {
      known++
      value += amount
    } else if (expects(item)) {
      missing.push({ item, keys: lacking(item, keysOf(item)) })
    }
  }
  return { known, missing, notNeeded: items.length - known - missing.length, value }
}

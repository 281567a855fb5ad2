import type { Equipment } from '@/catalog/equipment'
import { positiveOf } from './read-specification'

/** An item without what a figure needs: keys of specifications, or columns. */
export type Gap = { item: Equipment; keys: readonly string[] }

/** How many items a figure rests on, which should state more, and how many need not. */
export type Coverage = { known: number; gaps: readonly Gap[]; spared: number }

/** A sum over items, in the unit of its key. */
export type Figure = Coverage & { value: number }

type Read = (item: Equipment) => number | null
/** The keys a figure needs of an item. */
type KeysOf = (item: Equipment) => readonly string[]

/** The keys an item lacks of those a figure needs; all of them where a stated one is out of range. */
function lacking(item: Equipment, keys: readonly string[]): readonly string[] {
  const missing = keys.filter((key) => positiveOf(item, key) === null)
  return missing.length > 0 ? missing : keys
}

/** A sum with what it rests on: an item counts where it states a value, and is missing where one is expected of it. */
export function figure(
  items: readonly Equipment[],
  read: Read,
  keysOf: KeysOf,
  expects: (item: Equipment) => boolean,
): Figure {
  const gaps: Gap[] = []
  let known = 0
  let value = 0
  for (const item of items) {
    const amount = read(item)
    if (amount !== null) {
      known++
      value += amount
    } else if (expects(item)) {
      gaps.push({ item, keys: lacking(item, keysOf(item)) })
    }
  }
  return { known, gaps, spared: items.length - known - gaps.length, value }
}

import type { Equipment } from '@/catalog/equipment'
import type { Pieces } from '@/catalog/lines'
import { positiveOf } from './read-specification'

/** An item that lacks values a figure needs; `keys` are keys of specifications or columns. */
export type Missing = Pieces & { keys: readonly string[] }

/** The pieces behind a figure: how many count, which items lack values, and how many pieces need none. */
export type Coverage = { known: number; missing: readonly Missing[]; notNeeded: number }

/** A sum over all pieces, in the unit of its key. */
export type Figure = Coverage & { value: number }

/** Adds up quantities. */
export const sumQuantities = (all: readonly { quantity: number }[]): number =>
  all.reduce((sum, { quantity }) => sum + quantity, 0)

/** The number of pieces that a figure should rest on: with and without a value. */
export const neededPieces = ({ known, missing }: Pick<Coverage, 'known' | 'missing'>): number =>
  known + sumQuantities(missing)

type Read = (item: Equipment) => number | null
/** The keys of an item that a figure reads. */
type KeysOf = (item: Equipment) => readonly string[]

/** The keys an item lacks; all keys if each has a value but one is out of range. */
function lacking(item: Equipment, keys: readonly string[]): readonly string[] {
  const absent = keys.filter((key) => positiveOf(item, key) === null)
  return absent.length > 0 ? absent : keys
}

/**
 * Sums a value over all pieces. An item that states no value is missing if one is expected of it, and not needed otherwise.
 */
export function figure(
  all: readonly Pieces[],
  read: Read,
  keysOf: KeysOf,
  expects: (item: Equipment) => boolean,
): Figure {
  const sum = { known: 0, value: 0, notNeeded: 0 }
  const missing: Missing[] = []
  for (const pieces of all) {
    const { item, quantity } = pieces
    const amount = read(item)
    if (amount !== null) {
      sum.known += quantity
      sum.value += quantity * amount
    } else if (expects(item)) {
      missing.push({ ...pieces, keys: lacking(item, keysOf(item)) })
    } else {
      sum.notNeeded += quantity
    }
  }
  return { ...sum, missing }
}

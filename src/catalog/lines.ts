import { formatCount } from '@/lib/format'
import type { Equipment } from './equipment'

/** A price agreed with a supplier, which later changes of the catalog do not reach. `on`: the day of the quote, `2026-11-03`. */
export type FixedPrice = { cost: number; currency: string; on: string }

/** One line of a schedule: an item and how many pieces of it, in which room. */
export type Line = {
  /** The id of the project's line. In a selection without a project, that of the item. */
  id: string
  /** The item as the catalog has it, or as it was deleted. */
  item: Equipment
  /** True for an item that has been deleted from the catalog. */
  isDeleted: boolean
  /** Pieces, 1 to 9,999. */
  quantity: number
  /** The tag on drawings, unique in its project. Null in a selection, whose tags the schedule numbers. */
  tag: string | null
  room: string | null
  /** The id of the line this one may replace ('or equal'). Such a line is not counted. */
  alternateFor: string | null
  note: string | null
  /** Null while the catalog's price counts. */
  fixedPrice: FixedPrice | null
}

/** A line as its project stores it. */
export type ProjectLine = Line & {
  tag: string
  /** Lines are in this order. A moved line gets a value between its new neighbors. */
  position: number
  /** When it was last saved; a save that names an older time is refused. */
  updatedAt: string
}

/** The values of a project's line that a person sets. */
export type LineValues = Pick<
  ProjectLine,
  'quantity' | 'tag' | 'room' | 'alternateFor' | 'note' | 'fixedPrice' | 'position'
>

/** The most pieces of a line. */
export const mostPieces = 9999

/** Reads the typed pieces of a line, '12' or '1,200'; null if they are not a whole number from 1 to 9,999. */
export function readQuantity(typed: string): number | null {
  const digits = typed.trim().replace(/^(\d),(\d{3})$/, '$1$2')
  const quantity = /^\d+$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= mostPieces ? quantity : null
}

/** One piece of an item, as a selection without a project has it. */
export const oneOf = (item: Equipment): Line => ({
  id: item.id,
  item,
  isDeleted: false,
  quantity: 1,
  tag: null,
  room: null,
  alternateFor: null,
  note: null,
  fixedPrice: null,
})

/** '1 piece', '1,200 pieces'. */
export const countPieces = (count: number) => formatCount(count, 'piece')

/** The pieces of one item on all lines. */
export type Pieces = Pick<Line, 'item' | 'quantity' | 'isDeleted'>

/** Adds up the pieces of each item. Items come in the order of their first line. */
export function piecesOf(lines: readonly Line[]): Pieces[] {
  const byItem = new Map<string, Pieces>()
  for (const { item, quantity, isDeleted } of lines) {
    const before = byItem.get(item.id)?.quantity ?? 0
    byItem.set(item.id, { item, quantity: before + quantity, isDeleted })
  }
  return [...byItem.values()]
}

/** An amount of money in its currency. */
export type Price = Pick<FixedPrice, 'cost' | 'currency'>

/** What the price of a line depends on. */
export type PricedLine = Pick<Line, 'quantity' | 'fixedPrice'> & {
  item: Pick<Equipment, 'cost' | 'currency'>
}

/** The price of one piece: the fixed one, or the catalog's. Null if there is none. */
export function priceOf({ item, fixedPrice }: PricedLine): Price | null {
  if (fixedPrice) return fixedPrice
  return item.cost === null ? null : { cost: item.cost, currency: item.currency }
}

/** The price of all pieces of a line, in whole cents. Null if there is none. */
export function linePrice(line: PricedLine): Price | null {
  const price = priceOf(line)
  return price && { ...price, cost: (Math.round(price.cost * 100) * line.quantity) / 100 }
}

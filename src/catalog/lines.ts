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

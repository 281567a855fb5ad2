import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { oneOf } from '@/catalog/lines'
import { totals } from './totals'

export type Specifications = Record<string, string | number | boolean>

/** Test data: an item whose id is its name. */
export const item = (
  name: string,
  category: string,
  specifications: Specifications = {},
  change: Partial<Equipment> = {},
): Equipment => ({ ...blankEquipment, id: name, name, category, specifications, ...change })

/** The totals of one piece of each item. */
export const totalsOf = (...items: Equipment[]) => totals(items.map(oneOf))

/** The totals of one item. */
export const one = (category: string, specifications: Specifications = {}, change: Partial<Equipment> = {}) =>
  totalsOf(item('One', category, specifications, change))

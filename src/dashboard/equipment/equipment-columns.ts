import type { SortColumn } from './equipment-sort'

type Column = {
  label: string
  sort: SortColumn
  isNumeric?: true
  /** What ascending and descending mean in words. */
  orders: readonly [string, string]
}

const alphabetical = ['A to Z', 'Z to A'] as const

/** The columns of the table but the last, which holds what can be done with a row. */
export const columns: readonly Column[] = [
  { label: 'Name', sort: 'name', orders: alphabetical },
  { label: 'Category', sort: 'category', orders: alphabetical },
  { label: 'Brand/Model', sort: 'brand', orders: alphabetical },
  { label: 'Cost', sort: 'cost', isNumeric: true, orders: ['lowest first', 'highest first'] },
  { label: 'Power', sort: 'power', orders: alphabetical },
  { label: 'Lead Time', sort: 'lead', isNumeric: true, orders: ['shortest first', 'longest first'] },
]

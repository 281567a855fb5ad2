import { lazy } from '@/lib/lazy'
import { tableColumns } from './columns'
import type { Equipment } from './equipment'

/** An order of the list by a column of the table; without one, the newest item is first. */
export type Sort = { column: string; descending: boolean }

// 'numeric' sorts '9 kW' before '18 kW'; case makes no difference.
const collator = lazy(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))

const columnOf = (id: string | null | undefined) => tableColumns.find((column) => column.id === id)

/** Sorts the list. Items without a value come last in both directions; equal items stay newest first. */
export function sortList(items: readonly Equipment[], sort: Sort | null): readonly Equipment[] {
  const column = columnOf(sort?.column)
  if (!sort || !column) return items
  const sign = sort.descending ? -1 : 1
  return items
    .map((item) => ({ item, value: column.sortValue(item) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compare(a.value, b.value)
    })
    .map(({ item }) => item)
}

/** The order after pressing a column header: ascending, then descending, then newest first. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

/** Reads an order from the address: `cost`, or `-cost` for descending. Null, newest first, for anything else. */
export function parseSort(text: string | null): Sort | null {
  const descending = text?.startsWith('-') ?? false
  const column = columnOf(descending ? text?.slice(1) : text)
  return column ? { column: column.id, descending } : null
}

/** Writes an order for the address; null for newest first. */
export function formatSort(sort: Sort | null): string | null {
  return sort && (sort.descending ? `-${sort.column}` : sort.column)
}

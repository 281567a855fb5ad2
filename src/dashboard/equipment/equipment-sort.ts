import { brandAndModel, type ListedEquipment } from './equipment-list'

type Value = string | number | null

/** The columns the table can be sorted by, and what is compared. */
const values = {
  name: ({ item }) => item.name,
  category: ({ categories }) => categories.join(', '),
  brand: ({ item }) => brandAndModel(item) || null,
  cost: ({ item }) => item.cost,
  power: ({ item }) => item.power_requirements || null,
  lead: ({ item }) => item.lead_time_days,
} satisfies Record<string, (entry: ListedEquipment) => Value>

export type SortColumn = keyof typeof values

/** An order of the list. Without one it is newest first. */
export type Sort = { column: SortColumn; descending: boolean }

// '9 kW' before '18 kW', and capitals do not matter.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/**
 * The list in another order. Items without a value stay last in both directions, and equal ones newest first. Costs
 * are compared as plain numbers, whatever their currency.
 */
export function sortList(list: readonly ListedEquipment[], sort: Sort | null): readonly ListedEquipment[] {
  if (!sort) return list
  const read: (entry: ListedEquipment) => Value = values[sort.column]
  const sign = sort.descending ? -1 : 1
  return list
    .map((entry) => ({ entry, value: read(entry) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compare(a.value, b.value)
    })
    .map(({ entry }) => entry)
}

/** What follows when a column's header is pressed: ascending, descending, newest first. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

/** An order as the address writes it: `cost`, or `-cost` for descending. Anything else is newest first. */
export function parseSort(text: string | null): Sort | null {
  const descending = text?.startsWith('-') ?? false
  const column = descending ? text?.slice(1) : text
  return column && isSortColumn(column) ? { column, descending } : null
}

/** The reverse of `parseSort`. */
export function formatSort(sort: Sort | null): string | null {
  return sort && (sort.descending ? `-${sort.column}` : sort.column)
}

const isSortColumn = (text: string): text is SortColumn => Object.hasOwn(values, text)

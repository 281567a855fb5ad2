import type { ReactNode } from 'react'
import { CategoryBadges } from '@/dashboard/equipment/category-badges'
import { LeadTime } from '@/dashboard/equipment/lead-time'
import { formatMoney } from '@/lib/format'
import { brandAndModel, categoriesOf, type Equipment } from './equipment'
import { describeSupply } from './sizing/supply'

/** A column of the table on the catalog screen. Where the table is narrow, a labelled line of a card. */
export type TableColumn = {
  /** Names the column in the address: `?sort=cost`. */
  id: string
  header: string
  /** Its track in `grid-template-columns`: where there is room, and where there is little. */
  width: string
  narrowWidth: string
  /** Figures, which end in one line. On a card they stand beside the buttons. */
  align?: 'end'
  /** It names the row. */
  isRowHeader?: true
  /** On a card it takes the full width and needs no label. */
  isWideOnCard?: true
  /** What sorting compares; null comes last. */
  sortValue: (item: Equipment) => string | number | null
  /** What ascending and descending mean in words. */
  orders: readonly [string, string]
  /** Null where the item has no value: the table then shows '-', a card nothing. */
  cell: (item: Equipment) => ReactNode
}

export type Column<Key extends keyof Equipment = keyof Equipment> = {
  key: Key
  /** What the form, a CSV file and the history call it. */
  label: string
  /** The search box looks into it: `first`, or `below`, for what it has not found there. */
  search?: 'first' | 'below'
  /** View and spec sheets list it under 'Technical'. */
  isTechnical?: true
  /** A CSV export writes it, an import leaves it alone: only the database sets it. */
  isKeptByDatabase?: true
  table?: TableColumn
}

/** What the item says of its power, else its typed values: '-' would say that none is recorded. */
const powerWords = (item: Equipment) => item.power_requirements?.trim() || describeSupply(item)

const alphabetical = ['A to Z', 'Z to A'] as const

/**
 * Every column of the catalog, in the order of the form and of a CSV file. Table, cards, sorting, loading skeleton,
 * search, CSV and field labels all read this list.
 */
export const columns: readonly Column[] = [
  {
    key: 'name',
    label: 'Name',
    search: 'first',
    table: {
      id: 'name',
      header: 'Name',
      width: 'minmax(0, 2.1fr)',
      narrowWidth: 'minmax(0, 1.4fr)',
      isRowHeader: true,
      isWideOnCard: true,
      sortValue: (item) => item.name,
      orders: alphabetical,
      cell: (item) => item.name,
    },
  },
  {
    key: 'category',
    label: 'Categories',
    table: {
      id: 'category',
      header: 'Category',
      // The longest category and a count in one line; where there is little room without the count.
      width: '10rem',
      narrowWidth: '8rem',
      isWideOnCard: true,
      sortValue: (item) => categoriesOf(item).join(', '),
      orders: alphabetical,
      cell: (item) => <CategoryBadges categories={categoriesOf(item)} />,
    },
  },
  {
    key: 'brand',
    label: 'Brand',
    search: 'first',
    table: {
      id: 'brand',
      header: 'Brand/Model',
      width: 'minmax(0, 1.75fr)',
      narrowWidth: 'minmax(0, 1fr)',
      sortValue: (item) => brandAndModel(item) || null,
      orders: alphabetical,
      cell: (item) => brandAndModel(item) || null,
    },
  },
  { key: 'model', label: 'Model', search: 'first' },
  {
    key: 'cost',
    label: 'Cost',
    table: {
      id: 'cost',
      header: 'Cost',
      // A million in any currency.
      width: '6rem',
      narrowWidth: '5.25rem',
      align: 'end',
      // Plain numbers, whatever their currency.
      sortValue: (item) => item.cost,
      orders: ['lowest first', 'highest first'],
      cell: (item) => (item.cost === null ? null : formatMoney(item.cost, item.currency)),
    },
  },
  { key: 'currency', label: 'Currency' },
  { key: 'image_url', label: 'Image URL' },
  {
    key: 'power_requirements',
    label: 'Power Requirements',
    search: 'below',
    isTechnical: true,
    table: {
      id: 'power',
      header: 'Power',
      width: 'minmax(0, 1.65fr)',
      narrowWidth: 'minmax(0, 1fr)',
      sortValue: powerWords,
      orders: alphabetical,
      cell: powerWords,
    },
  },
  { key: 'water_requirements', label: 'Water Requirements', search: 'below', isTechnical: true },
  { key: 'space_requirements', label: 'Space Requirements', search: 'below', isTechnical: true },
  { key: 'maintenance_requirements', label: 'Maintenance Requirements', search: 'below', isTechnical: true },
  { key: 'maintenance_schedule', label: 'Maintenance Schedule', search: 'below', isTechnical: true },
  { key: 'warranty_months', label: 'Warranty (months)' },
  { key: 'supplier', label: 'Supplier', search: 'below' },
  { key: 'supplier_contact', label: 'Supplier Contact' },
  {
    key: 'lead_time_days',
    label: 'Lead Time (days)',
    table: {
      id: 'lead',
      header: 'Lead Time',
      width: '5.25rem',
      narrowWidth: '4.5rem',
      align: 'end',
      sortValue: (item) => item.lead_time_days,
      orders: ['shortest first', 'longest first'],
      cell: (item) => (item.lead_time_days === null ? null : <LeadTime days={item.lead_time_days} />),
    },
  },
  { key: 'notes', label: 'Additional Notes' },
  { key: 'specifications', label: 'Specifications' },
  // Not first: Excel takes a CSV file that begins with "ID" for another format.
  { key: 'id', label: 'ID' },
  { key: 'created_at', label: 'Created', isKeptByDatabase: true },
  { key: 'updated_at', label: 'Last Updated', isKeptByDatabase: true },
  { key: 'created_by', label: 'Created By', isKeptByDatabase: true },
  { key: 'created_via', label: 'Created Via', isKeptByDatabase: true },
]

/** The columns of the table, in its order. */
export const tableColumns: readonly TableColumn[] = columns.flatMap(({ table }) => table ?? [])

/** The columns the search box looks into first. */
export const searchedKeys = columns.filter(({ search }) => search === 'first').map(({ key }) => key)

/** The columns it looks into for what it has not found there. The specifications come after them. */
export const searchedBelow = columns.filter(({ search }) => search === 'below')

/** An item's values under 'Technical', by label; empty where there is none. */
export const technicalValues = (item: Equipment) =>
  columns
    .filter(({ isTechnical }) => isTechnical)
    .map(({ key, label }) => ({ key, label, value: String(item[key] ?? '') }))

/** What the form, a CSV file and the history call a column. */
export const labelOf = (key: keyof Equipment): string =>
  columns.find((column) => column.key === key)?.label ?? key

import { currencies } from '@/content/equipment'
import { formatMoney, formatNumber } from '@/lib/format'
import { brandAndModel, categoriesOf, type Equipment } from './equipment'
import { describeSupply } from './sizing/supply'

/** A column of the table on the catalog screen. In a narrow table each row is a card. */
export type TableColumn = {
  /** The column's name in the address: `?sort=cost`. */
  id: string
  header: string
  /** The track in `grid-template-columns`, in a wide table and in a narrow one. */
  width: string
  narrowWidth: string
  /** Right-aligned figures on one line. */
  align?: 'end'
  /** The cell is the row's header. */
  isRowHeader?: true
  /** The value that sorting compares; null sorts last. */
  sortValue: (item: Equipment) => string | number | null
  /** Ascending and descending in words. */
  orders: readonly [string, string]
  /** The cell's text. Null if the item has no value: the table then shows '-', a card hides the line. */
  text: (item: Equipment) => string | null
}

/** A column of `equipment_catalog`. */
export type Column<Key extends keyof Equipment = keyof Equipment> = {
  key: Key
  /** The column's name in the form, in CSV files and in the history. */
  label: string
  /** `first`: matches rank first. `below`: searched only for words not found there. */
  search?: 'first' | 'below'
  /** View, spec sheets and comparisons list the column among the technical ones. */
  isTechnical?: true
  /** Only the database sets the column: a CSV export writes it, an import ignores it. */
  isKeptByDatabase?: true
  /** What an AI client is told of the values. Default: text. */
  rule?: string
  table?: TableColumn
}

/** The power requirements as text, or else a summary of the electrical specifications. */
const powerText = (item: Equipment) => item.power_requirements?.trim() || describeSupply(item)

const alphabetical = ['A to Z', 'Z to A'] as const

/**
 * Every column of the catalog, in the order of the form and of CSV files. The table, cards, sorting, search, CSV and field
 * labels all read this list.
 */
export const columns: readonly Column[] = [
  {
    key: 'name',
    label: 'Name',
    rule: 'required, at most 200 characters',
    search: 'first',
    table: {
      id: 'name',
      header: 'Name',
      width: 'minmax(0, 2.56fr)',
      narrowWidth: 'minmax(0, 1.34fr)',
      isRowHeader: true,
      sortValue: (item) => item.name,
      orders: alphabetical,
      text: (item) => item.name,
    },
  },
  {
    key: 'category',
    label: 'Categories',
    rule: 'one or more of the categories below, joined by ", "',
    table: {
      id: 'category',
      header: 'Category',
      // Fits most categories and a count.
      width: '9.75rem',
      narrowWidth: '8.75rem',
      sortValue: (item) => categoriesOf(item).join(', '),
      orders: alphabetical,
      text: (item) => categoriesOf(item).join(', '),
    },
  },
  {
    key: 'brand',
    label: 'Brand',
    search: 'first',
    table: {
      id: 'brand',
      header: 'Brand/Model',
      width: 'minmax(0, 1.83fr)',
      narrowWidth: 'minmax(0, 1.2fr)',
      sortValue: (item) => brandAndModel(item) || null,
      orders: alphabetical,
      text: (item) => brandAndModel(item) || null,
    },
  },
  { key: 'model', label: 'Model', search: 'first' },
  {
    key: 'cost',
    label: 'Cost',
    rule: 'a number, 0 or more, two decimals, never converted',
    table: {
      id: 'cost',
      header: 'Cost',
      // Fits a million in any currency.
      width: '6rem',
      narrowWidth: '5.75rem',
      align: 'end',
      // Compares plain numbers and ignores the currency.
      sortValue: (item) => item.cost,
      orders: ['lowest first', 'highest first'],
      text: (item) => (item.cost === null ? null : formatMoney(item.cost, item.currency)),
    },
  },
  {
    key: 'currency',
    label: 'Currency',
    rule: `one of ${currencies.join(', ')}; ${currencies[0]} if nothing is said`,
  },
  { key: 'image_url', label: 'Image URL', rule: 'an address that begins with https://' },
  {
    key: 'power_requirements',
    label: 'Power Requirements',
    rule: 'text, e.g. 9 kW, 208 V, 3-phase',
    search: 'below',
    isTechnical: true,
    table: {
      id: 'power',
      header: 'Power',
      width: 'minmax(0, 1.6fr)',
      narrowWidth: 'minmax(0, 0.9fr)',
      sortValue: powerText,
      orders: alphabetical,
      text: powerText,
    },
  },
  { key: 'water_requirements', label: 'Water Requirements', search: 'below', isTechnical: true },
  { key: 'space_requirements', label: 'Space Requirements', search: 'below', isTechnical: true },
  { key: 'maintenance_requirements', label: 'Maintenance Requirements', search: 'below', isTechnical: true },
  { key: 'maintenance_schedule', label: 'Maintenance Schedule', search: 'below', isTechnical: true },
  { key: 'warranty_months', label: 'Warranty (months)', rule: 'a whole number' },
  { key: 'supplier', label: 'Supplier', search: 'below' },
  { key: 'supplier_contact', label: 'Supplier Contact', rule: 'an email address or a phone number' },
  {
    key: 'lead_time_days',
    label: 'Lead Time (days)',
    rule: 'a whole number',
    table: {
      id: 'lead',
      header: 'Lead Time',
      // Fits its head and the arrow of a sorted column.
      width: '4.5rem',
      narrowWidth: '4.25rem',
      align: 'end',
      sortValue: (item) => item.lead_time_days,
      orders: ['shortest first', 'longest first'],
      // The specification writes 'N days' for every N, 1 included.
      text: (item) => (item.lead_time_days === null ? null : `${formatNumber(item.lead_time_days)} days`),
    },
  },
  { key: 'notes', label: 'Additional Notes', rule: 'text, at most 10,000 characters' },
  {
    key: 'specifications',
    label: 'Specifications',
    rule: 'a flat JSON object with the keys below, and others for everything else',
  },
  // Not the first column: Excel takes a CSV file that begins with "ID" for the SYLK format.
  { key: 'id', label: 'ID' },
  { key: 'created_at', label: 'Created', isKeptByDatabase: true },
  { key: 'updated_at', label: 'Last Updated', isKeptByDatabase: true },
  { key: 'created_by', label: 'Created By', isKeptByDatabase: true },
  { key: 'created_via', label: 'Created Via', isKeptByDatabase: true },
]

/** The columns that only the database sets. */
export const generatedColumns = ['id', 'created_at', 'updated_at', 'created_by', 'created_via'] as const

/** The columns an AI client may fill in, with the rules that the database checks. */
export const writableColumns = columns
  .filter(({ key }) => !generatedColumns.some((column) => column === key))
  .map(({ key, rule = 'text' }) => ({ column: key, rule }))

/** The columns of the table, in display order. */
export const tableColumns: readonly TableColumn[] = columns.flatMap(({ table }) => table ?? [])

/** The columns whose search matches rank first. */
export const searchedKeys = columns.filter(({ search }) => search === 'first').map(({ key }) => key)

/** The columns searched for the remaining words. Specifications are searched after them. */
export const searchedBelow = columns.filter(({ search }) => search === 'below')

/** The item's technical columns with their labels; the value is empty if none is stored. */
export const technicalValues = (item: Equipment) =>
  columns
    .filter(({ isTechnical }) => isTechnical)
    .map(({ key, label }) => ({ key, label, value: String(item[key] ?? '') }))

/** The label of a column, or its key if it is unknown. */
export const labelOf = (key: keyof Equipment): string =>
  columns.find((column) => column.key === key)?.label ?? key

/** The columns that every item has. */
type Filled = Pick<
  Equipment,
  'id' | 'name' | 'category' | 'currency' | 'specifications' | 'created_at' | 'updated_at' | 'created_via'
>

/** An item with only these values: its other columns are null. */
export const itemWith = (values: Filled): Equipment =>
  ({ ...Object.fromEntries(columns.map(({ key }) => [key, null])), ...values }) as Equipment

import { labelOf } from '@/catalog/columns'
import { valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { createItemFinder } from '@/catalog/match-items'
import type { UnitSystem } from '@/catalog/specifications/units'
import { formatExactMoney } from '@/lib/format'
import type { Choices } from './choices'
import type { ColumnMapping } from './column-mapping'
import { cellTextOf, fieldOfColumn, readCellText, systemOf } from './csv-format'
import type { FileFormat } from './file-format'
import { findSavedAt, type ImportKey } from './headers'
import type { Table, TableRow } from './read-file'
import { type Cells, cellsOf, readRow, type Values } from './read-row'

/** How the rows of a file are read, the catalog they are compared with, and a person's choices. */
export type ImportInput = {
  mapping: ColumnMapping
  format: FileFormat
  items: readonly Equipment[]
  choices: Choices
}

/** What can happen to a row, in the order of the preview. */
export const statuses = ['new', 'changed', 'unchanged', 'invalid'] as const
export type Status = (typeof statuses)[number]

/** A value of an item before and after the import, in words. */
type Difference = { header: string; before: string; after: string }

/** What an import does with one row. */
export type RowPlan = {
  /** Row number as in a spreadsheet. */
  number: number
  name: string
  status: Status
  /** Remarks, or the reasons why the row is invalid. */
  notes: string[]
  /** The values of a new item, or the changed ones of an existing one with its `id` and `updated_at`. Else empty. */
  values: Values
  /** How the values of an existing item change. */
  differences: Difference[]
  /** What happens to a row without an ID that matches an item. A person may choose the other. */
  offer: 'change' | 'add' | null
  /** Categories that neither the list nor the item has. */
  unknownCategories: string[]
  /** The row would change an item saved after the file was exported: cells nobody edited may be older than the item. */
  isSavedSince: boolean
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

const savedLater = 'Saved after this file was exported'

/** The units in which people read the specifications: US units if any column has them. */
export const unitsOf = (mapping: ColumnMapping): UnitSystem =>
  mapping.some((column) => {
    const field = column && fieldOfColumn(column.key)
    return field && column.unit !== null && systemOf(field, column.unit) === 'us'
  })
    ? 'us'
    : 'si'

/** Prepares the look-ups once. The returned function plans one row; call it in the order of the rows. */
export function createRowPlanner({ headers, rows }: Pick<Table, 'headers' | 'rows'>, input: ImportInput) {
  const { mapping, format, items, choices } = input
  const byId = new Map(items.map((item) => [item.id, item]))
  const findItems = createItemFinder(items)
  const units = unitsOf(mapping)
  const savedAtColumn = findSavedAt(headers)
  const idColumn = mapping.findIndex((column) => column?.key === 'id')
  const idOf = ({ cells }: TableRow) => readCellText(cells[idColumn] ?? '').toLowerCase()
  const timesUsed = new Map<string, number>()
  for (const row of rows) timesUsed.set(idOf(row), (timesUsed.get(idOf(row)) ?? 0) + 1)
  /** Items that rows without an ID match: `import_equipment` refuses two changes of one item. */
  const taken = new Set<string>()

  /** The one item that a row without an ID matches, unless another row changes it. */
  function matchOf(cells: Cells) {
    const textOf = (key: ImportKey) => cells.get(key)?.text
    const found = findItems({ name: textOf('name'), brand: textOf('brand'), model: textOf('model') })
    const [item, ...others] = found.items
    const isFree = item && others.length === 0 && !taken.has(item.id) && !timesUsed.has(item.id)
    return { looksLikeAnItem: found.items.length > 0, item: isFree ? item : undefined, by: found.by }
  }

  return function plan(row: TableRow): RowPlan {
    const cells = cellsOf(row.cells, mapping)
    const id = idOf(row)
    const match = id === '' ? matchOf(cells) : null
    // An empty ID cell asks for a new item. A row without an ID cell may change the item it matches.
    const offered = cells.delete('id') ? undefined : match?.item
    // Taken even if this row is added as a new item: otherwise the next row like it would change the item.
    if (offered) taken.add(offered.id)
    const isMatched = offered !== undefined && !choices.addedRows.has(row.number)
    const item = isMatched ? offered : byId.get(id)
    // An empty cell of a price list says nothing. In a row with an ID somebody emptied it.
    if (isMatched) for (const [key, { text }] of cells) if (text === '') cells.delete(key)
    if (!item && !cells.has('name')) cells.set('name', { text: '', column: { key: 'name', unit: null } })

    const read = readRow(cells, item, format, choices.categories)
    const errors = [
      ...shapeErrors(row, mapping),
      ...idErrors(id, item, timesUsed.get(id) ?? 0),
      ...read.errors,
    ]
    const planned: RowPlan = {
      number: row.number,
      name: cells.get('name')?.text || item?.name || '',
      status: 'unchanged',
      notes: isMatched && match ? [`No ID, but the same ${match.by} as an item of the catalog`] : [],
      values: {},
      differences: [],
      offer: offered ? (isMatched ? 'change' : 'add') : null,
      unknownCategories: [],
      isSavedSince: false,
    }
    if (errors.length > 0) return { ...planned, status: 'invalid', notes: errors, offer: null }
    const { values, unknownCategories } = read
    if (!item) {
      const notes = match?.looksLikeAnItem ? ['Looks like an item that is in the catalog already'] : []
      return { ...planned, status: 'new', notes, values: { ...values, id: row.newId }, unknownCategories }
    }
    const differences = describeDifferences(item, values, units)
    if (differences.length === 0) return planned
    const isSavedSince = isLater(item.updated_at, row.cells[savedAtColumn] ?? '')
    if (isSavedSince && choices.savedSince === 'leave') {
      return {
        ...planned,
        notes: [...planned.notes, `${savedLater}: left out`],
        unknownCategories,
        isSavedSince,
      }
    }
    return {
      ...planned,
      status: 'changed',
      notes: isSavedSince ? [...planned.notes, savedLater] : planned.notes,
      values: { ...values, id: item.id, updated_at: item.updated_at },
      differences,
      unknownCategories,
      isSavedSince,
    }
  }
}

/** Whether the first time is later. A time without an offset does not come from an export: false. */
const isLater = (time: string, exported: string) =>
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(exported) && Date.parse(time) > Date.parse(exported)

function shapeErrors({ cells, fault }: TableRow, mapping: ColumnMapping): string[] {
  if (fault) return [fault]
  const hasSurplus = cells.slice(mapping.length).some((cell) => cell.trim() !== '')
  return hasSurplus ? ['More cells than there are headers: empty those beyond them'] : []
}

function idErrors(id: string, item: Equipment | undefined, times: number): string[] {
  if (id === '') return []
  if (!uuid.test(id)) return ['ID: Not an ID of this catalog']
  if (times > 1) return ['ID: More than one row has this ID']
  return item ? [] : ['ID: Not in the catalog (any more). Clear the ID to add the row as a new item']
}

/** What differs, in words. */
function describeDifferences(item: Equipment, values: Values, units: UnitSystem): Difference[] {
  const { specifications, ...columns } = values
  const changed: Equipment = { ...item, ...values }
  const described = Object.keys(columns).map((column) => {
    const key = column as keyof Equipment
    const write = (state: Equipment) => (key === 'cost' ? priceOf(state) : cellTextOf(state[key]))
    return { header: labelOf(key), before: write(item), after: write(changed) }
  })
  const changes = !specifications ? [] : valueChanges(item, { ...item, specifications }, units)
  return [
    ...described,
    ...changes.map(({ label, from, to }) => ({ header: label, before: from ?? '', after: to ?? '' })),
  ]
}

/** A price with its currency, which a price list often does not state. */
const priceOf = ({ cost, currency }: Equipment) => (cost === null ? '' : formatExactMoney(cost, currency))

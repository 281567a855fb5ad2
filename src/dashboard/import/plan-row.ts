import { labelOf } from '@/catalog/columns'
import { valueChanges } from '@/catalog/diff'
import { brandAndModel, type Equipment } from '@/catalog/equipment'
import { createItemFinder, type Identity } from '@/catalog/match-items'
import type { UnitSystem } from '@/catalog/specifications/units'
import { formatExactMoney, formatNumber } from '@/lib/format'
import type { Choices, LookAlikeChoice } from './choices'
import type { ColumnMapping } from './column-mapping'
import { cellTextOf, fieldOfColumn, readCellText, systemOf } from './csv-format'
import type { FileFormat } from './file-format'
import { findSavedAt, type ImportKey } from './headers'
import type { Table, TableRow } from './read-file'
import { cellsOf, readRow, type Values } from './read-row'

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
  /** What happens to a row without an ID that looks like an item. A person may choose the other. */
  offer: LookAlikeChoice | null
  /** Nobody has decided about the offer, and a person must. */
  isUndecided: boolean
  /** The row is added although it looks like an item or another new row. */
  isAlike: boolean
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
  const inCatalog = createItemFinder(items)
  const inFile = createItemFinder<Identity & { number: number }>([])
  const units = unitsOf(mapping)
  const savedAtColumn = findSavedAt(headers)
  const idColumn = mapping.findIndex((column) => column?.key === 'id')
  const idOf = ({ cells }: TableRow) => readCellText(cells[idColumn] ?? '').toLowerCase()
  const timesUsed = new Map<string, number>()
  for (const row of rows) timesUsed.set(idOf(row), (timesUsed.get(idOf(row)) ?? 0) + 1)
  /** Items that rows without an ID may change: `import_equipment` refuses two changes of one item. */
  const taken = new Set<string>()

  /** The item that a row without an ID looks like. It may be changed if it is the only one and no other row changes it. */
  function lookAlikeOf(identity: Identity) {
    const match = inCatalog.find(identity)
    const [item, ...others] = match?.items ?? []
    if (!match || !item) return null
    const isFree = others.length === 0 && !taken.has(item.id) && !timesUsed.has(item.id)
    return { ...match, item, isFree }
  }

  /** Says what a row that is added looks like: an item, or a row above that is added too. Then remembers the row. */
  function alikeNotes(identity: Identity, number: number, alike: ReturnType<typeof lookAlikeOf>): string[] {
    const above = alike ? null : inFile.find(identity)
    inFile.add({ ...identity, number })
    if (alike) return [`Looks like ${describe(alike.item)} in the catalog: the same ${alike.by}`]
    const [row] = above?.items ?? []
    return above && row ? [`Looks like row ${formatNumber(row.number)}: the same ${above.by}`] : []
  }

  return function plan(row: TableRow): RowPlan {
    const cells = cellsOf(row.cells, mapping)
    const id = idOf(row)
    const textOf = (key: ImportKey) => cells.get(key)?.text
    const identity = { name: textOf('name'), brand: textOf('brand'), model: textOf('model') }
    const alike = id === '' ? lookAlikeOf(identity) : null
    const offered = alike?.isFree ? alike.item : undefined
    // Taken even if this row is added as a new item: otherwise the next row like it would change the item.
    if (offered) taken.add(offered.id)
    const choice = choices.lookAlikes.get(row.number)
    const isMatched = offered !== undefined && choice !== 'add'
    const item = isMatched ? offered : byId.get(id)
    // In a file with IDs a row without one is meant to be new, unless an earlier import has added it.
    const isDoubtful = isMatched && choice === undefined && (!alike?.isSure || idColumn >= 0)
    cells.delete('id')
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
      notes:
        isMatched && alike ? [`No ID, but the same ${alike.by} as ${describe(offered)} in the catalog`] : [],
      values: {},
      differences: [],
      offer: offered ? (isMatched ? 'change' : 'add') : null,
      isUndecided: false,
      isAlike: false,
      unknownCategories: [],
      isSavedSince: false,
    }
    if (errors.length > 0) return { ...planned, status: 'invalid', notes: errors, offer: null }
    const { values, unknownCategories } = read
    if (!item) {
      const notes = alikeNotes(identity, row.number, alike)
      return {
        ...planned,
        status: 'new',
        notes,
        values: { ...values, id: row.newId },
        unknownCategories,
        isAlike: notes.length > 0,
      }
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
      isUndecided: isDoubtful,
      isSavedSince,
    }
  }
}

/** 'Shower thermostat, Grohe 26 066' */
const describe = (item: Equipment) => [item.name, brandAndModel(item)].filter(Boolean).join(', ')

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

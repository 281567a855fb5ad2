import { labelOf } from '@/catalog/columns'
import { valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import type { UnitSystem } from '@/catalog/specifications/units'
import type { Currency } from '@/content/equipment'
import { cellTextOf, fieldOfColumn, readCellText, systemOf } from '@/dashboard/shared/csv-format'
import { formatExactMoney } from '@/lib/format'
import { type Choices, type LookAlikeChoice, priceDateColumn } from './choices'
import { type ColumnMapping, findPriceUnits } from './column-mapping'
import { type Doubt, doubtWords, isOlderPrice, wasSavedSince } from './doubts'
import type { FileFormat } from './file-format'
import { fillForAll } from './for-all-rows'
import { findSavedAt, type ImportKey } from './headers'
import { createLookAlikeFinder, noteOfChange } from './look-alikes'
import { createCurrencySettler } from './price-currency'
import { type Cell, formatOf, readPrice } from './read-cell'
import type { Table, TableRow } from './read-file'
import { cellsOf, readRow, type Values } from './read-row'
import { splitNameplate } from './split-nameplate'
import { type Aside, asideWords } from './table-head'

/** How the rows of a file are read, the catalog they are compared with, and a person's choices. */
export type ImportInput = {
  mapping: ColumnMapping
  format: FileFormat
  items: readonly Equipment[]
  /** Ids of the items that somebody else has saved in the last days. */
  savedByOthers: ReadonlySet<string>
  choices: Choices
}

/** What can happen to a row, in the order of the preview. */
export const statuses = ['new', 'changed', 'unchanged', 'left out', 'invalid'] as const
export type Status = (typeof statuses)[number]

/** A value of an item before and after the import, in words. */
type Difference = { header: string; before: string; after: string }

/** What an import does with one row. */
export type RowPlan = {
  /** Row number as in a spreadsheet. */
  number: number
  name: string
  status: Status
  /** What the row is and may be, or the reasons why it is invalid. */
  notes: string[]
  /** Remarks on cells that could not be read, or that a spreadsheet may have changed. */
  remarks: string[]
  /** The values of a new item, or the changed ones of an existing one with its `id` and `updated_at`. Else empty. */
  values: Values
  /** How the values of an existing item change. */
  differences: Difference[]
  /** What happens to a row without an ID that looks like an item. A person may choose the other. */
  offer: LookAlikeChoice | null
  /** Nobody has decided about the offer, and a person must. */
  isUndecided: boolean
  /** Categories that neither the list nor the item has. */
  unknownCategories: string[]
  /** Why a person is asked whether the row is saved. */
  doubts: readonly Doubt[]
  /** The file does not say when the item of this row had been saved. */
  isUndated: boolean
  /** The currencies that the price may be in if nothing says which, whatever was chosen; else []. */
  openCurrencies: readonly Currency[]
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The units in which people read the specifications: US units if any column has them. */
export const unitsOf = (mapping: ColumnMapping): UnitSystem =>
  mapping.some((column) => {
    const field = column && fieldOfColumn(column.key)
    return field && column.unit !== null && systemOf(field, column.unit) === 'us'
  })
    ? 'us'
    : 'si'

/** Prepares the look-ups once. The returned function plans one row; call it in the order of the rows. */
export function createRowPlanner(table: Table, input: ImportInput) {
  const { headers, rows } = table
  const { mapping, format, items, savedByOthers, choices } = input
  const byId = new Map(items.map((item) => [item.id, item]))
  const settleCurrency = createCurrencySettler(table, input)
  const priceUnits = findPriceUnits(headers, mapping)
  const units = unitsOf(mapping)
  const savedAtColumn = findSavedAt(headers)
  const idColumn = mapping.findIndex((column) => column?.key === 'id')
  const idOf = ({ cells }: TableRow) => readCellText(cells[idColumn] ?? '').toLowerCase()
  const timesUsed = new Map<string, number>()
  for (const row of rows) timesUsed.set(idOf(row), (timesUsed.get(idOf(row)) ?? 0) + 1)
  const lookAlikes = createLookAlikeFinder(items, (id) => timesUsed.has(id))

  /** Why a row that changes an item may be older than it. */
  function doubtsOf(item: Equipment, values: Values, row: TableRow, isAdded: boolean) {
    const saved = wasSavedSince(
      item.updated_at,
      readCellText(row.cells[savedAtColumn] ?? ''),
      format.isDayFirst,
    )
    // A row without an ID is of a price list, which has no times.
    const isUndated = saved === null && idOf(row) !== ''
    const mayBeNewer = saved === 'perhaps' || ((isUndated || isAdded) && savedByOthers.has(item.id))
    const found: (Doubt | false)[] = [
      saved === 'yes' && 'saved since',
      mayBeNewer && 'may be newer',
      isOlderPrice(item, values.specifications) && 'older price',
    ]
    return { isUndated, doubts: found.filter((doubt) => doubt !== false) }
  }

  /** A row that would be saved, unless a person left it out. The decision about a single row goes before those about many. */
  function leaveOut(planned: RowPlan): RowPlan {
    const isLeft = planned.doubts.some((doubt) => choices.doubts[doubt] === 'leave')
    if (choices.included.get(planned.number) ?? !isLeft) return planned
    return {
      ...planned,
      status: 'left out',
      values: {},
      offer: null,
      isUndecided: false,
      unknownCategories: [],
    }
  }

  /** False if the item keeps its price, because the cell says none: a date beside the cell is not the date of that price. */
  function isPriceRead(cell: Cell | undefined, item: Equipment, isMatched: boolean): boolean {
    if (!cell || cell.text === cellTextOf(item.cost)) return true
    // In a row with an ID somebody emptied the price.
    if (cell.text === '') return !isMatched
    const price = readPrice(cell.text, cell.column.unit, formatOf(cell, format))
    return price.ok && price.value.amount !== null
  }

  return function plan(row: TableRow): RowPlan {
    if (row.aside && !choices.included.get(row.number)) return planAside(row, row.aside)
    const cells = cellsOf(row, mapping, priceUnits)
    fillForAll(cells, choices.forAll, format)
    splitNameplate(cells, format)
    const id = idOf(row)
    const textOf = (key: ImportKey) => cells.get(key)?.text
    const identity = { name: textOf('name'), brand: textOf('brand'), model: textOf('model') }
    const alike = id === '' ? lookAlikes.find(identity, textOf('spec.item_no'), row) : null
    const choice = choices.lookAlikes.get(row.number)
    const offer = alike?.isFree ? (choice ?? 'change') : null
    const isMatched = offer === 'change'
    const item = isMatched ? alike?.item : byId.get(id)
    // In a file with IDs a row without one is meant to be new, unless an earlier import has added it.
    const isDoubtful =
      isMatched && choice === undefined && !alike?.isAdded && (!alike?.isSure || idColumn >= 0)
    cells.delete('id')
    if (item && !isPriceRead(cells.get('cost'), item, isMatched)) cells.delete(priceDateColumn)
    // An empty cell of a price list says nothing. In a row with an ID somebody emptied it.
    if (isMatched) for (const [key, { text }] of cells) if (text === '') cells.delete(key)
    if (!item && !cells.has('name')) cells.set('name', { text: '', column: { key: 'name', unit: null } })

    const currency = settleCurrency(cells, item)
    const isOpen = currency.open.length > 0 && !choices.forAll.currency
    const priceNotes = isOpen ? ['The price does not say its currency: choose it above'] : []
    const read = readRow(cells, item, format, choices.categories)
    const errors = [
      ...shapeErrors(row, mapping),
      ...idErrors(id, item, timesUsed.get(id) ?? 0),
      ...currency.errors,
      ...read.errors,
    ]
    const planned: RowPlan = {
      ...nothing,
      number: row.number,
      name: cells.get('name')?.text || item?.name || '',
      status: 'unchanged',
      notes: isMatched && alike ? [noteOfChange(alike)] : [],
      offer,
      remarks: read.remarks,
    }
    if (errors.length > 0) {
      return { ...planned, status: 'invalid', notes: errors, remarks: [], offer: null }
    }
    const { values, unknownCategories } = read
    if (!item) {
      const note = lookAlikes.noteOfNew(identity, alike)
      const added = leaveOut({
        ...planned,
        status: 'new',
        notes: [...(note === null ? [] : [note]), ...priceNotes],
        // A row that was added before, and is to be added once more.
        values: { ...values, id: byId.has(row.newId) ? crypto.randomUUID() : row.newId },
        unknownCategories,
        openCurrencies: currency.open,
        // An offered item was declined already.
        doubts: note === null || offer ? [] : ['alike'],
      })
      if (added.status === 'new') lookAlikes.remember(identity, row.number)
      return added
    }
    const differences = describeDifferences(item, values, units)
    if (differences.length === 0) return planned
    const { doubts, isUndated } = doubtsOf(item, values, row, isMatched && alike?.isAdded === true)
    return leaveOut({
      ...planned,
      status: 'changed',
      notes: [...planned.notes, ...priceNotes, ...doubts.map((doubt) => doubtWords[doubt].remark)],
      values: { ...values, id: item.id, updated_at: item.updated_at },
      differences,
      unknownCategories,
      isUndecided: isDoubtful,
      openCurrencies: currency.open,
      doubts,
      isUndated,
    })
  }
}

/** The plan of a row that saves nothing. */
const nothing = {
  notes: [],
  remarks: [],
  values: {},
  differences: [],
  offer: null,
  isUndecided: false,
  unknownCategories: [],
  openCurrencies: [],
  doubts: [],
  isUndated: false,
} satisfies Partial<RowPlan>

/** What becomes of a row that is no item, such as a heading. */
const planAside = ({ number, cells }: TableRow, aside: Aside): RowPlan => ({
  ...nothing,
  number,
  name: cells.find((cell) => cell.trim() !== '')?.trim() ?? '',
  status: 'left out',
  notes: [asideWords[aside]],
})

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

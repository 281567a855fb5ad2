import { clipPair, toState, valueChanges } from '@/catalog/diff'
import type { UnitSystem } from '@/catalog/specifications/units'
import type { Currency } from '@/content/equipment'
import { readCellText } from '@/dashboard/shared/csv-format'
import type { Choices } from './choices'
import { type Doubt, doubtWords } from './doubts'
import { errorHeader } from './headers'
import { createRowPlanner, type ImportInput, type RowPlan, type Status, unitsOf } from './plan-row'
import type { Table } from './read-file'
import type { Values } from './read-row'

/** Most rows of each status that are listed. */
const maxListed = 5000

/** A row as the preview lists it: texts are cut to what is shown. */
export type ListedRow = Pick<
  RowPlan,
  'number' | 'name' | 'status' | 'notes' | 'remarks' | 'differences' | 'offer' | 'isUndecided'
> & {
  /** The values of a new row beside its name, as they were read. */
  values: { key: string; label: string; value: string }[]
}

/** A category outside the list, in its first spelling, and the number of rows with it. */
type UnknownCategory = { name: string; rows: number }

/** The rows that the database function `import_equipment` saves, in one call or several. */
export type Payload = { added: Values[]; changed: Values[] }

export type Preview = {
  counts: Record<Status, number>
  /** The rows of each status, at most `maxListed` of each. Those that a person should look at come first. */
  rows: ListedRow[]
  /** Null if nothing can be saved; `problem` then says why. */
  payload: Payload | null
  /** Numbers of the new rows, in the order of `payload.added`. */
  addedRows: number[]
  problem: string | null
  /**
   * The invalid rows as read, with headers and reasons, to be written as CSV. The reasons come first: a row keeps its surplus
   * cells behind them, and a short one stays short. Rows with a CSV fault are not among them.
   */
  invalidRows: string[][]
  /** Delimiter of the file of invalid rows: semicolons if numbers have decimal commas. */
  delimiter: ',' | ';'
  unknownCategories: UnknownCategory[]
  /** How many rows have a price that does not say its currency, whatever was chosen, and those that it may be in. */
  openCurrency: { rows: number; options: ReadonlySet<Currency> }
  /** Numbers of the rows without an ID that look like an item and may change it, whatever was chosen for them. */
  matchedRows: number[]
  /** How many of them a person must decide about. */
  undecided: number
  /** How many rows a person is asked about, by the reason, whatever was chosen for them. */
  doubts: Readonly<Record<Doubt, number>>
  /** How many rows change an item, and the file does not say when it had been saved. */
  undated: number
  /** Numbers of the rows with remarks that are saved unless a person leaves them out. */
  remarkRows: number[]
}

/** Rows between two reports of progress. */
const reportEvery = 500

/** Compares a whole file with the catalog. `onProgress` is called with the number of rows that are done. */
export function previewImport(table: Table, input: ImportInput, onProgress: (done: number) => void): Preview {
  const plan = createRowPlanner(table, input)
  const units = unitsOf(input.mapping)
  const counts = { new: 0, changed: 0, unchanged: 0, 'left out': 0, invalid: 0 }
  const [rows, firstRows]: [ListedRow[], ListedRow[]] = [[], []]
  const payload: Payload = { added: [], changed: [] }
  const unknown = new Map<string, UnknownCategory>()
  const addedRows: number[] = []
  const matchedRows: number[] = []
  const remarkRows: number[] = []
  const doubts = { alike: 0, 'saved since': 0, 'may be newer': 0, 'older price': 0 }
  const open = new Set<Doubt>()
  let [undated, undecided] = [0, 0]
  const openCurrency = { rows: 0, options: new Set<Currency>() }
  // The reasons of an earlier file of invalid rows are dropped.
  const withoutReasons = (cells: string[]) =>
    cells.filter((_, column) => table.headers[column] !== errorHeader)
  const invalidRows = [[errorHeader, ...withoutReasons(table.headers)]]
  for (const [index, tableRow] of table.rows.entries()) {
    const row = plan(tableRow)
    counts[row.status] += 1
    for (const doubt of row.doubts) {
      doubts[doubt] += 1
      if (!input.choices.doubts[doubt] && !input.choices.included.has(row.number)) open.add(doubt)
    }
    if (row.isUndated) undated += 1
    if (row.remarks.length > 0 && row.status !== 'unchanged') remarkRows.push(row.number)
    if (row.openCurrencies.length > 0) openCurrency.rows += 1
    for (const currency of row.openCurrencies) openCurrency.options.add(currency)
    if (row.offer) matchedRows.push(row.number)
    if (row.isUndecided) undecided += 1
    countUnknown(unknown, row.unknownCategories)
    if (row.status === 'new') {
      payload.added.push(row.values)
      addedRows.push(row.number)
    }
    if (row.status === 'changed') payload.changed.push(row.values)
    if (counts[row.status] <= maxListed) {
      const isFirst = row.doubts.length > 0 || row.remarks.length > 0 || row.offer !== null
      const list = isFirst ? firstRows : rows
      list.push(toListed(row, units))
    }
    // A row with a fault may hold rows below it: quoted correctly, they would come back as one cell.
    if (row.status === 'invalid' && !tableRow.fault) {
      // `writeCsv` adds the apostrophes again.
      invalidRows.push([row.notes.join('; '), ...withoutReasons(tableRow.cells).map(readCellText)])
    }
    if ((index + 1) % reportEvery === 0) onProgress(index + 1)
  }
  const isEmpty = counts.new + counts.changed === 0
  const problem = isEmpty
    ? 'There is nothing to save in this file.'
    : (currencyProblem(openCurrency.rows, input.choices) ??
      openQuestion({ open, undecided, unknown, choices: input.choices }))
  return {
    counts,
    rows: [...firstRows, ...rows],
    payload: problem ? null : payload,
    addedRows,
    problem,
    invalidRows,
    delimiter: input.format.decimal === ',' ? ';' : ',',
    unknownCategories: [...unknown.values()],
    openCurrency,
    matchedRows,
    undecided,
    doubts,
    undated,
    remarkRows,
  }
}

function countUnknown(all: Map<string, UnknownCategory>, names: readonly string[]) {
  for (const name of new Set(names)) {
    const known = all.get(name.toLowerCase())
    if (known) known.rows += 1
    else all.set(name.toLowerCase(), { name, rows: 1 })
  }
}

/** Longest text in the list of changes, in characters. */
const maxShown = 300
/** Longest value of a new row, in characters: all its values are listed. */
const maxShownOfNew = 80

function toListed(row: RowPlan, units: UnitSystem): ListedRow {
  const { number, name, status, notes, remarks, differences, offer, isUndecided, values } = row
  return {
    number,
    name: name.slice(0, 200),
    status,
    notes,
    remarks,
    differences: differences.map(({ header, before, after }) => {
      const [from, to] = clipPair(before, after, maxShown)
      return { header, before: from, after: to }
    }),
    offer,
    isUndecided,
    values: status === 'new' ? describeNew(values, units) : [],
  }
}

/** The values of a new row, figures first: rules decided how they were read, while a text is the cell's own. */
function describeNew({ name: _, ...values }: Values, units: UnitSystem) {
  const isText = (key: string) => typeof values[key] === 'string'
  const all = valueChanges({}, toState(values), units).map(({ key, label, to }) => ({
    key,
    label,
    value: to && to.length > maxShownOfNew ? `${to.slice(0, maxShownOfNew)}…` : (to ?? ''),
  }))
  return [...all.filter(({ key }) => !isText(key)), ...all.filter(({ key }) => isText(key))]
}

const currencyProblem = (openPrices: number, choices: Choices): string | null =>
  openPrices > 0 && !choices.forAll.currency ? 'Choose the currency of the prices.' : null

/** What a person must answer before anything is saved. */
function openQuestion({
  open,
  undecided,
  unknown,
  choices,
}: Pick<Preview, 'undecided'> & {
  open: ReadonlySet<Doubt>
  unknown: ReadonlyMap<string, UnknownCategory>
  choices: Choices
}): string | null {
  if (undecided > 0) return 'Choose whether the rows that look like an item change it or are added.'
  const [doubt] = open
  if (doubt) return doubtWords[doubt].problem
  const isDecided = [...unknown.keys()].every((name) => choices.categories.has(name))
  return isDecided ? null : 'Choose a category for every unknown name, or keep it as it is.'
}

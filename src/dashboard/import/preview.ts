import { clipPair, toState, valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { formatNumber } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'
import type { Choices } from './choices'
import { errorHeader, type Matching, type WritableKey } from './column-mapping'
import { readCellText } from './csv-format'
import { hasDecimalCommas } from './decimal-commas'
import { type CheckedRow, createChecker } from './diff-rows'
import type { Table } from './read-file'

/** Most rows one import saves. Hosted databases end a request after 8 s, and this many take far less. */
export const maxChanges = 5000
/** Largest request of an import (bytes), a little below the limit of the embedded backend. */
const maxUploadBytes = 15 * 1024 * 1024

export const statuses = ['new', 'changed', 'unchanged', 'invalid'] as const
export type Status = (typeof statuses)[number]

/** A row as the preview lists it. */
export type ListedRow = Pick<CheckedRow, 'number' | 'name' | 'status'> & {
  /** Remarks, or the reasons why the row is invalid. */
  notes?: string[]
  differences?: { header: string; before: string; after: string }[]
  /** What a new row holds beside its name, as it was read. */
  values?: { key: string; label: string; value: string }[]
  /** What happens to a row without an ID that equals an item. A person may choose the other. */
  offer?: 'change' | 'add'
}

/** A category outside the list, in its first spelling, and the number of rows with it. */
export type UnknownCategory = { name: string; rows: number }

type Row = { [column: string]: Json }

/** Arguments of the database function `import_equipment`. */
export type Payload = { added: (Row & { id: string })[]; changed: Row[] }

export type Preview = {
  counts: Record<Status, number>
  /** The rows of each status, the first `maxChanges` of each. Those of `savedSince` come first. */
  rows: ListedRow[]
  /** Null where nothing can be saved; `problem` then says why. */
  payload: Payload | null
  problem: string | null
  /**
   * The invalid rows as read, with headers and reasons, to be written as CSV. The reasons come first: behind them a row
   * keeps surplus cells, and one with too few stays as short. Rows that cannot be told apart are not among them.
   */
  refused: string[][]
  /** Between the cells of the refused rows. Semicolons say that numbers have decimal commas, as in the file. */
  delimiter: ',' | ';'
  unknownCategories: UnknownCategory[]
  /** Numbers of the rows without an ID that equal an item, whatever was chosen for them. */
  offered: number[]
  /** How many rows would change an item that was saved after the file was exported. */
  savedSince: number
}

const savedLater = 'Saved after this file was exported'

// What has to be answered before anything is saved.
const whatOfSavedSince =
  'Choose what happens to the rows whose items were saved after this file was exported.'
const whichCategories = 'Choose a category for every unknown name, or keep it as it is.'

/** Progress is reported once per this many rows. */
const reportEvery = 500

/** Compares a whole file with the catalog. */
export function previewImport(
  table: Table,
  matching: Matching,
  items: readonly Equipment[],
  choices: Choices,
  onProgress: (done: number) => void,
): Preview {
  const commas = hasDecimalCommas(table, matching)
  const check = createChecker(table, matching, items, choices, commas)
  const counts = { new: 0, changed: 0, unchanged: 0, invalid: 0 }
  const rows: ListedRow[] = []
  const firstRows: ListedRow[] = []
  const payload: Payload = { added: [], changed: [] }
  const unknown = new Map<string, UnknownCategory>()
  const offered: number[] = []
  let savedSince = 0
  // Without the reasons of an earlier file of invalid rows.
  const withoutErrors = (cells: string[]) =>
    cells.filter((_, column) => table.headers[column] !== errorHeader)
  const refused = [[errorHeader, ...withoutErrors(table.headers)]]
  for (const [index, row] of table.rows.entries()) {
    const found = check(row)
    const isSavedSince = found.status === 'changed' && found.isSavedSince
    if (isSavedSince) savedSince += 1
    const isLeft = isSavedSince && choices.savedSince === 'leave'
    const checked: CheckedRow = isLeft ? { ...found, status: 'unchanged' } : found
    counts[checked.status] += 1
    if (checked.likeness && checked.status !== 'invalid') offered.push(row.number)
    if (checked.status === 'new' || checked.status === 'changed') countUnknown(unknown, checked.unknown)
    if (counts[checked.status] <= maxChanges) {
      const line = listed(checked)
      if (isSavedSince) line.notes = [...(line.notes ?? []), isLeft ? `${savedLater}: left out` : savedLater]
      const list = isSavedSince ? firstRows : rows
      list.push(line)
      addTo(payload, checked, row.newId)
    }
    // A row with a fault may hold rows below it: quoted correctly, they would come back as one cell.
    if (checked.status === 'invalid' && !row.fault) {
      // `writeCsv` adds the apostrophes again.
      refused.push([checked.errors.join('; '), ...withoutErrors(row.cells).map(readCellText)])
    }
    if ((index + 1) % reportEvery === 0) onProgress(index + 1)
  }
  const isDecided = [...unknown.keys()].every((name) => choices.categories.has(name))
  const isAnswered = savedSince === 0 || choices.savedSince !== null
  const question = isAnswered ? (isDecided ? null : whichCategories) : whatOfSavedSince
  const problem = problemOf(counts, payload, question)
  const unknownCategories = [...unknown.values()]
  return {
    counts,
    rows: [...firstRows, ...rows],
    payload: problem ? null : payload,
    problem,
    refused,
    delimiter: commas ? ';' : ',',
    unknownCategories,
    offered,
    savedSince,
  }
}

function countUnknown(all: Map<string, UnknownCategory>, names: readonly string[]) {
  for (const name of new Set(names)) {
    const known = all.get(name.toLowerCase())
    if (known) known.rows += 1
    else all.set(name.toLowerCase(), { name, rows: 1 })
  }
}

function addTo(payload: Payload, row: CheckedRow, newId: string) {
  if (row.status === 'new') payload.added.push({ ...row.values, id: newId })
  if (row.status === 'changed') {
    payload.changed.push({ ...row.values, id: row.item.id, updated_at: row.item.updated_at })
  }
}

function listed(row: CheckedRow): ListedRow {
  const { number, name, status, likeness } = row
  const line: ListedRow = { number, name: name.slice(0, 200), status }
  const offer: Partial<ListedRow> = likeness
    ? { offer: 'change', notes: [`No ID, but the same ${likeness} as an item of the catalog`] }
    : {}
  switch (row.status) {
    case 'new':
      return {
        ...line,
        ...(row.isLikeAnItem && { notes: ['Looks like an item that is in the catalog already'] }),
        ...(likeness && { offer: 'add' }),
        values: describeNew(row),
      }
    case 'changed':
      return { ...line, ...offer, differences: row.differences.map(shortened) }
    case 'unchanged':
      return { ...line, ...offer }
    case 'invalid':
      return { ...line, notes: row.errors }
  }
}

/** Figures first: they were read by rules, while a text is the cell's own. */
function describeNew({ values, units }: CheckedRow & { status: 'new' }) {
  const all = valueChanges({}, toState(values), units).filter(({ key }) => key !== 'name')
  const texts = all.filter(({ key }) => typeof values[key as WritableKey] === 'string')
  const figures = all.filter((one) => !texts.includes(one))
  return [...figures, ...texts].map(({ key, label, to }) => ({
    key,
    label,
    value: shorten(to ?? '', longestOfNew),
  }))
}

/** Longest value shown in the list of changes, in characters. */
const longest = 300
/** Longest value of a new row, in characters: it lists all it has. */
const longestOfNew = 80
const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

function shortened<D extends { before: string; after: string }>(difference: D): D {
  const [before, after] = clipPair(difference.before, difference.after, longest)
  return { ...difference, before, after }
}

function problemOf(counts: Record<Status, number>, payload: Payload, question: string | null): string | null {
  const changes = counts.new + counts.changed
  if (changes === 0) return 'There is nothing to save in this file.'
  if (changes > maxChanges) {
    const amounts = [changes, maxChanges].map(formatNumber)
    return `This file holds ${amounts[0]} changes. At most ${amounts[1]} are saved at once: split it into several files.`
  }
  if (question) return question
  if (new TextEncoder().encode(JSON.stringify(payload)).length > maxUploadBytes) {
    return `The changes hold more than ${maxUploadBytes / 1024 / 1024} MB of text: split the file into several.`
  }
  return null
}

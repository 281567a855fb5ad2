import type { Equipment } from '@/dashboard/equipment/equipment'
import { labelOf } from '@/dashboard/equipment/equipment-columns'
import type { Json } from '@/lib/supabase/database.types'
import { cellTextOf, readCellText } from './cells'
import type { ImportKey, Matching, WritableKey } from './columns'
import type { TableRow } from './read-table'
import { canonicalCategories, readValue } from './read-values'

export type Values = Partial<Record<WritableKey, Json | null>>

export type Difference = { header: string; before: string; after: string }

/** What an import makes of one row of the file. */
export type CheckedRow = { number: number; name: string } & (
  | { status: 'new'; values: Values; twin: boolean }
  | { status: 'changed'; item: Equipment; values: Values; differences: Difference[] }
  | { status: 'unchanged' }
  | { status: 'invalid'; errors: string[]; cells: string[] }
)

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Compares rows with the catalog. Everything that is asked for more than one row is prepared once. */
export function createChecker(rows: readonly TableRow[], matching: Matching, items: readonly Equipment[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const looks = new Set(items.map(lookOf))
  const matched = matching.flatMap((key, column) => (key ? [{ key, column }] : []))
  const idColumn = matching.indexOf('id')
  const idOf = ({ cells }: TableRow) => readCellText(cells[idColumn] ?? '').toLowerCase()
  const timesUsed = new Map<string, number>()
  for (const row of rows) {
    const id = idOf(row)
    timesUsed.set(id, (timesUsed.get(id) ?? 0) + 1)
  }

  return function check(row: TableRow): CheckedRow {
    const texts = new Map<ImportKey, string>(
      matched.map(({ key, column }) => [key, readCellText(row.cells[column] ?? '')]),
    )
    const id = idOf(row)
    const item = byId.get(id)
    const place = { number: row.number, name: texts.get('name') || item?.name || '' }
    const errors = [...shapeErrors(row, matching), ...idErrors(id, item, timesUsed.get(id) ?? 0)]
    texts.delete('id')
    // A new row needs a name, whether the file has such a column or not.
    if (id === '' && !texts.has('name')) texts.set('name', '')
    const { values, refused } = readTexts(texts, item)
    errors.push(...refused)
    if (errors.length > 0) return { ...place, status: 'invalid', errors, cells: row.cells }
    if (!item) return { ...place, status: 'new', values, twin: looks.has(lookOf(values)) }
    const differences = Object.keys(values).map((key) => describe(key as WritableKey, values, item))
    return differences.length > 0
      ? { ...place, status: 'changed', item, values, differences }
      : { ...place, status: 'unchanged' }
  }
}

function shapeErrors({ cells, fault }: TableRow, matching: Matching): string[] {
  if (fault) return [fault]
  const tooMany = cells.slice(matching.length).some((cell) => cell.trim() !== '')
  return tooMany ? ['More cells than there are headers'] : []
}

function idErrors(id: string, item: Equipment | undefined, times: number): string[] {
  if (id === '') return []
  if (!uuid.test(id)) return ['ID: Not an ID of this catalog']
  if (times > 1) return ['ID: More than one row has this ID']
  return item ? [] : ['ID: Not in the catalog (any more). Clear the ID to add the row as a new item']
}

/** The values of a row; of one that stands in the catalog only those that differ from it. */
function readTexts(texts: ReadonlyMap<ImportKey, string>, item: Equipment | undefined) {
  const values: Values = {}
  const refused: string[] = []
  for (const [key, text] of texts) {
    // What is as it was needs no judging: it may be older than a rule.
    if (key === 'id' || (item && text === cellTextOf(item[key]))) continue
    const reading = readValue(key, text)
    if (!reading.ok) refused.push(`${labelOf(key)}: ${reading.reason}`)
    else if (!item || !isSame(key, reading.value, item)) values[key] = reading.value
  }
  return { values, refused }
}

function isSame(key: WritableKey, value: Json | null, item: Equipment): boolean {
  if (key === 'category') return value === canonicalCategories(item.category)
  if (key === 'specifications') return sorted(value) === sorted(item.specifications)
  return value === item[key]
}

/** JSON with its keys in order, so that two objects with the same content read the same. */
function sorted(value: Json | null): string {
  return JSON.stringify(value, (_, part: Json) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function describe(key: WritableKey, values: Values, item: Equipment): Difference {
  const after = values[key]
  return {
    header: labelOf(key),
    before: cellTextOf(item[key]),
    after: typeof after === 'object' && after !== null ? JSON.stringify(after) : String(after ?? ''),
  }
}

/** Name, brand and model, by which a person would know an item. */
function lookOf(item: { name?: unknown; brand?: unknown; model?: unknown }): string {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return [item.name, item.brand, item.model].map(text).join('\n').toLowerCase()
}

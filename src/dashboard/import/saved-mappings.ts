import * as v from 'valibot'
import { readPreference, savePreference } from '@/lib/preferences'
import type { Choices } from './choices'
import { type ColumnMapping, mappingProblem } from './column-mapping'
import { isSpecification, parseExportHeader } from './csv-format'
import { type ImportColumn, type ImportKey, importColumns } from './headers'

const preferenceKey = 'import:mappings'

/** Most files whose mapping is saved; the oldest is dropped first. */
const maxSaved = 20

/**
 * The column of each header, 'left out' if a person decided so, or null if nothing was found and nobody decided. Headers
 * identify a file, in any order; so two equal ones cannot be saved.
 */
const schema = v.array(
  v.record(
    v.string(),
    v.nullable(v.union([v.literal('left out'), v.object({ key: v.string(), unit: v.nullable(v.string()) })])),
  ),
)
type Saved = v.InferOutput<typeof schema>[number]

function readAll(): Saved[] {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readPreference(preferenceKey) ?? '[]'))
    return success ? output : []
  } catch {
    return []
  }
}

const setOf = (headers: readonly string[]) => [...headers].sort().join('\n')
const areDistinct = (headers: readonly string[]) => new Set(headers).size === headers.length

const exceptFor = (headers: readonly string[]) =>
  readAll().filter((saved) => setOf(Object.keys(saved)) !== setOf(headers))

/**
 * Saves in this browser how a file with these headers was mapped.
 * @param automatic the mapping by the headers alone: it tells what a person left out from what was not found
 */
export function saveMapping(headers: readonly string[], mapping: ColumnMapping, automatic: ColumnMapping) {
  if (!areDistinct(headers)) return
  const entry = Object.fromEntries(
    headers.map((header, index) => [header, mapping[index] ?? (automatic[index] ? 'left out' : null)]),
  )
  savePreference(preferenceKey, JSON.stringify([entry, ...exceptFor(headers)].slice(0, maxSaved)))
}

/**
 * The columns chosen for an earlier file with these headers, or null. Undefined for a header that nothing was found for: the
 * categories of this file may explain it, but it uses no key twice.
 */
export function loadMapping(headers: readonly string[], automatic: ColumnMapping): Choices['columns'] | null {
  const saved = readAll().find((entry) => setOf(Object.keys(entry)) === setOf(headers))
  if (!saved || !areDistinct(headers)) return null
  const used = new Set(headers.map((header) => toColumn(saved[header])?.key))
  const columns = headers.map((header, index) => {
    const found = automatic[index]
    return saved[header] === null && !(found && used.has(found.key)) ? undefined : toColumn(saved[header])
  })
  // The catalog may have lost columns since.
  const mapping = columns.map((column, index) => (column === undefined ? (automatic[index] ?? null) : column))
  return mappingProblem(mapping) ? null : columns
}

/** A saved column, if the catalog still has it. */
function toColumn(saved: Saved[string] | undefined): ImportColumn | null {
  if (!saved || saved === 'left out') return null
  const { key, unit } = saved
  const isKnown = isSpecification(key) ? parseExportHeader(key) : importColumns.some((one) => one.key === key)
  // `importColumns` and `parseExportHeader` name exactly these keys.
  return isKnown ? { key: key as ImportKey, unit } : null
}

export function forgetMapping(headers: readonly string[]) {
  savePreference(preferenceKey, JSON.stringify(exceptFor(headers)))
}

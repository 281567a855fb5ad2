import * as v from 'valibot'
import { isSpecification, parseExportHeader } from '@/dashboard/shared/csv-format'
import { readPreference, savePreference } from '@/lib/preferences'
import { automaticMapping, type Choices, mapFile, type NamedColumns, noChoices } from './choices'
import { mappingProblem } from './column-mapping'
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

/** Saves in this browser how the columns of a file were mapped. */
export function saveMapping(file: NamedColumns, choices: Choices) {
  const { headers } = file
  if (!areDistinct(headers)) return
  const mapping = mapFile(file, choices)
  const automatic = automaticMapping(file, choices)
  const entry = Object.fromEntries(
    headers.map((header, index) => [header, mapping[index] ?? (automatic[index] ? 'left out' : null)]),
  )
  savePreference(preferenceKey, JSON.stringify([entry, ...exceptFor(headers)].slice(0, maxSaved)))
}

/**
 * The columns chosen for an earlier file with these headers, or null. A header that nothing was found for is undefined: the
 * categories of this file may explain it, but it uses no key twice.
 */
export function loadMapping(file: NamedColumns): Choices['columns'] | null {
  const { headers } = file
  const saved = readAll().find((entry) => setOf(Object.keys(entry)) === setOf(headers))
  if (!saved || !areDistinct(headers)) return null
  const automatic = mapFile(file, noChoices)
  const used = new Set(headers.map((header) => toColumn(saved[header])?.key))
  const columns = headers.map((header, index) => {
    const found = automatic[index]
    return saved[header] === null && !(found && used.has(found.key)) ? undefined : toColumn(saved[header])
  })
  // The catalog may have lost columns since.
  return mappingProblem(mapFile(file, { ...noChoices, columns })) ? null : columns
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

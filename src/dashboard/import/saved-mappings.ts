import * as v from 'valibot'
import { readPreference, savePreference } from '@/lib/preferences'
import { importKeyOf, type Matching, matchingProblem, withoutUnit } from './column-mapping'

const preferenceKey = 'csv:matchings'

/** Most sets of headers that are remembered; the oldest is forgotten first. */
const maxRemembered = 20

/** Stands for a column that a person left out. */
const leftOut = ''

/** Column by header, or null where nothing was found and nobody decided. The order of columns makes no difference. */
const schema = v.array(v.record(v.string(), v.nullable(v.string())))
type Remembered = v.InferOutput<typeof schema>[number]

function readAll(): Remembered[] {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readPreference(preferenceKey) ?? '[]'))
    return success ? output : []
  } catch {
    return []
  }
}

const setOf = (headers: readonly string[]) => [...headers].sort().join('\n')

const othersThan = (headers: readonly string[]) =>
  readAll().filter((one) => setOf(Object.keys(one)) !== setOf(headers))

/**
 * Remembers in this browser how a file with these headers was matched. Two equal headers cannot be told apart.
 * @param automatic the matching by the headers alone, which tells what a person left out from what was not found
 */
export function rememberMatching(headers: readonly string[], matching: Matching, automatic: Matching) {
  if (new Set(headers).size < headers.length) return
  const entry = Object.fromEntries(
    headers.map((header, column) => [header, matching[column] ?? (automatic[column] ? leftOut : null)]),
  )
  const all = [entry, ...othersThan(headers)].slice(0, maxRemembered)
  savePreference(preferenceKey, JSON.stringify(all))
}

/**
 * How a file with the same headers was matched before, or null.
 * @param automatic the matching by the headers alone, for columns nobody decided about: which specifications it finds
 * depends on the categories of the file
 */
export function recallMatching(headers: readonly string[], automatic: Matching): Matching | null {
  if (new Set(headers).size < headers.length) return null
  const entry = readAll().find((one) => setOf(Object.keys(one)) === setOf(headers))
  if (!entry) return null
  const decided = headers.map((header) => importKeyOf(entry[header] ?? leftOut))
  const taken = decided.map((key) => key && withoutUnit(key))
  const matching = headers.map((header, column) => {
    const found = entry[header] === null ? (automatic[column] ?? null) : null
    return decided[column] ?? (taken.includes(found) ? null : found)
  })
  // Columns of the catalog may have gone since.
  return matchingProblem(matching) ? null : matching
}

export function forgetMatching(headers: readonly string[]) {
  savePreference(preferenceKey, JSON.stringify(othersThan(headers)))
}

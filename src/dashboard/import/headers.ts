import { columns, labelOf } from '@/catalog/columns'
import type { EquipmentInput } from '@/catalog/equipment'
import { fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import { normalizeUnit } from '@/catalog/specifications/units'
import { categories } from '@/content/equipment'
import {
  fieldOfColumn,
  parseExportHeader,
  type SpecificationColumn,
  systemOf,
  unitOf,
} from '@/dashboard/shared/csv-format'
import { namedCurrency, priceName } from './currency-words'
import {
  columnAliases,
  doubtfulUnits,
  isTime,
  measures,
  plainUnitWords,
  priceUnitHeaders,
  specificationAliases,
  type TimeKey,
  timeUnits,
  timeWords,
  vagueHeaders,
} from './header-words'

// What the headers of other people's files say: the column of the catalog, and the unit or currency of its cells.

/** A column that an import can fill: one of the table, the id that names the item, or a key of the specifications. */
export type ImportKey = keyof EquipmentInput | 'id' | SpecificationColumn

/**
 * What a column of a file holds. `unit` is the unit, currency or measure of time of its bare numbers; null if the header
 * states none. A unit the key is not measured in is kept: `readCell` then refuses bare numbers. So are words beside a price
 * that are not known: they may be a currency, which is asked for.
 */
export type ImportColumn = { key: ImportKey; unit: string | null }

/** Longest header that is split, in characters: the patterns take quadratic time, and a hostile file has long headers. */
const maxHeader = 100

/** Longest text in brackets that may be an unknown unit, in characters. */
const maxUnit = 12

/** The pattern also takes 'Noise (dB(A))'. */
const unitInBrackets = /^(.*\S)\s*[([]\s*((?:[^()[\]]|\([^()[\]]*\))+?)\s*[)\]]$/u
const unitAtEnd = /^(.*?[^\s,:/_-])(?:[\s,:/_-]+in)?[\s,:/_-]+([^\s,:_-]+)$/iu

/** Letters and digits in lower case, with # as 'no': 'Lead Time (days)' equals 'lead_time_days', 'Item #' 'Item No.' */
export const normalizeHeader = (header: string) =>
  header
    .toLowerCase()
    .replace(/#|№|\bn[º°]/gu, 'no')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text is a unit or another measure, or a word for time. */
export const isMeasure = (text: string) =>
  measures.has(normalizeUnit(text)) || timeWords.has(text.toLowerCase())

/**
 * A header without its unit, and the unit: 'Power [kW]', 'Delivery time (weeks)', 'Weight in lbs', and 'kW', which is both.
 * At the end of other words it must be a known measure.
 */
export function splitUnit(header: string): { words: string; unit: string | null } {
  const text = header.trim()
  if (text.length > maxHeader) return { words: header, unit: null }
  const [, words, unit] = unitInBrackets.exec(text) ?? []
  if (words && unit) return { words, unit }
  const [, before, last] = unitAtEnd.exec(text) ?? []
  if (before && last && isMeasure(last)) return { words: before, unit: last }
  return { words: header, unit: isMeasure(text) ? text : null }
}

/** The columns of the table that an import fills. It ignores those that only the database sets. */
export const importColumns = columns.flatMap(({ key, label, isKeptByDatabase }) =>
  isKeptByDatabase ? [] : [{ key: key as keyof EquipmentInput | 'id', label }],
)

/** The columns of the table by normalized header: the one it names, or those it may name, best first. */
const columnsByHeader = new Map<string, readonly (ImportKey | null)[]>([
  ...vagueHeaders,
  ...importColumns.flatMap(({ key, label }) => {
    const aliases = columnAliases[key]?.split(' ') ?? []
    return [normalizeHeader(key), normalizeHeader(label), ...aliases].map(
      (header) => [header, [key]] as const,
    )
  }),
])

/** The common specifications and those of some categories, by normalized header. No two fields share one. */
export function specificationsByHeader(
  categories: readonly string[],
): ReadonlyMap<string, SpecificationField> {
  const fields = fieldsFor(categories).flatMap((group) => group.fields)
  return new Map(
    fields.flatMap((field) => {
      const aliases = specificationAliases[field.key]?.split(' ') ?? []
      return [normalizeHeader(field.label), ...aliases].map((header) => [header, field] as const)
    }),
  )
}

/** The specifications of all categories, by normalized header. */
export const allSpecificationsByHeader = specificationsByHeader(categories)

/**
 * The column a header names, with its unit, or the columns it may name, best first: 'Description' is the name if no other
 * header is, and null is none. [] for an unknown header, for a unit the column cannot be read in, for a price in none of the catalog's
 * currencies, and for a measure without a unit: 'Weight' may be in pounds.
 */
export function parseHeader(
  header: string,
  specifications: ReadonlyMap<string, SpecificationField>,
): readonly (ImportColumn | null)[] {
  const exported = parseExportHeader(header)
  if (exported) return [exported]
  // 'Price unit' is the price if no other column is.
  if (isPrice(header))
    return [{ key: 'cost', unit: statedUnit(header, 'cost') }, ...(isPriceUnit(header) ? [null] : [])]
  const { words, unit } = splitUnit(header)
  const [whole, name] = [normalizeHeader(header), normalizeHeader(words)]
  // Brackets may be part of a label, 'Inlet (nominal)'. Signs are not: 'Width (%)' is not 'Width'.
  if (unit === null || whole !== name) {
    const keys = columnsByHeader.get(whole)?.filter((key) => key !== 'cost')
    if (keys?.length) return keys.map((key) => key && { key, unit: statedUnit(header, key) })
    const specification = matchSpecification(specifications.get(whole), null)
    if (specification) return [specification]
  }
  if (unit === null) return []
  const specification = matchSpecification(specifications.get(name), unit)
  if (specification) return [specification]
  return (columnsByHeader.get(name) ?? []).flatMap((key) => (key && matchColumn(key, header, unit)) ?? [])
}

/** Whether the cells below a header say what the prices beside them are of: 'Unit', 'Sold by', 'Preiseinheit'. */
export const isPriceUnit = (header: string) =>
  [header, splitUnit(header).words].some((words) =>
    priceUnitHeaders.has(words.toLowerCase().replace(/[\s._:-]/g, '')),
  )

/** Whether a header names a price in a currency of the catalog or in none: 'List price (EUR, net)', 'USD', 'Net price'. */
function isPrice(header: string): boolean {
  if (header.length > maxHeader) return false
  const name = priceName(header)
  if (name !== '' && columnsByHeader.get(name)?.[0] !== 'cost') return false
  const { ours, isOther } = namedCurrency(header)
  return !isOther && (name !== '' || (ours.length > 0 && /\p{Sc}|usd|eur|gbp|cad/iu.test(header)))
}

function matchSpecification(field: SpecificationField | undefined, unit: string | null): ImportColumn | null {
  if (!field) return null
  const [si, us] = [unitOf(field, 'si'), unitOf(field, 'us')]
  const system = unit === null ? (si === us ? 'si' : null) : systemOf(field, unit)
  return system && { key: `spec.${field.key}`, unit: unitOf(field, system) }
}

function matchColumn(key: ImportKey, header: string, unit: string): ImportColumn | null {
  const isReadable = isTime(key)
    ? timeUnits[key].has(unit.toLowerCase())
    : key !== 'cost' && isUnitOfText(key, unit)
  return isReadable ? { key, unit: statedUnit(header, key) } : null
}

/** 'kW', 'l/min', 'in', '°C', 'm²': what may stand behind the numbers of a text such as Power Requirements. */
const isUnitOfText = (key: ImportKey, unit: string) =>
  /^[\p{L}°%"'²³/.·\d ]{1,12}$/u.test(unit) &&
  columns.some((column) => column.key === key && column.isTechnical)

/** The unit that a header states for a column, whichever way the column was found; null if it states none. */
export function statedUnit(header: string, key: ImportKey): string | null {
  const { unit } = splitUnit(header)
  if (isTime(key)) return statedTime(header, key)
  if (key === 'cost') return statedCurrency(header)
  const field = fieldOfColumn(key)
  if (!field) return unit !== null && isUnitOfText(key, unit) ? unit : null
  return parseExportHeader(header)?.unit ?? (unit === null ? null : statedMeasure(unit, field))
}

/**
 * The one word for time in the brackets of a header, or among all its words: 'Lead time in weeks', 'LeadTimeWeeks', 'Weeks ARO'.
 * The whole text if they are several, unknown ones, or business days, which take longer than as many days: no number can be
 * read in them.
 */
function statedTime(header: string, key: TimeKey): string | null {
  const [, , inBrackets] = (header.length <= maxHeader && unitInBrackets.exec(header.trim())) || []
  const text = inBrackets ?? header
  const words = text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const times = words.filter((word) => timeWords.has(word))
  const isBusiness = /business|working|arbeitstag|werktag|ouvr(?:és|able)|hábil/i.test(text)
  if (times.length === 0 && !isBusiness) return inBrackets && isUnknownUnit(inBrackets) ? inBrackets : null
  const lengths = new Set(times.map((word) => timeUnits[key].get(word)))
  return (lengths.size === 1 && !isBusiness && times[0]) || text
}

/** The one currency that a header names, or $; the header if no price can be read in its words, or its currency is unclear. */
function statedCurrency(header: string): string | null {
  const { ours, isOther, isUnclear } = namedCurrency(header)
  if (isOther || isUnclear) return header.slice(0, maxHeader)
  return ours.length > 1 ? '$' : (ours[0] ?? null)
}

/**
 * The unit of the field, or another measure as it is written: also an unknown one, in which no number is read. Null for other
 * words, as in 'Weight (net)'.
 */
function statedMeasure(unit: string, field: SpecificationField): string | null {
  const system = systemOf(field, unit)
  if (system) return unitOf(field, system)
  // 'Width (W)' is not in watts, nor 'Length (L)' in liters.
  const isSide = (field.unit === 'mm' || field.unit === 'm') && /^[BDHLTW]$/i.test(unit)
  if (isSide) return null
  return measures.has(normalizeUnit(unit)) || (unitOf(field, 'si') !== null && isUnknownUnit(unit))
    ? unit
    : null
}

/** Whether a short text in brackets may be a unit: not 'net' or 'approx.' */
const isUnknownUnit = (text: string) =>
  text.length <= maxUnit &&
  text.split(/[^\p{L}]+/u).some((word) => word && !plainUnitWords.has(word.toLowerCase()))

/** Whether a header leaves open in which unit such a column is: 'Lead time', 'Battery life'. */
export function leavesUnitOpen(header: string, { key }: ImportColumn): boolean {
  const field = fieldOfColumn(key)
  const isDoubtful = isTime(key) || (field !== undefined && doubtfulUnits.includes(field.unit))
  return isDoubtful && !parseExportHeader(header) && statedUnit(header, key) === null
}

/** The header of the column with the reasons, in the file of invalid rows. */
export const errorHeader = 'Error'

const ignoredHeaders = new Set([
  normalizeHeader(errorHeader),
  ...columns.flatMap(({ key, label, isKeptByDatabase }) =>
    isKeptByDatabase ? [normalizeHeader(key), normalizeHeader(label)] : [],
  ),
])

/** Whether our own files have a column with this header that no import reads. */
export const isIgnoredHeader = (header: string) => ignoredHeaders.has(normalizeHeader(header))

const savedAtHeaders = ['updated_at', labelOf('updated_at')].map(normalizeHeader)

/** The column of an export with the time at which each item had last been saved; -1 without one. */
export const findSavedAt = (headers: readonly string[]) =>
  headers.findIndex((header) => savedAtHeaders.includes(normalizeHeader(header)))

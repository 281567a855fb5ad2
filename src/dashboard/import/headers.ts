import { columns, labelOf } from '@/catalog/columns'
import type { EquipmentInput } from '@/catalog/equipment'
import { readMoney } from '@/catalog/numbers'
import { fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import { normalizeUnit } from '@/catalog/specifications/units'
import { currencies } from '@/content/equipment'
import { fieldOfColumn, parseExportHeader, type SpecificationColumn, systemOf, unitOf } from './csv-format'
import {
  columnAliases,
  doubtfulUnits,
  isTime,
  measures,
  specificationAliases,
  type TimeKey,
  thousands,
  timeUnits,
  timeWords,
} from './header-words'

// What the headers of other people's files say: the column of the catalog, and the unit or currency of its cells.

/** A column that an import can fill: one of the table, the id that names the item, or a key of the specifications. */
export type ImportKey = keyof EquipmentInput | 'id' | SpecificationColumn

/**
 * What a column of a file holds. `unit` is the unit, currency or measure of time of its bare numbers; null if the header
 * states none. A unit the key is not measured in is kept: `readCell` then refuses bare numbers.
 */
export type ImportColumn = { key: ImportKey; unit: string | null }

/** Longest header that is split, in characters: the patterns take quadratic time, and a hostile file has long headers. */
const maxHeader = 100

/** The pattern also takes 'Noise (dB(A))'. */
const unitInBrackets = /^(.*\S)\s*[([]\s*((?:[^()[\]]|\([^()[\]]*\))+?)\s*[)\]]$/u
const currencyAtEnd = new RegExp(
  `^(.*?\\S)\\s+(?:in\\s+)?(${currencies.join('|')}|\\p{L}{0,3}\\p{Sc})$`,
  'iu',
)

/** Letters and digits in lower case: 'Lead Time (days)' equals 'lead_time_days'. */
export const normalizeHeader = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A header without the unit at its end, and the unit: 'Power [kW]', 'Delivery time (weeks)', 'List price EUR'. */
export function splitUnit(header: string): { words: string; unit: string | null } {
  const text = header.trim()
  const isShort = text.length <= maxHeader
  const [, words, unit] = (isShort && (unitInBrackets.exec(text) ?? currencyAtEnd.exec(text))) || []
  return words && unit ? { words, unit } : { words: header, unit: null }
}

/** The columns of the table that an import fills. It ignores those that only the database sets. */
export const importColumns = columns.flatMap(({ key, label, isKeptByDatabase }) =>
  isKeptByDatabase ? [] : [{ key: key as keyof EquipmentInput | 'id', label }],
)

const columnsByHeader = new Map(
  importColumns.flatMap(({ key, label }) => {
    const aliases = columnAliases[key]?.split(' ') ?? []
    return [normalizeHeader(key), normalizeHeader(label), ...aliases].map((header) => [header, key] as const)
  }),
)

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

/**
 * The column a header names, with its unit; null for an unknown header, for a unit the column cannot be read in, and for a
 * measure without a unit: 'Weight' may be in pounds.
 */
export function parseHeader(
  header: string,
  specifications: ReadonlyMap<string, SpecificationField>,
): ImportColumn | null {
  const exported = parseExportHeader(header)
  if (exported) return exported
  const { words, unit } = splitUnit(header)
  const [whole, name] = [normalizeHeader(header), normalizeHeader(words)]
  // Brackets may be part of a label, 'Inlet (nominal)'. Signs are not: 'Price (%)' is not 'Price'.
  if (unit === null || whole !== name) {
    const key = columnsByHeader.get(whole)
    if (key) return { key, unit: statedUnit(header, key) }
    const specification = matchSpecification(specifications.get(whole), null)
    if (specification) return specification
  }
  if (unit === null) return null
  return (
    matchSpecification(specifications.get(name), unit) ?? matchColumn(columnsByHeader.get(name), header, unit)
  )
}

function matchSpecification(field: SpecificationField | undefined, unit: string | null): ImportColumn | null {
  if (!field) return null
  const [si, us] = [unitOf(field, 'si'), unitOf(field, 'us')]
  const system = unit === null ? (si === us ? 'si' : null) : systemOf(field, unit)
  return system && { key: `spec.${field.key}`, unit: unitOf(field, system) }
}

function matchColumn(key: ImportKey | undefined, header: string, unit: string): ImportColumn | null {
  if (!key) return null
  const isReadable = isTime(key)
    ? timeUnits[key].has(unit.toLowerCase())
    : key === 'cost'
      ? isCurrency(unit)
      : isUnitOfText(key, unit)
  return isReadable ? { key, unit: statedUnit(header, key) } : null
}

const isCurrency = (text: string) => readMoney(`0 ${text}`).ok

/** 'kW', 'l/min', 'in', '°C', 'm²': what may stand behind the numbers of a text such as Power Requirements. */
const isUnitOfText = (key: ImportKey, unit: string) =>
  /^[\p{L}°%"'²³/.·\d ]{1,12}$/u.test(unit) &&
  columns.some((column) => column.key === key && column.isTechnical)

/** The unit that a header states for a column, whichever way the column was found; null if it states none. */
export function statedUnit(header: string, key: ImportKey): string | null {
  const { unit } = splitUnit(header)
  if (isTime(key)) return statedTime(unit ?? header, key)
  if (key === 'cost') return statedCurrency(header, unit)
  const field = fieldOfColumn(key)
  if (!field) return unit !== null && isUnitOfText(key, unit) ? unit : null
  return parseExportHeader(header)?.unit ?? (unit === null ? null : statedMeasure(unit, field))
}

/**
 * The one word for time among others: 'Lead time in weeks', 'LeadTimeWeeks', 'Weeks ARO'. All the words if they are several
 * or business days, which take longer than as many days: no number can be read in them.
 */
function statedTime(text: string, key: TimeKey): string | null {
  const words = text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const times = words.filter((word) => timeWords.has(word))
  const isBusiness = /business|working/i.test(text)
  if (times.length === 0 && !isBusiness) return null
  const lengths = new Set(times.map((word) => timeUnits[key].get(word)))
  return (lengths.size === 1 && !isBusiness && times[0]) || text
}

/** The one currency among other words, 'List price (EUR, net)'. All the words if no price can be read in them. */
function statedCurrency(header: string, unit: string | null): string | null {
  if (thousands.test(header)) return unit !== null && thousands.test(unit) ? unit : header
  if (unit !== null && isCurrency(unit)) return unit
  const words = header.toUpperCase().match(/\p{L}*\p{Sc}|\p{L}+/gu) ?? []
  const named = new Set(
    words.filter((word) => /\p{Sc}/u.test(word) || currencies.some((code) => code === word)),
  )
  const [currency = null] = named
  return named.size > 1 ? (unit ?? header) : currency
}

/** The unit of the field, or another measure as it is written. Null for other words, as in 'Weight (net)'. */
function statedMeasure(unit: string, field: SpecificationField): string | null {
  const system = systemOf(field, unit)
  if (system) return unitOf(field, system)
  // 'Width (W)' is not in watts, nor 'Length (L)' in liters.
  const isSide = (field.unit === 'mm' || field.unit === 'm') && /^[DHLW]$/i.test(unit)
  return !isSide && measures.has(normalizeUnit(unit)) ? unit : null
}

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

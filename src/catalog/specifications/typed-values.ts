import { canonicalText } from '@/lib/canonical-text'
import { withHttps } from '@/lib/parse'
import type { Json } from '@/lib/supabase/database.types'
import { normalizeText } from '@/lib/text'
import { fits, isTooDeep, mostLevels } from './check-specification'
import { combine, optionLabel, type SpecificationField } from './fields'
import { hasFractions, isUnitOf, measureText, toStored, type UnitSystem } from './units'

// Converts between values and the texts of inputs and CSV cells. Reading a written text gives the value back, except for
// measures in US units, which are rounded.

/** Writes a value as text; no value is an empty text. */
export function writeTyped(
  field: SpecificationField | undefined,
  value: Json | undefined,
  system: UnitSystem,
): string {
  if (value === undefined) return ''
  if (!field) return writeFree(value)
  if (value === null) return ''
  if (typeof value === 'number') return measureText(field, value, system)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value) && fits(field, value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Reads a text by the type of its field; without a field, as a free value. An empty text is no value. A text that cannot be
 * read is returned as it is, and `checkSpecification` refuses it.
 */
export function readTyped(
  field: SpecificationField | undefined,
  text: string,
  system: UnitSystem,
): Json | undefined {
  const typed = canonicalText(text).trim()
  if (typed === '') return undefined
  if (!field) return readFree(typed)
  switch (field.type) {
    case 'number':
    case 'integer':
      return readMeasure(field, typed, system) ?? typed
    case 'boolean':
      return readYesNo(typed) ?? typed
    case 'enum':
      return readOption(field, typed)
    case 'list':
      return readOptions(field, typed)
    case 'url':
      return withHttps(typed)
    default:
      return typed
  }
}

/** A number or a fraction, followed by anything that does not continue the number. */
const measurePattern =
  /^((?:\d+(?:\s+|-))?\d+\/\d+|-?[\d.,]+(?:(?: \d{3})+(?:[.,]\d+)?)?(?:e[+-]?\d+)?)\s*([^\d\s.,].*)?$/is

/**
 * Reads a typed measure and converts it to the stored unit: 36, 36 in, 900 mm, 1 250 mm, 35 1/2", 35½". Without a unit it
 * is in `system`; with one, in the unit's system. Null if it is not a number.
 */
export function readMeasure(
  field: Pick<SpecificationField, 'unit'>,
  text: string,
  system: UnitSystem,
): number | null {
  const [, number = '', unit] = measurePattern.exec(normalizeText(text).trim()) ?? []
  const named = unit ? ([system, 'us', 'si'] as const).find((one) => isUnitOf(field, unit, one)) : system
  if (!named) return null
  const value = readNumber(number) ?? (hasFractions(field, named) ? readFraction(number) : null)
  return value === null ? null : toStored(field, value, named)
}

/** Parts of an inch on a tape measure. */
const denominators = [2, 4, 8, 16, 32, 64]

/** 3/4, 59 1/2 and 59-1/2, in lowest terms: 0-1/2 may be a range, and 6/8 two sizes. Null for those. */
function readFraction(text: string): number | null {
  const [, whole, over = '', under = ''] = /^(?:([1-9]\d*)(?:\s+|-))?(\d+)\/(\d+)$/.exec(text) ?? []
  const [numerator, denominator] = [Number(over), Number(under)]
  const isFraction = denominators.includes(denominator) && numerator < denominator && numerator % 2 === 1
  return isFraction ? Number(whole ?? 0) + numerator / denominator : null
}

const groupedBySpaces = /^-?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/
const groupedByCommas = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/** 1250.5, 1,250.5, 1 250,5 and 0,5. A comma before three digits groups them. Null for what is no number. */
export function readNumber(text: string): number | null {
  const typed = normalizeText(text).trim()
  const joined = groupedBySpaces.test(typed) ? typed.replaceAll(' ', '') : typed
  const plain = groupedByCommas.test(joined) ? joined.replaceAll(',', '') : joined.replace(',', '.')
  return /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null
}

function readYesNo(text: string): boolean | null {
  if (/^(yes|true)$/i.test(text)) return true
  return /^(no|false)$/i.test(text) ? false : null
}

/** Reads a list of options in the order of the field. Unknown parts come last. */
function readOptions(field: SpecificationField, text: string): (string | number)[] {
  const { options = [] } = field
  const parts = text.split(/[,;]/).map((part) => part.trim())
  const named = parts.filter(Boolean).map((part) => readOption(field, part))
  return [
    ...options.filter((option) => named.includes(option)),
    ...named.filter((one) => !options.includes(one)),
  ]
}

/** Reads an option by its value or label; a number also as price lists write it: 208 VAC, 3-phase. */
function readOption(field: SpecificationField, text: string): string | number {
  const lower = text.toLowerCase()
  const found = field.options?.find(
    (option) => String(option).toLowerCase() === lower || optionLabel(field, option).toLowerCase() === lower,
  )
  const one = (part: string) => field.options?.find((option) => option === readCount(field, part))
  return found ?? one(text) ?? (field.combinations && readCombination(field, text)) ?? text
}

/** What stands between several numbers: 208/240, 208-230 V, 208 or 240, 208Y/120. */
const betweenNumbers = /\s*(?:y?[/,-]|\b(?:or|to|and)\b)\s*/

/** Reads several options in one text, 208-230/460 as 208/230/460; null if a part is not an option. */
function readCombination(field: SpecificationField, text: string): string | number | null {
  const parts = normalizeText(text)
    .split(betweenNumbers)
    .map((part) => readMeasure(field, part, 'si'))
  return parts.includes(null) ? null : combine(field.options ?? [], parts.map(Number))
}

/** Reads a measure, or a number followed by the start of the field's label: for phases, 3-phase and 3 ph. */
function readCount(field: SpecificationField, text: string): number | null {
  const [, number = '', name = ''] = /^(\d+)[\s-]*(\p{L}+)\.?$/u.exec(text) ?? []
  const isNamed = name.length > 1 && field.label.toLowerCase().startsWith(name.toLowerCase())
  return isNamed ? Number(number) : readMeasure(field, text, 'si')
}

/** Reads a free value: a number, Yes or No, JSON, or else the text. */
function readFree(text: string): Json {
  const yesNo = readYesNo(text)
  if (yesNo !== null) return yesNo
  // 007 and 1.50 stay texts: numbers would be written back as 7 and 1.5.
  if (String(Number(text)) === text && Number.isFinite(Number(text))) return Number(text)
  return /^([[{"]|null$)/.test(text) ? readJson(text) : text
}

function readJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return isTooDeep(value) ? cut(value, mostLevels) : value
  } catch {
    return text
  }
}

/** A value that is refused, and that functions which call themselves for each level can still read. */
function cut(value: Json | undefined, levels: number): Json {
  if (typeof value !== 'object' || value === null) return value ?? null
  if (levels === 0) return null
  if (Array.isArray(value)) return value.map((part) => cut(part, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part, levels - 1)]))
}

/** Writes a free value. A text that would be read as another type is written as JSON: "18". */
function writeFree(value: Json): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const isPlain = typeof value === 'string' && value !== '' && readTyped(undefined, value, 'si') === value
  return isPlain ? value : JSON.stringify(value)
}

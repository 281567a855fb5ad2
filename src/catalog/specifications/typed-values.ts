import type { Json } from '@/lib/supabase/database.types'
import { normalizeText } from '@/lib/text'
import { fits } from './check-specification'
import { optionLabel, type SpecificationField } from './fields'
import { hasFractions, isUnitOf, measureText, toStored, type UnitSystem } from './units'

// Texts of inputs and CSV cells. Reading and writing are inverse: what was written reads as the value it was written
// from, but for a measure shown in US units, which is rounded.

/** A value as text; empty where there is none. */
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
 * Reads a text by the type of its field, or as a free value where there is none. What cannot be read stays the text,
 * which `checkSpecification` refuses; an empty text is no value.
 */
export function readTyped(
  field: SpecificationField | undefined,
  text: string,
  system: UnitSystem,
): Json | undefined {
  const typed = text.trim()
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
    default:
      return typed
  }
}

/** A number or a fraction, and what stands behind it. */
const measurePattern =
  /^((?:\d+(?:\s+|-))?\d+\/\d+|-?[\d.,]+(?:(?: \d{3})+(?:[.,]\d+)?)?(?:e[+-]?\d+)?)\s*([^\d\s.,].*)?$/is

/**
 * A typed measure as it is stored, with or without its unit, which may be that of the other system: 36, 36 in, 900 mm,
 * 1 250 mm, 35 1/2", 35½". Null for what is no number.
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

/** The options a text names, in their own order, as the form stores them; what is none of them comes behind. */
function readOptions(field: SpecificationField, text: string): (string | number)[] {
  const { options = [] } = field
  const parts = text.split(/[,;]/).map((part) => part.trim())
  const named = parts.filter(Boolean).map((part) => readOption(field, part))
  return [
    ...options.filter((option) => named.includes(option)),
    ...named.filter((one) => !options.includes(one)),
  ]
}

/** The option a text names: by its value or label, and a number also as price lists write it, 208 VAC or 3-phase. */
function readOption(field: SpecificationField, text: string): string | number {
  const lower = text.toLowerCase()
  const found = field.options?.find(
    (option) => String(option).toLowerCase() === lower || optionLabel(field, option).toLowerCase() === lower,
  )
  return found ?? field.options?.find((option) => option === readCount(field, text)) ?? text
}

/** A measure, or a number before the field's name or its beginning: of phases 3-phase and 3 ph. */
function readCount(field: SpecificationField, text: string): number | null {
  const [, number = '', name = ''] = /^(\d+)[\s-]*(\p{L}+)\.?$/u.exec(text) ?? []
  const isNamed = name.length > 1 && field.label.toLowerCase().startsWith(name.toLowerCase())
  return isNamed ? Number(number) : readMeasure(field, text, 'si')
}

/** A free value: a number, Yes or No, JSON, or else the text. */
function readFree(text: string): Json {
  const yesNo = readYesNo(text)
  if (yesNo !== null) return yesNo
  // 007 and 1.50 stay texts: as numbers they would come back otherwise.
  if (String(Number(text)) === text && Number.isFinite(Number(text))) return Number(text)
  return /^([[{"]|null$)/.test(text) ? readJson(text) : text
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** A text that would be read as something else is written as JSON: "18". */
function writeFree(value: Json): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const isPlain = typeof value === 'string' && value !== '' && readTyped(undefined, value, 'si') === value
  return isPlain ? value : JSON.stringify(value)
}

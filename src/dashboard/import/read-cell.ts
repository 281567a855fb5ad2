import * as v from 'valibot'
import { labelOf } from '@/catalog/columns'
import { categoriesOf, type EquipmentInput, joinCategories } from '@/catalog/equipment'
import { readLeadTime, readWarranty } from '@/catalog/lead-time'
import { type Price, type Reading, readMoney } from '@/catalog/numbers'
import { fieldSchemas, limits } from '@/catalog/schema'
import { checkSpecification, isTooDeep, mostLevels } from '@/catalog/specifications/check-specification'
import { fieldOf, type SpecificationField } from '@/catalog/specifications/fields'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { readNumber, readTyped } from '@/catalog/specifications/typed-values'
import { type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { currencies } from '@/content/equipment'
import { fieldOfColumn, isSpecification, specificationKey, systemOf } from '@/dashboard/shared/csv-format'
import type { Json } from '@/lib/supabase/database.types'
import { namedCurrency } from './currency-words'
import { type FileFormat, withDecimalPoint, withIsoDate } from './file-format'
import { isTime } from './header-words'
import type { ImportColumn, ImportKey } from './headers'

/** Postgres stores neither NUL nor lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u
const unstorableReason = 'Holds a character that cannot be stored'

/** What a spreadsheet writes for a formula that it cannot compute. */
const spreadsheetError = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/

/** Texts that stand for no value. */
const saysNothing = /^(?:(?:\p{Sc}\s*)?[-–—−._?*/]+(?:\s*\p{Sc})?|n\/?a|n\.a\.|none|nil|k\.?\s?a\.?)$/iu

/** A price in words: call, POA, on request. A number in other words may be a price of something else. */
const priceInWords =
  /^\D+$|\b(?:call|ask|enquire|inquire|contact|quote|request|anfrage|p\.?o\.?[ar]|tb[acd])\b/iu

/** Longest JSON of an item's specifications that the database takes, in characters. */
const maxSpecifications = 65_536

const bareNumber = /^\d[\d.,'’\s]*$/u
/** Also '914 x 610', '208/240', '9-12' and '6 to 8'. */
const bareNumbers = /^\d(?:[\d.,'’\s/x×*–-]|\b(?:to|bis|or|oder)\b)*$/iu

/** A text as `readCellText` returns it, with its column. */
export type Cell = {
  text: string
  column: ImportColumn
  /** A workbook holds a number here: it has a decimal point, whatever the file's texts have. */
  isNumber?: boolean
  /** What the file says here, if that is more than `text`. */
  more?: More
}

/** The words of a cell that say more than the value it is read as. */
export type More = { text: string; readAs: string }

/** How the text of a cell is read. */
export const formatOf = ({ isNumber }: Cell, format: FileFormat): FileFormat =>
  isNumber ? { ...format, decimal: '.' } : format

/** A cell with the unit of its header behind its numbers. */
export const withUnit = ({ text, column: { unit } }: Cell) =>
  unit !== null && bareNumbers.test(text) ? `${text} ${unit}` : text

const accept = <Value>(value: Value): Reading<Value> => ({ ok: true, value })
const refuse = (reason: string): Reading<never> => ({ ok: false, reason })

/** The end of a refusal: the text as it was understood, cut to 60 characters. */
const notText = (text: string) => `, not "${text.slice(0, 60)}"`

/**
 * Reads a cell by the rules of the form and the limits of the database. The value is undefined for an empty cell of a
 * specification. A refusal names the column and says what to write.
 * @param text as `readCellText` returns it
 */
export function readCell(
  text: string,
  { key, unit }: ImportColumn,
  format: FileFormat,
): Reading<Json | undefined> {
  if (key === 'id') return accept(text)
  if (isSpecification(key)) return readSpecification(text, specificationKey(key), unit, format)
  const reading = readColumn(text, key, unit, format)
  return reading.ok ? reading : refuse(`${labelOf(key)}: ${reading.reason}`)
}

function readColumn(
  text: string,
  key: keyof EquipmentInput,
  unit: string | null,
  format: FileFormat,
): Reading<Json> {
  if (unstorable.test(text)) return refuse(unstorableReason)
  if (spreadsheetError.test(text)) return refuse(`${text} is an error of the spreadsheet`)
  if (isTime(key)) return readTime(text, { key, unit }, format)
  switch (key) {
    case 'category':
      return readCategories(text)
    case 'cost': {
      const price = readPrice(text, unit, format)
      return price.ok ? accept(price.value.amount) : price
    }
    case 'currency': {
      const code = text.toUpperCase() || currencies[0]
      return currencies.some((one) => one === code)
        ? accept(code)
        : refuse(`Use one of ${currencies.join(', ')}`)
    }
    case 'specifications':
      return readJson(text)
    default: {
      const schema: v.GenericSchema<string, string | number | null> = fieldSchemas[key]
      const { success, output, issues } = v.safeParse(schema, withUnit({ text, column: { key, unit } }))
      return success ? accept(output) : refuse(issues[0].message)
    }
  }
}

/**
 * A price with the currencies it may be in: those of its own sign or code, else those of the header. A plain $ is the dollar
 * that the header names. Below a header that names another currency or measure nothing is a price.
 */
export function readPrice(text: string, unit: string | null, format: FileFormat): Reading<Price> {
  const price = readMoney(withDecimalPoint(text, format.decimal))
  if (!price.ok || price.value.amount === null || unit === null) return price
  const { ours, isOther } = namedCurrency(unit)
  if (isOther)
    return refuse(
      `Write the price of one piece in ${currencies.join(', ')}, not "${text.slice(0, 60)}" as "${unit}"`,
    )
  const { amount, currencies: own } = price.value
  const both = own.filter((currency) => ours.includes(currency))
  return accept({ amount, currencies: both.length > 0 ? both : own })
}

/** Whether a cell that cannot be read says something that Notes can keep. */
export const isWorthKeeping = (text: string) =>
  !saysNothing.test(text) && !spreadsheetError.test(text) && !unstorable.test(text)

/**
 * Whether a cell that cannot be read refuses its row: a missing name, a price that may be another one, or digits that are no
 * number. Any other cell leaves its field as it is.
 */
export function refusesRow(text: string, key: ImportKey, format: FileFormat): boolean {
  if (key === 'name') return true
  if (saysNothing.test(text) || spreadsheetError.test(text)) return false
  if (key === 'cost') return !priceInWords.test(text)
  if (key === 'currency') return true
  const field = fieldOfColumn(key)
  const isNumber = isTime(key) || field?.type === 'number' || field?.type === 'integer'
  return isNumber && bareNumber.test(text) && readNumber(withDecimalPoint(text, format.decimal)) === null
}

/** A time in days or months. Numbers without a unit, 6 and ca. 6, are in the unit of the header. */
function readTime(text: string, column: ImportColumn, format: FileFormat): Reading<number | null> {
  const written = withUnit({ text, column })
  const plain = withDecimalPoint(written, format.decimal)
  const unit = column.unit ?? undefined
  if (column.key === 'warranty_months') return naming(readWarranty(plain, unit), text, written)
  const time = readLeadTime(plain, unit)
  return time.ok ? accept(time.value.days) : naming(time, text, written)
}

/** A reading whose refusal names the text if the header adds a unit to it. */
const naming = <Value>(reading: Reading<Value>, text: string, written: string): Reading<Value> =>
  reading.ok || text === written ? reading : refuse(`${reading.reason}${notText(written)}`)

/** The words of a cell that say more than its value: '6-8 weeks' is read as 56 days. Null if they do not. */
export function moreOf(cell: Cell, format: FileFormat): More | null {
  if (cell.more || cell.column.key !== 'lead_time_days') return cell.more ?? null
  const time = readLeadTime(withDecimalPoint(withUnit(cell), format.decimal), cell.column.unit ?? undefined)
  const { words = null, days = null } = time.ok ? time.value : {}
  return words === null ? null : { text: words, readAs: `${days} days` }
}

/** Categories in the spelling of the list, each once, separated by commas; 'Other' for an empty text. */
function readCategories(text: string): Reading<string> {
  if (saysNothing.test(text)) return refuse('Enter a category')
  const joined = joinCategories([...new Set(categoriesOf({ category: text }))])
  return joined.length > limits.text
    ? refuse(`Please keep this under ${limits.text + 1} characters`)
    : accept(joined)
}

function readJson(text: string): Reading<Json> {
  const hint = 'Write JSON like {"output_kw": 18}, or nothing'
  if (text === '') return accept({})
  try {
    const value: Json = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(hint)
    const isDeep = Object.values(value).some(isTooDeep)
    return isDeep ? refuse(`Write JSON of at most ${mostLevels} levels`) : accept(value)
  } catch {
    return refuse(hint)
  }
}

/** A specification as its field is stored. Its bare numbers are in `unit`; a free key has neither field nor unit. */
function readSpecification(
  text: string,
  key: string,
  unit: string | null,
  format: FileFormat,
): Reading<Json | undefined> {
  const field = fieldOf(key)
  const system = field && unit !== null ? systemOf(field, unit) : 'si'
  if (spreadsheetError.test(text)) return refuse(refusalOf(key, system, 'Enter a value', text))
  // A cell with a unit of its own can be read also if the field does not have the header's unit.
  const typed = system === null && bareNumber.test(text) ? `${text} ${unit}` : text
  const value = field
    ? readTyped(field, inTypedFormat(field, typed, format), system ?? 'si')
    : readFree(typed, format)
  const problem = checkSpecification(field, value, system ?? 'si')
  return problem ? refuse(refusalOf(key, system, problem, typed)) : accept(value)
}

/** The text of a known key with a decimal point, or with a date as YYYY-MM-DD. */
function inTypedFormat({ type }: SpecificationField, text: string, format: FileFormat): string {
  if (type === 'number' || type === 'integer') return withDecimalPoint(text, format.decimal)
  return type === 'date' ? withIsoDate(text, format.isDayFirst) : text
}

/** A free value. Only numbers written as the file's, without grouping, become numbers: 1,50 stays a text, as 1.50 does. */
function readFree(text: string, format: FileFormat): Json | undefined {
  if (!/^-?\d[\d.,]*$/.test(text)) return readTyped(undefined, text, 'si')
  const plain = withDecimalPoint(text, format.decimal)
  const isWritten = plain === text || (format.decimal === ',' && plain.length === text.length)
  const value = readTyped(undefined, plain, 'si')
  return isWritten && typeof value === 'number' ? value : text
}

/** 'Power [kW]: Enter a number from 0 to 5,000 kW, not "strong"'. */
function refusalOf(key: string, system: UnitSystem | null, reason: string, text: string): string {
  const field = fieldOf(key)
  const unit = field && unitSuffix(field, system ?? 'si')
  return `${labelOfKey(key)}${unit ? ` [${unit}]` : ''}: ${reason}${notText(text)}`
}

/** Says why the database would not store these specifications, whatever their keys are; null if it would. */
export function specificationsProblem(value: Json): string | null {
  // The database counts a space after every colon and comma: this indentation writes one character for each of them.
  if (JSON.stringify(value, null, 1).length > maxSpecifications) {
    return `Please keep this under ${maxSpecifications + 1} characters`
  }
  return isStorable(value) ? null : unstorableReason
}

function isStorable(value: Json | undefined): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => !unstorable.test(key) && isStorable(part))
}

import * as v from 'valibot'
import { labelOf } from '@/catalog/columns'
import { categoriesOf, type EquipmentInput, joinCategories } from '@/catalog/equipment'
import { type Price, type Reading, readAmount, readMoney, readWhole, wholeHint } from '@/catalog/numbers'
import { fieldSchemas, limits } from '@/catalog/schema'
import { checkSpecification } from '@/catalog/specifications/check-specification'
import { fieldOf } from '@/catalog/specifications/fields'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { readTyped } from '@/catalog/specifications/typed-values'
import { type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { currencies } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'
import { isSpecification, specificationKey, systemOf } from './csv-format'
import { type FileFormat, withDecimalPoint, withIsoDate } from './file-format'
import { isTime, type TimeKey, timeUnits } from './header-words'
import type { ImportColumn } from './headers'

/** Postgres stores neither NUL nor lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u
const unstorableReason = 'Holds a character that cannot be stored'

/** What a spreadsheet writes for a formula that it cannot compute. */
const spreadsheetError = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/

/** Longest JSON of an item's specifications that the database takes, in characters. */
const maxSpecifications = 65_536

const bareNumber = /^\d[\d.,'’\s]*$/u
/** Also '914 x 610', '208/240' and '9-12'. */
const bareNumbers = /^\d[\d.,'’\s/x×*–-]*$/iu

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
  if (isSpecification(key)) return readSpecification(text, specificationKey(key), unit, format)
  if (key === 'id') return accept(text)
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
  if (isTime(key)) return readTime(text, key, unit, format)
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
      const schema: v.GenericSchema<string, string | null> = fieldSchemas[key]
      const withUnit = unit !== null && bareNumbers.test(text) ? `${text} ${unit}` : text
      const { success, output, issues } = v.safeParse(schema, withUnit)
      return success ? accept(output) : refuse(issues[0].message)
    }
  }
}

/**
 * A price with the currencies it may be in: those of its own sign or code, else those of the header. A plain $ is the dollar
 * that the header names.
 */
export function readPrice(text: string, unit: string | null, format: FileFormat): Reading<Price> {
  const price = readMoney(withDecimalPoint(text, format.decimal))
  if (!price.ok || price.value.amount === null || unit === null) return price
  const header = readMoney(`0 ${unit}`)
  if (!header.ok)
    return bareNumber.test(text) ? refuse(`${header.reason}${notText(`${text} ${unit}`)}`) : price
  const { amount, currencies: own } = price.value
  const both = own.filter((currency) => header.value.currencies.includes(currency))
  return accept({ amount, currencies: both.length > 0 ? both : own })
}

/** A whole number of days or months. The unit behind a number goes before that of the header; without either it is 1. */
function readTime(
  text: string,
  key: TimeKey,
  unit: string | null,
  format: FileFormat,
): Reading<number | null> {
  if (text === '') return accept(null)
  const [, number = text, own] = /^([\d.,]+)\s?(\p{L}+)$/u.exec(text) ?? []
  const amount = readAmount(withDecimalPoint(number, format.decimal))
  const length = own ? timeUnits[key].get(own.toLowerCase()) : unit === null ? 1 : timeUnits[key].get(unit)
  if (amount !== null && length !== undefined) return readWhole(String(amount * length))
  return refuse(amount === null || own ? wholeHint : `${wholeHint}${notText(`${text} ${unit}`)}`)
}

/** Categories in the spelling of the list, each once, separated by commas; 'Other' for an empty text. */
function readCategories(text: string): Reading<string> {
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
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? accept(value) : refuse(hint)
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
  if (!field) return accept(readFree(text, format))
  // A cell with a unit of its own can be read also if the field does not have the header's unit.
  const typed = system === null && bareNumber.test(text) ? `${text} ${unit}` : text
  const isNumber = field.type === 'number' || field.type === 'integer'
  const plain = isNumber
    ? withDecimalPoint(typed, format.decimal)
    : field.type === 'date'
      ? withIsoDate(typed, format.isDayFirst)
      : typed
  const value = readTyped(field, plain, system ?? 'si')
  const problem = checkSpecification(field, value, system ?? 'si')
  return problem ? refuse(refusalOf(key, system, problem, typed)) : accept(value)
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
export function refusalOf(key: string, system: UnitSystem | null, reason: string, text: string): string {
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

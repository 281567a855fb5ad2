import { labelOf } from '@/catalog/columns'
import { valueChanges } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { checkSpecification, wrongKeys } from '@/catalog/specifications/check-specification'
import { fieldOf } from '@/catalog/specifications/fields'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { isSameValue, type Specifications, specificationsOf } from '@/catalog/specifications/values'
import type { Json } from '@/lib/supabase/database.types'
import type { ImportKey, Matching } from './column-mapping'
import { cellTextOf, isAsStored } from './csv-format'
import { isoDateOf } from './dates'
import { eitherNumberHint, mayBeEitherNumber } from './decimal-commas'
import { readValue, specificationsProblem, spreadsheetError } from './read-cell'
import { canHaveColumn, cellOfKey, isSpecificationColumn, keyOf, valueOfCell } from './specification-columns'
import { readUnits } from './typed-heads'

type Texts = ReadonlyMap<ImportKey, string>

/**
 * Reads the specifications of rows: the JSON of the column Specifications, and single keys. An empty cell removes its
 * key. The JSON sets any key, but removes only those that cannot have a column: the others are left out of it where an
 * export gives them one, and a missing column leaves a key as it is.
 */
export function createSpecificationReader(
  headers: readonly string[],
  matching: Matching,
  hasDecimalCommas: boolean,
  hasAmericanDates: boolean,
) {
  const columns = matching.flatMap((key, index) =>
    key && isSpecificationColumn(key)
      ? [
          {
            column: key,
            key: keyOf(key),
            units: readUnits(headers[index] ?? '')(fieldOf(keyOf(key))) ?? 'si',
          },
        ]
      : [],
  )
  const units: UnitSystem = columns.some((column) => column.units === 'us') ? 'us' : 'si'

  /** The item's specifications with what a row says; `changed` is null where that is no change. */
  function read(
    texts: Texts,
    item: Equipment | undefined,
  ): { changed: Specifications | null; errors: string[] } {
    const stored = specificationsOf(item?.specifications)
    const base = readJson(texts.get('specifications'), item)
    if (typeof base === 'string') return { changed: null, errors: [base] }
    const kept = Object.entries(stored).filter(([key]) => base === null || canHaveColumn(key))
    const all = new Map([...kept, ...Object.entries(base ?? {})])
    const unclear: string[] = []
    for (const { column, key, units: given } of columns) {
      const text = texts.get(column)
      const before = stored[key]
      // An unchanged cell: what is stored may be older than a rule. In US units the same text is another value.
      const isKept = text === undefined || (given === 'si' && isUnchanged(text, key, before))
      const value = isKept ? before : typedValue(key, text, given)
      if (hasDecimalCommas && !isKept && typeof value === 'number' && mayBeEitherNumber(text)) {
        unclear.push(refusal(key, given, eitherNumberHint, text))
      } else if (!isKept && spreadsheetError.test(text)) {
        unclear.push(refusal(key, given, 'Enter a value', text))
      } else if (value === undefined) all.delete(key)
      else all.set(key, value)
    }
    const next = Object.fromEntries(all)
    const problem = specificationsProblem(next)
    const errors = [
      ...(problem ? [`${labelOf('specifications')}: ${problem}`] : []),
      ...unclear,
      ...wrongKeys(next, stored).map((key) =>
        errorOf(key, texts.get(`spec.${key}`) ?? textOf(key, next[key]), next[key], unitsOf(key)),
      ),
    ]
    const isNew = !item && (base !== null || all.size > 0)
    return { changed: isNew || !isSameValue(next, stored) ? next : null, errors }
  }

  /**
   * Known keys take either decimal sign. A free one is a number only if it is written as the file writes numbers. Dates may
   * be written as an American spreadsheet does.
   */
  function typedValue(key: string, text: string, given: UnitSystem) {
    if (hasAmericanDates && fieldOf(key)?.type === 'date') return valueOfCell(key, isoDateOf(text), given)
    const value = valueOfCell(key, text, given)
    if (!hasDecimalCommas || typeof value !== 'string' || fieldOf(key) || !/^-?\d+,\d+$/.test(text))
      return value
    const number = valueOfCell(key, text.replace(',', '.'), given)
    return typeof number === 'number' ? number : value
  }

  /** A stored number says which of two an ambiguous cell is: 11,356 over 11.356. */
  function isUnchanged(text: string, key: string, stored: Json | undefined) {
    const cell = cellOfKey(key, stored)
    const isNumber = hasDecimalCommas && typeof stored === 'number'
    return isAsStored(text, cell) || (isNumber && isAsStored(text.replace(',', '.'), cell))
  }

  const unitsOf = (key: string) => columns.find((column) => column.key === key)?.units ?? 'si'

  return { read, units }
}

/** The object of the JSON column, null without one, or why it cannot be read. */
function readJson(text: string | undefined, item: Equipment | undefined): Specifications | null | string {
  if (text === undefined || (item && text === cellTextOf(item.specifications))) return null
  const reading = readValue('specifications', text, (name) => name)
  return reading.ok ? specificationsOf(reading.value) : `${labelOf('specifications')}: ${reading.reason}`
}

const textOf = (key: string, value: Json | undefined) => cellTextOf(cellOfKey(key, value))

function errorOf(key: string, text: string, value: Json | undefined, units: UnitSystem): string {
  const field = fieldOf(key)
  return refusal(key, units, field && checkSpecification(field, value, units), text)
}

/** 'Power [kW]: Enter a number from 0 to 5,000 kW, not "strong"'. */
function refusal(key: string, units: UnitSystem, reason: string | null | undefined, text: string): string {
  const field = fieldOf(key)
  const unit = field && unitSuffix(field, units)
  return `${labelOfKey(key)}${unit ? ` [${unit}]` : ''}: ${reason}, not "${text.slice(0, 60)}"`
}

/** Every key that differs, in words with units. */
export function describeDifferences(item: Equipment, specifications: NonNullable<Json>, units: UnitSystem) {
  return valueChanges(item, { ...item, specifications }, units).map((change) => ({
    header: change.label,
    before: change.from ?? '',
    after: change.to ?? '',
  }))
}

import { formatNumber } from '@/lib/format'
import { isDay } from '@/lib/parse'
import type { Json } from '@/lib/supabase/database.types'
import { fieldOf, optionLabel, optionsIn, type SpecificationField } from './fields'
import { formatExact, limitsOf, type UnitSystem } from './units'
import { isSameValue, type Specifications } from './values'

/** The longest text of a field, in characters. */
export const longestText = 2000

/** The first and the last day that a field takes. */
export const [firstDay, lastDay] = ['1990-01-01', '2100-12-31'] as const

/** The most levels of an item's specifications: `{ deep: [1] }` has two. The database has the same limit. */
export const mostLevels = 20

/** Whether a specification is nested too deeply to be stored. */
export const isTooDeep = (value: Json | undefined): boolean => hasLevel(value, mostLevels)

/** Whether a value holds others that many levels below itself. Looks no deeper: a function can call itself some thousand times. */
function hasLevel(value: Json | undefined, level: number): boolean {
  if (level === 0) return true
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => hasLevel(part, level - 1))
  )
}

/**
 * Says what to enter if a value may not be stored; null if it may. An empty value and one outside the usual range may.
 * @param field undefined for a free key
 */
export function checkSpecification(
  field: SpecificationField | undefined,
  value: Json | undefined,
  system: UnitSystem,
): string | null {
  if (value === null || value === undefined) return null
  if (isTooDeep(value)) return `Enter at most ${mostLevels} levels of lists and objects`
  return !field || fits(field, value) ? null : `Enter ${wantedOf(field, system)}`
}

/** The keys whose values may not be stored. Values that equal those in `kept` may stay, as in the database. */
export function wrongKeys(all: Specifications, kept: Specifications): string[] {
  return Object.keys(all).filter((key) => {
    const value = all[key]
    return checkSpecification(fieldOf(key), value, 'si') !== null && !isSameValue(value, kept[key])
  })
}

/** Whether a value has the type of its field and is within its limits. `npm run db:specifications` writes the same rules for the database. */
export function fits(field: SpecificationField, value: Json): boolean {
  const isOption = (one: Json | undefined) => (field.options ?? []).some((option) => option === one)
  const isText = typeof value === 'string' && [...value].length <= longestText
  switch (field.type) {
    case 'number':
      return isInLimits(field, value)
    case 'integer':
      return isInLimits(field, value) && Number.isInteger(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'enum':
      return optionsIn(field, value).length > 0
    case 'list':
      return Array.isArray(value) && value.every(isOption)
    case 'text':
      return isText
    case 'date':
      return typeof value === 'string' && isDay(value) && value >= firstDay && value <= lastDay
    case 'url':
      return isText && /^https?:\/\/\S+$/i.test(value)
  }
}

function isInLimits(field: SpecificationField, value: Json): value is number {
  const [min, max] = limitsOf(field)
  return typeof value === 'number' && value >= min && value <= max
}

/** The values a field takes, as the end of a sentence: 'a number from 0 to 5,000 kW'. */
export function wantedOf(field: SpecificationField, system: UnitSystem): string {
  const options = (field.options ?? []).map((option) => optionLabel(field, option)).join(', ')
  switch (field.type) {
    case 'number':
      return `a number ${limits(field, system)}`
    case 'integer':
      return `a whole number ${limits(field, system)}`
    case 'boolean':
      return 'yes or no'
    case 'enum':
      return `one of: ${options}${orSeveral(field, (example) => optionLabel(field, example))}`
    case 'list':
      return `any of: ${options}`
    case 'text':
      return `at most ${formatNumber(longestText)} characters`
    case 'date':
      return `a date such as 2026-11-30, from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}`
    case 'url':
      return 'a link that begins with https:// or http://'
  }
}

/** The end of a list of options: ', or several such as 208/240 V' if they may be combined. */
export const orSeveral = (
  { combinations: [example] = [] }: SpecificationField,
  write: (example: string) => string,
) => (example ? `, or several such as ${write(example)}` : '')

function limits(field: SpecificationField, system: UnitSystem): string {
  const [min, max] = limitsOf(field)
  const words = (value: number) => formatExact(field, value, system)
  return `from ${min === 0 ? 0 : words(min)} to ${words(max)}`
}

import { capitalize, formatDate } from '@/lib/format'
import { parseUrl } from '@/lib/parse-url'
import type { Json } from '@/lib/supabase/database.types'
import { fits } from './check-specification'
import { fieldOf, fieldsFor, optionLabel, type SpecificationField } from './fields'
import { formatMeasure, type UnitSystem } from './units'
import { specificationsOf } from './values'

/** What stands in place of a value that is null or empty. */
export const noValue = '-'

export type Specification = {
  key: string
  label: string
  value: string
  /** Where the value is an address one can open. */
  link: { href: string; host: string } | null
}

/** Converts the keys and values of an item to words. Returns [] for anything but an object with keys. */
export function describeSpecifications(specifications: Json, system: UnitSystem): Specification[] {
  return Object.entries(specificationsOf(specifications)).map(([key, value]) => {
    const field = fieldOf(key)
    return {
      key,
      label: labelOfKey(key),
      value: field ? describeKnown(field, value, system) : describe(value),
      link: field ? linkOf(field, value) : null,
    }
  })
}

/** Whether a specification says something. */
export const hasValue = ({ value }: Specification): boolean => value.trim() !== '' && value !== noValue

function linkOf(field: SpecificationField, value: Json): Specification['link'] {
  const address = field.type === 'url' && fits(field, value) ? parseUrl(String(value)) : null
  return address && { href: String(value), host: address.host }
}

/** What a person calls a key: the label of its field, or the key in words. */
export const labelOfKey = (key: string): string => fieldOf(key)?.label ?? labelOf(key)

/** Words as a key: 'Stone color' as stone_color, and Weight_kg as the known key weight_kg. */
export const toKey = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '_').slice(0, 100)

type DescribedGroup = { title: string; list: Specification[] }

/** Specifications in the groups of the item's categories; other known keys, then free ones, come last. */
export function groupSpecifications(
  specifications: Json,
  categories: readonly string[],
  system: UnitSystem,
): DescribedGroup[] {
  const described = new Map(describeSpecifications(specifications, system).map((one) => [one.key, one]))
  const groups = groupKeys([...described.keys()], categories)
  return groups.map(({ title, keys }) => ({ title, list: keys.flatMap((key) => described.get(key) ?? []) }))
}

/** Title of the group of keys that are not the categories’ own. */
const further = 'Further specifications'

/** Keys in the groups and the order of these categories' fields; other known keys, then free ones, come last. */
export function groupKeys(keys: readonly string[], categories: readonly string[]) {
  const rest = new Set(keys)
  const groups = fieldsFor(categories).map(({ title, fields }) => ({
    title,
    keys: fields.flatMap(({ key }) => (rest.delete(key) ? [key] : [])),
  }))
  const known = [...rest].filter((key) => fieldOf(key))
  const free = [...rest].filter((key) => !fieldOf(key))
  return [...groups, { title: further, keys: [...known, ...free] }].filter((group) => group.keys.length > 0)
}

/** A value its field does not take, from before there were fields, is written as that of a free key. */
function describeKnown(field: SpecificationField, value: Json, system: UnitSystem): string {
  if (field.type === 'text' || field.type === 'url' || !fits(field, value)) return describe(value)
  if (field.type === 'date') return formatDate(`${value}T00:00`)
  // In the order of the options, so that two lists of the same read alike.
  if (Array.isArray(value)) {
    const options = field.options?.filter((option) => value.includes(option)) ?? []
    return describe(options.map((option) => optionLabel(field, option)))
  }
  const option = field.options?.find((one) => one === value)
  if (option !== undefined) return optionLabel(field, option)
  return typeof value === 'number' ? formatMeasure(field, value, system) : describe(value)
}

const labelOf = (key: string) => capitalize(key.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2'))

const isNested = (value: Json | undefined) => typeof value === 'object' && value !== null

/** Writes a value in words: `{ max: 55, min: 39 }` as 'Max 55, Min 39'. */
function describe(value: Json): string {
  if (value === null || value === '') return noValue
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(describe).join(value.some(isNested) ? '; ' : ', ') || noValue
  return Object.entries(value).map(describeEntry).join(', ') || noValue
}

function describeEntry([key, value]: [string, Json | undefined]): string {
  const text = describe(value ?? null)
  return `${labelOf(key)} ${isNested(value) ? `(${text})` : text}`
}

import { canonicalText } from '@/lib/canonical-text'
import { capitalize, formatDay } from '@/lib/format'
import { parseUrl } from '@/lib/parse'
import type { Json } from '@/lib/supabase/database.types'
import { fits, mostLevels } from './check-specification'
import { fieldOf, fieldsFor, optionLabel, type SpecificationField } from './fields'
import { formatExact, formatMeasure, type UnitSystem } from './units'
import { specificationsOf } from './values'

/** Shown for a value that is null or empty. */
export const noValue = '-'

export type Specification = {
  key: string
  label: string
  value: string
  /** Set if the value is an address that can be opened. */
  link: { href: string; host: string } | null
}

/**
 * Describes an item's specifications in words. Returns [] for anything but an object.
 * @param measures how measures are written: as the trade does, or as their inputs have them
 */
export function describeSpecifications(
  specifications: Json,
  system: UnitSystem,
  measures: 'trade' | 'exact' = 'trade',
): Specification[] {
  return Object.entries(specificationsOf(specifications)).map(([key, value]) => {
    const field = fieldOf(key)
    return {
      key,
      label: labelOfKey(key),
      value: field ? describeKnown(field, value, system, measures) : describe(value),
      link: field ? linkOf(field, value) : null,
    }
  })
}

/** Whether a specification has a value. */
export const hasValue = ({ value }: Specification): boolean => value.trim() !== '' && value !== noValue

function linkOf(field: SpecificationField, value: Json): Specification['link'] {
  const address = field.type === 'url' && fits(field, value) ? parseUrl(String(value)) : null
  return address && { href: String(value), host: address.host }
}

/** The label of a key: that of its field, or else the key in words. */
export const labelOfKey = (key: string): string => fieldOf(key)?.label ?? labelOf(key)

/** Turns words into a key: 'Stone color' into stone_color, Weight_kg into the known key weight_kg. */
export const toKey = (text: string): string =>
  canonicalText(text).trim().toLowerCase().replace(/\s+/g, '_').slice(0, 100)

type DescribedGroup = { title: string; list: Specification[] }

/** Describes specifications in the groups of the categories' fields. Other known keys, then free keys, come last. */
export function groupSpecifications(
  specifications: Json,
  categories: readonly string[],
  system: UnitSystem,
): DescribedGroup[] {
  const described = new Map(describeSpecifications(specifications, system).map((one) => [one.key, one]))
  const groups = groupKeys([...described.keys()], categories)
  return groups.map(({ title, keys }) => ({ title, list: keys.flatMap((key) => described.get(key) ?? []) }))
}

/** The title of the group of all other keys. */
const further = 'Further specifications'

/** Sorts keys into the groups of these categories' fields. Other known keys, then free keys, come last. */
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

/** Describes the value of a known key. A value that the field does not take is described like that of a free key. */
function describeKnown(
  field: SpecificationField,
  value: Json,
  system: UnitSystem,
  measures: 'trade' | 'exact',
): string {
  if (field.type === 'text' || field.type === 'url' || !fits(field, value)) return describe(value)
  if (field.type === 'date') return formatDay(String(value))
  // In the order of the options: equal lists read the same.
  if (Array.isArray(value)) {
    const options = field.options?.filter((option) => value.includes(option)) ?? []
    return describe(options.map((option) => optionLabel(field, option)))
  }
  if (field.type === 'enum' && (typeof value === 'number' || typeof value === 'string'))
    return optionLabel(field, value)
  if (typeof value !== 'number') return describe(value)
  return measures === 'exact' ? formatExact(field, value, system) : formatMeasure(field, value, system)
}

const labelOf = (key: string) => capitalize(key.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2'))

const isNested = (value: Json | undefined) => typeof value === 'object' && value !== null

/** Describes any value: `{ max: 55, min: 39 }` as 'Max 55, Min 39'. An ellipsis stands for deeper levels than can be stored. */
function describe(value: Json, levels = mostLevels): string {
  if (value === null || value === '') return noValue
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  if (levels === 0) return '…'
  if (Array.isArray(value)) {
    const parts = value.map((part) => describe(part, levels - 1))
    return parts.join(value.some(isNested) ? '; ' : ', ') || noValue
  }
  const entries = Object.entries(value).map(([key, part]) => {
    const text = describe(part ?? null, levels - 1)
    return `${labelOf(key)} ${isNested(part) ? `(${text})` : text}`
  })
  return entries.join(', ') || noValue
}

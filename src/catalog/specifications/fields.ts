import { knownCategory } from '@/content/equipment'
import { capitalize } from '@/lib/format'
import { categoryFields } from './category-fields'
import { commonFields } from './common-fields'
import type { Definition, FieldOverride, FieldTable, FieldType, OptionValue, Typical } from './define'
import { formatExact, formatRange, type UnitName, type UnitSystem, unitOfKey, unitSuffix } from './units'

/** A known key of `equipment_catalog.specifications`. */
export type SpecificationField = {
  key: string
  label: string
  type: FieldType
  /** 'none' if the field has no unit. */
  unit: UnitName
  /** The allowed values of an enum or a list; suggestions for a text. */
  options?: readonly OptionValue[]
  /** A hint, never a limit. */
  typical?: Typical
  hint?: string
  /** The usual combinations of several options in one value, '208/240'. Without them a value is one option. */
  combinations?: readonly string[]
}

export type SpecificationGroup = { title: string; fields: SpecificationField[] }

const tables: FieldTable[] = [...Object.values(commonFields), ...Object.values(categoryFields)]
const entries = tables.flatMap((table) => Object.entries(table))
/** The options of each key in all tables. */
const optionsByKey = new Map<string, OptionValue[]>()
for (const [key, { options }] of entries)
  if (options) optionsByKey.set(key, [...(optionsByKey.get(key) ?? []), ...options])

const isDefinition = (entry: Definition | FieldOverride): entry is Definition => 'label' in entry

const distinct = (options: readonly OptionValue[]) => [...new Set(options)]

function define(key: string, { label, type, unit, combinations }: Definition): SpecificationField {
  const options = optionsByKey.get(key)
  const isMeasured = type === 'number' || type === 'integer' || type === 'enum'
  return {
    key,
    label,
    type,
    unit: unit ?? (isMeasured ? unitOfKey(key) : 'none'),
    ...(options && { options: distinct(options) }),
    ...(combinations && { combinations }),
  }
}

/** Every known field by key, with the options of all categories. */
export const fieldsByKey: ReadonlyMap<string, SpecificationField> = new Map(
  entries.flatMap(([key, entry]) => (isDefinition(entry) ? [[key, define(key, entry)] as const] : [])),
)

/** The field of a known key; undefined for any other key. */
export const fieldOf = (key: string): SpecificationField | undefined => fieldsByKey.get(key)

/**
 * The fields of an item in these categories: the common groups, then one group for each category. A field that several
 * groups name is in the first one, with the options and ranges of all of them.
 */
export function fieldsFor(itemCategories: readonly string[]): SpecificationGroup[] {
  const chosen = itemCategories.flatMap((category) => {
    const title = knownCategory(category)
    return title ? [{ title, table: categoryFields[title] }] : []
  })
  const common = Object.entries(commonFields).map(([title, table]) => ({ title, table: table as FieldTable }))
  const groups = [...common, ...chosen]
  const overridesByKey = new Map<string, FieldOverride[]>()
  for (const { table } of groups)
    for (const [key, entry] of Object.entries(table))
      overridesByKey.set(key, [...(overridesByKey.get(key) ?? []), entry])
  return groups.flatMap(({ title, table }) => {
    const fields = Object.keys(table).flatMap((key) => {
      const field = fieldOf(key)
      const overrides = overridesByKey.get(key)
      // The first group with the key takes all of them.
      overridesByKey.delete(key)
      return field && overrides ? [override(field, overrides)] : []
    })
    return fields.length > 0 ? [{ title, fields }] : []
  })
}

/** Applies overrides to a field. */
function override(field: SpecificationField, overrides: readonly FieldOverride[]): SpecificationField {
  const { options: _, ...rest } = field
  const options = distinct(overrides.flatMap((one) => one.options ?? []))
  const ranges = overrides.flatMap(({ typical }) => (typical ? [typical] : []))
  const hint = overrides.find((one) => one.hint)?.hint
  return {
    ...rest,
    ...(options.length > 0 && { options }),
    ...(ranges.length > 0 && { typical: widest(ranges) }),
    ...(hint && { hint }),
  }
}

/** The smallest range that contains all of these; a side that is open in one of them is open. */
function widest(ranges: readonly Typical[]): Typical {
  const widen = (values: (number | null)[], choose: (...all: number[]) => number) => {
    const closed = values.filter((value) => value !== null)
    return closed.length < values.length ? null : choose(...closed)
  }
  return [
    widen(
      ranges.map(([low]) => low),
      Math.min,
    ),
    widen(
      ranges.map(([, high]) => high),
      Math.max,
    ),
  ]
}

/** The options that a value of an enum holds, [208, 240] for '208/240'; [] if the field does not take the value. */
export function optionsIn(field: SpecificationField, value: unknown): OptionValue[] {
  const { options = [], combinations } = field
  const option = options.find((one) => one === value)
  if (option !== undefined) return [option]
  const parts = combinations && typeof value === 'string' ? value.split('/').map(Number) : []
  return parts.length > 1 && value === combine(options, parts) ? parts : []
}

/** Writes options as a value, each once, lowest first: '208/240', or 208 for a single one. Null if one is not an option. */
export function combine(options: readonly OptionValue[], parts: readonly number[]): OptionValue | null {
  const sorted = distinct([...parts].sort((one, other) => one - other))
  if (!sorted.every((part) => options.includes(part))) return null
  return sorted.length > 1 ? sorted.join('/') : (sorted[0] ?? null)
}

/** Labels of stored values that are not words, or not the words a specifier would use. */
const optionLabels: Record<string, string> = {
  'L-N': 'Line to neutral',
  'L-L': 'Line to line',
  '3P': 'Three-phase',
  DE: 'Diatomaceous earth',
  phase: 'Phase cut',
  'e-stop': 'Emergency stop',
  'first-aid': 'First aid',
  out: 'Outward',
  free: 'Both ways',
}

/** The label of an option or a combination: 'Electric' for `electric`, '208 V' for 208, '208/240 V' for `208/240`. */
export function optionLabel(field: SpecificationField, option: OptionValue): string {
  if (typeof option === 'number') return formatExact(field, option, 'si')
  if (field.combinations) return `${option} ${unitSuffix(field, 'si')}`
  return optionLabels[option] ?? capitalize(option)
}

/** The usual range of a field, 'Typical 2-36 kW' or 'At most 194 °F', or else its hint. */
export function hintOf(field: SpecificationField, system: UnitSystem): string | null {
  const [low = null, high = null] = field.typical ?? []
  if (low !== null && high !== null) return `Typical ${formatRange(field, [low, high], system)}`
  if (low !== null) return `At least ${formatRange(field, [low, low], system)}`
  if (high !== null) return `At most ${formatRange(field, [high, high], system)}`
  return field.hint ?? null
}

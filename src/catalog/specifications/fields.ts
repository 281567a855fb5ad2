import { knownCategory } from '@/content/equipment'
import { capitalize } from '@/lib/format'
import { categoryFields } from './category-fields'
import { commonFields } from './common-fields'
import type { Definition, FieldTable, FieldType, OptionValue, Typical, Use } from './define'
import { formatMeasure, formatRange, type UnitName, type UnitSystem, unitOfKey } from './units'

/** A known key of `equipment_catalog.specifications`. */
export type SpecificationField = {
  key: string
  label: string
  type: FieldType
  /** 'none' where there is nothing to measure. */
  unit: UnitName
  /** What an enum or a list takes; of a text, suggestions. */
  options?: readonly OptionValue[]
  /** A hint, never a limit. */
  typical?: Typical
  hint?: string
}

export type SpecificationGroup = { title: string; fields: SpecificationField[] }

const tables: FieldTable[] = [...Object.values(commonFields), ...Object.values(categoryFields)]
const entries = tables.flatMap((table) => Object.entries(table))

const isDefinition = (use: Definition | Use): use is Definition => 'label' in use

const distinct = (options: readonly OptionValue[]) => [...new Set(options)]

function define(key: string, { label, type, unit }: Definition): SpecificationField {
  const options = entries.flatMap(([other, use]) => (other === key ? (use.options ?? []) : []))
  const isMeasured = type === 'number' || type === 'integer' || type === 'enum'
  return {
    key,
    label,
    type,
    unit: unit ?? (isMeasured ? unitOfKey(key) : 'none'),
    ...(options.length > 0 && { options: distinct(options) }),
  }
}

/** Every known field by key, with the options of all categories. */
export const fieldsByKey: ReadonlyMap<string, SpecificationField> = new Map(
  entries.flatMap(([key, use]) => (isDefinition(use) ? [[key, define(key, use)] as const] : [])),
)

/** The field of a key; undefined for a free one. */
export const fieldOf = (key: string): SpecificationField | undefined => fieldsByKey.get(key)

/**
 * The fields of an item in these categories, in groups: the common ones, then one for each category. A field stands in
 * the first group that names it, with the options and ranges of all the categories together.
 */
export function fieldsFor(itemCategories: readonly string[]): SpecificationGroup[] {
  const chosen = itemCategories.flatMap((category) => {
    const title = knownCategory(category)
    return title ? [{ title, table: categoryFields[title] }] : []
  })
  const common = Object.entries(commonFields).map(([title, table]) => ({ title, table: table as FieldTable }))
  const groups = [...common, ...chosen]
  const seen = new Set<string>()
  return groups.flatMap(({ title, table }) => {
    const keys = Object.keys(table).filter((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    const fields = keys.flatMap((key) => {
      const field = fieldOf(key)
      return field
        ? [
            combine(
              field,
              groups.flatMap((group) => group.table[key] ?? []),
            ),
          ]
        : []
    })
    return fields.length > 0 ? [{ title, fields }] : []
  })
}

/** A field with what these uses of it say. */
function combine(field: SpecificationField, uses: readonly Use[]): SpecificationField {
  const { options: _, ...rest } = field
  const options = distinct(uses.flatMap((use) => use.options ?? []))
  const ranges = uses.flatMap((use) => (use.typical ? [use.typical] : []))
  const hint = uses.find((use) => use.hint)?.hint
  return {
    ...rest,
    ...(options.length > 0 && { options }),
    ...(ranges.length > 0 && { typical: widest(ranges) }),
    ...(hint && { hint }),
  }
}

/** The range that holds all of these; open where one of them is. */
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

/** Stored values that are no words, or not the words a specifier would use. */
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

/** An option as a person reads it: `electric` as 'Electric', 208 as '208 V'. */
export function optionLabel(field: SpecificationField, option: OptionValue): string {
  if (typeof option === 'number') return formatMeasure(field, option, 'si')
  return optionLabels[option] ?? capitalize(option)
}

/** What is usual for a field: 'Typical 2-36 kW', 'At most 194 °F', or its hint. */
export function hintOf(field: SpecificationField, system: UnitSystem): string | null {
  const [low = null, high = null] = field.typical ?? []
  if (low !== null && high !== null) return `Typical ${formatRange(field, [low, high], system)}`
  if (low !== null) return `At least ${formatRange(field, [low, low], system)}`
  if (high !== null) return `At most ${formatRange(field, [high, high], system)}`
  return field.hint ?? null
}

import type { UnitName } from './units'

export type FieldType = 'number' | 'integer' | 'boolean' | 'enum' | 'list' | 'text' | 'date' | 'url'
export type OptionValue = string | number
/** The lowest and highest usual value, as stored; null leaves a side open. A hint, never a limit. */
export type Typical = readonly [low: number | null, high: number | null]

/** What one category adds to a field that is defined elsewhere. The `options` of a text are suggestions. */
export type FieldOverride = { typical?: Typical; options?: readonly OptionValue[]; hint?: string }

/** The definition of a field. `unit` is set only if the suffix of the key does not name it. */
export type Definition = FieldOverride & {
  label: string
  type: FieldType
  unit?: UnitName
  /** Set if a value may also be several numeric options in one text, lowest first: the usual ones, such as '208/240'. */
  combinations?: readonly string[]
}

/** Fields in display order. Each key is defined once; other tables override the definition. */
export type FieldTable = Record<string, Definition | FieldOverride>

const measured =
  (type: 'number' | 'integer') =>
  (label: string, typical?: Typical, more: { unit?: UnitName; hint?: string } = {}): Definition => ({
    label,
    type,
    ...(typical && { typical }),
    ...more,
  })

const ofType = (type: FieldType) => (label: string) => ({ label, type }) satisfies Definition

const chosen = (type: 'enum' | 'list') => (label: string, options: readonly OptionValue[]) =>
  ({ label, type, options }) satisfies Definition

export const number = measured('number')
export const integer = measured('integer')
export const yesNo = ofType('boolean')
export const text = ofType('text')
export const date = ofType('date')
export const link = ofType('url')
export const oneOf = chosen('enum')
export const someOf = chosen('list')
export const oneOrSeveral = (label: string, options: readonly number[], combinations: readonly string[]) => ({
  ...oneOf(label, options),
  combinations,
})

/** A field that another category defines, unchanged. */
export const inherit: FieldOverride = {}
/** A field that another category defines, with this usual range. */
export const withRange = (low: number | null, high: number | null): FieldOverride => ({
  typical: [low, high],
})
/** A field that another category defines, with these options. */
export const withOptions = (...options: OptionValue[]): FieldOverride => ({ options })

import type { UnitName } from './units'

export type FieldType = 'number' | 'integer' | 'boolean' | 'enum' | 'list' | 'text' | 'date' | 'url'
export type OptionValue = string | number
/** Lowest and highest usual value as stored, null where that side is open. A hint, never a limit. */
export type Typical = readonly [low: number | null, high: number | null]

/** What one category says about a field. `options` of a text are suggestions. */
export type Use = { typical?: Typical; options?: readonly OptionValue[]; hint?: string }

/** A field and, beside it, what the place that defines it says. `unit`: where the key's suffix does not say it. */
export type Definition = Use & { label: string; type: FieldType; unit?: UnitName }

/** Fields in the order they are shown. A key is defined once; other tables only say how they use it. */
export type FieldTable = Record<string, Definition | Use>

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

/** A field defined elsewhere. */
export const same: Use = {}
/** A field defined elsewhere, with this range. */
export const usual = (low: number | null, high: number | null): Use => ({ typical: [low, high] })
/** A field defined elsewhere, with these options. */
export const among = (...options: OptionValue[]): Use => ({ options })

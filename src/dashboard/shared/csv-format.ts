import type { Equipment } from '@/catalog/equipment'
import { fieldOf, type SpecificationField } from '@/catalog/specifications/fields'
import { writeTyped } from '@/catalog/specifications/typed-values'
import { isUnitOf, type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { specificationsOf } from '@/catalog/specifications/values'
import { canonicalText } from '@/lib/canonical-text'
import type { Json } from '@/lib/supabase/database.types'

// The format of our CSV files: how an export writes values and headers, and how an import recognizes them again.

/** Texts a spreadsheet may run as a formula (CSV injection), also behind blanks or the text's own apostrophes. */
const formula = String.raw`(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])`

/** Matches texts that an export prefixes with an apostrophe, the spreadsheets' sign for plain text. */
export const needsApostrophe = new RegExp(`^${formula}`)
const hasApostrophe = new RegExp(`^'${formula}`)

/** A cell as the catalog stores texts: canonical, trimmed, line ends as \n, without the apostrophe of an export. */
export function readCellText(cell: string): string {
  const text = canonicalText(cell)
  return normalize(hasApostrophe.test(text) ? text.slice(1) : text)
}

const normalize = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** A value as a cell. Numbers stay numbers: a negative one written as text would get an apostrophe. */
export function cellOf(value: Equipment[keyof Equipment]): string | number {
  if (value === null) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  const text = JSON.stringify(value)
  return text === '{}' ? '' : text
}

/** An exported value as `readCellText` returns it. */
export const cellTextOf = (value: Equipment[keyof Equipment]) => normalize(String(cellOf(value)))

/** A column with one key of the specifications: 'spec.width_mm'. */
export type SpecificationColumn = `spec.${string}`

const prefix = 'spec.'

/** Most free keys that get a column each; the others are written together, as JSON. */
const maxFreeColumns = 200

/** Longest header of a free key, in characters: the pattern below reads it, and a hostile file has long headers. */
const maxKey = 100

/** Whether a column holds a key of the specifications. */
export const isSpecification = (key: string): key is SpecificationColumn => key.startsWith(prefix)

/** The key in `equipment_catalog.specifications` of a column. */
export const specificationKey = (column: SpecificationColumn) => column.slice(prefix.length)

/** The known field of a column; undefined for a free key and for columns of the table. */
export const fieldOfColumn = (key: string) =>
  isSpecification(key) ? fieldOf(specificationKey(key)) : undefined

/** The unit of a field's values in a system; null without one. */
export function unitOf(field: SpecificationField | undefined, system: UnitSystem): string | null {
  return (field && ['number', 'integer', 'enum'].includes(field.type) && unitSuffix(field, system)) || null
}

/** The system in which a field has this unit; null if it has it in neither. */
export function systemOf(field: SpecificationField, unit: string): UnitSystem | null {
  const systems = ['si', 'us'] as const
  return systems.find((one) => unitOf(field, one) && isUnitOf(field, unit, one)) ?? null
}

/** The header of a key in an export, with the unit of its cells: 'spec.width_mm [mm]'. */
export function headerOf(key: string): string {
  const unit = unitOf(fieldOf(key), 'si')
  return `${prefix}${key}${unit ? ` [${unit}]` : ''}`
}

/**
 * Reads the header of an export, 'spec.width_mm [mm]', and its variants: without a unit (SI), or with the US unit for cells
 * typed in it. Null for any other header, and for a unit the field does not have.
 */
export function parseExportHeader(header: string): { key: SpecificationColumn; unit: string | null } | null {
  const text = canonicalText(header).trim()
  if (text.length > prefix.length + maxKey) return null
  const [, name = '', unit = ''] = /^spec\.([^[\]]*[^[\]\s])(?:\s*\[([^[\]]*)\])?$/i.exec(text) ?? []
  if (!name) return null
  const field = fieldOf(name.toLowerCase())
  const key = `${prefix}${field?.key ?? name}` as const
  if (!unit) return { key, unit: unitOf(field, 'si') }
  const system = field && systemOf(field, unit)
  return system ? { key, unit: unitOf(field, system) } : null
}

/** Whether a key can have a column: not with brackets in it, nor longer than a header may be. */
export const canHaveColumn = (key: string) => parseExportHeader(headerOf(key))?.key === `${prefix}${key}`

/** The keys these items use: those with a column each, and whether there are others. */
export function splitKeys(items: readonly Equipment[]): { columns: string[]; hasOthers: boolean } {
  const used = new Set(items.flatMap((item) => Object.keys(specificationsOf(item.specifications))))
  const known = [...used].filter((key) => fieldOf(key)).sort()
  const free = [...used].filter((key) => !fieldOf(key)).sort()
  const own = free.filter(canHaveColumn).slice(0, maxFreeColumns)
  return { columns: [...known, ...own], hasOthers: own.length < free.length }
}

/** The value of a key as a cell, in SI units; numbers stay numbers. */
export const specificationCell = (key: string, value: Json | undefined): string | number =>
  typeof value === 'number' ? value : writeTyped(fieldOf(key), value, 'si')

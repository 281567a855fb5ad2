import type { Equipment } from '@/catalog/equipment'
import { fieldOf, type SpecificationField } from '@/catalog/specifications/fields'
import { readTyped, writeTyped } from '@/catalog/specifications/typed-values'
import { isUnitOf, type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { specificationsOf } from '@/catalog/specifications/values'
import type { Json } from '@/lib/supabase/database.types'

/**
 * Names a column that holds one key of the specifications: 'spec.width_mm'. Where a person says that cells are in US
 * units because the header does not, the unit stands behind it: 'spec.width_mm [in]'.
 */
export type SpecificationColumn = `spec.${string}`

const prefix = 'spec.'

/** Most free keys with columns of their own; the values of others are written together, as JSON. */
const maxFreeColumns = 200

/** Longest header of a free key, in characters. A pattern reads it, and a hostile file has long headers. */
const maxKey = 100

export const isSpecificationColumn = (name: string): name is SpecificationColumn => name.startsWith(prefix)

/** The key of a column, without a unit. */
export const keyOf = (column: SpecificationColumn): string =>
  (readHeader(column)?.column ?? column).slice(prefix.length)

/** `spec.width_mm [mm]`, with the unit of the cells. */
export function headerOf(key: string): string {
  const unit = unitOf(fieldOf(key), 'si')
  return `${prefix}${key}${unit && ` [${unit}]`}`
}

/** The unit of a column's cells; '' where it has none. */
export const unitOf = (field: SpecificationField | undefined, system: UnitSystem) =>
  field && ['number', 'integer', 'enum'].includes(field.type) ? unitSuffix(field, system) : ''

/**
 * Reads `spec.width_mm`, `spec.width_mm [mm]` and, for cells in US units, `spec.width_mm [in]`. Returns null for any
 * other header, and for a unit the field is not measured in.
 */
export function readHeader(header: string): { column: SpecificationColumn; units: UnitSystem } | null {
  const text = header.trim()
  if (text.length > prefix.length + maxKey) return null
  const [, name = '', unit = ''] = /^spec\.([^[\]]*[^[\]\s])(?:\s*\[([^[\]]*)\])?$/i.exec(text) ?? []
  const key = fieldOf(name.toLowerCase())?.key ?? name
  const field = fieldOf(key)
  if (!key || (unit && !field)) return null
  const systems = ['si', 'us'] as const
  const units = systems.find((one) => !unit || (field && unitOf(field, one) && isUnitOf(field, unit, one)))
  return units ? { column: `${prefix}${key}`, units } : null
}

/** Whether a column can hold a key: not one with brackets, or longer than a header. */
export const canHaveColumn = (key: string) => readHeader(headerOf(key))?.column === `${prefix}${key}`

/** The keys these items use: those with columns of their own, and whether others are left. */
export function splitKeys(items: readonly Equipment[]): { columns: string[]; hasOthers: boolean } {
  const used = new Set(items.flatMap((item) => Object.keys(specificationsOf(item.specifications))))
  const known = [...used].filter((key) => fieldOf(key)).sort()
  const free = [...used].filter((key) => !fieldOf(key)).sort()
  const own = free.filter(canHaveColumn).slice(0, maxFreeColumns)
  return { columns: [...known, ...own], hasOthers: own.length < free.length }
}

/** A value as a cell, in SI units; a number stays a number. */
export function cellOfKey(key: string, value: Json | undefined): string | number {
  const field = fieldOf(key)
  return typeof value === 'number' ? value : writeTyped(field, value, 'si')
}

/** The value of a cell; undefined for an empty one. */
export const valueOfCell = (key: string, text: string, units: UnitSystem): Json | undefined =>
  readTyped(fieldOf(key), text, units)

import { capitalize } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'

export type Specification = { key: string; label: string; value: string }

/** The free key/value list of an item, made readable. Empty for anything but a non-empty object. */
export function describeSpecifications(specifications: Json): Specification[] {
  if (!specifications || typeof specifications !== 'object' || Array.isArray(specifications)) return []
  return Object.entries(specifications).map(([key, value]) => ({
    key,
    label: capitalize(key.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2')),
    value: describe(value ?? null),
  }))
}

function describe(value: Json): string {
  if (value === null || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(describe).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

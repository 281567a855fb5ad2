import { capitalize } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'

export type Specification = { key: string; label: string; value: string }

/** Converts the free keys and values of an item to words. Returns [] for anything but an object with keys. */
export function describeSpecifications(specifications: Json): Specification[] {
  if (!specifications || typeof specifications !== 'object' || Array.isArray(specifications)) return []
  return Object.entries(specifications).map(([key, value]) => ({
    key,
    label: labelOf(key),
    value: describe(value ?? null),
  }))
}

const labelOf = (key: string) => capitalize(key.replace(/[_-]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2'))

const isNested = (value: Json | undefined) => typeof value === 'object' && value !== null

/** Writes a value in words: `{ max: 55, min: 39 }` as 'Max 55, Min 39'. */
function describe(value: Json): string {
  if (value === null || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(describe).join(value.some(isNested) ? '; ' : ', ') || '-'
  return Object.entries(value).map(describeEntry).join(', ') || '-'
}

function describeEntry([key, value]: [string, Json | undefined]): string {
  const text = describe(value ?? null)
  return `${labelOf(key)} ${isNested(value) ? `(${text})` : text}`
}

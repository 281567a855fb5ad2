import type { Json } from '@/lib/supabase/database.types'

/** Stored values by key. */
export type Specifications = { [key: string]: Json }

/** Reads the stored specifications of an item. Anything but an object has none. */
export function specificationsOf(stored: Json | undefined): Specifications {
  return stored && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Specifications) : {}
}

/** Returns a copy with this value; undefined removes the key. */
export function withValue(all: Specifications, key: string, value: Json | undefined): Specifications {
  const others = Object.entries(all).filter(([other]) => other !== key)
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
}

/** Whether two values are equal; the order of keys makes no difference. */
export const isSameValue = (one: Json | undefined, other: Json | undefined) => sorted(one) === sorted(other)

/** JSON with sorted keys. */
function sorted(value: Json | undefined): string | undefined {
  return JSON.stringify(value, (_, part: Json) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

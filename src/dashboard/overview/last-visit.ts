import { readPreference, savePreference } from '@/lib/preferences'

/** A person's visit to the overview in this browser. */
export type Visit = {
  /** The id of the newest history entry they saw. Ids are compared, not times, because two clocks may differ. */
  seen: number
  /** The time of the visit by this browser's clock. */
  at: string
}

const keyOf = (userId: string) => `overview:visit:${userId}`

/** The visit before this one, by user id. This visit lasts until the page is reloaded. */
const earlier = new Map<string, Visit | null>()

/** The visit before this one; null on the first. */
export function lastVisit(userId: string): Visit | null {
  if (!earlier.has(userId)) earlier.set(userId, read(userId))
  return earlier.get(userId) ?? null
}

function read(userId: string): Visit | null {
  const [seen, at] = (readPreference(keyOf(userId)) ?? '').split(' ')
  return seen && at && /^\d+$/.test(seen) && !Number.isNaN(Date.parse(at)) ? { seen: Number(seen), at } : null
}

/** Remembers that a person has seen the history up to the entry `seen`. */
export function rememberVisit(userId: string, seen: number) {
  lastVisit(userId)
  // Never less than before: a person off the allow-list sees nothing, and may be listed again.
  const newest = Math.max(seen, read(userId)?.seen ?? 0)
  savePreference(keyOf(userId), `${newest} ${new Date().toISOString()}`)
}

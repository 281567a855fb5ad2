import { readPreference, savePreference } from '@/lib/preferences'

/** What a person had seen when they last looked, in this browser. */
export type Visit = {
  /** The newest entry of the history they had seen. Compared instead of times, which two clocks may tell differently. */
  seen: number
  /** When, by this browser's clock. */
  at: string
}

const keyOf = (userId: string) => `overview:visit:${userId}`

/** The visits before this one, which lasts until the page is loaded again. */
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

/** Remembers that a person has seen the history up to this entry. */
export function rememberVisit(userId: string, seen: number) {
  lastVisit(userId)
  // Never fewer than before: policies show nothing to who is off the allow-list, and may be listed again.
  const newest = Math.max(seen, read(userId)?.seen ?? 0)
  savePreference(keyOf(userId), `${newest} ${new Date().toISOString()}`)
}

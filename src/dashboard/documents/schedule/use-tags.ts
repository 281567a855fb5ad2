import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readPreference, savePreference, subscribeToPreferences } from '@/lib/preferences'
import type { Tags } from './schedule-rows'

const preferenceKey = 'schedule-tags'
const tagsSchema = v.record(v.string(), v.string())

const readStored = () => readPreference(preferenceKey)

function parseTags(stored: string | null): Tags {
  try {
    return v.parse(tagsSchema, JSON.parse(stored ?? '{}'))
  } catch {
    // Stored by something else.
    return {}
  }
}

/** The tags as they are now, which another tab may just have changed: every change begins with them. */
const latestTags = () => parseTags(readStored())

const saveTags = (tags: Tags) => savePreference(preferenceKey, JSON.stringify(tags))

/** An empty tag gives the item its number back. */
function changeTag(id: string, tag: string) {
  const { [id]: _, ...others } = latestTags()
  saveTags(tag ? { ...others, [id]: tag } : others)
}

/** Numbers these items again. */
function clearTags(ids: readonly string[]) {
  saveTags(Object.fromEntries(Object.entries(latestTags()).filter(([id]) => !ids.includes(id))))
}

/** Tags a person has typed, kept in this browser: an item keeps its tag from one schedule to the next. */
export function useTags() {
  const stored = useSyncExternalStore(subscribeToPreferences, readStored)
  const tags = useMemo(() => parseTags(stored), [stored])
  return { tags, changeTag, clearTags }
}

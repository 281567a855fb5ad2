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

/** Reads the tags again before each change, because another tab may have changed them. */
const latestTags = () => parseTags(readStored())

const saveTags = (tags: Tags) => savePreference(preferenceKey, JSON.stringify(tags))

/** Sets the tag of an item. An empty tag restores its number. */
function changeTag(id: string, tag: string) {
  const { [id]: _, ...others } = latestTags()
  saveTags(tag ? { ...others, [id]: tag } : others)
}

/** Removes the tags of these items, so that they are numbered again. */
function clearTags(ids: readonly string[]) {
  saveTags(Object.fromEntries(Object.entries(latestTags()).filter(([id]) => !ids.includes(id))))
}

/** Returns the typed tags, kept in this browser, and functions that change them. */
export function useTags() {
  const stored = useSyncExternalStore(subscribeToPreferences, readStored)
  const tags = useMemo(() => parseTags(stored), [stored])
  return { tags, changeTag, clearTags }
}

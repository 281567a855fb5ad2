import { useState } from 'react'
import * as v from 'valibot'
import { readPreference, savePreference } from '@/lib/preferences'
import type { Tags } from './schedule-rows'

const preferenceKey = 'schedule-tags'
const tagsSchema = v.record(v.string(), v.string())

function readTags(): Tags {
  try {
    return v.parse(tagsSchema, JSON.parse(readPreference(preferenceKey) ?? '{}'))
  } catch {
    // Stored by something else.
    return {}
  }
}

/** Tags a person has typed, kept in this browser: an item keeps its tag from one schedule to the next. */
export function useTags() {
  const [tags, setTags] = useState(readTags)

  function save(next: Tags) {
    setTags(next)
    savePreference(preferenceKey, JSON.stringify(next))
  }
  return {
    tags,
    /** An empty tag gives the item its number back. */
    changeTag(id: string, tag: string) {
      const { [id]: _, ...others } = tags
      save(tag ? { ...others, [id]: tag } : others)
    },
    /** Numbers these items again. */
    clearTags: (ids: readonly string[]) =>
      save(Object.fromEntries(Object.entries(tags).filter(([id]) => !ids.includes(id)))),
  }
}

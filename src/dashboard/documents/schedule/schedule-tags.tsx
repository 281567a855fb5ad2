import { useId, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readPreference, savePreference, subscribeToPreferences } from '@/lib/preferences'
import type { Tags } from './schedule-rows'

/** The longest tag that fits its column, in characters. */
const longestTag = 12

type TagProps = { tag: string; name: string; onChange: (tag: string) => void }

/** An editable tag, saved on Enter and on leaving the field. */
export function TagInput({ tag, name, onChange }: TagProps) {
  const [typed, setTyped] = useState(tag)
  const [shown, setShown] = useState(tag)
  // The tag changed elsewhere: another typed tag renumbers this one.
  if (shown !== tag) {
    setShown(tag)
    setTyped(tag)
  }
  const noteId = useId()
  const text = typed.trim()
  const isTooLong = text.length > longestTag
  return (
    <>
      <input
        dir="auto"
        aria-label={`Tag of ${name}`}
        {...(isTooLong && { 'aria-invalid': true, 'aria-describedby': noteId })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          // An emptied field shows its number again.
          if (!text) setTyped(tag)
          if (text !== tag && !isTooLong) onChange(text)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="min-h-11 w-full min-w-0 rounded-sm border border-line px-3 font-medium hover:border-flint aria-invalid:border-brick lg:-mt-1 lg:-ml-1.5 lg:min-h-7 lg:px-1.5 print:hidden"
      />
      {isTooLong && (
        <span
          id={noteId}
          className="block text-brick print:hidden"
        >{`Please keep this under ${longestTag + 1} characters`}</span>
      )}
      <span dir="auto" translate="no" className="hidden font-medium print:inline">
        {isTooLong ? tag : typed}
      </span>
    </>
  )
}

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

/** The tags typed into schedules without a project, kept in this browser, and functions that change them. */
export function useTags() {
  const stored = useSyncExternalStore(subscribeToPreferences, readStored)
  const tags = useMemo(() => parseTags(stored), [stored])
  return { tags, changeTag, clearTags }
}

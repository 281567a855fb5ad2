/** Prefix of the session storage keys of drafts. */
const prefix = 'draft:'

/** Prefix of the draft keys of items: unsaved input of a form. */
export const equipmentDraftPrefix = 'equipment:'

/** Session storage key of the id of the account that owns the drafts. */
const ownerKey = 'drafts-of'

/** Stores a draft until the tab closes, so that a reload or an expired session loses nothing. Never throws. */
export function saveDraft(key: string, value: unknown) {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked; the form still holds everything.
  }
}

/** The draft stored under this key, or null. */
export function loadDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')
  } catch {
    return null
  }
}

export function clearDraft(key: string) {
  clear(prefix + key)
}

function clear(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Removes all drafts, on sign-out. */
export function clearDrafts() {
  for (const key of [...draftKeys(), ownerKey]) clear(key)
}

/** Removes the drafts of any other account, so that the next person in this tab neither sees nor saves them. */
export function keepDraftsOf(userId: string) {
  try {
    const owner = sessionStorage.getItem(ownerKey)
    if (owner && owner !== userId) clearDrafts()
    sessionStorage.setItem(ownerKey, userId)
  } catch {
    // Storage is full or blocked.
  }
}

/** Whether a draft of an item is kept. Other drafts, such as selected rows, do not count as unsaved work. */
export const hasUnsavedChanges = () =>
  draftKeys().some((key) => key.startsWith(prefix + equipmentDraftPrefix))

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    // Storage is blocked, so nothing was stored.
    return []
  }
}

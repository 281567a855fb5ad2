/** Session storage keys of everything typed but not saved. */
const prefix = 'draft:'

/** Keeps what is being typed across a reload or a lost session, until this tab closes. Never throws. */
export function saveDraft(key: string, value: unknown) {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: the form itself still holds everything.
  }
}

/** What `saveDraft` kept under this key, or null. */
export function loadDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')
  } catch {
    return null
  }
}

export function clearDraft(key: string) {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was stored either.
  }
}

/** Forgets every draft: the person has signed out. */
export function clearDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was stored either.
  }
}

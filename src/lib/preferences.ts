/** Values that could not be stored because storage is blocked or full. They last until the page is left. */
const unsaved = new Map<string, string>()

const listeners = new Set<() => void>()

/** Returns a choice saved in this browser, or null. Never throws. */
export function readPreference(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Saves a choice in this browser, across reloads and sign-outs. Never throws. */
export function savePreference(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, value)
  }
  for (const notify of listeners) notify()
}

/** Calls back after every save, here or in another tab of this browser: for `useSyncExternalStore`. */
export function subscribeToPreferences(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

/** Values that could not be stored, because storage is blocked or full: they last until the page is left. */
const unsaved = new Map<string, string>()

/** A choice kept in this browser by `savePreference`, or null. Never throws. */
export function readPreference(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a choice in this browser, across reloads and sign-outs. Never throws. */
export function savePreference(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, value)
  }
}

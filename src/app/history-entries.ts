/** React Router's `history.state`. It stores the scroll position of an entry under `key`. */
type EntryState = { key?: string; idx?: number | null } | null

function addMissingKey() {
  const state: EntryState = window.history.state
  // Not crypto.randomUUID, which pages on plain HTTP lack.
  const key = Math.random().toString(36).slice(2)
  // The router counts up from `idx`: without one, every later entry of the tab would be number NaN.
  if (!state?.key) window.history.replaceState({ idx: null, ...state, key }, '')
}

/**
 * Gives a key to history entries that the router did not make: the first of every document, and `#` addresses typed by
 * hand. Entries without a key share one scroll position, so that a new address would open where an old one was left.
 * Call it before createBrowserRouter: this popstate listener must run before the router's.
 */
export function addMissingEntryKeys() {
  addMissingKey()
  window.addEventListener('popstate', addMissingKey)
}

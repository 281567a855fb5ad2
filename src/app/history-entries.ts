/** The router keeps the scroll position of a history entry under the key in its state. */
type EntryState = { key?: string } | null

function nameEntry() {
  const state: EntryState = window.history.state
  if (!state?.key) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '')
}

/**
 * Gives a key to the entries the router did not make: the first of every document, and what is typed behind `#`.
 * Without one they would all share their scroll position, and a new address would open where an old one was left.
 * Call it before there is a router, whose own listener must come second.
 */
export function nameHistoryEntries() {
  nameEntry()
  window.addEventListener('popstate', nameEntry)
}

type Shortcut = {
  /** The listed keys, in tinykeys' notation. */
  keys: readonly string[]
  /** Keys of other keyboards, not listed. */
  also?: readonly string[]
  does: string
}

/**
 * Every key of the dashboard, for the list of shortcuts and the palette. `useShortcuts` binds most of them from this
 * table. Other code binds these: sidebar (sidebar.tsx), messages (toaster.tsx), move, ends and view (use-grid-focus.ts,
 * equipment-row.tsx), select (use-row-presses.ts), save (equipment-form.tsx), moveLine and
 * lineBelow (line-row.tsx).
 */
export const shortcuts = {
  palette: { keys: ['$mod+k'], does: 'Go to a screen, an item or an action' },
  sidebar: { keys: ['$mod+b'], does: 'Open or close the sidebar' },
  messages: { keys: ['Alt+t'], does: 'Reach a message, and its Undo' },
  help: { keys: ['?'], also: ['Shift+?'], does: 'This list' },
  search: {
    keys: ['/'],
    also: ['Shift+/'],
    does: 'Search all items, those off screen too',
  },
  add: { keys: ['n'], does: 'Add an item' },
  undo: { keys: ['$mod+z'], does: 'Undo your last change of this session' },
  move: { keys: ['ArrowUp', 'ArrowDown'], does: 'Move through the table' },
  ends: { keys: ['Home', 'End'], does: 'Move to its first or last row' },
  view: { keys: ['Enter'], does: 'View it' },
  edit: { keys: ['e'], does: 'Edit it' },
  duplicate: { keys: ['d'], does: 'Duplicate it' },
  // The delete key of a Mac is Backspace.
  delete: { keys: ['Delete'], also: ['Backspace'], does: 'Delete it, after a question' },
  previous: { keys: ['ArrowLeft', 'k'], does: 'Previous item of the list' },
  next: { keys: ['ArrowRight', 'j'], does: 'Next item of the list' },
  select: { keys: ['Space'], does: 'Select it; with Shift, all up to it' },
  compare: { keys: ['c'], does: 'Compare the selected items' },
  moveLine: { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], does: 'Move it up or down' },
  lineBelow: {
    keys: ['Enter', 'Shift+Enter'],
    does: 'Save a field, and go to that of the next or previous line',
  },
  save: { keys: ['$mod+Enter'], does: 'Save' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof shortcuts

/** The list of shortcuts, grouped by the place where they work. */
export const shortcutGroups: readonly { title: string; ids: readonly ShortcutId[] }[] = [
  { title: 'Everywhere', ids: ['palette', 'sidebar', 'undo', 'messages', 'help'] },
  { title: 'In the catalog', ids: ['search', 'add', 'compare'] },
  { title: 'On a line of a project', ids: ['lineBelow', 'moveLine'] },
  { title: 'On a row that has focus', ids: ['move', 'ends', 'select', 'view'] },
  { title: 'In an open item', ids: ['previous', 'next'] },
  { title: 'On a row or in an open item', ids: ['edit', 'duplicate', 'delete'] },
  { title: 'In a form', ids: ['save'] },
]

/** Converts actions by shortcut id to the bindings of `useShortcuts`. */
export function bindingsOf(actions: Partial<Record<ShortcutId, () => void>>): Record<string, () => void> {
  const bindings: Record<string, () => void> = {}
  for (const [id, run] of Object.entries(actions)) {
    const { keys, also = [] }: Shortcut = shortcuts[id as ShortcutId]
    for (const key of [...keys, ...also]) bindings[key] = run
  }
  return bindings
}

/** Names of keys on a Mac and on other systems. */
const names: Record<string, readonly [mac: string, other: string]> = {
  $mod: ['⌘', 'Ctrl'],
  Alt: ['⌥', 'Alt'],
  ArrowUp: ['↑', '↑'],
  ArrowDown: ['↓', '↓'],
  ArrowLeft: ['←', '←'],
  ArrowRight: ['→', '→'],
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

function nameOf(part: string): string {
  const [mac, other] = names[part] ?? [part, part]
  const name = isMac() ? mac : other
  return name.length === 1 ? name.toUpperCase() : name
}

/** Returns the keys of a shortcut as this system names them: `Ctrl K`. */
export const keysShown = (id: ShortcutId): string[] =>
  shortcuts[id].keys.map((key) => key.split('+').map(nameOf).join(' '))

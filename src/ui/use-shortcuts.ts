import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type KeyBindingMap, tinykeys } from 'tinykeys'
import { readPreference, savePreference } from '@/lib/preferences'

/** Controls that handle typed letters themselves. */
const fields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]'
/** Arrow keys choose another radio button. Tabs and menus handle arrow keys too, but prevent their default. */
const radio = 'input[type="radio"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Preference key. `off` disables single keys: speech input would trigger them with every word (WCAG 2.1.4). */
const preferenceKey = 'shortcuts:single-keys'

/** Whether shortcuts without Ctrl or Cmd work in this browser. */
export const areSingleKeysOn = () => readPreference(preferenceKey) !== 'off'

export const setSingleKeysOn = (on: boolean) => savePreference(preferenceKey, on ? 'on' : 'off')

/**
 * Binds keys in tinykeys' notation. Where the layout has no Latin letters, a letter is found by the place of its key:
 * `Ctrl K` on a Russian keyboard. Returns the function that ends it.
 */
export function bindKeys(handlers: KeyBindingMap) {
  const all = { ...handlers }
  for (const [keys, run] of Object.entries(handlers)) {
    const [, modifiers = '', letter] = /^(.*\+)?([a-z])$/.exec(keys) ?? []
    if (!letter) continue
    all[`${modifiers}Key${letter.toUpperCase()}`] = (event) => {
      if (!/^[a-z]$/i.test(event.key)) run(event)
    }
  }
  return tinykeys(window, all)
}

type Options = {
  /** Also works in fields and dialogs, but not while an alert dialog is open. */
  everywhere?: boolean
  /** Works only while focus is inside this element. */
  inside?: RefObject<HTMLElement | null>
}

/**
 * Binds keyboard shortcuts in tinykeys' notation: `/`, `Shift+?`, `$mod+k`. They do nothing in fields and dialogs, except
 * with `everywhere` or `inside`. `setSingleKeysOn(false)` disables shortcuts without Ctrl or Cmd.
 */
export function useShortcuts(bindings: Record<string, () => void>, options: Options = {}) {
  const { everywhere = false, inside } = options
  const latest = useRef(bindings)
  // Layout effects: a key pressed right after the paint must run the latest action.
  useLayoutEffect(() => {
    latest.current = bindings
  })
  const keys = Object.keys(bindings).join(' ')
  useLayoutEffect(() => {
    function isAvailable({ defaultPrevented, key, ctrlKey, metaKey, target }: KeyboardEvent) {
      if (defaultPrevented) return false
      if (inside) {
        if (!(target instanceof Node && inside.current?.contains(target))) return false
      } else if (document.querySelector(everywhere ? '[role="alertdialog"]' : dialogs)) return false
      if (!everywhere && target instanceof Element && target.closest(fields)) return false
      if (key.startsWith('Arrow') && target instanceof Element && target.matches(radio)) return false
      return ctrlKey || metaKey || areSingleKeysOn()
    }
    const handlers: KeyBindingMap = {}
    for (const key of keys.split(' ')) {
      handlers[key] = (event) => {
        if (!isAvailable(event)) return
        // Also for repeats of a held key, or the browser's own shortcut would run.
        event.preventDefault()
        if (!event.repeat) latest.current[key]?.()
      }
    }
    return bindKeys(handlers)
  }, [keys, everywhere, inside])
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type KeyBindingMap, tinykeys } from 'tinykeys'
import { readPreference, savePreference } from '@/lib/preferences'

/** What takes typed letters itself. */
const fields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]'
/** Arrow keys choose another one; what else takes them (tabs, menus) prevents their default. */
const radio = 'input[type="radio"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/** `off` switches single keys off: speech input would press them with every word (WCAG 2.1.4). */
const preferenceKey = 'shortcuts:single-keys'

/** Whether shortcuts without Ctrl or Cmd work in this browser. */
export const areSingleKeysOn = () => readPreference(preferenceKey) !== 'off'

export const setSingleKeysOn = (on: boolean) => savePreference(preferenceKey, on ? 'on' : 'off')

type Options = {
  /** Also while typing in a field and while a dialog is open; an alert dialog still has to be answered first. */
  everywhere?: boolean
  /** Only while focus is in this element, a dialog or a part of a page; a dialog above it takes focus away. */
  inside?: RefObject<HTMLElement | null>
}

/**
 * Keyboard shortcuts in tinykeys' notation: `/`, `Shift+?`, `$mod+k`. They do nothing while a field or a dialog has the
 * keyboard, unless `everywhere` or `inside`. Those without Ctrl or Cmd can be switched off by `setSingleKeysOn`.
 */
export function useShortcuts(bindings: Record<string, () => void>, options: Options = {}) {
  const { everywhere = false, inside } = options
  const latest = useRef(bindings)
  // A layout effect: a key may follow at once what has just been painted.
  useLayoutEffect(() => {
    latest.current = bindings
  })
  const keys = Object.keys(bindings).join(' ')
  // Before the screen is painted: a key pressed as soon as it shows must not be lost.
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
        // A held key repeats: the browser's own shortcut must not run then either.
        event.preventDefault()
        if (!event.repeat) latest.current[key]?.()
      }
    }
    return tinykeys(window, handlers)
  }, [keys, everywhere, inside])
}

import { useEffect, useRef } from 'react'
import { type KeyBindingMap, tinykeys } from 'tinykeys'

/** Where a key belongs to what is being typed. */
const typing =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]'
/** A dialog has the keyboard to itself. */
const modal = '[role="dialog"], [role="alertdialog"]'

/** Off in this browser while it holds `off`: people who dictate would press single keys with every word. */
const storageKey = 'shortcuts:single-keys'

export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function setSingleKeysOn(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/**
 * Keys of a screen, in tinykeys' notation: `/`, `Shift+?`, `$mod+k`. None while something is typed or a dialog is
 * open, and those without Ctrl or Cmd only while single keys are on.
 */
export function useShortcuts(bindings: Record<string, () => void>): void {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  const keys = Object.keys(bindings).join(' ')
  useEffect(() => {
    const handlers: KeyBindingMap = {}
    for (const key of keys.split(' ')) {
      handlers[key] = (event) => {
        if (event.defaultPrevented || event.repeat || document.querySelector(modal)) return
        if (event.target instanceof Element && event.target.closest(typing)) return
        if (!event.ctrlKey && !event.metaKey && !areSingleKeysOn()) return
        event.preventDefault()
        latest.current[key]?.()
      }
    }
    return tinykeys(window, handlers)
  }, [keys])
}

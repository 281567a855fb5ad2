import * as React from 'react'

// Saves a sixth of the time of screen tests. No test could notice.

// React keeps a stack trace for every element that is made, which only the long form of its warnings prints, and stops
// once this counter is high.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
  configurable: true,
})

/** jsdom's own function, kept with the window: the test files of a worker share the window, and this module runs for each. */
const jsdom: { getComputedStyle?: typeof window.getComputedStyle } = Object(Reflect.get(window, 'jsdom'))
jsdom.getComputedStyle ??= window.getComputedStyle.bind(window)
const styleOf = jsdom.getComputedStyle

/** The attributes that jsdom's style sheet asks for. */
const deciding = ['hidden', 'open', 'popover', 'type']
const displays = new Map<string, string>()

function displayOf(element: Element): string {
  if (element.getAttribute('style')?.includes('display')) return styleOf(element).display
  const key = [element.localName, ...deciding.map((name) => element.getAttribute(name))].join()
  const display = displays.get(key) ?? styleOf(element).display
  displays.set(key, display)
  return display
}

/** An inherited property that only inline styles set. */
const inherited =
  (property: 'visibility' | 'pointerEvents', name: string, initial: string) => (element: Element) =>
    element.closest(`[style*="${name}"]`) ? styleOf(element)[property] : initial

const pointerEventsOf = inherited('pointerEvents', 'pointer-events', 'auto')
const quickly: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: inherited('visibility', 'visibility', 'visible'),
  pointerEvents: pointerEventsOf,
  'pointer-events': pointerEventsOf,
  animationName: () => 'none',
}

/**
 * Queries by role ask for `display` and `visibility` of every element, a click for the `pointer-events` of all that
 * surrounds its target and Radix for animations, for which jsdom matches its style sheet. No test loads a sheet that sets
 * them, so the tag, a few attributes and inline styles decide. Other properties are jsdom's.
 */
window.getComputedStyle = (element, pseudoElement) => {
  const getPropertyValue = (property: string) =>
    quickly[property]?.(element) ?? styleOf(element, pseudoElement).getPropertyValue(property)
  return new Proxy(Object.create(null), {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue
      return quickly[String(name)]?.(element) ?? Reflect.get(styleOf(element, pseudoElement), name)
    },
  })
}

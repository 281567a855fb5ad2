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

/** Kept with the window: the test files of a worker share the window, and this module runs for each. */
const kept: {
  /** jsdom's own function. */
  getComputedStyle?: typeof window.getComputedStyle
  /** `display` by the tag and the attributes that jsdom's style sheet asks for. */
  displays?: Map<string, string>
} = Object(Reflect.get(window, 'jsdom'))
kept.getComputedStyle ??= window.getComputedStyle.bind(window)
kept.displays ??= new Map()
const { getComputedStyle: styleOf, displays } = kept

/** The attributes that jsdom's style sheet asks for. */
const deciding = ['hidden', 'open', 'popover', 'type']

type Property =
  | 'display'
  | 'visibility'
  | 'pointerEvents'
  | 'direction'
  | 'opacity'
  | 'overflow'
  | 'overflowX'
  | 'overflowY'

/** A property in the element's own style, or an empty string. */
function inlineOf(element: Element, property: Property): string {
  const hasStyle = element instanceof HTMLElement || element instanceof SVGElement
  return hasStyle && element.hasAttribute('style') ? element.style[property] : ''
}

function displayOf(element: Element): string {
  const inline = inlineOf(element, 'display')
  if (inline) return inline
  const key = [element.localName, ...deciding.map((name) => element.getAttribute(name))].join()
  const display = displays.get(key) ?? styleOf(element).display
  displays.set(key, display)
  return display
}

/** A property that only inline styles set, and its initial value. */
const inlineOnly = (property: Property, initial: string) => (element: Element) =>
  inlineOf(element, property) || initial

/** The same for an inherited property. */
const inherited = (property: Property, initial: string) => (element: Element) => {
  for (let from: Element | null = element; from; from = from.parentElement) {
    const inline = inlineOf(from, property)
    if (inline) return inline
  }
  return initial
}

const pointerEventsOf = inherited('pointerEvents', 'auto')
const quickly: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: inherited('visibility', 'visible'),
  pointerEvents: pointerEventsOf,
  'pointer-events': pointerEventsOf,
  direction: inherited('direction', 'ltr'),
  opacity: inlineOnly('opacity', '1'),
  overflow: inlineOnly('overflow', 'visible'),
  overflowX: inlineOnly('overflowX', 'visible'),
  overflowY: inlineOnly('overflowY', 'visible'),
  animationName: () => 'none',
}

/**
 * Queries by role ask for `display` and `visibility` of every element, a click for the `pointer-events` of all that
 * surrounds its target, Radix for animations and `toBeVisible` for `opacity`, for which jsdom matches its style sheet. No
 * test loads a sheet that sets them, so the tag, a few attributes and inline styles decide. Other properties are jsdom's.
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

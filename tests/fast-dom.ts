import { type TimeoutProvider, timeoutManager } from '@tanstack/react-query'
import * as React from 'react'
import { requestTimeout } from '@/lib/supabase/fetch-with-timeout'

// Saves a fourth of the time of screen tests. No test could notice.

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
  /** Node's own function. */
  setTimeout?: typeof setTimeout
  /** `display` by the tag and the attributes that jsdom's style sheet asks for. */
  displays?: Map<string, string>
  /** The timers of queries and mutations. */
  provider?: TimeoutProvider<ReturnType<typeof setTimeout>>
} = Object(Reflect.get(window, 'jsdom'))
kept.getComputedStyle ??= window.getComputedStyle.bind(window)
kept.displays ??= new Map()
kept.setTimeout ??= globalThis.setTimeout
const { getComputedStyle: styleOf, displays, setTimeout: startTimer } = kept

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

// Names of controls are made of their labels, for which jsdom looks at every element of the page, and for each label once
// more: a twelfth of the time of a form's component tests.
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const labels = [...this.ownerDocument.getElementsByTagName('label')]
      return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)))
    },
    configurable: true,
  })
}

// Waits that only a person needs: a fifth of the time of component and screen tests.

/** The fade of a dismissed toast (ms). jsdom draws none, and Sonner has no option for it. */
const toastFade = 200
const delays = new Map([
  [toastFade, 0],
  // On a busy machine a request that a test holds back may wait longer than the app gives it. Tests of the limit itself
  // have fake timers.
  [requestTimeout, 2 ** 31 - 1],
])
globalThis.setTimeout = new Proxy(startTimer, {
  apply: (start, self, [run, delay, ...rest]) =>
    Reflect.apply(start, self, [run, delays.get(delay) ?? delay, ...rest]),
})

/** The pause before a request is sent again: the `retryDelay` (ms) of our queries and mutations. */
const retryPause = 1000
kept.provider ??= {
  setTimeout: (run, delay) => setTimeout(run, delay === retryPause ? 0 : delay),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (run, delay) => setInterval(run, delay),
  clearInterval: (timer) => clearInterval(timer),
}
// Always the same one: TanStack warns of another.
timeoutManager.setTimeoutProvider(kept.provider)

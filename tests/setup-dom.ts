import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({
  // Against hanging only: `findBy` and `waitFor` wait this long (ms) on a busy machine.
  asyncUtilTimeout: 20_000,
  // Without the whole document in its message, which is written at every look of a `findBy`: a seventeenth of the time.
  getElementError: (message, container) => new Error(message ?? (prettyDOM(container) || '')),
})

afterEach(cleanup)

// What jsdom lacks and Radix, Sonner, TanStack Virtual and the splash ask for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}
Element.prototype.setPointerCapture ??= () => {}
// No media query matches: the window is wide, and motion is allowed.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

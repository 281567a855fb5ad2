import { vi } from 'vitest'
import { publishableKey } from '../../supabase/local/backend.ts'

// What the site is built with. Set before a test file imports the client, which reads it at import.
vi.stubEnv('VITE_SUPABASE_URL', '/')
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', publishableKey)

// jsdom has no layout, so every size is 0: the catalog would take itself for narrow, and its virtualizer would render
// every row to fill the window.
const rowHeight = 60
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => rowHeight })
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, rowHeight)

document.documentElement.style.fontSize = '16px'

// Sonner's style sheet hides a toast until its first effect has run, and jsdom matches all its rules for every element
// that is asked for: an eighth of the time of these tests.
import 'sonner'

document.head.replaceChildren()

// jsdom does not know <search>, and React warns of elements a browser does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

// What jsdom lacks and the app asks for.
HTMLDialogElement.prototype.close ??= () => {}
window.scrollTo = () => {}
globalThis.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

import { vi } from 'vitest'

// Test files of a worker share its process and window. Each component test file gets its own copies of our modules, and
// a page without the toasts of the file before.
vi.resetModules()
document.body.replaceChildren()

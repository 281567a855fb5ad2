import { vi } from 'vitest'

// Test files of a worker share its process. Each unit and component test file gets its own copies of our modules.
vi.resetModules()

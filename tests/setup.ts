import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Anything written to the console is a defect unless the test expects it: `expectConsole('error', /…/)`.
const expected: { level: 'error' | 'warn'; pattern: RegExp }[] = []

/** Allows console output of this level that matches, for the current test. */
export function expectConsole(level: 'error' | 'warn', pattern: RegExp) {
  expected.push({ level, pattern })
}

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      const isExpected = expected.some((entry) => entry.level === level && entry.pattern.test(text))
      if (!isExpected) unexpected.push(`console.${level}: ${text}`)
    })
  }
})

const unexpected: string[] = []

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
  expected.length = 0
  expect(unexpected.splice(0)).toEqual([])
})

// What jsdom lacks and Radix and TanStack Virtual ask for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.releasePointerCapture ??= () => {}

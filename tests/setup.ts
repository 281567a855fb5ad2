import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// Test files of a worker share its process: leave no environment variable behind.
afterAll(() => vi.unstubAllEnvs())

// Anything written to the console is a defect. A test that expects a message replaces the mock.
const written: string[] = []

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      written.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (typeof window !== 'undefined') {
    sessionStorage.clear()
    localStorage.clear()
  }
  expect(written.splice(0)).toEqual([])
})

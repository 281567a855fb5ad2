import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// Test files of a worker share its process: leave no environment variable behind.
afterAll(() => vi.unstubAllEnvs())

// Anything written to the console is a defect. A test that expects a message replaces the mock.
const written: string[] = []

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      // Test files share a process, and each may create its own client.
      if (!text.includes('Multiple GoTrueClient instances')) written.push(`console.${level}: ${text}`)
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

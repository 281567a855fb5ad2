// @vitest-environment jsdom

import { expect, onTestFinished, test, vi } from 'vitest'
import { addMissingEntryKeys } from './history-entries'

test('every history entry without a key gets its own, also on plain HTTP', () => {
  // What a page without a secure context has of it.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const keyAfter = (state: unknown) => {
    window.history.replaceState(state, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
    return window.history.state.key
  }
  window.history.replaceState({ usr: 'kept' }, '')
  addMissingEntryKeys()
  expect(window.history.state).toEqual({ idx: null, usr: 'kept', key: expect.stringMatching(/./) })
  expect(keyAfter({ key: 'default' })).toBe('default')
  expect(keyAfter({ idx: 2 })).toMatch(/./)
  expect(window.history.state.idx).toBe(2)
  expect(new Set([keyAfter(null), keyAfter(null), keyAfter({ idx: 2 })]).size).toBe(3)
})

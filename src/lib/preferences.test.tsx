import { expect, test, vi } from 'vitest'
import { readPreference, savePreference } from './preferences'

test('a choice is saved in this browser', () => {
  expect(readPreference('colour')).toBeNull()
  savePreference('colour', 'cedar')
  expect(localStorage.getItem('colour')).toBe('cedar')
  expect(readPreference('colour')).toBe('cedar')
})

test('with blocked storage a choice lasts until the page is left, and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readPreference('size')).toBeNull()
  savePreference('size', 'small')
  expect(readPreference('size')).toBe('small')
  vi.unstubAllGlobals()
  savePreference('size', 'large')
  expect(readPreference('size')).toBe('large')
  expect(localStorage.getItem('size')).toBe('large')
})

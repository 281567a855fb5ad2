import { expect, test, vi } from 'vitest'
import {
  clearDraft,
  clearDrafts,
  equipmentDraftPrefix,
  hasUnsavedChanges,
  keepDraftsOf,
  loadDraft,
  saveDraft,
} from './drafts'

test('a draft is kept until it is cleared', () => {
  saveDraft('equipment:new', { name: 'Heater' })
  expect(loadDraft('equipment:new')).toEqual({ name: 'Heater' })
  clearDraft('equipment:new')
  expect(loadDraft('equipment:new')).toBeNull()
})

test('signing out clears all drafts and nothing else', () => {
  saveDraft('a', 1)
  saveDraft('b', 2)
  sessionStorage.setItem('splash:shown', '1')
  clearDrafts()
  expect([loadDraft('a'), loadDraft('b'), sessionStorage.getItem('splash:shown')]).toEqual([null, null, '1'])
})

test('a draft of an item counts as unsaved work, selected rows do not', () => {
  saveDraft('selected', ['an id'])
  expect(hasUnsavedChanges()).toBe(false)
  saveDraft(`${equipmentDraftPrefix}new`, { name: 'Heater' })
  expect(hasUnsavedChanges()).toBe(true)
})

test('drafts of another account are removed', () => {
  saveDraft('a', 1)
  keepDraftsOf('founder')
  saveDraft('b', 2)
  keepDraftsOf('founder')
  expect([loadDraft('a'), loadDraft('b')]).toEqual([1, 2])
  keepDraftsOf('operations')
  expect([loadDraft('a'), loadDraft('b')]).toEqual([null, null])
})

test('unreadable or blocked storage counts as no draft', () => {
  sessionStorage.setItem('draft:x', '{half')
  expect(loadDraft('x')).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => saveDraft('x', 1)).not.toThrow()
  expect(() => keepDraftsOf('founder')).not.toThrow()
})

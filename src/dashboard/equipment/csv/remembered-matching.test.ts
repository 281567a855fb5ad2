import { beforeEach, expect, test, vi } from 'vitest'
import { forgetMatching, recallMatching, rememberMatching } from './remembered-matching'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('a matching is recalled for the same set of headers, in any order, until it is forgotten', () => {
  rememberMatching(['Artikel', 'Preis', 'Farbe'], ['name', 'cost', null])
  rememberMatching(['Artikel'], ['name'])
  expect(recallMatching(['Farbe', 'Preis', 'Artikel'])).toEqual([null, 'cost', 'name'])
  expect(recallMatching(['Artikel', 'Preis'])).toBeNull()
  rememberMatching(['Artikel', 'Preis', 'Farbe'], ['name', 'cost', 'notes'])
  expect(recallMatching(['Artikel', 'Preis', 'Farbe'])).toEqual(['name', 'cost', 'notes'])
  forgetMatching(['Preis', 'Artikel', 'Farbe'])
  expect(recallMatching(['Artikel', 'Preis', 'Farbe'])).toBeNull()
  expect(recallMatching(['Artikel'])).toEqual(['name'])
})

test('files with two equal headers are not remembered', () => {
  rememberMatching(['Artikel', 'Artikel'], ['name', null])
  expect(recallMatching(['Artikel', 'Artikel'])).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['a column that is gone, without which nothing is left to import', '[{"Artikel":"gone"}]'],
])('%s in the storage is as good as nothing', (_, stored) => {
  localStorage.setItem('csv:matchings', stored)
  expect(recallMatching(['Artikel'])).toBeNull()
})

test('the twenty latest are remembered', () => {
  for (let file = 0; file <= 20; file++) rememberMatching([`Name ${file}`], ['name'])
  expect(recallMatching(['Name 0'])).toBeNull()
  expect(recallMatching(['Name 1'])).toEqual(['name'])
  expect(recallMatching(['Name 20'])).toEqual(['name'])
})

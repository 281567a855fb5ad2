import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Matching } from './column-mapping'
import { forgetMatching, recallMatching, rememberMatching } from './saved-mappings'

const nothing: Matching = []

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('a matching is recalled for the same set of headers, in any order, until it is forgotten', () => {
  rememberMatching(['Artikel', 'Preis', 'Farbe'], ['name', 'cost', null], nothing)
  rememberMatching(['Artikel'], ['name'], nothing)
  expect(recallMatching(['Farbe', 'Preis', 'Artikel'], nothing)).toEqual([null, 'cost', 'name'])
  expect(recallMatching(['Artikel', 'Preis'], nothing)).toBeNull()
  rememberMatching(['Artikel', 'Preis', 'Farbe'], ['name', 'cost', 'notes'], nothing)
  expect(recallMatching(['Artikel', 'Preis', 'Farbe'], nothing)).toEqual(['name', 'cost', 'notes'])
  forgetMatching(['Preis', 'Artikel', 'Farbe'])
  expect(recallMatching(['Artikel', 'Preis', 'Farbe'], nothing)).toBeNull()
  expect(recallMatching(['Artikel'], nothing)).toEqual(['name'])
})

test('files with two equal headers are not remembered', () => {
  rememberMatching(['Artikel', 'Artikel'], ['name', null], nothing)
  expect(recallMatching(['Artikel', 'Artikel'], nothing)).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['something else', '[1]'],
  ['a column that is gone, without which nothing is left to import', '[{"Artikel":"gone"}]'],
])('%s in the storage is as good as nothing', (_, stored) => {
  localStorage.setItem('csv:matchings', stored)
  expect(recallMatching(['Artikel'], nothing)).toBeNull()
})

test('the twenty latest are remembered', () => {
  for (let file = 0; file <= 20; file++) rememberMatching([`Name ${file}`], ['name'], nothing)
  expect(recallMatching(['Name 0'], nothing)).toBeNull()
  expect(recallMatching(['Name 1'], nothing)).toEqual(['name'])
  expect(recallMatching(['Name 20'], nothing)).toEqual(['name'])
})

describe('a column that was not matched', () => {
  const headers = ['Artikel', 'Water volume (gal)', 'Cost']

  test('is matched by its header in the next file, unless a person left it out', () => {
    rememberMatching(headers, ['name', null, null], [null, null, 'cost'])
    const automatic: Matching = [null, 'spec.water_l', 'cost']
    expect(recallMatching(headers, automatic)).toEqual(['name', 'spec.water_l', null])
    rememberMatching(headers, ['name', null, null], automatic)
    expect(recallMatching(headers, automatic)).toEqual(['name', null, null])
  })

  test('does not get a column that another one was matched to', () => {
    for (const chosen of ['spec.water_l', 'spec.water_l [gal]'] as const) {
      rememberMatching(headers, ['name', null, chosen], [null, null, 'cost'])
      expect(recallMatching(headers, [null, 'spec.water_l', 'cost'])).toEqual(['name', null, chosen])
    }
  })
})

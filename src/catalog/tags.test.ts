import { expect, test } from 'vitest'
import { categories } from '@/content/equipment'
import { alternateTag, longestTag, proposeTags, tagPrefix, toTag } from './tags'

const propose = (names: string[], used: string[] = []) =>
  proposeTags(
    names.map((category) => ({ category })),
    used,
  )

test('new lines are numbered within their category, whose first name other than Other counts', () => {
  expect(
    propose([
      'Sauna Heaters',
      'Benches',
      'Sauna Heaters, Control Systems',
      'Other, Benches',
      'sauna  heaters',
    ]),
  ).toEqual(['SH-1', 'BN-1', 'SH-2', 'BN-2', 'SH-3'])
})

test('categories outside the list share the numbers of Other', () => {
  expect(propose(['Sound Baths', 'Other', 'Float Tanks'])).toEqual(['OT-1', 'OT-2', 'OT-3'])
})

test.each([
  // A gap is not filled: SH-2 may be on a drawing.
  [['SH-1', 'SH-3'], 'SH-4'],
  [['SH-1', 'SH-1 ALT', 'SH-2 ALT 4'], 'SH-3'],
  [['sh-7a'], 'SH-8'],
  [['SH-07'], 'SH-8'],
  [['SG-9', 'XSH-9', 'HEATER', 'SH-', 'SH9', ''], 'SH-1'],
  [['SH-99999999999999999999', 'SH-2'], 'SH-3'],
])('beside %j the next heater is %s', (used, next) => {
  expect(propose(['Sauna Heaters'], used)).toEqual([next])
})

test('an alternate carries the tag of the line it may replace', () => {
  expect(alternateTag('SH-1', ['SH-1'])).toBe('SH-1 ALT')
  expect(alternateTag('SH-1', ['SH-1', 'sh-1 alt'])).toBe('SH-1 ALT 2')
  expect(alternateTag('SH-1', ['SH-1 ALT', 'SH-1 ALT 2'])).toBe('SH-1 ALT 3')
})

test('an alternate of the longest tag is not longer', () => {
  const tag = 'X'.repeat(longestTag)
  const first = alternateTag(tag, [tag])
  expect(first).toBe(`${'X'.repeat(longestTag - 4)} ALT`)
  expect(alternateTag(tag, [tag, first])).toHaveLength(longestTag)
})

test('a typed tag is stored as drawings have it', () => {
  expect(toTag('  sh-1  alt ')).toBe('SH-1 ALT')
})

test('no two categories have the same prefix', () => {
  expect(new Set(categories.map(tagPrefix)).size).toBe(categories.length)
})

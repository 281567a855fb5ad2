import { expect, test } from 'vitest'
import { formatAmount } from './measures'
import { noSizes, readSizes, readWalls, volumeOf } from './typed-room'

/** The volume of a room of these texts, all typed and shown in US units. */
function volume(texts: Partial<Record<keyof typeof noSizes, string>>): string {
  const typed = Object.entries(texts).map(([name, text]) => [name, { text, units: 'us' }])
  const room = { ...noSizes, ...Object.fromEntries(typed) }
  return formatAmount('m3', volumeOf(readSizes(room)), 'us')
}

test.each([
  ['1200', '1,200 ft³'],
  ['1,200', '1,200 ft³'],
  ['0,5', '0.5 ft³'],
  ['10 m³', '353 ft³'],
])('a volume of %j is read as in the form', (text, read) => {
  expect(volume({ volume: text })).toBe(read)
})

test('a room with a side missing has no volume', () => {
  expect(volume({ length: '10', width: '10' })).toBe('0 ft³')
})

test('a room may have no cold walls or six, and none where nothing is typed', () => {
  expect(['0', '6', ''].map(readWalls)).toEqual([0, 6, null].map((value) => ({ ok: true, value })))
})

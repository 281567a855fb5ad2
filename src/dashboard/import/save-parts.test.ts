import { expect, test } from 'vitest'
import { countRows, splitPayload } from './save-parts'

const rows = (count: number, text = '') =>
  Array.from({ length: count }, (_, id) => ({ id: String(id), text }))

test.each([
  [1, 0, [1]],
  [5000, 0, [5000]],
  [4999, 2, [5000, 1]],
  [12_000, 400, [5000, 5000, 2400]],
])('%i new and %i changed rows are saved in parts of %j rows', (added, changed, counts) => {
  const payload = { added: rows(added), changed: rows(changed) }
  const parts = splitPayload(payload)
  expect(parts.map((part) => countRows(part.payload))).toEqual(counts)
  expect(new Set(parts.map(({ changeId }) => changeId)).size).toBe(parts.length)
  // No row is lost, and none is sent twice.
  expect(parts.flatMap((part) => part.payload.added)).toEqual(payload.added)
  expect(parts.flatMap((part) => part.payload.changed)).toEqual(payload.changed)
})

test('a part holds at most 15 MB', () => {
  const parts = splitPayload({ added: rows(40, '€'.repeat(500_000)), changed: [] })
  expect(parts.map((part) => countRows(part.payload))).toEqual([10, 10, 10, 10])
})

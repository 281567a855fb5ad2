import { expect, test } from 'vitest'
import { nextRevision } from './next-revision'

test.each<[current: string | null, saved: string[], next: string]>([
  [null, [], 'A'],
  [null, ['A'], 'B'],
  ['A', [], 'A'],
  ['A', ['A'], 'B'],
  ['A', ['A', 'b'], 'C'],
  ['Z', ['Z'], 'AA'],
  ['AA', ['AA'], 'AB'],
  ['3', ['3'], '4'],
  ['9', ['9'], '10'],
  ['Issue 1', ['Issue 1'], 'Issue 2'],
  ['Tender -', ['Tender -'], 'Tender - 2'],
])('after %j, with %j saved, %j is proposed', (current, saved, next) => {
  expect(nextRevision(current, saved)).toBe(next)
})

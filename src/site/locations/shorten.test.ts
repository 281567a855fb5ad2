import { expect, test } from 'vitest'
import { shorten, shortenTo } from './shorten'

const stretches = [
  [100, 150],
  [300, 400],
] as const

test('what is right of a stretch moves to it, what is inside moves to its left edge', () => {
  expect([50, 100, 120, 150, 200, 350, 500].map((x) => shortenTo(x, stretches))).toEqual([
    50, 100, 100, 100, 150, 250, 350,
  ])
})

test('lines get shorter, and parts whose middle is in a stretch are gone', () => {
  expect(shorten('M0 10H500V20H0Z', stretches)).toBe('M0 10H350V20H0Z')
  expect(shorten('M0 0h10M110 0h10M90 5h50M200 5h10', stretches)).toBe('M0 0H10M150 5H160')
})

test('relative commands, curves and arcs keep their form right of a stretch', () => {
  expect(shorten('M200 0l10 5m-5 5v5a5 5 0 0 1 10 0c1 2 3 4 5 6z', stretches)).toBe(
    'M150 0L160 5M155 10V15A5 5 0 0 1 165 15C166 17 168 19 170 21Z',
  )
  // After a closed part the next one begins at its start.
  expect(shorten('M200 0h10v10zm50 0h5', stretches)).toBe('M150 0H160V10ZM200 0H205')
})

import { expect, test } from 'vitest'
import { toneAt } from './header-tone'

test.each([
  [0, false, 'white'],
  [399, false, 'white'],
  [400, false, 'dark'],
  [1200, false, 'dark'],
  [999, true, 'dark'],
  [1000, true, 'white'],
  [1399, true, 'white'],
  [1400, true, 'dark'],
] as const)('at %i px (About: %s) the text is %s', (scrollY, isAbout, tone) => {
  expect(toneAt(scrollY, isAbout)).toBe(tone)
})

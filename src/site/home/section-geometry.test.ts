import { expect, test } from 'vitest'
import { depthAt, type Range } from './section-geometry'

/** Five sections of 100 px with slabs of 12 px between them; the third is 50 px higher than the window. */
const ranges: Range[] = [
  [0, 0],
  [112, 112],
  [224, 274],
  [386, 386],
  [498, 700],
]

test.each([
  ['the top', 0, 0],
  ['a quarter of the way to the second section', 28, 0.25],
  ['the second section', 112, 1],
  ['the top of the section higher than the window', 224, 2],
  ['its end', 274, 2],
  ['halfway from there to the next', 330, 2.5],
  ['the last section', 498, 4],
  ['the footer', 700, 4],
  ['beyond the end, where Safari bounces', 720, 4],
  ['above the top', -20, 0],
])('%s: the depth at %d px is %d', (_, offset, depth) => {
  expect(depthAt(offset, ranges)).toBe(depth)
})

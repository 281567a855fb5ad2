import { expect, test } from 'vitest'
import { isDay } from './day'

test.each([
  ['2027-05-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-5-1', false],
  ['2027-13-01', false],
  ['', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

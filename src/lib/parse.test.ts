import { expect, test } from 'vitest'
import { isDay, parseUrl } from './parse'

test.each([
  ['2027-05-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-5-1', false],
  ['2027-13-01', false],
  ['', false],
])('isDay(%j) is %s', (text, expected) => expect(isDay(text)).toBe(expected))

test.each([
  ['https://maker.example/sheet.pdf', 'maker.example'],
  ['', undefined],
  ['maker.example', undefined],
  ['https://', undefined],
  ['https://[maker', undefined],
])('the host of %j is %s', (text, host) => expect(parseUrl(text)?.host).toBe(host))

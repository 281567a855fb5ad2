import { expect, test } from 'vitest'
import { isDay, parseUrl, readTypedDay, withHttps } from './parse'

test.each([
  ['2027-05-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-5-1', false],
  ['2027-13-01', false],
  ['', false],
])('isDay(%j) is %s', (text, expected) => expect(isDay(text)).toBe(expected))

test.each([
  ['2027-05-01', '2027-05-01'],
  ['2027-5-1', '2027-05-01'],
  ['5/1/2027', '2027-05-01'],
  [' 05.01.2027 ', '2027-05-01'],
  ['May 1, 2027', '2027-05-01'],
  ['sept. 1st 2027', '2027-09-01'],
  ['1 May 2027', '2027-05-01'],
  ['2/29/2028', '2028-02-29'],
  ['2/29/2027', null],
  ['13/1/2027', null],
  ['5/1/27', null],
  ['May 2027', null],
  ['Maybe 1, 2027', null],
  ['5/1/2027 noon', null],
  ['', null],
])('%j is typed for the day %s', (text, day) => expect(readTypedDay(text)).toBe(day))

test.each([
  ['https://maker.example/sheet.pdf', 'maker.example'],
  ['', undefined],
  ['maker.example', undefined],
  ['https://', undefined],
  ['https://[maker', undefined],
])('the host of %j is %s', (text, host) => expect(parseUrl(text)?.host).toBe(host))

test.each([
  ['www.harvia.com', 'https://www.harvia.com'],
  ['www.harvia.com/a b', 'www.harvia.com/a b'],
  ['WWW.Harvia.com/sheet.pdf', 'https://WWW.Harvia.com/sheet.pdf'],
  ['harvia.com/sheets/h260.pdf', 'https://harvia.com/sheets/h260.pdf'],
  ['shop.my-heaters.co.uk/a?b=c', 'https://shop.my-heaters.co.uk/a?b=c'],
  ['harvia.com:8443/a', 'https://harvia.com:8443/a'],
  ['https://www.harvia.com', 'https://www.harvia.com'],
  ['http://www.harvia.com', 'http://www.harvia.com'],
  ['harvia.com', 'harvia.com'],
  ['sheet.pdf', 'sheet.pdf'],
  ['sheets/h260.pdf', 'sheets/h260.pdf'],
  ['tom@harvia.com/a', 'tom@harvia.com/a'],
  ['javascript:www.harvia.com/a', 'javascript:www.harvia.com/a'],
  ['www.', 'www.'],
  ['', ''],
])('the address %j is %j', (text, address) => expect(withHttps(text)).toBe(address))

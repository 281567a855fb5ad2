import { expect, test } from 'vitest'
import { currencies } from '@/content/equipment'
import { readAmount, readMoney, readWhole } from './numbers'

const priceHint = 'Write a price like 4200 or 4200.50'
const wholeHint = 'Write a whole number like 30'

test.each<[text: string, amount: number | null, allowed?: readonly string[]]>([
  ['4200', 4200],
  ['4200.5', 4200.5],
  ['1250,50', 1250.5],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['1,234', 1234],
  ['12.345.678', 12_345_678],
  ['1 250,00', 1250],
  ['1\u202f250,00', 1250],
  ["1'250.00", 1250],
  [' 0 ', 0],
  ['0.99', 0.99],
  ['9999999999.99', 9_999_999_999.99],
  ['', null],
  ['  ', null],
  ['$1,250.00', 1250, ['USD', 'CAD']],
  ['US$ 5', 5, ['USD']],
  ['CA$ 990', 990, ['CAD']],
  ['C$990', 990, ['CAD']],
  ['$990 CAD', 990, ['CAD']],
  ['€900', 900, ['EUR']],
  ['900 €', 900, ['EUR']],
  ['EUR 1.150,00', 1150, ['EUR']],
  ['4200 usd', 4200, ['USD']],
  ['£ 3', 3, ['GBP']],
  ['980.-', 980],
  ['EUR 1.980.000,–', 1_980_000, ['EUR']],
  ['980,-- €', 980, ['EUR']],
  ['US $980', 980, ['USD']],
  ['CAD $980', 980, ['CAD']],
  ['GBP 900', 900, ['GBP']],
])('the price %j is %j in one of %j, or in any currency', (text, amount, allowed = currencies) => {
  expect(readMoney(text)).toEqual({ ok: true, value: { amount, currencies: allowed } })
})

test.each([
  ['on request', priceHint],
  ['1e3', priceHint],
  ['-5', priceHint],
  ['−5', priceHint],
  ['(5)', priceHint],
  ['$-5', priceHint],
  ['1,23,456', priceHint],
  ['1,250,00', priceHint],
  ['12.5.3', priceHint],
  // Either 1.234 or 1234, so neither.
  ['1.234', priceHint],
  ['0,125', priceHint],
  ['1200.456', priceHint],
  ['5 each', priceHint],
  ['€', priceHint],
  ['Infinity', priceHint],
  ['5\n6', priceHint],
  ['¥900', 'Use one of USD, EUR, GBP, CAD'],
  ['AUD 900', 'Use one of USD, EUR, GBP, CAD'],
  ['A$900', 'Use one of USD, EUR, GBP, CAD'],
  ['A $900', 'Use one of USD, EUR, GBP, CAD'],
  ['1.234,-', priceHint],
  ['12.- 5', priceHint],
  ['€900 USD', 'Names two currencies'],
  ['9999999999.999', priceHint],
  ['10000000000', 'This number is too large'],
])('the price %j is refused: %s', (text, reason) => {
  expect(readMoney(text)).toEqual({ ok: false, reason })
})

test.each([
  ['', null],
  [' 0 ', 0],
  ['24', 24],
  ['1,200', 1200],
  // As spreadsheets write whole numbers of a column with decimals.
  ['30.0', 30],
  ['30,00', 30],
  ['2147483647', 2_147_483_647],
])('the whole number %j is %j', (text, value) => {
  expect(readWhole(text)).toEqual({ ok: true, value })
})

test.each([
  ['x', wholeHint],
  ['-3', wholeHint],
  ['12.7', wholeHint],
  ['1e3', wholeHint],
  ['24 months', wholeHint],
  // Either 1 or 1000, so neither.
  ['1.000', wholeHint],
  ['0,000', wholeHint],
  ['2147483648', 'This number is too large'],
])('the whole number %j is refused: %s', (text, reason) => {
  expect(readWhole(text)).toEqual({ ok: false, reason })
})

test('a megabyte that is no price is refused quickly', () => {
  const megabyte = `1${'a'.repeat(2 ** 20)}1`
  expect(readMoney(megabyte)).toEqual({ ok: false, reason: priceHint })
  expect(readWhole(megabyte)).toEqual({ ok: false, reason: wholeHint })
})

test.each([
  ['4200', 4200],
  ['4,200.50', 4200.5],
  ['4 200,5', 4200.5],
  ['2,5', 2.5],
  ['1.234', null],
  ['€8', null],
  ['8 kW', null],
  ['', null],
])('the bare number %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

import { expect, test } from 'vitest'
import { capitalize, formatEither, formatExactMoney, formatMoney, formatNumber } from './format'

test.each([
  [0, 'USD', '$0'],
  [4200.6, 'USD', '$4,201'],
  [980, 'EUR', '€980'],
  [12, null, '$12'],
  [12, 'not a currency', '$12'],
])('%d %s reads %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test.each([
  [4200.6, '€4,200.60'],
  [4200, '€4,200'],
])('%d reads %s to the cent', (amount, text) => {
  expect(formatExactMoney(amount, 'EUR')).toBe(text)
  expect(formatMoney(amount, 'EUR')).not.toContain('.')
})

test('numbers are grouped, origins capitalized', () => {
  expect(formatNumber(1234567)).toBe('1,234,567')
  expect(capitalize('assistant')).toBe('Assistant')
})

test.each([
  [['voltage'], 'voltage'],
  [['voltage', 'phases'], 'voltage or phases'],
  [['power', 'voltage', 'phases'], 'power, voltage, or phases'],
])('either of %o reads %s', (words, text) => expect(formatEither(words)).toBe(text))

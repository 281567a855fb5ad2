import { afterEach, expect, test, vi } from 'vitest'
import { capitalize, formatEither, formatExactMoney, formatMoney, formatNumber, formatRecent } from './format'

afterEach(() => void vi.useRealTimers())

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

test.each([
  [2026, 10, 20, 14, 29, 50, 'just now'],
  [2026, 10, 20, 14, 22, 0, '8 min ago'],
  [2026, 10, 20, 9, 5, 0, 'today, 9:05 AM'],
  [2026, 10, 19, 23, 59, 0, 'Nov 19, 2026, 11:59 PM'],
  // The database's clock is ahead.
  [2026, 10, 20, 14, 40, 0, 'Nov 20, 2026, 2:40 PM'],
])('on Nov 20 at 2:30 PM, %d-%d-%d %d:%d:%d is %s', (...[year, month, day, hour, minute, second, text]) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 14, 30) })
  expect(formatRecent(new Date(year, month, day, hour, minute, second).toISOString())).toBe(text)
})

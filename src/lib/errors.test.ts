import { expect, test, vi } from 'vitest'
import { AppError, logError, messageOf } from './errors'
import { toAppError } from './supabase/unwrap'

test('messageOf returns the fallback if there is no text', () => {
  expect(messageOf(new AppError('offline', 'gone'), 'fallback')).toBe('gone')
  expect(messageOf(new Error(''), 'fallback')).toBe('fallback')
  expect(messageOf('thrown text', 'fallback')).toBe('fallback')
})

test.each([
  [
    'a refusal',
    { message: 'row of a@example.com refused', code: '23514' },
    400,
    'POST /rest/v1/x: 400 23514',
  ],
  ['a page of a gateway', { message: '<html>token</html>' }, 502, 'POST /rest/v1/x: 502'],
  ['a lost connection', { message: 'TypeError: Failed to fetch', code: '' }, 0, 'POST /rest/v1/x: no answer'],
])('the console gets one line about %s: method, path, status and code', (_, failure, status, line) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  logError(toAppError(failure, status, 'POST /rest/v1/x'))
  expect(log.mock.calls).toEqual([[line]])
})

test('a programming error is logged with its stack', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new TypeError('no function')
  logError(error)
  expect(log.mock.calls).toEqual([[error]])
})

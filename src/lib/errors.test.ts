import { expect, test, vi } from 'vitest'
import { AppError, logError, messageOf, toAppError } from './errors'

test('no answer is an offline error that says what to do', () => {
  const error = toAppError({ message: 'TypeError: Failed to fetch' }, 0)
  expect(error.kind).toBe('offline')
  expect(error.message).toBe('Failed to fetch. Check your connection and try again.')
})

test.each([
  ['PGRST116', 406, 'not-found'],
  ['PGRST303', 401, 'unauthorized'],
  ['42501', 403, 'forbidden'],
  ['42501', 401, 'unauthorized'],
  ['23505', 409, 'conflict'],
  ['23514', 400, 'unexpected'],
])('%s with status %i is %s', (code, status, kind) => {
  const error = toAppError({ message: 'as received', code }, status)
  expect([error.kind, error.message]).toEqual([kind, 'as received'])
})

test("a gateway's page of HTML is not shown", () => {
  const { message } = toAppError({ message: '<html><h1>502 Bad Gateway</h1></html>' }, 502)
  expect(message).toBe('The server answered with status 502. Try again in a moment.')
})

test('messageOf falls back where there is no text', () => {
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

test('an error of the code itself is written as it is, with its stack', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new TypeError('no function')
  logError(error)
  expect(log.mock.calls).toEqual([[error]])
})

import { expect, test } from 'vitest'
import { toAppError } from './to-app-error'

test('no answer becomes an offline error with advice', () => {
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

test('the HTML of a gateway is not shown', () => {
  const { message } = toAppError({ message: '<html><h1>502 Bad Gateway</h1></html>' }, 502)
  expect(message).toBe('The server answered with status 502. Try again in a moment.')
})

import { expect, test } from 'vitest'
import { divisionOfWork } from './division-of-work'

const one = { email: 'a@example.com', fullName: 'Ada' }
const other = { email: 'b@example.com', fullName: 'Ben' }

test('the names come from the allow-list, in its order', () => {
  expect(divisionOfWork([one, other])).toBe('Ada works with the catalog over MCP; Ben uses the AI Assistant.')
  expect(divisionOfWork([one])).toBe('Ada works with the catalog over MCP.')
})

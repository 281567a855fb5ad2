import { expect, test } from 'vitest'
import { divisionOfWork } from './staff'

const one = { email: 'a@example.com', fullName: 'Ada' }
const other = { email: 'b@example.com', fullName: 'Ben' }

test('the division of work names people in the order of the allow-list', () => {
  expect(divisionOfWork([one, other])).toBe(
    'Ada works with the catalog over MCP; Ben uses the AI Assistant (coming soon).',
  )
  expect(divisionOfWork([one])).toBe('Ada works with the catalog over MCP.')
})

import { expect, test } from 'vitest'
import { defaultAllowList, parseAllowList } from './allow-list'

test('the default names two people', () => {
  expect(parseAllowList(defaultAllowList)).toEqual([
    { email: 'founder@example.com', fullName: 'Founder' },
    { email: 'operations@example.com', fullName: 'Operations' },
  ])
})

test('addresses are trimmed and lower-cased, names keep case and punctuation', () => {
  expect(parseAllowList(' Ann@Example.com = Ann A. = Founder ,\nbob@example.com=Bob,')).toEqual([
    { email: 'ann@example.com', fullName: 'Ann A. = Founder' },
    { email: 'bob@example.com', fullName: 'Bob' },
  ])
})

test.each([
  ['', 'names nobody'],
  [' , ', 'names nobody'],
  ['ann@example.com', 'cannot read "ann@example.com"'],
  ['ann@example.com=', 'cannot read "ann@example.com="'],
  ['=Ann', 'cannot read "=Ann"'],
  ['ann=Ann', 'cannot read "ann=Ann"'],
  ['a b@example.com=Ann', 'cannot read'],
  ['ann@example.com=Ann,ANN@example.com=Ann', 'ann@example.com is listed twice'],
])('%o is refused with its reason', (value, reason) => {
  expect(() => parseAllowList(value)).toThrow(`VITE_STAFF_ALLOW_LIST: ${reason}`)
})

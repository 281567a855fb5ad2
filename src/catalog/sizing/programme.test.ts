import { expect, test } from 'vitest'
import { orderBy, programme } from './programme'

const boiler = { of: 'boiler', leadDays: 84, installDays: 4 }
const bench = { of: 'bench', leadDays: 86, installDays: 0 }

test('the longest of lead and installation together decides', () => {
  expect(programme([bench, boiler]).map(({ of }) => of)).toEqual(['boiler', 'bench'])
})

test.each([
  // 88 days before: 1 May is day 121 of 2027, day 33 is 2 February.
  ['2027-05-01', '2027-02-02'],
  // Over the 29th of February 2028 and the change to summer time.
  ['2028-05-01', '2028-02-03'],
  ['2027-02-30', null],
  ['soon', null],
  ['', null],
])('for an opening on %s order by %s', (needed, last) => expect(orderBy(needed, boiler)).toBe(last))

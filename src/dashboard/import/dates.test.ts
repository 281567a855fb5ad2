import { expect, test } from 'vitest'
import { firstsOf, isoDayOf, readMoment } from './dates'

test.each([
  ['3/1/2027', '2027-03-01', '2027-01-03'],
  ['31/12/2027', '2027-12-31', '2027-12-31'],
  ['01.03.2027', '2027-03-01', '2027-03-01'],
  ['1.3.27', '2027-03-01', '2027-03-01'],
  ['2027-3-1', '2027-03-01', '2027-03-01'],
  ['2027/03/01', '2027-03-01', '2027-03-01'],
  ['1-Mar-27', '2027-03-01', '2027-03-01'],
  ['1 March 2027', '2027-03-01', '2027-03-01'],
  ['1st Mar 2027', '2027-03-01', '2027-03-01'],
  ['March 1, 2027', '2027-03-01', '2027-03-01'],
  ['1. März 2027', '2027-03-01', '2027-03-01'],
  ['1 août 2027', '2027-08-01', '2027-08-01'],
  ['1 de', null, null],
  ['Mar-27', null, null],
  ['30/2/2027', null, null],
  ['31.13.2027', null, null],
  ['2027', null, null],
  ['1/1/202', null, null],
  ['soon', null, null],
])('%s is %s with the month first, and %s with the day first', (text, month, day) => {
  expect([isoDayOf(text, false), isoDayOf(text, true)]).toEqual([month, day])
})

test.each([
  ['3/1/2027', ['day', 'month']],
  ['11/26/2026 8:31', ['month']],
  ['26/11/2026 08:31', ['day']],
  ['26-11-2026', ['day']],
  ['26.11.2026 08:31', []],
  ['2026-11-26 08:31', []],
  ['H 3', []],
])('%s leaves the order of day and month to %j', (text, first) => expect(firstsOf(text)).toEqual(first))

const minute = 60_000
test.each([
  ['2026-11-26T08:31:12.123456+00:00', '2026-11-26T08:31:12.123Z', 1, true],
  ['2026-11-26 08:31:12+00', '2026-11-26T08:31:12Z', 1000, true],
  ['2026-11-26T08:31:12-05:00', '2026-11-26T13:31:12Z', 1000, true],
  ['11/26/2026 8:31', '2026-11-26T08:31Z', minute, false],
  ['11/26/26 8:31', '2026-11-26T08:31Z', minute, false],
  ['11/26/2026 8:31 PM', '2026-11-26T20:31Z', minute, false],
  ['11/26/2026, 12:31:05 AM', '2026-11-26T00:31:05Z', 1000, false],
  ['26.11.2026 08:31', '2026-11-26T08:31Z', minute, false],
  ['26-Nov-26 8:31', '2026-11-26T08:31Z', minute, false],
  ['2026-11-26 08:31', '2026-11-26T08:31Z', minute, false],
  ['11/26/2026', '2026-11-26T00:00Z', 1440 * minute, false],
])('%s is read as the moment %s', (text, start, length, hasZone) => {
  const from = Date.parse(start)
  expect(readMoment(text, false)).toEqual({ start: from, end: from + length, hasZone })
})

test.each(['', 'yesterday', '8:31', '46352.35', '2026', '#####'])('%j is no moment', (text) =>
  expect(readMoment(text, false)).toBeNull(),
)

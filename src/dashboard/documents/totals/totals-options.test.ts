import { expect, test } from 'vitest'
import { readPercent } from '@/catalog/sizing/conditions'
import { totalsOptions } from './totals-options'

const usual = { opening: null, simultaneity: null, service: null }

test.each([
  ['', usual],
  [
    'opening=2027-05-01&simultaneity=60&service=240',
    { opening: '2027-05-01', simultaneity: '60', service: '120/240' },
  ],
  // In a project on another service.
  ['service=208', { ...usual, service: '208Y/120' }],
  // The opening date of a project was removed.
  ['opening=', { ...usual, opening: '' }],
])('the address %j holds its options', (search, options) => {
  const params = new URLSearchParams(search)
  const read = totalsOptions.read(params)
  expect(read).toEqual(options)
  const written = Object.entries(totalsOptions.write(read)).filter(([, value]) => value !== null)
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(params))
})

test('what is no option in an address is left out', () => {
  const params = new URLSearchParams('opening=soon&simultaneity=160&service=400')
  expect(totalsOptions.read(params)).toEqual({ ...usual, opening: '' })
})

test.each([
  ['1', 1],
  ['60', 60],
  [' 75 % ', 75],
  ['100', 100],
  ['0', null],
  ['101', null],
  ['', null],
  ['12.5', null],
  ['-5', null],
  ['many', null],
])('%j is a percentage of %s', (typed, percent) => expect(readPercent(typed)).toBe(percent))

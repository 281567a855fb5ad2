import { describe, expect, test } from 'vitest'
import type { Equipment } from '@/catalog/equipment'
import { bench, check, id, only } from './preview.fixture'

// What spreadsheets make of dates and numbers between an export and its import.

test('a date may be written as an American spreadsheet writes it, not as a European one', () => {
  const dated = { ...bench, specifications: { expires_on: '2027-03-01' } }
  expect(only(`ID,spec.expires_on\n${id(1)},3/1/2027`, [dated]).status).toBe('unchanged')
  expect(check(`ID,spec.expires_on\n${id(1)},12/31/2027`, [dated]).payload?.changed).toMatchObject([
    { specifications: { expires_on: '2027-12-31' } },
  ])
  for (const csv of [
    `ID,spec.expires_on\n${id(1)},31/12/2027`,
    `ID;spec.expires_on;Cost\n${id(1)};3/1/2027;1,5`,
  ])
    expect(only(csv, [dated])).toMatchObject({
      status: 'invalid',
      notes: [expect.stringContaining('such as 2026-11-30')],
    })
})

test('dates are all refused where one of them can only have the day first', () => {
  const items = [1, 2].map((number) => ({ ...bench, id: id(number) }))
  const dates = ['31/12/2027', '3/1/2027'].map((date, index) => `${id(index + 1)},${date}`)
  expect(check(`ID,spec.expires_on\n${dates.join('\n')}`, items).counts.invalid).toBe(2)
})

describe('a cell that a spreadsheet took for a number:', () => {
  const numbered: Equipment = {
    ...bench,
    model: '00417',
    supplier_contact: '442071234567',
    specifications: { batch: '007', edition: '12E5', revision: '1.10' },
  }

  test.each([
    ['Model', '417'],
    ['Supplier contact', '4.42071E+11'],
    ['Supplier contact', '"4,42071E+11"'],
    ['spec.batch', '7'],
    ['spec.edition', '1.20E+06'],
    ['spec.revision', '1.1'],
  ])('%s %s is unchanged', (header, cell) => {
    expect(only(`ID,${header}\n${id(1)},${cell}`, [numbered]).status).toBe('unchanged')
  })

  const short: Equipment = {
    ...bench,
    model: '417',
    supplier_contact: '442071234567',
    supplier: '12345678901234567890',
    specifications: { revision: '1.1' },
  }

  test.each([
    ['Model', '00417'],
    ['Supplier contact', '+442071234567'],
    ['Supplier', '12345678901234567891'],
    ['spec.revision', '1.10'],
  ])('but nobody’s correction: %s %s is changed', (header, cell) => {
    expect(only(`ID,${header}\n${id(1)},${cell}`, [short]).status).toBe('changed')
  })

  test.each([
    ['Model', '418'],
    ['Model', '417A'],
    ['Supplier contact', '4.42072E+11'],
    ['Supplier contact', '4.42071E+999'],
    ['spec.batch', '8'],
  ])('%s %s is changed', (header, cell) => {
    expect(only(`ID,${header}\n${id(1)},${cell}`, [numbered]).status).toBe('changed')
  })
})

import { describe, expect, test } from 'vitest'
import type { Equipment } from '@/catalog/equipment'
import { bench, id, only } from './preview.fixture'

// What spreadsheets make of dates and numbers between an export and its import.

test('a date that an American spreadsheet has rewritten is unchanged', () => {
  const dated = { ...bench, specifications: { expires_on: '2027-03-01' } }
  expect(only(`ID,spec.expires_on\n${id(1)},3/1/2027`, [dated]).status).toBe('unchanged')
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

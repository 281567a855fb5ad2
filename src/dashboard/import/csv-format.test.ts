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

  const short: Equipment = {
    ...bench,
    model: '417',
    supplier_contact: '442071234567',
    supplier: '12345678901234567890',
    specifications: { revision: '1.1' },
  }

  test.each<[status: 'unchanged' | 'changed', header: string, cell: string, stored: Equipment]>([
    ['unchanged', 'Model', '417', numbered],
    ['unchanged', 'Supplier contact', '4.42071E+11', numbered],
    ['unchanged', 'Supplier contact', '"4,42071E+11"', numbered],
    ['unchanged', 'spec.batch', '7', numbered],
    ['unchanged', 'spec.edition', '1.20E+06', numbered],
    ['unchanged', 'spec.revision', '1.1', numbered],
    ['changed', 'Model', '418', numbered],
    ['changed', 'Model', '417A', numbered],
    ['changed', 'Supplier contact', '4.42072E+11', numbered],
    ['changed', 'Supplier contact', '4.42071E+999', numbered],
    ['changed', 'spec.batch', '8', numbered],
    // A spreadsheet does not make these of the stored texts: a person corrected them.
    ['changed', 'Model', '00417', short],
    ['changed', 'Supplier contact', '+442071234567', short],
    ['changed', 'Supplier', '12345678901234567891', short],
    ['changed', 'spec.revision', '1.10', short],
  ])('is %s: %s %s', (status, header, cell, stored) => {
    expect(only(`ID,${header}\n${id(1)},${cell}`, [stored]).status).toBe(status)
  })
})

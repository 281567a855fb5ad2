import { describe, expect, test } from 'vitest'
import { columns } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { specificationsOf } from '@/catalog/specifications/values'
import { exportItems, writeCsv } from '@/dashboard/shared/export-csv'
import { bench, check, id, only, tableOf } from './preview.fixture'

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

describe('an export that a spreadsheet opened and saved', () => {
  const others = ['category', 'cost', 'currency', 'image_url', 'warranty_months', 'lead_time_days']
  const texts = columns
    .filter(
      ({ key, isKeptByDatabase }) => !isKeptByDatabase && ![...others, 'specifications', 'id'].includes(key),
    )
    .map(({ key }) => key)
  const specifications = ['stone_size', 'ip_rating', 'tier_heights', 'own', 'batch']
  const numbers = { power_kw: 9.5, width_mm: 914.4, weight_kg: 35.43307086614, ratio: 0.3333333333333333 }

  /** What each program shows, and writes, for a text that it takes for something else. */
  const programs: Record<string, Record<string, string>> = {
    'Excel, US': {
      '06-8108': 'Jun-08',
      '3-4': '4-Mar',
      '1/2': '2-Jan',
      '1-2-3': '1/2/2003',
      MARCH1: '1-Mar',
      '13-4': '13-Apr',
      '2027-03-01': '3/1/2027',
      '00417': '417',
      '442071234567': '4.42071E+11',
      '12E5': '1.20E+06',
      '1.10': '1.1',
      '12345678901234567890': '1.23457E+19',
      '12.5%': '12.50%',
      '0 3/4': '3/4',
      '9:5': '9:05',
      true: 'TRUE',
      '35.43307086614': '35.43307087',
      '0.3333333333333333': '0.333333333',
      '914.4': '914.4',
      $1200: '$1,200',
    },
    'Excel, UK': {
      '06-8108': 'Jun-08',
      '3-4': '03-Apr',
      '1/2': '01-Feb',
      '1-2-3': '01/02/2003',
      MARCH1: '01-Mar',
      '2027-03-01': '01/03/2027',
      '00417': '417',
      '12E5': '1.20E+06',
      '12.5%': '12.50%',
      '9:5': '09:05',
    },
    'Excel, German': {
      '06-8108': 'Jun 08',
      '3-4': '03. Apr',
      '1/2': '01. Feb',
      '1.10': '01. Okt',
      '2027-03-01': '01.03.2027',
      '00417': '417',
      '12E5': '1,20E+06',
      '442071234567': '4,42071E+11',
      '9.5': '9,5',
      '914.4': '914,4',
      '35.43307086614': '35,43307087',
      '4200.5': '4200,5',
      '12,5%': '12,50%',
      wahr: 'WAHR',
    },
    'LibreOffice, US': {
      '3/4': '03/04/26',
      '2027-03-01': '03/01/27',
      '00417': '417',
      '12E5': '1.20E+006',
      '9:5': '09:05:00',
      '12345678901234567890': '1.23456789012346E+019',
      true: 'TRUE',
      '1.10': '1.1',
    },
    'xlsx, with days as they are stored': {
      '06-8108': '8108-06-01',
      '3-4': '2026-03-04',
      '1/2': '2026-01-02',
      '00417': '417',
      '12E5': '1200000',
      '12.5%': '0.125',
      '0 3/4': '0.75',
      true: 'TRUE',
      '442071234567': '442071234567',
    },
  }

  const itemsOf = (program: string): Equipment[] =>
    Object.keys(programs[program] ?? {}).map((stored, index) => ({
      ...bench,
      category: 'Benches',
      ...Object.fromEntries(texts.map((key) => [key, stored])),
      id: id(index + 1),
      specifications: {
        ...Object.fromEntries(specifications.map((key) => [key, stored])),
        ...numbers,
        expires_on: '2027-03-01',
        gfci: true,
      },
    }))

  /** The rewritten file, with one cell edited by hand. */
  async function rewritten(program: string, edit?: { header: string; row: number }) {
    const written = programs[program] ?? {}
    const { headers, rows } = tableOf((await exportItems(itemsOf(program))).join(''))
    const cells = rows.map((row) => row.cells.map((cell) => written[cell] ?? cell))
    if (edit) {
      const row = cells[edit.row]
      if (row) row[headers.indexOf(edit.header)] = 'Edited'
    }
    return (await writeCsv([headers, ...cells])).join('')
  }

  const isDayFirst = (program: string) => program.includes('UK') || program.includes('German')

  test.each(Object.keys(programs))('by %s changes nothing', async (program) => {
    const items = itemsOf(program)
    const { rows } = check(await rewritten(program), items, { format: { isDayFirst: isDayFirst(program) } })
    expect(rows.filter(({ status }) => status !== 'unchanged')).toEqual([])
  })

  test.each(Object.keys(programs))('by %s changes the one cell that somebody edited', async (program) => {
    const items = itemsOf(program)
    const columnsOfTexts = columns.filter(({ key }) => texts.includes(key))
    const edits = [
      ...columnsOfTexts.map(({ key, label }) => ({ header: label, change: { [key]: 'Edited' } })),
      ...specifications.map((key) => ({ header: `spec.${key}`, change: { [`spec.${key}`]: 'Edited' } })),
    ]
    for (const [index, { header, change }] of edits.entries()) {
      const row = index % items.length
      const csv = await rewritten(program, { header, row })
      const { payload } = check(csv, items, { format: { isDayFirst: isDayFirst(program) } })
      const [item] = payload?.changed ?? []
      const { id: _, updated_at, specifications: all, ...values } = item ?? {}
      const before = specificationsOf(items[row]?.specifications)
      const changedKeys = Object.entries(specificationsOf(all)).filter(
        ([key, value]) => value !== before[key],
      )
      const found = {
        ...values,
        ...Object.fromEntries(changedKeys.map(([key, value]) => [`spec.${key}`, value])),
      }
      expect([payload?.changed.length, found]).toEqual([1, change])
    }
  })
})

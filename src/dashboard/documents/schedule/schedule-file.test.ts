import { parseCsv } from 'hucre/csv'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { type Line, oneOf } from '@/catalog/lines'
import { needsApostrophe } from '@/dashboard/shared/csv-format'
import { scheduleCsv, scheduleXlsx } from './schedule-file'
import { scheduleOf } from './schedule-rows'

const heater: Line = {
  ...oneOf({
    ...blankEquipment,
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Größe "L", 熱 🔥\nsecond line',
    brand: '  Acme',
    model: '00417',
    category: 'sauna heaters, Control Systems',
    cost: 3450.1,
    lead_time_days: 30,
    specifications: { power_kw: 18, rated_v: 208, phases: 3, weight_kg: 172, resistive: true, own: '=cmd|1' },
  }),
  id: 'line-1',
  quantity: 3,
  tag: 'SH-1',
  room: '=HYPERLINK("https://example.com")',
  note: '-5 +3 @home <b>&amp;</b>',
}
const lines: Line[] = [
  heater,
  {
    ...oneOf({ ...blankEquipment, id: '00000000-0000-4000-8000-000000000002', category: 'Sauna Heaters' }),
    id: 'line-2',
    tag: '1E5',
    alternateFor: 'line-1',
    fixedPrice: { cost: 4600, currency: 'EUR', on: '2026-11-03' },
  },
]
const rows = scheduleOf(lines, { units: 'us' }).flatMap((group) => group.rows)
const all = { units: 'us', price: true } as const

const expected = {
  Tag: ['SH-1', '1E5'],
  Quantity: [3, 1],
  Room: ['=HYPERLINK("https://example.com")', ''],
  Name: ['Größe "L", 熱 🔥\nsecond line', 'Item'],
  Brand: ['  Acme', ''],
  Model: ['00417', ''],
  Categories: ['sauna heaters, Control Systems', 'Sauna Heaters'],
  'spec.phases': [3, ''],
  'spec.power_kw [kW]': [18, ''],
  'spec.rated_v [V]': [208, ''],
  'spec.resistive': ['Yes', ''],
  'spec.weight_kg [kg]': [172, ''],
  'spec.own': ['=cmd|1', ''],
  Power: ['18 kW, 208 V, 3 phases', ''],
  Water: ['', ''],
  'Weight (lb)': [379.2, ''],
  'Lead Time (days)': [30, ''],
  'Unit Price': [3450.1, 4600],
  Currency: ['USD', 'EUR'],
  // 3 x 3,450.10
  'Line Price': [10_350.3, 4600],
  'Price Fixed On': ['', '2026-11-03'],
  'Alternate For': ['', 'SH-1'],
  Note: ['-5 +3 @home <b>&amp;</b>', ''],
  ID: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
}
const headers = Object.keys(expected)
const expectedRows = [0, 1].map((row) => Object.values(expected).map((cells) => cells[row] ?? ''))

test('another library reads the CSV file back without a difference but the apostrophes before formulas', async () => {
  const text = (await scheduleCsv(rows, all)).join('')
  const [head, ...read] = parseCsv(text.replace(/^\uFEFF/, ''))
  expect(head).toEqual(headers)
  const written = expectedRows.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' && needsApostrophe.test(cell) ? `'${cell}` : String(cell))),
  )
  expect(read).toEqual(written)
  expect(written.flat().filter((cell) => cell.startsWith("'"))).toHaveLength(3)
})

test('another library reads the workbook back without a difference: numbers, days, and texts as they are', async () => {
  const [head, ...read] = await readSheet(Buffer.from(await scheduleXlsx(rows, all)), { trim: false })
  expect(head).toEqual(headers)
  expect(read).toEqual(
    expectedRows.map((cells) =>
      cells.map((cell) =>
        cell === '2026-11-03' ? new Date('2026-11-03T00:00Z') : cell === '' ? null : cell,
      ),
    ),
  )
})

test('a schedule without prices exports none', async () => {
  const [header] = await scheduleCsv(rows, { ...all, price: false }).then((parts) =>
    parts.join('').split('\r\n'),
  )
  expect(header).not.toMatch(/price|currency/i)
})

import { describe, expect, test } from 'vitest'
import { leadTimeHint, warrantyHint } from '@/catalog/lead-time'
import { readCellText } from '@/dashboard/shared/csv-format'
import type { Json } from '@/lib/supabase/database.types'
import type { ImportKey } from './headers'
import { readCell, readPrice } from './read-cell'

const point = { decimal: '.', isDayFirst: false } as const
const comma = { decimal: ',', isDayFirst: true } as const

type Case = [key: ImportKey, unit: string | null, text: string, value: Json | undefined]

test.each<Case>([
  ['lead_time_days', null, '6', 6],
  ['lead_time_days', null, '8 weeks', 56],
  ['lead_time_days', null, '', null],
  ['lead_time_days', 'weeks', '6', 42],
  ['lead_time_days', 'weeks', '', null],
  ['lead_time_days', 'days', '6', 6],
  ['lead_time_days', 'days', '30 days', 30],
  ['lead_time_days', 'days', '0 weeks', 0],
  ['lead_time_days', 'weeks', '8wks', 56],
  ['lead_time_days', 'weeks', '10 days', 10],
  ['lead_time_days', 'weeks', '1,200', 8400],
  ['lead_time_days', 'months', '6 weeks', 42],
  ['lead_time_days', null, '6-8 weeks', 56],
  ['lead_time_days', 'weeks', '6-8', 56],
  ['lead_time_days', 'weeks', '6 to 8', 56],
  ['lead_time_days', 'weeks', 'ca. 6', 42],
  ['lead_time_days', 'weeks', '6-8 ARO', 56],
  ['lead_time_days', 'weeks', 'stock to 6', 42],
  ['warranty_months', 'years', '5 warranty', 60],
  ['lead_time_days', null, 'In stock', 0],
  ['lead_time_days', 'weeks', 'stock', 0],
  ['lead_time_days', null, '4 wks ARO', 28],
  ['lead_time_days', 'business days', '10', 14],
  ['warranty_months', null, '2 years', 24],
  ['image_url', null, 'www.harvia.com/a.jpg', 'https://www.harvia.com/a.jpg'],
  ['spec.datasheet_url', null, 'www.harvia.com/a.pdf', 'https://www.harvia.com/a.pdf'],
  ['spec.rated_v', 'V', '208-240', '208/240'],
  ['spec.rated_v', null, '208/240 V', '208/240'],
  ['warranty_months', 'years', '2', 24],
  ['warranty_months', 'years', '2.5', 30],
  ['warranty_months', 'years', '2,5', 30],
  ['warranty_months', 'months', '2 years', 24],
  ['power_requirements', 'kW', '9.5', '9.5 kW'],
  ['power_requirements', 'kW', '9 kW, 208 V', '9 kW, 208 V'],
  ['power_requirements', 'V', '208/240', '208/240 V'],
  ['power_requirements', 'kW', '9-12', '9-12 kW'],
  ['power_requirements', 'kW', '', null],
  ['space_requirements', 'm²', '2', '2 m²'],
  ['space_requirements', 'mm', '914 x 610', '914 x 610 mm'],
  ['space_requirements', 'in', '36 × 24 × 80', '36 × 24 × 80 in'],
  ['category', null, 'benches,  doors', 'Benches, Doors'],
  ['category', null, '', 'Other'],
  ['currency', null, 'eur', 'EUR'],
  ['currency', null, '', 'USD'],
  ['specifications', null, '', {}],
  ['specifications', null, '{"a":[1]}', { a: [1] }],
  ['spec.width_mm', 'in', '36', 914.4],
  ['spec.width_mm', 'mm', '36 in', 914.4],
  ['spec.height_mm', 'cm', '180 mm', 180],
  ['spec.weight_kg', 'kg', '', undefined],
  ['spec.gfci', null, 'Yes', true],
  ['spec.rated_v', 'V', '208 VAC', 208],
  ['spec.expires_on', null, '2027-12-31', '2027-12-31'],
  ['spec.own', null, '18', 18],
  ['spec.own', null, '007', '007'],
  ['spec.own', null, '{"deep":[1]}', { deep: [1] }],
])('below %s in %j the cell %j is %j', (key, unit, text, value) => {
  expect(readCell(text, { key, unit }, point)).toEqual({ ok: true, value })
})

const tooLong = (count: number) => `Please keep this under ${count} characters`
const notStorable = 'Holds a character that cannot be stored'
const json = 'Specifications: Write JSON like {"output_kw": 18}, or nothing'
const price = 'Write a price like 4200 or 4200.50'
const onePiece = 'Cost: Write the price of one piece in USD, EUR, GBP, CAD'

type Refusal = [key: ImportKey, unit: string | null, text: string, reason: string]

test.each<Refusal>([
  ['name', null, '#N/A', 'Name: #N/A is an error of the spreadsheet'],
  ['brand', null, '#REF!', 'Brand: #REF! is an error of the spreadsheet'],
  ['spec.batch', null, '#VALUE!', 'Batch: Enter a value, not "#VALUE!"'],
  ['name', null, '', 'Name: Please enter a name'],
  ['cost', null, 'much', `Cost: ${price}`],
  ['cost', null, '-5', `Cost: ${price}`],
  ['cost', null, '99999999999', 'Cost: This number is too large'],
  ['currency', null, 'JPY', 'Currency: Use one of USD, EUR, GBP, CAD'],
  ['image_url', null, 'javascript:x', 'Image URL: Please enter an address that starts with https://'],
  ['specifications', null, '[1]', json],
  ['specifications', null, '{', json],
  ['notes', null, 'a\0b', `Additional Notes: ${notStorable}`],
  ['notes', null, '\uD800', `Additional Notes: ${notStorable}`],
  ['lead_time_days', 'weeks', '8 moons', `Lead Time (days): ${leadTimeHint}`],
  ['lead_time_days', 'weeks', '€8', `Lead Time (days): ${leadTimeHint}`],
  ['lead_time_days', 'weeks', '8 EUR', `Lead Time (days): ${leadTimeHint}`],
  ['lead_time_days', null, 'soon', `Lead Time (days): ${leadTimeHint}`],
  [
    'lead_time_days',
    'weeks',
    '9'.repeat(20),
    expect.stringMatching(/^Lead Time \(days\): This number is too large, not /),
  ],
  [
    'lead_time_days',
    'weeks',
    '10000000000',
    'Lead Time (days): This number is too large, not "10000000000 weeks"',
  ],
  ['lead_time_days', 'years', '3', `Lead Time (days): ${leadTimeHint}, not "3 years"`],
  ['warranty_months', 'h', '8000', `Warranty (months): ${warrantyHint}, not "8000 h"`],
  ['warranty_months', 'years', '2.3', `Warranty (months): ${warrantyHint}, not "2.3 years"`],
  ['warranty_months', 'months', '2.5', `Warranty (months): ${warrantyHint}, not "2.5 months"`],
  ['cost', 'k€', '1200', `${onePiece}, not "1200" as "k€"`],
  ['cost', 'Price ¥', '980000', `${onePiece}, not "980000" as "Price ¥"`],
  ['cost', 'Price (CHF)', '1200.50', `${onePiece}, not "1200.50" as "Price (CHF)"`],
  ['cost', 'Price A$', '$1200', `${onePiece}, not "$1200" as "Price A$"`],
  ['cost', 'Price (%)', '15', `${onePiece}, not "15" as "Price (%)"`],
  ['cost', 'Price per 100', '$1200', `${onePiece}, not "$1200" as "Price per 100"`],
  ['cost', 'Price €/m²', '€1200', `${onePiece}, not "€1200" as "Price €/m²"`],
  ['cost', 'k€', 'EUR 900', `${onePiece}, not "EUR 900" as "k€"`],
  ['spec.height_mm', 'cm', '180', 'Height [mm]: Enter a number from 0 to 100,000 mm, not "180 cm"'],
  ['spec.water_min_kpa', 'bar', '3', expect.stringContaining('not "3 bar"')],
  ['spec.weight_kg', 'oz', '180', expect.stringContaining('not "180 oz"')],
  ['spec.turnover_min', 'h', '6', expect.stringContaining('not "6 h"')],
  ['spec.turnover_min', 'years', '5', expect.stringContaining('not "5 years"')],
  ['spec.water_l', 'm3', '2.5', expect.stringContaining('not "2.5 m3"')],
  ['spec.flow_lpm', 'l/s', '0.2', expect.stringContaining('not "0.2 l/s"')],
  ['spec.fla_a', 'mA', '500', expect.stringContaining('not "500 mA"')],
  ['spec.weight_kg', 'lb', 'heavy', 'Weight [lb]: Enter a number from 0 to 220,462 lb, not "heavy"'],
  ['spec.weight_kg', 'kg', '#N/A', 'Weight [kg]: Enter a value, not "#N/A"'],
])('below %s in %j the cell %j is refused: %s', (key, unit, text, reason) => {
  expect(readCell(text, { key, unit }, point)).toEqual({ ok: false, reason })
})

test.each<[key: ImportKey, length: number, reason: string]>([
  ['name', 201, `Name: ${tooLong(201)}`],
  ['category', 2001, `Categories: ${tooLong(2001)}`],
  ['notes', 1_000_000, `Additional Notes: ${tooLong(10001)}`],
])('below %s a cell of %i characters is refused', (key, length, reason) => {
  expect(readCell('x'.repeat(length), { key, unit: null }, point)).toEqual({ ok: false, reason })
})

test.each([
  ['1200', null, 1200, ['USD', 'EUR', 'GBP', 'CAD']],
  ['1200', 'EUR', 1200, ['EUR']],
  ['1200', '€', 1200, ['EUR']],
  ['1200', '$', 1200, ['USD', 'CAD']],
  ['1200', 'CA$', 1200, ['CAD']],
  ['$1,250.00', 'CAD', 1250, ['CAD']],
  // The sign in the cell goes before that of the header.
  ['$1200', 'eur', 1200, ['USD', 'CAD']],
  ['US$1,250', 'USD', 1250, ['USD']],
  ['1200', 'EUR or USD', 1200, ['USD', 'EUR']],
  ['€1200', 'EUR or USD', 1200, ['EUR']],
  ['1200', 'Fiyat', 1200, ['USD', 'EUR', 'GBP', 'CAD']],
  ['900', 'Price CDN$', 900, ['CAD']],
  ['', 'EUR', null, ['USD', 'EUR', 'GBP', 'CAD']],
])('the price %j below %j is %j in %j', (text, unit, amount, currencies) => {
  expect(readPrice(text, unit, point)).toEqual({ ok: true, value: { amount, currencies } })
})

test.each([
  ['\ufeffKa\u0308r\u00adcher\u200b ', 'Kärcher'],
  [' \u200e260\u2011A\u202c', '260\u2011A'],
  ["\u200b'=1+1", '=1+1'],
  ['\u2060', ''],
])('the cell %j is read as %j', (cell, text) => expect(readCellText(cell)).toBe(text))

describe('the format of the file', () => {
  test.each<[key: ImportKey, text: string, withPoint: Json | null, withComma: Json | null]>([
    ['cost', '1,250', 1250, null],
    ['cost', '1.250', null, 1250],
    ['cost', '€1,250', 1250, null],
    ['cost', '1.250 €', null, 1250],
    ['cost', '1,250.00', 1250, 1250],
    ['cost', '1.250,00', 1250, 1250],
    ['cost', '1,250,000', 1_250_000, 1_250_000],
    ['cost', '12,5', 12.5, 12.5],
    ['lead_time_days', '30,000', 30_000, null],
    ['lead_time_days', '1.250', null, 1250],
    ['spec.weight_kg', '1.250', 1.25, 1250],
    ['spec.weight_kg', '1,250 kg', 1250, 1.25],
    ['spec.weight_kg', '1.250,5', 1250.5, 1250.5],
    ['spec.weight_kg', '1250,125', 1250.125, 1250.125],
    ['spec.weight_kg', '0.125', 0.125, 0.125],
    ['spec.weight_kg', '1.2500', 1.25, 1.25],
    ['spec.weight_kg', '12.34.56', null, null],
    ['spec.weight_kg', '1,25,5', null, null],
    // A free key has a number only if the file writes numbers so, without grouping; anything else is its text.
    ['spec.own', '18,5', '18,5', 18.5],
    ['spec.own', '18.5', 18.5, 18.5],
    ['spec.own', '1,234', '1,234', 1.234],
    ['spec.own', '1.234', 1.234, '1.234'],
    ['spec.own', '1,50', '1,50', '1,50'],
    ['spec.own', '[1,5]', [1, 5], [1, 5]],
    ['spec.expires_on', '3/1/2027', '2027-03-01', '2027-01-03'],
    ['spec.expires_on', '31/12/2027', '2027-12-31', '2027-12-31'],
    ['spec.expires_on', '12/31/2027', '2027-12-31', '2027-12-31'],
    ['spec.expires_on', '1-Mar-27', '2027-03-01', '2027-03-01'],
    ['spec.expires_on', '01.03.2027', '2027-03-01', '2027-03-01'],
    ['spec.expires_on', '3-4', null, null],
  ])('decides what %s %j is; null is refused', (key, text, withPoint, withComma) => {
    const read = (format: typeof point | typeof comma) => {
      const reading = readCell(text, { key, unit: null }, format)
      return reading.ok ? reading.value : null
    }
    expect([read(point), read(comma)]).toEqual([withPoint, withComma])
  })
})

import { expect, test } from 'vitest'
import type { ImportKey } from './column-mapping'
import { converterOf, readerOf, splitHead } from './headers'

test.each([
  ['Power [kW]', 'Power', 'kW'],
  ['Delivery time (weeks)', 'Delivery time', 'weeks'],
  ['List price EUR', 'List price', 'EUR'],
  ['Price in usd', 'Price', 'usd'],
  ['Price €', 'Price', '€'],
  ['Noise (dB(A))', 'Noise', 'dB(A)'],
  ['Name', 'Name', null],
  ['(kW)', '(kW)', null],
  ['Eur', 'Eur', null],
])('the head %j is %j with the unit %j', (header, words, unit) => {
  expect(splitHead(header)).toEqual({ words, unit })
})

test('a head of a megabyte is left as it is, at once', () => {
  const header = `${'a ('.repeat(333_333)}b)`
  expect(splitHead(header)).toEqual({ words: header, unit: null })
})

test.each<[ImportKey, string, string, string]>([
  ['cost', 'EUR', '1.200,50', '1.200,50 EUR'],
  ['cost', '€', '1200', '1200 €'],
  ['cost', '$', '1200', '1200 $'],
  ['cost', 'CA$', '1200', '1200 CA$'],
  ['cost', 'eur', '$1200', '$1200'],
  ['cost', 'EUR', '', ''],
  ['cost', 'CAD', '$1,250.00', '$1,250.00 CAD'],
  ['cost', 'USD', 'US$1,250', 'US$1,250'],
  ['lead_time_days', 'weeks', '6', '42'],
  ['lead_time_days', 'Days', '6', '6'],
  ['lead_time_days', 'weeks', '6-8', '6-8'],
  ['lead_time_days', 'weeks', '', ''],
  ['warranty_months', 'years', '2', '24'],
  ['warranty_months', 'years', '2.5', '30'],
  ['warranty_months', 'years', '2,5', '30'],
  ['warranty_months', 'years', '2.3', '2.3'],
  ['warranty_months', 'months', '2.5', '2.5'],
  ['warranty_months', 'months', '2 years', '24'],
  ['warranty_months', 'years', '0', '0'],
  ['lead_time_days', 'days', '30 days', '30'],
  ['lead_time_days', 'days', '0 days', '0'],
  ['lead_time_days', 'days', '0 weeks', '0'],
  ['lead_time_days', 'days', '8 weeks', '56'],
  ['lead_time_days', 'weeks', '8wks', '56'],
  ['lead_time_days', 'weeks', '10 days', '10'],
  ['lead_time_days', 'weeks', '8 moons', '8 moons'],
  ['lead_time_days', 'weeks', '€8', '€8'],
  ['lead_time_days', 'weeks', '8 EUR', '8 EUR'],
  ['lead_time_days', 'weeks', '9'.repeat(20), '9'.repeat(20)],
  ['lead_time_days', 'weeks', '10000000000', '70000000000'],
  ['lead_time_days', 'weeks', '1,200', '8400'],
  ['power_requirements', 'kW', '9.5', '9.5 kW'],
  ['power_requirements', 'kW', '9 kW, 208 V', '9 kW, 208 V'],
  ['space_requirements', 'm²', '2', '2 m²'],
  ['space_requirements', 'mm', '914 x 610', '914 x 610 mm'],
  ['space_requirements', 'in', '36 × 24 × 80', '36 × 24 × 80 in'],
  ['power_requirements', 'V', '208/240', '208/240 V'],
  ['power_requirements', 'kW', '9-12', '9-12 kW'],
])('%s with %j in its head reads %j as %j', (key, unit, text, read) => {
  expect(converterOf(key, unit)?.(text)).toBe(read)
})

test('a head without a unit leaves cells to their own', () => {
  const read = converterOf('lead_time_days', null)
  expect(['6', '8 weeks', 'soon'].map((text) => read?.(text))).toEqual(['6', '56', 'soon'])
  expect(converterOf('power_requirements', null)).toBeNull()
})

test.each<[ImportKey, string]>([
  ['cost', 'old'],
  ['cost', 'kg'],
  ['lead_time_days', 'months'],
  ['name', 'EN'],
  ['power_requirements', 'see the data sheet of the maker'],
])('%s does not know the unit %j', (key, unit) => {
  expect(converterOf(key, unit)).toBeNull()
})

test.each<[ImportKey, string, string, string]>([
  ['lead_time_days', 'months', '3', '3 months'],
  ['lead_time_days', 'weeks ARO', '6', '6 weeks ARO'],
  ['lead_time_days', 'months', '6 weeks', '42'],
  ['warranty_months', 'days', '365', '365 days'],
  ['warranty_months', 'h', '8000', '8000 h'],
  ['lead_time_days', 'business days', '10', '10 business days'],
  ['lead_time_days', 'days or weeks', '10', '10 days or weeks'],
])('%s, chosen for a head in %s, leaves %j unreadable or reads its own unit', (key, unit, text, read) => {
  expect(readerOf(key, `Term (${unit})`)?.(text)).toBe(read)
})

test.each<[ImportKey, string, string, string]>([
  ['lead_time_days', 'Lead time in weeks', '6', '42'],
  ['lead_time_days', 'Weeks ARO', '6', '42'],
  ['lead_time_days', 'LeadTimeWeeks', '6', '42'],
  ['lead_time_days', 'Lieferzeit (Wochen)', '6', '42'],
  ['lead_time_days', 'Délai en semaines', '6', '42'],
  ['warranty_months', 'Garantía (años)', '2', '24'],
  ['lead_time_days', 'Delivery', '6', '6'],
  ['lead_time_days', 'Lead time, business days', '10', '10 Lead time, business days'],
  ['lead_time_days', 'Months to delivery', '3', '3 Months to delivery'],
  ['warranty_months', 'Warranty in years', '2', '24'],
])('%s, chosen for the head %j, reads %j as %j', (key, head, text, read) => {
  expect(readerOf(key, head)?.(text)).toBe(read)
})

test.each([
  ['List price (EUR, net)', '1200 EUR'],
  ['Price EUR net', '1200 EUR'],
  ['Price (€ excl. VAT)', '1200 €'],
  ['Price (EUR or USD)', undefined],
  ['Cost (k€)', '1200 k€'],
  ['Price (USD, thousands)', '1200 USD, thousands'],
  ['Price (CAD, net)', '1200 CAD'],
  ['Price, net', undefined],
])('a price under %j has the currency it names', (head, read) => {
  expect(readerOf('cost', head)?.('1200')).toBe(read)
})

test.each<[ImportKey, string, string]>([
  ['lead_time_days', 'Lead Time (day(s))', '10'],
  ['lead_time_days', 'Lead Time (# days)', '10'],
  ['lead_time_days', 'Lead Time (days ARO)', '10'],
  ['lead_time_days', 'Lead Time (calendar days)', '10'],
  ['warranty_months', 'Warranty (month(s))', '10'],
])('%s counts as %j does', (key, head, text) => {
  expect(readerOf(key, head)?.(text)).toBe(text)
})

test('a remark in brackets that is no time leaves cells as they are', () => {
  expect(readerOf('warranty_months', 'Warranty (parts)')).toBeNull()
})

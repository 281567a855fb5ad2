import { expect, test } from 'vitest'
import { fieldsByKey } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import {
  type ImportKey,
  normalizeHeader,
  parseHeader,
  specificationsByHeader,
  splitUnit,
  statedUnit,
} from './headers'

test.each([
  ['Power [kW]', 'Power', 'kW'],
  ['Delivery time (weeks)', 'Delivery time', 'weeks'],
  ['List price EUR', 'List price', 'EUR'],
  ['Price in usd', 'Price', 'usd'],
  ['Price €', 'Price', '€'],
  ['Price CA$', 'Price', 'CA$'],
  ['Noise (dB(A))', 'Noise', 'dB(A)'],
  ['Name', 'Name', null],
  ['(kW)', '(kW)', null],
  ['Eur', 'Eur', null],
])('the header %j is %j with the unit %j', (header, words, unit) => {
  expect(splitUnit(header)).toEqual({ words, unit })
})

test('a header of a megabyte is not split, and takes no time', () => {
  const header = `${'a ('.repeat(333_333)}b)`
  expect(splitUnit(header)).toEqual({ words: header, unit: null })
})

const common = specificationsByHeader([])

test.each<[header: string, key: string, unit?: string]>([
  [' NAME ', 'name'],
  ['warranty_months', 'warranty_months', 'months'],
  ['Lead time (Days)', 'lead_time_days', 'days'],
  ['Category', 'category'],
  ['Image Url', 'image_url'],
  ['Manufacturer', 'brand'],
  ['Item', 'name'],
  ['Article', 'name'],
  ['SKU', 'model'],
  ['Part no.', 'model'],
  ['Remarks', 'notes'],
  ['Delivery time', 'lead_time_days'],
  ['Delivery time (weeks)', 'lead_time_days', 'weeks'],
  ['List price (EUR)', 'cost', 'EUR'],
  ['Price ($)', 'cost', '$'],
  ['Price CA$', 'cost', 'CA$'],
  ['Power', 'power_requirements'],
  ['Power (W)', 'power_requirements', 'W'],
  ['Power [kW]', 'spec.power_kw', 'kW'],
  ['Weight (lb)', 'spec.weight_kg', 'lb'],
  ['WEIGHT [lbs.]', 'spec.weight_kg', 'lb'],
  ['Weight (pounds)', 'spec.weight_kg', 'lb'],
  ['weight (kg)', 'spec.weight_kg', 'kg'],
  ['Installation time (day)', 'spec.install_days', 'days'],
  ['Width (inches)', 'spec.width_mm', 'in'],
  ['Noise level (dB(A))', 'spec.noise_dba', 'dB(A)'],
  ['Noise level [dBA]', 'spec.noise_dba', 'dB(A)'],
  ['Voltage', 'spec.rated_v', 'V'],
  ['Voltage (V)', 'spec.rated_v', 'V'],
  ['Phases', 'spec.phases'],
  ['Inlet (nominal)', 'spec.inlet_in', 'in'],
  ['GFCI required', 'spec.gfci'],
  ['Data sheet', 'spec.datasheet_url'],
  // The headers of an export, and the same with US units.
  ['spec.power_kw [kW]', 'spec.power_kw', 'kW'],
  [' Spec.Power_kW ', 'spec.power_kw', 'kW'],
  ['spec.width_mm', 'spec.width_mm', 'mm'],
  ['spec.width_mm [in]', 'spec.width_mm', 'in'],
  ['spec.width_mm [inches]', 'spec.width_mm', 'in'],
  // A Greek letter, where ours is the micro sign.
  ['spec.micron [μm]', 'spec.micron', 'µm'],
  ['spec.Own key', 'spec.Own key'],
  ['specifications', 'specifications'],
])('the header %j names the column %s', (header, key, unit) => {
  expect(parseHeader(header, common)).toEqual({ key, unit: unit ?? null })
})

test.each([
  'Delivery time (months)',
  'Price (old)',
  'Price (%)',
  'Price ¥',
  'Price (CHF)',
  'Weight',
  'Weight (st)',
  'Voltage (kg)',
  'GFCI required (A)',
  'Stones (kg)',
  'Name (EN)',
  'Colour',
  'Created Via',
  '',
  'spec.width_mm [kg]',
  'spec.Own key [kW]',
  'spec.',
])('the header %j names no column', (header) => {
  expect(parseHeader(header, common)).toBeNull()
})

test.each<[ImportKey, string, string | null]>([
  ['lead_time_days', 'Delivery', null],
  ['lead_time_days', 'Lead time in weeks', 'weeks'],
  ['lead_time_days', 'Weeks ARO', 'weeks'],
  ['lead_time_days', 'Term (weeks ARO)', 'weeks'],
  ['lead_time_days', 'LeadTimeWeeks', 'weeks'],
  ['lead_time_days', 'Lieferzeit (Wochen)', 'wochen'],
  ['lead_time_days', 'Délai en semaines', 'semaines'],
  ['lead_time_days', 'Lead Time (day(s))', 'day'],
  ['lead_time_days', 'Lead Time (# days)', 'days'],
  ['lead_time_days', 'Lead Time (calendar days)', 'days'],
  ['warranty_months', 'Warranty in years', 'years'],
  ['warranty_months', 'Garantía (años)', 'años'],
  ['warranty_months', 'Warranty (month(s))', 'month'],
  ['warranty_months', 'Warranty (parts)', null],
  // No number can be read in these: `readCell` refuses the cells.
  ['lead_time_days', 'Months to delivery', 'months'],
  ['lead_time_days', 'Term (business days)', 'business days'],
  ['lead_time_days', 'Lead time, business days', 'Lead time, business days'],
  ['lead_time_days', 'Term (days or weeks)', 'days or weeks'],
  ['warranty_months', 'Warranty (h)', 'h'],
  ['cost', 'Price, net', null],
  ['cost', 'Price (old)', null],
  ['cost', 'List price (EUR, net)', 'EUR'],
  ['cost', 'Price EUR net', 'EUR'],
  ['cost', 'Price (€ excl. VAT)', '€'],
  ['cost', 'Price CA$ net', 'CA$'],
  ['cost', 'Price (CAD, net)', 'CAD'],
  ['cost', 'Price ¥', '¥'],
  ['cost', 'Price (EUR or USD)', 'EUR or USD'],
  ['cost', 'Cost (k€)', 'k€'],
  ['cost', 'Price (USD, thousands)', 'USD, thousands'],
  ['cost', "Price '000 (EUR)", "Price '000 (EUR)"],
  ['power_requirements', 'Power (kW)', 'kW'],
  ['power_requirements', 'Power (see the data sheet of the maker)', null],
  ['name', 'Name (EN)', null],
  ['spec.width_mm', 'Breite', null],
  ['spec.width_mm', 'Breite (mm)', 'mm'],
  ['spec.width_mm', 'Breite (cm)', 'cm'],
  ['spec.width_mm', 'Width (W)', null],
  ['spec.height_mm', 'Height (H)', null],
  ['spec.weight_kg', 'Weight (net)', null],
])('for %s the header %j states the unit %j', (key, header, unit) => {
  expect(statedUnit(header, key)).toBe(unit)
})

test('a header may name a specification of the categories of the file', () => {
  const named = (header: string, category: string) =>
    parseHeader(header, specificationsByHeader([category]))?.key ?? null
  expect(named('Stones (lb)', 'Sauna Heaters')).toBe('spec.stones_kg')
  expect(named('Stones', 'Sauna Heaters')).toBeNull()
  expect(named('Stones (lb)', 'Benches')).toBeNull()
})

test('no two specifications share a label, and no alias of one is the label of another', () => {
  const labels = [...fieldsByKey.values()].map(({ label }) => normalizeHeader(label))
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  for (const [header, { key, label }] of specificationsByHeader(categories))
    expect(header === normalizeHeader(label) || !labels.includes(header), `${header} of ${key}`).toBe(true)
})

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
  ['Noise (dB(A))', 'Noise', 'dB(A)'],
  ['Weight lbs', 'Weight', 'lbs'],
  ['Ship Wt. (lbs)', 'Ship Wt.', 'lbs'],
  ['Leistung in kW', 'Leistung', 'kW'],
  ['Width, in.', 'Width', 'in.'],
  ['power_kw', 'power', 'kw'],
  ['kW', 'kW', 'kW'],
  ['Name', 'Name', null],
  ['Weight net', 'Weight net', null],
])('the header %j is %j with the unit %j', (header, words, unit) => {
  expect(splitUnit(header)).toEqual({ words, unit })
})

test('a header of a megabyte is not split, and takes no time', () => {
  const header = `${'a ('.repeat(333_333)}b)`
  expect(splitUnit(header)).toEqual({ words: header, unit: null })
})

const common = specificationsByHeader([])
const columnOf = (header: string) => parseHeader(header, common)[0] ?? null

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
  ['Delivery time (months)', 'lead_time_days', 'months'],
  ['Price', 'cost'],
  ['MSRP', 'cost'],
  ['Net price, each', 'cost'],
  ['Unit Price incl. 19% VAT', 'cost'],
  ['List price (EUR)', 'cost', 'EUR'],
  ['List price (EUR, net)', 'cost', 'EUR'],
  ['EUR price', 'cost', 'EUR'],
  ['price_gbp', 'cost', 'GBP'],
  ['PriceEUR', 'cost', 'EUR'],
  ['Price in euros', 'cost', 'EUR'],
  ['US$ Price', 'cost', 'USD'],
  ['Price (US $)', 'cost', 'USD'],
  ['USD', 'cost', 'USD'],
  ['Price ($)', 'cost', '$'],
  ['Price ＄', 'cost', '$'],
  ['Price (dollars)', 'cost', '$'],
  ['Price CA$', 'cost', 'CAD'],
  ['Price, Canadian dollars', 'cost', 'CAD'],
  ['Preis (EUR)', 'cost', 'EUR'],
  ['VK-Preis netto €', 'cost', 'EUR'],
  // Which currency is open: it is asked for.
  ['Preis', 'cost', 'Preis'],
  ['Price (USD/CAD)', 'cost', 'Price (USD/CAD)'],
  ['Price EUR or GBP', 'cost', 'Price EUR or GBP'],
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
  expect(columnOf(header)).toEqual({ key, unit: unit ?? null })
})

test.each<[header: string, key: string, unit?: string]>([
  ['Item #', 'model'],
  ['Item No.', 'model'],
  ['Part Number', 'model'],
  ['Mfr. Part #', 'model'],
  ['Catalog No', 'model'],
  ['Model #', 'model'],
  ['Description', 'name'],
  ['Product Description', 'name'],
  ['Mfr', 'brand'],
  ['kW', 'spec.power_kw', 'kW'],
  ['Ph', 'spec.phases'],
  ['Volts', 'spec.rated_v', 'V'],
  ['V', 'spec.rated_v', 'V'],
  ['Amps', 'spec.fla_a', 'A'],
  ['Ship Wt (lbs)', 'spec.weight_kg', 'lb'],
  ['Shipping weight, lbs', 'spec.weight_kg', 'lb'],
  ['Lead Time', 'lead_time_days'],
  ['Availability', 'lead_time_days'],
  ['Warranty', 'warranty_months'],
  ['Product Group', 'category'],
  ['Dimensions (in)', 'space_requirements', 'in'],
  ['Cut sheet', 'spec.datasheet_url'],
  ['Artikelnummer', 'model'],
  ['Artikel-Nr.', 'model'],
  ['Bestell-Nr.', 'model'],
  ['Modell', 'model'],
  ['Typ', 'model'],
  ['Bezeichnung', 'name'],
  ['Artikelbezeichnung', 'name'],
  ['Hersteller', 'brand'],
  ['Warengruppe', 'category'],
  ['Leistung', 'power_requirements'],
  ['Leistung (kW)', 'spec.power_kw', 'kW'],
  ['Leistung in kW', 'spec.power_kw', 'kW'],
  ['Spannung (V)', 'spec.rated_v', 'V'],
  ['Spannung', 'spec.rated_v', 'V'],
  ['Phasen', 'spec.phases'],
  ['Absicherung (A)', 'spec.breaker_a', 'A'],
  ['Schutzart', 'spec.ip_rating'],
  ['Breite (mm)', 'spec.width_mm', 'mm'],
  ['Höhe mm', 'spec.height_mm', 'mm'],
  ['Breite (Zoll)', 'spec.width_mm', 'in'],
  ['Gewicht (kg)', 'spec.weight_kg', 'kg'],
  ['Lieferzeit', 'lead_time_days'],
  ['Lieferzeit (Wochen)', 'lead_time_days', 'wochen'],
  ['Garantie (Jahre)', 'warranty_months', 'jahre'],
  ['Währung', 'currency'],
  ['Lieferant', 'supplier'],
  ['Bemerkungen', 'notes'],
  ['Price date', 'spec.price_date'],
  ['Prices as of', 'spec.price_date'],
  ['Valid from', 'spec.price_date'],
  ['Effective Date', 'spec.price_date'],
  ['Gültig ab', 'spec.price_date'],
  ['Preisstand', 'spec.price_date'],
])('the header %j of a price list names the column %s', (header, key, unit) => {
  expect(columnOf(header)).toEqual({ key, unit: unit ?? null })
})

test.each([
  'Delivery time (hours)',
  'Price (old)',
  'Price (%)',
  'Price/m2',
  'Price €/m²',
  'Price per 100',
  'Price (EUR per pair)',
  'Price/100',
  'Cost (k€)',
  'Price ¥',
  'Price￥',
  '¥ Price',
  'Price (CHF)',
  'CHF Price',
  'PriceCHF',
  'price_chf',
  'Price SEK or EUR',
  'A$',
  'Price A$',
  'Price (US$ or A$)',
  'R$ price',
  'Price (kr)',
  'Rs. Price',
  'Price in Swiss Francs',
  'Fiyat TL (KDV dahil)',
  'Weight',
  'Weight (st)',
  'Gewicht',
  'Gewicht (Ztr.)',
  'Breite (cm)',
  'Width in cubits (old)',
  'Leistung (kVA)x',
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
  expect(columnOf(header)).toBeNull()
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
  ['lead_time_days', 'Lieferzeit (AT)', 'AT'],
  ['lead_time_days', 'Lieferzeit (Werktage)', 'Werktage'],
  ['lead_time_days', 'Lead time (ARO)', null],
  ['cost', 'Price, net', null],
  ['cost', 'Price (old)', null],
  ['cost', 'Price 2026', null],
  ['cost', 'Price each, ex works', null],
  ['cost', 'List price (EUR, net)', 'EUR'],
  ['cost', 'Price EUR net', 'EUR'],
  ['cost', 'Price (€ excl. VAT)', 'EUR'],
  ['cost', 'Prix HT (€)', 'EUR'],
  ['cost', 'Price CA$ net', 'CAD'],
  ['cost', 'Price (CAD, net)', 'CAD'],
  // No price can be read below these, or its currency is asked for.
  ...(
    [
      'Price ¥',
      'Price (EUR or USD)',
      'Cost (k€)',
      'Price (USD, thousands)',
      "Price '000 (EUR)",
      'Fiyat',
      'Fiyat TL (KDV dahil)',
      'Fiyat %20 KDV dahil (TL)',
      'Prezzo CHF',
      'Cena zł',
      'Pris kr',
      'Price TRY',
      'PRICE TRY',
      'Price (ALL)',
      'Price HK$',
      'Preis pro 100 Stück',
      'Rabatt %',
      'Price, 10 or more',
    ] as const
  ).map((header): [ImportKey, string, string] => ['cost', header, header]),
  ['power_requirements', 'Power (kW)', 'kW'],
  ['power_requirements', 'Power (see the data sheet of the maker)', null],
  ['name', 'Name (EN)', null],
  ['spec.width_mm', 'Breite', null],
  ['spec.width_mm', 'Breite (mm)', 'mm'],
  ['spec.width_mm', 'Breite (cm)', 'cm'],
  ['spec.width_mm', 'Breite (furlong)', 'furlong'],
  ['spec.width_mm', 'Breite cm', 'cm'],
  ['spec.power_kw', 'Leistung (PS)', 'PS'],
  ['spec.power_kw', 'Power (BTU/h)', 'BTU/h'],
  ['spec.power_kw', 'Puissance (ch)', 'ch'],
  ['spec.rated_v', 'Spannung (kV)', 'kV'],
  ['spec.weight_kg', 'Massa (arroba)', 'arroba'],
  ['spec.weight_kg', 'Weight (approx., packed)', null],
  ['spec.weight_kg', 'Weight (see the data sheet)', null],
  ['spec.width_mm', 'Width (W)', null],
  ['spec.height_mm', 'Height (H)', null],
  ['spec.weight_kg', 'Weight (net)', null],
])('for %s the header %j states the unit %j', (key, header, unit) => {
  expect(statedUnit(header, key)).toBe(unit)
})

test('a header may name a specification of the categories of the file', () => {
  const named = (header: string, category: string) =>
    parseHeader(header, specificationsByHeader([category]))[0]?.key ?? null
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

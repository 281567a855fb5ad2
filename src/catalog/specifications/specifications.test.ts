import { expect, test } from 'vitest'
import type { Json } from '@/lib/supabase/database.types'
import { describeSpecifications, groupSpecifications, toKey } from './specifications'

test.each<[specifications: Record<string, Json>, label: string, us: string, si?: string]>([
  // Free keys and values, nested ones too.
  [{ heater_output: 18 }, 'Heater output', '18'],
  [{ stoneMass: '120 kg' }, 'Stone Mass', '120 kg'],
  [{ certified: true }, 'Certified', 'Yes'],
  [{ outdoor: false }, 'Outdoor', 'No'],
  [{ voltages: [208, 240] }, 'Voltages', '208, 240'],
  [{ control: { wifi: true } }, 'Control', 'Wifi Yes'],
  [{ temperature_c: { max: 55, min: 39 } }, 'Temperature c', 'Max 55, Min 39'],
  [
    { zones: [{ name: 'A', heater: { output_kw: 9 } }, { name: 'B' }] },
    'Zones',
    'Name A, Heater (Output kw 9); Name B',
  ],
  [{ spare: {} }, 'Spare', '-'],
  [{ manuals: [] }, 'Manuals', '-'],
  [{ unknown: null }, 'Unknown', '-'],
  // Known keys.
  [{ power_kw: 18 }, 'Power', '18 kW'],
  [{ rated_v: 208 }, 'Rated voltage', '208 V'],
  [{ rated_v: '208/240' }, 'Rated voltage', '208/240 V'],
  [{ rated_v: '240/208' }, 'Rated voltage', '240/208'],
  [{ price_date: '2025-11-03' }, 'Price date', 'November 3, 2025'],
  [{ connection: '3P' }, 'Connection', 'Three-phase'],
  [{ width_mm: 914.4 }, 'Width', '36 in', '914 mm'],
  [{ ambient_max_c: 35 }, 'Max. ambient temperature', '95 °F', '35 °C'],
  [{ gfci: true }, 'GFCI required', 'Yes'],
  [{ listings: ['UL', 'NSF 50'] }, 'Listings', 'UL, NSF 50'],
  [{ listings: ['NSF 50', 'UL'] }, 'Listings', 'UL, NSF 50'],
  [{ expires_on: '2027-03-01' }, 'Expires on', 'March 1, 2027'],
  [{ datasheet_url: 'https://maker.example/a.pdf' }, 'Data sheet', 'https://maker.example/a.pdf'],
  [{ stone_size: '5-10 cm' }, 'Stone size', '5-10 cm'],
  [{ mounting: null }, 'Mounting', '-'],
  // Values that their fields refuse are shown as they are.
  [{ power_kw: '18 kW' }, 'Power', '18 kW'],
  [{ rated_v: [208, 240] }, 'Rated voltage', '208, 240'],
  [{ listings: ['TÜV'] }, 'Listings', 'TÜV'],
  [{ width_mm: { min: 5 } }, 'Width', 'Min 5'],
])('%j is described as %s: %s', (specifications, label, us, si = us) => {
  expect(describeSpecifications(specifications, 'us')).toMatchObject([{ label, value: us }])
  expect(describeSpecifications(specifications, 'si')).toMatchObject([{ label, value: si }])
})

test('an ellipsis stands for levels that cannot be stored', () => {
  const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)
  const [stored, deep] = describeSpecifications({ stored: nested(19), deep: nested(50_000) }, 'us')
  expect([stored?.value, deep?.value]).toEqual(['1', '…'])
})

test('specifications are described in the order they are stored', () => {
  const list = describeSpecifications({ own: 1, width_mm: 900, gfci: true }, 'us')
  expect(list.map(({ label }) => label)).toEqual(['Own', 'Width', 'GFCI required'])
})

test('specifications are grouped as the fields of the item’s categories; other known keys, then free ones, come last', () => {
  const sized = { depth_mm: 300, width_mm: 914.4, power_kw: 9 }
  const specifications = { own: 1, bucket_l: 10, heater_type: 'wood', ...sized }
  const groups = groupSpecifications(specifications, ['Sauna Heaters', 'Salt Rooms'], 'us')
  expect(groups.map(({ title, list }) => [title, list.map(({ label }) => label)])).toEqual([
    ['Electrical', ['Power']],
    ['Size', ['Width', 'Depth']],
    ['Sauna Heaters', ['Heater type']],
    ['Further specifications', ['Bucket', 'Own']],
  ])
  expect(groupSpecifications({}, ['Doors'], 'us')).toEqual([])
})

test.each([
  ['datasheet_url', 'https://maker.example:8080/a?b', 'maker.example:8080'],
  ['datasheet_url', 'http://maker.example', 'maker.example'],
  ['datasheet_url', 'javascript:alert(1)', null],
  ['datasheet_url', 'https://[', null],
  ['datasheet_url', ['https://maker.example'], null],
  ['own_link', 'https://maker.example', null],
])('%s of %j links to %j', (key, value, host) => {
  const [specification] = describeSpecifications({ [key]: value }, 'us')
  expect(specification?.link?.host ?? null).toBe(host)
})

test.each([[null], [{}], [['a']], ['text'], [3]])('%j has no specifications to show', (value) => {
  expect(describeSpecifications(value, 'us')).toEqual([])
})

test.each([
  ['Stone color', 'stone_color'],
  [' Weight_kg\u200b', 'weight_kg'],
  ['Tu\u0308r\u00adma\u00df', 'türmaß'],
])('the words %j are the key %j', (words, key) => expect(toKey(words)).toBe(key))

import { expect, test } from 'vitest'
import { describeSpecifications, groupSpecifications } from './specifications'

test('keys and values, also nested ones, are written in words', () => {
  const list = describeSpecifications(
    {
      heater_output: 18,
      stoneMass: '120 kg',
      certified: true,
      outdoor: false,
      voltages: [208, 240],
      control: { wifi: true },
      temperature_c: { max: 55, min: 39 },
      zones: [{ name: 'A', heater: { output_kw: 9 } }, { name: 'B' }],
      spare: {},
      manuals: [],
      unknown: null,
    },
    'us',
  )
  expect(list.map(({ label, value }) => [label, value])).toEqual([
    ['Heater output', '18'],
    ['Stone Mass', '120 kg'],
    ['Certified', 'Yes'],
    ['Outdoor', 'No'],
    ['Voltages', '208, 240'],
    ['Control', 'Wifi Yes'],
    ['Temperature c', 'Max 55, Min 39'],
    ['Zones', 'Name A, Heater (Output kw 9); Name B'],
    ['Spare', '-'],
    ['Manuals', '-'],
    ['Unknown', '-'],
  ])
})

test('known keys have their labels, units and words', () => {
  const specifications = {
    power_kw: 18,
    rated_v: 208,
    connection: '3P',
    width_mm: 914.4,
    ambient_max_c: 35,
    gfci: true,
    listings: ['UL', 'NSF 50'],
    expires_on: '2027-03-01',
    datasheet_url: 'https://maker.example/sheet.pdf',
    stone_size: '5-10 cm',
    mounting: null,
  }
  const described = (system: 'us' | 'si') =>
    Object.fromEntries(
      describeSpecifications(specifications, system).map(({ label, value }) => [label, value]),
    )
  expect(described('us')).toEqual({
    Power: '18 kW',
    'Rated voltage': '208 V',
    Connection: 'Three-phase',
    Width: '36 in',
    'Max. ambient temperature': '95 °F',
    'GFCI required': 'Yes',
    Listings: 'UL, NSF 50',
    'Expires on': 'March 1, 2027',
    'Data sheet': 'https://maker.example/sheet.pdf',
    'Stone size': '5-10 cm',
    Mounting: '-',
  })
  expect(described('si')).toMatchObject({ Width: '914.4 mm', 'Max. ambient temperature': '35 °C' })
})

test('what is chosen of a list reads alike in whichever order it was stored', () => {
  const read = (listings: string[]) => describeSpecifications({ listings }, 'us')[0]?.value
  expect(read(['NSF 50', 'UL'])).toBe(read(['UL', 'NSF 50']))
})

test('they are grouped as the fields of the item’s categories; other known keys, then free ones, come last', () => {
  const specifications = {
    own: 1,
    bucket_l: 10,
    heater_type: 'wood',
    depth_mm: 300,
    width_mm: 914.4,
    power_kw: 9,
  }
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

test('a value its field does not take is shown as it is', () => {
  const specifications = { power_kw: '18 kW', rated_v: [208, 240], listings: ['TÜV'], width_mm: { min: 5 } }
  expect(describeSpecifications(specifications, 'us').map(({ label, value }) => [label, value])).toEqual([
    ['Power', '18 kW'],
    ['Rated voltage', '208, 240'],
    ['Listings', 'TÜV'],
    ['Width', 'Min 5'],
  ])
})

test.each([[null], [{}], [['a']], ['text'], [3]])('%j has no specifications to show', (value) => {
  expect(describeSpecifications(value, 'us')).toEqual([])
})

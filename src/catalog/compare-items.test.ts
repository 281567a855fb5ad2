import { describe, expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { compareItems, sharedCategories } from './compare-items'
import type { Equipment } from './equipment'

const heater = (change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  category: 'Sauna Heaters',
  ...change,
})

const specified = (specifications: Equipment['specifications'], category = 'Sauna Heaters') =>
  heater({ category, specifications })

const rowsOf = (items: Equipment[]) => compareItems(items, 'si').flatMap(({ rows }) => rows)
const row = (items: Equipment[], label: string) => rowsOf(items).find((one) => one.label === label)
const said = (items: Equipment[], label: string) =>
  row(items, label)?.cells.map(({ text, mark }) => `${text}, ${mark}`)

test('only fields somebody states have a row, in groups of what the items share', () => {
  const groups = compareItems(
    [
      heater({
        cost: 100,
        category: 'Sauna Heaters, Control Systems',
        power_requirements: '18 kW',
        specifications: { power_kw: 18, noise_dba: null, stones_kg: 60, sensors_count: 2, fuel: 'hardwood' },
      }),
      heater({ specifications: { power_kw: null, fuel: '' } }),
    ],
    'si',
  )
  expect(groups.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['Price and delivery', ['Cost']],
    ['Electrical', ['Power']],
    ['Sauna Heaters', ['Stones']],
    ['Other specifications', ['Fuel']],
    ['Requirements in words', ['Power Requirements']],
  ])
})

test('values that read alike are not called better and worse than each other', () => {
  const marks = (...loads: number[]) =>
    compareItems(
      loads.map((load_kg) => specified({ load_kg }, 'Benches')),
      'us',
    )
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => /^Load/.test(label))
      .map(({ cells }) => cells.map(({ text, mark }) => `${text}, ${mark}`))
  expect(marks(226.796185, 226.8)).toEqual([['500 lb, null', '500 lb, null']])
  expect(marks(226.796185, 226.8, 300)).toEqual([['500 lb, worst', '500 lb, worst', '661 lb, best']])
})

test('items without a shared category share the common fields', () => {
  const items = [
    heater({ specifications: { power_kw: 3, stones_kg: 60 } }),
    heater({ category: 'Showers', specifications: { flow_lpm: 9 } }),
  ]
  expect(sharedCategories(items)).toEqual([])
  expect(rowsOf(items).map(({ label }) => label)).toEqual(['Power'])
  const both = heater({ category: 'Showers, Sauna Heaters' })
  expect(sharedCategories([both, ...items])).toEqual([])
  expect(sharedCategories([both, heater()])).toEqual(['Sauna Heaters'])
  const spelled = ['Sound Baths', 'sound  baths'].map((category) => heater({ category }))
  expect(sharedCategories(spelled)).toEqual(['Sound Baths'])
})

describe('of categories they do not share', () => {
  const tub = { water_l: 1500, seats: 6, setpoint_max_c: 40 }
  const hotTub = specified({ ...tub, turnover_min: 30, nsf50: true, jets_count: 12 }, 'Hot Tubs')
  const cold = { water_l: 800, seats: 1, setpoint_max_c: 12 }
  const plunge = specified({ ...cold, turnover_min: 15, nsf50: false, wood: 'cedar' }, 'Cold Plunge Pools')

  test('what two of the items state has a row, in the fields’ order and units; before free keys', () => {
    const [group, ...more] = compareItems([hotTub, plunge], 'us')
    expect(more).toEqual([])
    expect(group?.title).toBe('Other specifications')
    expect(group?.rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
      ['Water volume', '396 gal', '211 gal'],
      ['Highest setpoint', '104 °F', '54 °F'],
      ['Turnover', '30 min', '15 min'],
      ['NSF 50 certified', 'Yes', 'No'],
      ['Seats', '6', '1'],
      ['Wood', null, 'cedar'],
    ])
    expect(group?.rows.filter(({ differs }) => !differs).map(({ label }) => label)).toEqual(['Wood'])
  })

  test('a third item may say nothing, and an empty value is none', () => {
    const none = heater({ category: 'Benches', specifications: { water_l: null, jets_count: null } })
    expect(said([hotTub, plunge, none], 'Seats')).toEqual(['6, null', '1, null', 'null, null'])
    expect(row([hotTub, none], 'Water volume')).toBeUndefined()
    expect(row([hotTub, plunge, none], 'Jets')).toBeUndefined()
  })

  test('beside one they share too', () => {
    const both = [
      { ...hotTub, category: 'Other, Hot Tubs' },
      { ...plunge, category: 'Other, Cold Plunge Pools' },
    ]
    expect(said(both, 'Seats')).toEqual(['6, null', '1, null'])
  })
})

test('a missing value is null, and no difference', () => {
  const items = [heater({ warranty_months: 24 }), heater()]
  const cells = [{ text: '24 months' }, { text: null }]
  expect(row(items, 'Warranty')).toMatchObject({ differs: false, cells })
  const differs = (...months: (number | null)[]) =>
    row(
      months.map((warranty_months) => heater({ warranty_months })),
      'Warranty',
    )?.differs
  expect(differs(24, 24)).toBe(false)
  expect(differs(24, null, 24)).toBe(false)
  expect(differs(24, null, 12)).toBe(true)
})

describe('best and worst', () => {
  test('of a price is the lowest and the highest; between them is neither', () => {
    const items = [heater({ cost: 300 }), heater({ cost: 100.5 }), heater({ cost: 200 }), heater()]
    expect(said(items, 'Cost')).toEqual(['$300, worst', '$100.50, best', '$200, null', 'null, null'])
  })

  test('of a warranty is the longest', () => {
    const items = [12, 60].map((warranty_months) => heater({ warranty_months }))
    expect(said(items, 'Warranty')).toEqual(['12 months, worst', '60 months, best'])
  })

  test.each([
    ['of prices in two currencies', [heater({ cost: 1 }), heater({ cost: 2, currency: 'EUR' })], 'Cost'],
    ['of equal values', [heater({ cost: 1 }), heater({ cost: 1 })], 'Cost'],
    ['of one value', [heater({ cost: 1 }), heater()], 'Cost'],
    ['where more is not better', [specified({ power_kw: 1 }), specified({ power_kw: 2 })], 'Power'],
  ])('%s there is none', (_, items, label) => {
    expect(row(items, label)?.cells.map(({ mark }) => mark)).toEqual([null, null])
  })
})

import { describe, expect, test } from 'vitest'
import { categories } from '@/content/equipment'
import { categoryFields } from './category-fields'
import { checkSpecification } from './check-specification'
import { commonFields } from './common-fields'
import type { FieldTable } from './define'
import { fieldOf, fieldsByKey, fieldsFor, hintOf, optionLabel, type SpecificationField } from './fields'
import { limitsOf } from './units'

const field = (key: string): SpecificationField => {
  const found = fieldOf(key)
  if (!found) throw new Error(`No field ${key}`)
  return found
}

const allOf = (chosen: readonly string[]) => fieldsFor(chosen).flatMap(({ fields }) => fields)
const tables: FieldTable[] = [...Object.values(commonFields), ...Object.values(categoryFields)]

describe('the table', () => {
  test('defines every key once', () => {
    const defined = tables.flatMap((table) =>
      Object.keys(table).filter((key) => 'label' in (table[key] ?? {})),
    )
    expect(defined.length).toBe(new Set(defined).size)
    expect(new Set(tables.flatMap((table) => Object.keys(table)))).toEqual(new Set(defined))
  })

  test('has keys in snake case, and for each a label of its own without a unit', () => {
    const labels = [...fieldsByKey.values()].map(({ label }) => label)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    expect(labels.filter((label) => /_|^[a-z]/.test(label))).toEqual([])
    expect([...fieldsByKey.keys()].filter((key) => !/^[a-z][a-z\d]*(_[a-z\d]+)*$/.test(key))).toEqual([])
  })

  test('has options for every choice, each with a name of its own', () => {
    for (const choice of fieldsByKey.values()) {
      if (choice.type !== 'enum' && choice.type !== 'list') continue
      const names = (choice.options ?? []).map((option) => optionLabel(choice, option))
      expect(names.length, choice.key).toBeGreaterThan(1)
      expect(new Set(names).size, choice.key).toBe(names.length)
    }
  })

  test('has typical values far inside its limits', () => {
    for (const category of categories) {
      for (const each of allOf([category])) {
        const [min, max] = limitsOf(each)
        for (const value of each.typical ?? []) {
          if (value === null) continue
          expect(value, each.key).toBeGreaterThanOrEqual(min)
          expect(value, each.key).toBeLessThanOrEqual(max)
        }
      }
    }
  })
})

describe('fields of an item', () => {
  test('come in groups: the common ones, then one for each category', () => {
    const titles = (chosen: string[]) => fieldsFor(chosen).map(({ title }) => title)
    const common = ['Electrical', 'Size', 'Water and heat', 'General']
    expect(titles([])).toEqual(common)
    expect(titles(['Doors', 'Benches'])).toEqual([...common, 'Doors', 'Benches'])
    expect(titles(['Salt Rooms', 'constructor', 'Other'])).toEqual([...common, 'Other'])
  })

  test('no field stands twice, whatever the categories', () => {
    const all = allOf([...categories, ...categories]).map(({ key }) => key)
    expect(all.length).toBe(new Set(all).size)
    expect(new Set(all)).toEqual(new Set(fieldsByKey.keys()))
  })

  test('a field of two categories has the options and the range of both', () => {
    const find = (chosen: string[], key: string) => allOf(chosen).find((each) => each.key === key)
    expect(find(['Sauna Heaters'], 'power_kw')?.typical).toEqual([2, 36])
    expect(find(['Benches'], 'power_kw')?.typical).toBeUndefined()
    expect(find(['Cold Plunge Pools', 'Hot Tubs'], 'water_l')?.typical).toEqual([300, 8000])
    expect(find(['Cold Plunge Pools', 'Hot Tubs'], 'setpoint_max_c')?.typical).toEqual([null, 40])
    const zones = ['sauna', 'steam', 'wet', 'dry']
    expect(find(['Doors'], 'zone')?.options).toEqual(zones)
    expect(find(['Doors', 'Lighting'], 'zone')?.options).toEqual([...zones, 'underwater', 'deck'])
    expect(find(['Control Systems'], 'setpoint_max_c')?.typical).toBeUndefined()
    const last = fieldsFor(['Cold Plunge Pools', 'Hot Tubs']).at(-1)
    expect(last?.fields.map(({ key }) => key)).not.toContain('water_l')
  })

  test('an undefined key is no field', () => {
    expect(fieldOf('output_kw')).toBeUndefined()
    expect(fieldOf('constructor')).toBeUndefined()
  })
})

test.each([
  ['Sauna Heaters', 'power_kw', 'us', 'Typical 2-36 kW'],
  ['Sauna Heaters', 'max_setpoint_c', 'us', 'At most 194 °F'],
  ['Sauna Heaters', 'max_setpoint_c', 'si', 'At most 90 °C'],
  ['Benches', 'load_kg', 'us', 'At least 250 lb'],
  ['Benches', 'seat_height_mm', 'us', 'Typical 17-19 in'],
  ['Doors', 'clear_opening_mm', 'us', 'At least 32 in'],
  ['Showers', 'flow_lpm', 'us', 'All heads at once; one gives 1.5-2 gpm (5.7-7.57 L/min)'],
  ['Steam Generators', 'hardness_max_dh', 'us', 'Typical 5.2 gpg'],
  ['Steam Generators', 'ambient_max_c', 'us', 'Typical 95 °F'],
  ['Cold Plunge Pools', 'chiller_flow_lpm', 'us', 'About 3 gpm (11.4 L/min) a ton'],
  ['Hot Tubs', 'filled_weight_kg', 'us', 'As in use, without the people'],
  ['Sauna Heaters', 'stone_size', 'us', null],
] as const)('%s: the hint of %s (%s) is %s', (category, key, system, hint) => {
  const found = allOf([category]).filter((each) => each.key === key)
  expect(found.map((each) => hintOf(each, system))).toEqual([hint])
})

describe('values', () => {
  test.each([
    ['power_kw', [0, 9, 36.5, 5000, null, undefined]],
    ['ambient_max_c', [-60, -10.5, 0, 1500]],
    ['seats', [0, 4, 1_000_000]],
    ['gfci', [true, false]],
    ['rated_v', [115, 208, 380, 575, '208/240', '115/230', '208/230/460']],
    ['mounting', ['wall']],
    ['zone', ['deck', 'lounge']],
    ['listings', [[], ['UL', 'NSF 50']]],
    ['material', ['', 'Thermo-aspen', 'x'.repeat(2000), '🧖'.repeat(2000)]],
    ['expires_on', ['2028-02-29']],
    ['price_date', ['1990-01-01', '2025-11-30', '2100-12-31']],
    ['datasheet_url', ['https://maker.example/sheet.pdf', 'HTTP://maker.example']],
  ])('%s takes %j', (key, values) => {
    for (const value of values) expect(checkSpecification(field(key), value, 'us')).toBeNull()
  })

  const day = 'Enter a date such as 2026-11-30, from 1990 to 2100'
  test.each([
    ['power_kw', ['9', -0.1, 5000.1, true, [9], {}, Number.NaN], 'Enter a number from 0 to 5,000 kW'],
    ['width_mm', ['x', 100_001], 'Enter a number from 0 to 3,937 in'],
    ['ambient_max_c', [-61, 1501, 'hot'], 'Enter a number from -76 °F to 2,732 °F'],
    ['power_factor', [1.1, 85], 'Enter a number from 0 to 1'],
    ['seats', [1.5, '4', -1], 'Enter a whole number from 0 to 1,000,000'],
    ['gfci', ['yes', 1, 'true'], 'Enter yes or no'],
    ['driver_v', [208, '12'], 'Enter one of: 12 V, 24 V'],
    ['swing', ['Out', 'in', ['out']], 'Enter one of: Outward, Both ways'],
    ['sanitiser', ['UV', ['salt'], [1], {}], 'Enter any of: Chlorine, Bromine, Ozone, UV'],
    ['material', [5, false, 'x'.repeat(2001)], 'Enter at most 2,000 characters'],
    ['expires_on', ['2027-02-29', '28.02.2027', '2027-2-1', 2027], day],
    ['price_date', ['1989-12-31', '2101-01-01', '0025-11-30', '2025-13-01', '2025', ''], day],
    [
      'rated_v',
      [205, '208', '240/208', '208/208', '208/209', '0208/240', '208/240 V', '208-240', [208, 240], '/'],
      expect.stringMatching(/^Enter one of: 12 V, .*600 V, or several such as 208\/240 V$/),
    ],
    [
      'datasheet_url',
      ['javascript:alert(1)', 'maker.example', 'https://a b', 'https://', `https://${'x'.repeat(2000)}`],
      'Enter a link that begins with https:// or http://',
    ],
  ])('%s refuses %j', (key, values, message) => {
    for (const value of values) expect(checkSpecification(field(key), value, 'us')).toEqual(message)
  })
})

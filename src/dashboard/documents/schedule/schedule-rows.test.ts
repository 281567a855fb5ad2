import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type Line, oneOf } from '@/catalog/lines'
import { fieldsFor } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import { scheduleKeys } from './schedule-categories'
import { doubledTags, scheduleOf, type Tags } from './schedule-rows'

const item = (id: string, category: string, change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  id,
  name: id,
  category,
  ...change,
})
const tagsOf = (items: Equipment[], typed = {}) =>
  scheduleOf(items.map(oneOf), { typed, units: 'si' }).map(({ title, rows }) => [
    title,
    rows.map(({ tag }) => tag),
  ])
const rowOf = (change: Partial<Equipment>) =>
  scheduleOf([oneOf(item('a', 'Steam Generators', change))], { units: 'si' })[0]?.rows[0]

test('items stand under their first category, in the order of the categories, numbered', () => {
  expect(
    tagsOf([
      item('a', 'Benches'),
      item('b', 'Sauna Heaters, Control Systems'),
      item('c', 'Benches'),
      item('d', 'Found Objects'),
      item('e', 'Other'),
      item('f', 'Control Systems, Benches'),
    ]),
  ).toEqual([
    ['Sauna Heaters', ['SH-1']],
    ['Benches', ['BN-1', 'BN-2']],
    ['Control Systems', ['CT-1']],
    ['Other', ['OT-1']],
    ['Found Objects', ['OT-2']],
  ])
})

test('an item that is filed under Other and a category stands under the category', () => {
  expect(tagsOf([item('a', 'Other, Benches')])).toEqual([['Benches', ['BN-1']]])
})

test('two spellings of a category outside the list are one, in the first', () => {
  const items = [item('a', 'Sound Baths'), item('b', 'sound  baths')]
  expect(tagsOf(items)).toEqual([['Sound Baths', ['OT-1', 'OT-2']]])
})

test('a typed tag stands in place of the number, which no other item gets; what stands twice is found', () => {
  const items = [item('a', 'Benches'), item('b', 'Benches'), item('c', 'Benches')]
  const doubledIn = (typed: Tags) => doubledTags(scheduleOf(items.map(oneOf), { typed, units: 'si' }))
  expect(tagsOf(items, { b: 'BN-1', other: 'X' })).toEqual([['Benches', ['BN-2', 'BN-1', 'BN-4']]])
  expect(doubledIn({ b: 'BN-1', c: 'BN-1' })).toEqual(['BN-1'])
  expect(doubledIn({})).toEqual([])
  // One tag on a drawing, however it was typed.
  expect(tagsOf(items, { b: 'bn-1' })).toEqual([['Benches', ['BN-2', 'bn-1', 'BN-4']]])
  expect(doubledIn({ b: 'bn-1', c: 'BN-1' })).toEqual(['BN-1'])
})

const words = '18 kW, 60 A breaker'
const pipe = '1/2 in cold'
const hotAndCold = '1/2 in hot and cold'
const amps = { power_kw: 3.2, rated_v: 208, connection: 'L-L', fla_a: 22, breaker_a: 40 }
const supply = { power_kw: 9, rated_v: 208 }
const gas = { heater_type: 'gas', power_kw: 20, rated_v: 120, phases: 1 }
const gasWords = 'Natural gas 3/4 in, 5 A'

test.each<[specifications: Equipment['specifications'], words: string | null, power: string]>([
  // Words stand beside typed values that leave the power or the supply open.
  [{ rated_v: 208, drain_lpm: 10 }, words, '208 V, 18 kW, 60 A breaker'],
  [{ power_kw: 0, rated_v: 208, phases: 3 }, words, '208 V, 3\u00a0phases, 18 kW, 60 A breaker'],
  [{ power_kw: 9, cold_water_lpm: 2 }, words, '9 kW, 18 kW, 60 A breaker'],
  [{ power_kw: 6 }, '6 kW, 208 V', '6 kW, 208 V'],
  [{ power_kw: 8 }, '18 kW, 208 V', '8 kW, 18 kW, 208 V'],
  // The amps and the breaker that totals rest on are written, and one phase or three as the connection says.
  [amps, 'not this', '3.2 kW, 208 V, 1\u00a0phase, 22\u00a0A\u00a0full\u00a0load, 40\u00a0A\u00a0breaker'],
  [{ ...amps, connection: '3P', fla_a: 0, breaker_a: 0 }, null, '3.2 kW, 208 V, 3\u00a0phases'],
  // Phases that contradict the connection are not written as a fact.
  [{ ...supply, phases: 1, connection: '3P' }, '30 A', '9 kW, 208 V, phases to be confirmed, 30 A'],
  [{ ...supply, phases: 3, connection: 'L-L' }, '30 A', '9 kW, 208 V, phases to be confirmed, 30 A'],
  // The power of a heater that burns wood or gas is called heat: its voltage is that of its controls.
  [gas, null, 'heat 20 kW, 120 V, 1\u00a0phase'],
  [{ heater_type: 'wood', power_kw: 20 }, null, 'heat 20 kW'],
  // Its power and gas are stated in words only.
  [gas, gasWords, 'heat 20 kW, 120 V, 1\u00a0phase, Natural gas 3/4 in, 5 A'],
  [{ ...gas, fla_a: 5 }, gasWords, 'heat 20 kW, 120 V, 1\u00a0phase, 5\u00a0A\u00a0full\u00a0load'],
  [{ ...gas, heater_type: 'electric' }, null, '20 kW, 120 V, 1\u00a0phase'],
])('the power of %j with the words %j is %j', (specifications, power_requirements, power) => {
  expect(rowOf({ power_requirements, specifications })?.power).toBe(power)
})

test.each<
  [specifications: Equipment['specifications'], category: string, words: string | null, water: string]
>([
  [{ rated_v: 208, drain_lpm: 10 }, 'Steam Generators', pipe, 'drain\u00a010\u00a0L/min, 1/2 in cold'],
  [{ power_kw: 9, cold_water_lpm: 2 }, 'Steam Generators', pipe, 'cold\u00a02\u00a0L/min'],
  [
    { cold_water_lpm: 2, drain_lpm: 5 },
    'Steam Generators',
    null,
    'cold\u00a02\u00a0L/min, drain\u00a05\u00a0L/min',
  ],
  // The words of a shower stand until cold and hot are both typed.
  [{ cold_water_lpm: 8 }, 'Showers', hotAndCold, 'cold\u00a08\u00a0L/min, 1/2 in hot and cold'],
  [
    { cold_water_lpm: 8, hot_water_lpm: 6 },
    'Showers',
    hotAndCold,
    'cold\u00a08\u00a0L/min, hot\u00a06\u00a0L/min',
  ],
])('the water of %j in %s with the words %j is %j', (specifications, category, water_requirements, water) => {
  expect(rowOf({ category, water_requirements, specifications })?.water).toBe(water)
})

test('a row writes what is typed, and else the words of the item', () => {
  expect(
    rowOf({
      brand: 'Acme',
      model: 'VG',
      cost: 4890.5,
      lead_time_days: 21,
      power_requirements: 'not this',
      water_requirements: '3/8 in cold supply',
      specifications: {
        power_kw: 12,
        rated_v: 240,
        phases: 1,
        weight_kg: 19,
        filled_weight_kg: 28,
        room_max_m3: 14.2,
        auto_drain: true,
        heads_count: null,
        free_key: 'not in the schedule',
      },
    }),
  ).toMatchObject({
    make: 'Acme VG',
    power: '12 kW, 240 V, 1\u00a0phase',
    water: '3/8 in cold supply',
    weight: '19 kg',
    filledWeight: '28 kg',
    leadTime: '21 days',
    price: '$4,890.50',
    specifications: [
      { label: 'Max. room volume', value: '14.2 m³' },
      { label: 'Automatic drain', value: 'Yes' },
    ],
  })
  const nothing = {
    make: null,
    power: null,
    water: null,
    weight: null,
    filledWeight: null,
    leadTime: null,
    price: null,
  }
  expect(rowOf({})).toMatchObject(nothing)
})

describe('the lines of a project', () => {
  const line = (id: string, category: string, change: Partial<Line> = {}): Line => ({
    ...oneOf(item(`item of ${id}`, category, { cost: 100.1 })),
    id,
    tag: id.toUpperCase(),
    ...change,
  })
  const heater = line('sh-2', 'Sauna Heaters', { room: 'Sauna', quantity: 3 })
  const lines = [
    line('bn-1', 'Benches', {
      room: 'Steam room',
      fixedPrice: { cost: 90, currency: 'EUR', on: '2026-11-03' },
    }),
    heater,
    line('lt-7', 'Lighting'),
    line('sh-9', 'Sauna Heaters', { room: ' sauna', alternateFor: 'sh-2' }),
  ]

  test.each([
    [
      'category',
      [
        ['Sauna Heaters', ['SH-2', 'SH-9']],
        ['Benches', ['BN-1']],
        ['Lighting', ['LT-7']],
      ],
    ],
    [
      'room',
      [
        ['Sauna', ['SH-2', 'SH-9']],
        ['Steam room', ['BN-1']],
        ['Without a room', ['LT-7']],
      ],
    ],
  ] as const)('stand by %s with their own tags', (grouping, expected) => {
    const groups = scheduleOf(lines, { typed: { 'item of sh-2': 'X' }, units: 'si', grouping })
    expect(groups.map(({ title, rows }) => [title, rows.map(({ tag }) => tag)])).toEqual(expected)
  })

  test('have a price for one piece and for all, the day of a fixed one, and name what they may replace', () => {
    const rows = scheduleOf(lines, { units: 'si' }).flatMap((group) => group.rows)
    const byTag = Object.fromEntries(rows.map((row) => [row.tag, row]))
    // 3 x 100.10, without the error of binary fractions.
    expect(byTag['SH-2']).toMatchObject({
      price: '$100.10',
      linePrice: '$300.30',
      quoted: null,
      replaces: null,
    })
    expect(byTag['BN-1']).toMatchObject({
      price: '€90',
      linePrice: '€90',
      quoted: 'quoted Nov\u00a03,\u00a02026',
    })
    expect(byTag['SH-9']?.replaces).toBe('SH-2')
    const [alone] = scheduleOf(lines.slice(3), { units: 'si' })
    expect(alone?.rows[0]?.replaces).toBeNull()
  })
})

test.each(categories)('the key specifications of %s are fields of that category', (category) => {
  const fields = fieldsFor([category]).flatMap((group) => group.fields.map(({ key }) => key))
  expect(fields).toEqual(expect.arrayContaining([...scheduleKeys(category)]))
})

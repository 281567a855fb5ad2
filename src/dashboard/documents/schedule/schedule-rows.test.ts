import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { fieldsFor } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import { scheduleCategory } from './schedule-categories'
import { doubledTags, scheduleOf } from './schedule-rows'

const item = (id: string, category: string, change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  id,
  name: id,
  category,
  ...change,
})
const tagsOf = (items: Equipment[], tags = {}) =>
  scheduleOf(items, tags, 'si').map(({ category, rows }) => [category, rows.map(({ tag }) => tag)])
const rowOf = (change: Partial<Equipment>) =>
  scheduleOf([item('a', 'Steam Generators', change)], {}, 'si')[0]?.rows[0]

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
  expect(tagsOf(items, { b: 'BN-1', other: 'X' })).toEqual([['Benches', ['BN-2', 'BN-1', 'BN-4']]])
  expect(doubledTags(scheduleOf(items, { b: 'BN-1', c: 'BN-1' }, 'si'))).toEqual(['BN-1'])
  expect(doubledTags(scheduleOf(items, {}, 'si'))).toEqual([])
  // One tag on a drawing, however it was typed.
  expect(tagsOf(items, { b: 'bn-1' })).toEqual([['Benches', ['BN-2', 'bn-1', 'BN-4']]])
  expect(doubledTags(scheduleOf(items, { b: 'bn-1', c: 'BN-1' }, 'si'))).toEqual(['BN-1'])
})

test('words stand beside typed values that leave the power or the supply open', () => {
  const words = { power_requirements: '18 kW, 60 A breaker', water_requirements: '1/2 in cold' }
  expect(rowOf({ ...words, specifications: { rated_v: 208, drain_lpm: 10 } })).toMatchObject({
    power: '208 V, 18 kW, 60 A breaker',
    water: 'drain 10 L/min, 1/2 in cold',
  })
  expect(rowOf({ ...words, specifications: { power_kw: 0, rated_v: 208, phases: 3 } })?.power).toBe(
    '208 V, 3\u00a0phases, 18 kW, 60 A breaker',
  )
  expect(rowOf({ ...words, specifications: { power_kw: 9, cold_water_lpm: 2 } })).toMatchObject({
    power: '9 kW, 18 kW, 60 A breaker',
    water: 'cold 2 L/min',
  })
})

test('the words of a shower stand until cold and hot are both typed', () => {
  const shower = { category: 'Showers', water_requirements: '1/2 in hot and cold' }
  expect(rowOf({ ...shower, specifications: { cold_water_lpm: 8 } })?.water).toBe(
    'cold 8 L/min, 1/2 in hot and cold',
  )
  expect(rowOf({ ...shower, specifications: { cold_water_lpm: 8, hot_water_lpm: 6 } })?.water).toBe(
    'cold 8 L/min, hot 6 L/min',
  )
})

test('the amps and the breaker that totals rest on are written, and one phase or three as the connection says', () => {
  const amps = { power_kw: 3.2, rated_v: 208, connection: 'L-L', fla_a: 22, breaker_a: 40 }
  expect(rowOf({ power_requirements: 'not this', specifications: amps })?.power).toBe(
    '3.2 kW, 208 V, 1\u00a0phase, 22 A full load, 40 A breaker',
  )
  expect(rowOf({ specifications: { ...amps, connection: '3P', fla_a: 0, breaker_a: 0 } })?.power).toBe(
    '3.2 kW, 208 V, 3\u00a0phases',
  )
})

test.each([
  [1, '3P'],
  [3, 'L-L'],
])(
  '%d phases with connection %s are not written as a fact, and the words stand beside',
  (phases, connection) => {
    const specifications = { power_kw: 9, rated_v: 208, phases, connection }
    expect(rowOf({ power_requirements: '30 A circuit', specifications })?.power).toBe(
      '9 kW, 208 V, phases to be confirmed, 30 A circuit',
    )
  },
)

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
    weight: '19 kg, filled 28 kg',
    leadTime: '21 days',
    price: '$4,890.50',
    specifications: [
      { label: 'Max. room volume', value: '14.2 m³' },
      { label: 'Automatic drain', value: 'Yes' },
    ],
  })
  expect(rowOf({ specifications: { cold_water_lpm: 2, drain_lpm: 5 } })?.water).toBe(
    'cold 2 L/min, drain 5 L/min',
  )
  expect(rowOf({})).toMatchObject({
    make: null,
    power: null,
    water: null,
    weight: null,
    leadTime: null,
    price: null,
  })
})

test('the power of a heater that burns wood or gas is called heat: its voltage is that of its controls', () => {
  const gas = { heater_type: 'gas', power_kw: 20, rated_v: 120, phases: 1 }
  expect(rowOf({ specifications: gas })?.power).toBe('heat 20 kW, 120 V, 1\u00a0phase')
  expect(rowOf({ specifications: { heater_type: 'wood', power_kw: 20 } })?.power).toBe('heat 20 kW')
  // Of what it draws, and of its gas, only words speak.
  const words = { power_requirements: 'Natural gas 3/4 in, 5 A' }
  expect(rowOf({ ...words, specifications: gas })?.power).toBe(
    'heat 20 kW, 120 V, 1\u00a0phase, Natural gas 3/4 in, 5 A',
  )
  expect(rowOf({ ...words, specifications: { ...gas, fla_a: 5 } })?.power).toBe(
    'heat 20 kW, 120 V, 1\u00a0phase, 5 A full load',
  )
  expect(rowOf({ specifications: { ...gas, heater_type: 'electric' } })?.power).toBe(
    '20 kW, 120 V, 1\u00a0phase',
  )
})

test.each(categories)('the key specifications of %s are fields of that category', (category) => {
  const fields = fieldsFor([category]).flatMap((group) => group.fields.map(({ key }) => key))
  expect(fields).toEqual(expect.arrayContaining([...scheduleCategory(category).keys]))
})

test('no two categories have the same prefix', () => {
  const prefixes = categories.map((category) => scheduleCategory(category).prefix)
  expect(new Set(prefixes).size).toBe(categories.length)
})

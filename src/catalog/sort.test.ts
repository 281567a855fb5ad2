import { expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { tableColumns } from './columns'
import { formatSort, nextSort, parseSort, sortList } from './sort'

const items = [
  { name: 'newest', brand: 'beta', cost: 900, power_requirements: '18 kW', lead_time_days: 7 },
  { name: 'Ångström', brand: null, cost: null, power_requirements: null, lead_time_days: null },
  { name: 'item 10', brand: 'Alpha', model: '2', cost: 0, power_requirements: '9 kW', lead_time_days: 30 },
  { name: 'item 9', brand: 'Alpha', model: '10', cost: 1000.5, power_requirements: '', lead_time_days: 0 },
  { name: 'oldest', brand: 'BETA', cost: 900, power_requirements: '9 kW', lead_time_days: 7 },
]
const list = items.map((item) => ({ ...blankEquipment, ...item }))

test('without an order the list stays as it came', () => {
  expect(sortList(list, null)).toBe(list)
})

test.each([
  // Numbers are compared as numbers, equal ones keep their order, and missing ones are last both ways.
  ['cost', ['item 10', 'newest', 'oldest', 'item 9', 'Ångström']],
  ['-cost', ['item 9', 'newest', 'oldest', 'item 10', 'Ångström']],
  ['-lead', ['item 10', 'newest', 'oldest', 'item 9', 'Ångström']],
  // Texts are sorted as people count and spell.
  ['name', ['Ångström', 'item 9', 'item 10', 'newest', 'oldest']],
  ['brand', ['item 10', 'item 9', 'newest', 'oldest', 'Ångström']],
  ['power', ['item 10', 'oldest', 'newest', 'Ångström', 'item 9']],
])('the list sorted by %s is %j', (address, sorted) => {
  expect(sortList(list, parseSort(address)).map(({ name }) => name)).toEqual(sorted)
})

test('an item without words on its power is sorted by its typed values, as the table shows them', () => {
  const items = [
    { name: 'typed', specifications: { power_kw: 10.5, rated_v: 208, phases: 3 } },
    { name: 'words', power_requirements: '9 kW', specifications: { power_kw: 18 } },
    { name: 'none', power_requirements: ' ', specifications: { width_mm: 900 } },
    { name: 'both', power_requirements: '12 kW' },
  ].map((item) => ({ ...blankEquipment, ...item }))
  const sorted = sortList(items, { column: 'power', descending: false }).map(({ name }) => name)
  expect(sorted).toEqual(['words', 'typed', 'both', 'none'])
  const shown = items.map((item) => tableColumns.find(({ id }) => id === 'power')?.text(item))
  expect(shown).toEqual(['10.5 kW, 208 V, 3\u00a0phases', '9 kW', null, '12 kW'])
})

test('a header goes round: ascending, descending, newest first', () => {
  const first = nextSort(null, 'cost')
  expect(first).toEqual({ column: 'cost', descending: false })
  const second = nextSort(first, 'cost')
  expect(second).toEqual({ column: 'cost', descending: true })
  expect(nextSort(second, 'cost')).toBeNull()
  expect(nextSort(second, 'name')).toEqual({ column: 'name', descending: false })
})

test('the address keeps an order and nothing else', () => {
  expect(parseSort('cost')).toEqual({ column: 'cost', descending: false })
  expect(parseSort('-lead')).toEqual({ column: 'lead', descending: true })
  for (const text of [null, '', '-', '--cost', 'notes', 'toString', '__proto__']) {
    expect(parseSort(text)).toBeNull()
  }
  for (const text of ['cost', '-lead']) expect(formatSort(parseSort(text))).toBe(text)
  expect(formatSort(null)).toBeNull()
})

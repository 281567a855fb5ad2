import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { oneOf, type ProjectLine } from '@/catalog/lines'
import { compareLines } from './compare-lines'

const heater = { ...blankEquipment, id: 'heater', name: 'Heater', brand: 'Acme', model: 'H1', cost: 4000 }
const line = (id: string, values: Partial<ProjectLine> = {}): ProjectLine => ({
  ...oneOf(heater),
  id,
  tag: id,
  position: 1,
  updatedAt: '',
  ...values,
})
const changesOf = (from: Partial<ProjectLine>, to: Partial<ProjectLine>) =>
  compareLines([line('SH-1', from)], [line('SH-1', to)]).changed[0]?.changes ?? []

test('lines are added, removed or changed by their ids', () => {
  const from = [line('SH-1'), line('SH-2'), line('SH-3')]
  const to = [line('SH-3'), line('SH-4'), line('SH-1', { quantity: 2 })]
  const { added, removed, changed } = compareLines(from, to)
  expect(added.map(({ id }) => id)).toEqual(['SH-4'])
  expect(removed.map(({ id }) => id)).toEqual(['SH-2'])
  expect(changed.map((one) => one.line.id)).toEqual(['SH-1'])
})

test.each<[label: string, from: Partial<ProjectLine>, to: Partial<ProjectLine>, texts: [string, string]]>([
  ['Quantity', { quantity: 3 }, { quantity: 1200 }, ['3', '1,200']],
  ['Tag', { tag: 'SH-1' }, { tag: 'SH-9' }, ['SH-1', 'SH-9']],
  ['Room', {}, { room: 'Hall' }, ['', 'Hall']],
  ['Note', { note: 'As built' }, { note: null }, ['As built', '']],
  ['Item', {}, { item: { ...heater, model: 'H2' } }, ['Heater, Acme H1', 'Heater, Acme H2']],
  ['Price', {}, { item: { ...heater, cost: 4200.5 } }, ['$4,000', '$4,200.50']],
  [
    'Price',
    {},
    { fixedPrice: { cost: 3900, currency: 'EUR', on: '2026-11-03' } },
    ['$4,000', '€3,900, quoted Nov 3, 2026'],
  ],
])('%s of a line', (label, from, to, [before, after]) => {
  expect(changesOf(from, to)).toEqual([{ label, from: before, to: after }])
})

test('a fixed price stays although the price of the catalog changes', () => {
  const fixedPrice = { cost: 3900, currency: 'USD', on: '2026-11-03' }
  expect(changesOf({ fixedPrice }, { fixedPrice, item: { ...heater, cost: 1 } })).toEqual([])
})

test('an alternate is changed by another main line, not by another tag of the same one', () => {
  const main = line('main', { tag: 'SH-1' })
  const other = line('other', { tag: 'SH-2' })
  const alternate = line('alt', { tag: 'ALT', alternateFor: 'main' })
  const retagged = { ...main, tag: 'SH-7' }
  expect(compareLines([main, other, alternate], [retagged, other, alternate]).changed).toMatchObject([
    { line: { id: 'main' } },
  ])
  expect(
    compareLines([main, other, alternate], [main, other, { ...alternate, alternateFor: 'other' }]).changed,
  ).toMatchObject([{ changes: [{ label: 'Alternate for', from: 'SH-1', to: 'SH-2' }] }])
})

test('another order is no change', () => {
  const [one, two] = [line('SH-1', { position: 1 }), line('SH-2', { position: 2 })]
  const moved = { ...two, position: 0 }
  expect(compareLines([one, two], [moved, one])).toEqual({ added: [], removed: [], changed: [] })
})

import { expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { type Grouping, groupLines } from './line-groups'
import { type Line, oneOf } from './lines'

const line = (id: string, change: Partial<Line> = {}): Line => ({ ...oneOf(blankEquipment), id, ...change })
const inCategory = (category: string) => ({ item: { ...blankEquipment, category } })
const grouped = (lines: Line[], grouping: Grouping) =>
  groupLines(lines, grouping).map(({ title, lines: of }) => [title, ...of.map(({ id }) => id)])

test('rooms come in alphabetical order, two spellings are one, and lines without a room are last', () => {
  const lines = [
    line('A'),
    line('C', { room: 'Sauna 2' }),
    line('B', { room: 'Sauna 10' }),
    line('D', { room: 'sauna  2' }),
  ]
  expect(grouped(lines, 'room')).toEqual([
    ['Sauna 2', 'C', 'D'],
    ['Sauna 10', 'B'],
    ['Without a room', 'A'],
  ])
})

test('categories come in the order of the catalog, and an alternate stands below its line', () => {
  const lines = [
    line('ALT', { alternateFor: 'SH', ...inCategory('Other') }),
    line('SW', inCategory('Showers')),
    line('SH', inCategory('Sauna Heaters')),
    line('X', inCategory('Made up')),
    line('ALT 2', { alternateFor: 'ALT', ...inCategory('Doors') }),
  ]
  expect(grouped(lines, 'category')).toEqual([
    ['Sauna Heaters', 'SH', 'ALT', 'ALT 2'],
    ['Showers', 'SW'],
    ['Made up', 'X'],
  ])
})

test('an alternate stays without the line it may replace', () => {
  expect(grouped([line('ALT', { alternateFor: 'gone', ...inCategory('Doors') })], 'category')).toEqual([
    ['Doors', 'ALT'],
  ])
})

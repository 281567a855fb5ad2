import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { ProjectLine } from '@/catalog/lines'
import { groupLines, inOrder, moveNextTo } from './line-groups'

const line = (tag: string, position: number, change: Partial<ProjectLine> = {}): ProjectLine => ({
  id: tag,
  item: blankEquipment,
  isDeleted: false,
  quantity: 1,
  tag,
  room: null,
  alternateFor: null,
  note: null,
  fixedPrice: null,
  position,
  updatedAt: '',
  ...change,
})
const inCategory = (category: string) => ({ item: { ...blankEquipment, category } })

test('rooms come in alphabetical order, two spellings are one, and lines without a room are last', () => {
  const lines = [
    line('A', 1),
    line('B', 3, { room: 'Sauna 10' }),
    line('C', 2, { room: 'Sauna 2' }),
    line('D', 4, { room: 'sauna  2' }),
  ]
  expect(
    groupLines(lines, 'room').map(({ title, lines: of }) => [title, ...of.map(({ tag }) => tag)]),
  ).toEqual([
    ['Sauna 2', 'C', 'D'],
    ['Sauna 10', 'B'],
    ['Without a room', 'A'],
  ])
})

test('categories come in the order of the catalog, and an alternate stands below its line', () => {
  const lines = [
    line('ALT', 1, { alternateFor: 'SH', ...inCategory('Other') }),
    line('SW', 2, inCategory('Showers')),
    line('SH', 3, inCategory('Sauna Heaters')),
    line('X', 4, inCategory('Made up')),
  ]
  expect(
    groupLines(lines, 'category').map(({ title, lines: of }) => [title, ...of.map(({ tag }) => tag)]),
  ).toEqual([
    ['Sauna Heaters', 'SH', 'ALT'],
    ['Showers', 'SW'],
    ['Made up', 'X'],
  ])
})

const a = line('A', 1)
const b = line('B', 2)
const c = line('C', 3)

/** The tags in their order after the move. */
function moved(lines: readonly ProjectLine[], changes: ReturnType<typeof moveNextTo>) {
  const positions = new Map(changes.map(({ line: { id }, position }) => [id, position]))
  return inOrder(lines.map((one) => ({ ...one, position: positions.get(one.id) ?? one.position })))
    .map(({ tag }) => tag)
    .join('')
}

test.each([
  ['up', c, b, 'before', 'ACB'],
  ['to the top', c, a, 'before', 'CAB'],
  ['down', a, b, 'after', 'BAC'],
  ['to the end', a, c, 'after', 'BCA'],
] as const)('a line that moves %s changes no other', (_, one, target, side, order) => {
  const changes = moveNextTo([a, b, c], one, target, side)
  expect(changes).toHaveLength(1)
  expect(moved([a, b, c], changes)).toBe(order)
})

test.each([
  ['the same position', 2],
  ['neighboring numbers', 2 + Number.EPSILON * 2],
])('between lines of %s there is no room: all are numbered again', (_, position) => {
  const lines = [a, b, line('C', position), line('D', 4)]
  const [, second, , last] = lines
  if (!second || !last) throw new Error('There are four lines')
  const changes = moveNextTo(lines, last, second, 'after')
  expect(changes.length).toBeGreaterThan(1)
  expect(moved(lines, changes)).toBe('ABDC')
})

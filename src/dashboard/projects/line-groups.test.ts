import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { ProjectLine } from '@/catalog/lines'
import { inOrder, moveNextTo } from './line-groups'
import { countGroup } from './line-texts'

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

test('the head of a group counts alternates apart, and none of their pieces', () => {
  expect(countGroup([a])).toBe('1 line, 1 piece')
  const alternate = line('B-A', 4, { alternateFor: b.id, quantity: 5 })
  expect(countGroup([a, b, alternate])).toBe('2 lines, 1 alternate, 2 pieces')
})

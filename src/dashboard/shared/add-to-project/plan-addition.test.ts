import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { mostPieces, oneOf, type ProjectLine } from '@/catalog/lines'
import { planAddition, roomsOf, toChange, toRoom } from './plan-addition'

const item = (id: string, category = 'Benches') => ({ ...blankEquipment, id, name: id, category })
const line = (itemId: string, tag: string, values: Partial<ProjectLine> = {}): ProjectLine => ({
  ...oneOf(item(itemId)),
  id: `line ${tag}`,
  tag,
  position: 1,
  updatedAt: '',
  ...values,
})
const plan = (lines: ProjectLine[], ids: string[], room = '', quantity = 1) =>
  planAddition(
    lines,
    ids.map((id) => ({ item: item(id), quantity })),
    room,
  ).map(({ tag, before, quantity: after, room: place }) => [tag, before, after, place])

test('items that the project lacks become lines with the next tags', () => {
  expect(plan([line('x', 'BN-4')], ['a', 'b'], ' Hall ', 2)).toEqual([
    ['BN-5', 0, 2, 'Hall'],
    ['BN-6', 0, 2, 'Hall'],
  ])
})

test('an item that is in the same room already gets more pieces on its line', () => {
  const lines = [line('a', 'BN-1', { room: 'Hall', quantity: 3 }), line('b', 'BN-2')]
  expect(plan(lines, ['a', 'b'], 'hall', 2)).toEqual([
    ['BN-1', 3, 5, 'Hall'],
    ['BN-3', 0, 2, 'Hall'],
  ])
  expect(plan(lines, ['a', 'b'])).toEqual([
    ['BN-3', 0, 1, null],
    ['BN-2', 1, 2, null],
  ])
})

test.each<[why: string, values: Partial<ProjectLine>]>([
  ['it is an alternate, which is not counted', { alternateFor: 'another' }],
  ['it would have too many pieces', { quantity: mostPieces }],
])('a line gets no more pieces if %s', (_, values) => {
  expect(plan([line('a', 'BN-1', values)], ['a'])).toEqual([['BN-2', 0, 1, null]])
})

test('a typed room is spelled as the project spells it', () => {
  const rooms = roomsOf([{ room: 'Steam Room' }, { room: null }, { room: 'steam room' }, { room: 'Hall' }])
  expect(rooms).toEqual(['Steam Room', 'Hall'])
  expect(toRoom(' STEAM  ROOM', rooms)).toBe('Steam Room')
  expect(toRoom(' Plunge  1 ', rooms)).toBe('Plunge 1')
  expect(toRoom('  ', rooms)).toBeNull()
})

test('a saved plan adds new lines and changes the pieces of the others', () => {
  const planned = planAddition(
    [line('a', 'BN-1', { quantity: 2, note: 'Kept' })],
    [
      { item: item('a'), quantity: 1 },
      { item: item('b'), quantity: 4 },
    ],
    '',
  )
  expect(toChange(planned)).toEqual({
    added: [{ id: expect.any(String), itemId: 'b', tag: 'BN-2', quantity: 4, room: null }],
    changed: [{ id: 'line BN-1', quantity: 3 }],
  })
})

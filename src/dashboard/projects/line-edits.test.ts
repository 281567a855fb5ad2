import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import { applyEdits, conflictsOf, type Edit, resolveConflicts, takenTag, withoutGone } from './line-edits'

const line = (tag: string, change: Partial<ProjectLine> = {}): ProjectLine => ({
  id: tag,
  item: blankEquipment,
  isDeleted: false,
  quantity: 1,
  tag,
  room: null,
  alternateFor: null,
  note: null,
  fixedPrice: null,
  position: 1,
  updatedAt: '',
  ...change,
})
const edit = (...lines: [ProjectLine, Partial<LineValues> | null][]): Edit => ({
  changeId: 'change',
  lines: lines.map(([one, after]) => ({ line: one, after })),
  done: '',
  undone: '',
})
const quoted = (cost: number) => ({ cost, currency: 'USD', on: '2026-11-03' })
const [a, b] = [line('A'), line('B')]
const alternate = line('C', { alternateFor: 'A' })

test('edits apply in their order, and leave other lines as they are', () => {
  const shown = applyEdits([a, b], [edit([a, { quantity: 2, room: 'Sauna' }]), edit([a, { quantity: 3 }])])
  expect(shown[0]).toMatchObject({ quantity: 3, room: 'Sauna' })
  expect(shown[1]).toBe(b)
})

test('a removed line takes its alternates along', () => {
  expect(applyEdits([a, b, alternate], [edit([a, null])])).toEqual([b])
})

test.each<[string, Partial<ProjectLine>, Partial<LineValues> | null, string[]]>([
  ['the same value', { quantity: 5 }, { quantity: 2 }, ['quantity']],
  ['another value', { room: 'Sauna' }, { quantity: 2 }, []],
  ['the same value alike', { quantity: 2 }, { quantity: 2 }, []],
  ['a fixed price', { fixedPrice: quoted(5) }, { fixedPrice: quoted(6) }, ['fixedPrice']],
  ['a fixed price alike', { fixedPrice: quoted(5) }, { fixedPrice: quoted(5) }, []],
  ['the order', { position: 7 }, { position: 9 }, []],
  ['a line that is to be removed', { quantity: 5 }, null, ['quantity']],
  ['the order of a line that is to be removed', { position: 5 }, null, []],
])('somebody else changed %s', (_, theirs, mine, keys) => {
  const [conflict] = conflictsOf(edit([a, mine]), [{ ...a, ...theirs }])
  expect(conflict?.keys ?? []).toEqual(keys)
})

test('a question is answered with mine or with theirs; what only one side changed stays', () => {
  const both = edit([a, { quantity: 2, note: 'Mine' }], [b, { quantity: 4 }])
  const stored = [{ ...a, quantity: 5 }, b]
  const conflicts = conflictsOf(both, stored)
  const mine = resolveConflicts(both, conflicts, 'mine')
  expect(conflictsOf(mine, stored)).toEqual([])
  expect(applyEdits(stored, [mine]).map(({ quantity }) => quantity)).toEqual([2, 4])
  const theirs = resolveConflicts(both, conflicts, 'theirs')
  expect(applyEdits(stored, [theirs])).toMatchObject([{ quantity: 5, note: 'Mine' }, { quantity: 4 }])
})

test('a line that somebody else removed leaves the edit', () => {
  const both = edit([a, { quantity: 2 }], [b, { quantity: 2 }])
  expect(withoutGone(both, [b])).toMatchObject({ gone: 1, edit: { lines: [{ line: b }] } })
  expect(withoutGone(edit([a, null]), [b])).toMatchObject({ gone: 0, edit: { lines: [] } })
})

test('a tag is taken unless its line gives it up in the same edit', () => {
  expect(takenTag(edit([a, { tag: 'B' }]), [a, b])).toBe('B')
  expect(takenTag(edit([a, { tag: 'B' }], [b, { tag: 'A' }]), [a, b])).toBeNull()
  expect(takenTag(edit([a, { tag: 'B' }], [b, null]), [a, b])).toBeNull()
})

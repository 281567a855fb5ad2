import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { toast } from '@/ui/toast'
import { useBulkEdit } from './use-bulk-edit'

vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))
beforeEach(() => vi.mocked(toast).mockClear())

const [a, b, c]: [Equipment, Equipment, Equipment] = [
  { ...blankEquipment, id: 'a' },
  { ...blankEquipment, id: 'b' },
  { ...blankEquipment, id: 'c' },
]

const all = [a, b, c] as readonly Equipment[] | null

function ask(...ids: string[]) {
  const area = document.createElement('section')
  area.innerHTML = '<table role="grid"><tbody><tr data-row="0" tabindex="-1"></tr></tbody></table>'
  document.body.replaceChildren(area)
  const row = area.querySelector('tr')
  const { result, rerender } = renderHook((list) => useBulkEdit(list, { current: area }), {
    initialProps: all,
  })
  act(() => result.current.openBulkEdit(new Set(ids)))
  return { setting: () => result.current.bulkEdit, rerender, result, row }
}

test('deleted items leave the bulk edit, and restored ones return', () => {
  const { setting, rerender, result } = ask('a', 'b')
  expect(setting()).toEqual({ items: [a, b], asked: 2 })
  rerender([b, c])
  expect(setting()).toEqual({ items: [b], asked: 2 })
  rerender([a, b, c])
  expect(setting()).toEqual({ items: [a, b], asked: 2 })
  act(() => result.current.endBulkEdit())
  expect(setting()).toBeNull()
  expect(toast).not.toHaveBeenCalled()
})

test.each([
  ['This item is not in the catalog any more.', ['a']],
  ['These items are not in the catalog any more.', ['a', 'b']],
])('a bulk edit without items ends and says: %s', (said, ids) => {
  const { setting, rerender, row } = ask(...ids)
  rerender([c])
  expect(setting()).toBeNull()
  // Also where the dialog was not there yet, and so cannot give focus back.
  expect(row).toHaveFocus()
  expect(vi.mocked(toast).mock.calls).toEqual([[said]])
  // Restored: what has ended does not begin again.
  rerender([a, b, c])
  expect(setting()).toBeNull()
})

test('a bulk edit that ends leaves the focus of another element alone', () => {
  const { rerender } = ask('a')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  rerender([b, c])
  expect(toast).toHaveBeenCalledOnce()
  expect(field).toHaveFocus()
})

test('a list that is not known yet ends no bulk edit', () => {
  const { rerender } = ask('a')
  rerender(null)
  expect(toast).not.toHaveBeenCalled()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { EquipmentDeleteDialog } from './equipment-delete-dialog'

vi.mock('@/ui/toast', () => ({ toast: vi.fn() }))

const refused = { message: 'Nothing was deleted.' }

type Answer = () => Response | Promise<Response>

const sent = vi.fn<(body: { change_id: string }) => void>()
/** Answers the call that waits, and every later one. */
let settle: (answer: Answer) => void
let settled: Answer | undefined
/** The answer to the question which projects there are. */
let projects: unknown[]

beforeEach(() => {
  queryClient.clear()
  sent.mockClear()
  projects = []
  vi.mocked(toast).mockClear()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/rest/v1/projects')) return Response.json(projects)
    if (!String(input).includes('/rpc/delete_equipment')) return Response.json([])
    sent(JSON.parse(String(init?.body)))
    if (settled) return settled()
    return new Promise<Response>((resolve) => {
      settle = (answer) => {
        settled = answer
        resolve(answer())
      }
    })
  })
})

/** The id of the change that was asked for. */
const change = () => sent.mock.calls[0]?.[0].change_id

/** Confirms the deletion of an item; its answer is under way. */
async function confirmDeletion(name = 'Bench') {
  settled = undefined
  const onClose = vi.fn<() => void>()
  const onDeleted = vi.fn<(deletion: UndoableChange) => void>()
  const nextFocus = vi.fn<() => HTMLElement | null>(() => null)
  const items = [{ ...blankEquipment, id: 'bench', name }]
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <EquipmentDeleteDialog {...{ items, onClose, onDeleted, nextFocus }} />
    </QueryClientProvider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('button', { name: 'Deleting...' })
  return { unmount, onClose, onDeleted, nextFocus }
}

test('a deletion saved after its question was left is reported with Undo and closes nothing', async () => {
  const { unmount, onClose, onDeleted, nextFocus } = await confirmDeletion()
  unmount()
  settle(() => Response.json(1))
  await waitFor(() =>
    expect(onDeleted.mock.calls).toEqual([
      [{ changeId: change(), done: 'Bench was deleted.', undone: 'Bench was restored.' }],
    ]),
  )
  expect([onClose, nextFocus, vi.mocked(toast)].map(({ mock }) => mock.calls)).toEqual([[], [], []])
})

test('a deletion whose answer is lost is repeated under the same id and ends as deleted', async () => {
  const { onDeleted } = await confirmDeletion()
  let answers = 0
  settle(async () => {
    if (answers++ === 0) throw new TypeError('Failed to fetch')
    return Response.json(1)
  })
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(onDeleted.mock.calls[0]?.[0]).toMatchObject({ changeId: change(), done: 'Bench was deleted.' })
  expect(sent.mock.calls.map(([body]) => body.change_id)).toEqual([change(), change()])
})

test('a deletion that somebody else made first is reported, even after the question was left', async () => {
  const { unmount, onDeleted } = await confirmDeletion('ספסל 12')
  unmount()
  settle(() => Response.json(0))
  await waitFor(() =>
    expect(vi.mocked(toast).mock.calls).toEqual([['\u2068ספסל 12\u2069 was already deleted.']]),
  )
  expect(onDeleted).not.toHaveBeenCalled()
})

test.each([
  [
    'refused',
    () => Response.json(refused, { status: 400 }),
    'Error deleting equipment: Nothing was deleted.',
  ],
  [
    'not answered',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Error deleting equipment: Failed to fetch. Check your connection and try again.',
  ],
])('a deletion %s is reported in its question, or by a toast after it was left', async (_, answer, said) => {
  const shown = await confirmDeletion()
  settle(answer)
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(said)
  expect(toast).not.toHaveBeenCalled()
  expect(shown.onClose).not.toHaveBeenCalled()
  shown.unmount()

  const left = await confirmDeletion()
  left.unmount()
  settle(answer)
  await waitFor(() => expect(vi.mocked(toast).mock.calls).toEqual([[said]]), { timeout: 5000 })
  expect([left.onDeleted, left.onClose].map(({ mock }) => mock.calls)).toEqual([[], []])
})

const line = (equipment_id: string, quantity: number, alternate_for: string | null = null) => ({
  equipment_id,
  quantity,
  alternate_for,
})
const project = (name: string, lines: unknown[], is_archived = false) => ({
  id: name,
  name,
  is_archived,
  project_lines: lines,
})

test.each([
  [[project('Spa', [line('door', 3)])], ''],
  [
    [project('Spa', [line('bench', 4), line('bench', 2), line('door', 3), line('bench', 9, 'x')])],
    'Used in Spa (6 pieces). Its lines stay, marked as deleted.',
  ],
  [
    [project('Old', [line('bench', 9)], true), project('Spa', [line('bench', 1)])],
    'Used in Spa (1 piece) and 1 more project. Their lines stay, marked as deleted.',
  ],
  [
    [project('Old', [line('bench', 1, 'x')], true)],
    'Used in Old (as an alternate, archived). Its lines stay, marked as deleted.',
  ],
])('the question says which projects use the item', async (listed, said) => {
  projects = listed
  await confirmDeletion()
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(said, { normalizeWhitespace: true }),
  )
  if (said === '') expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query-client'
import { useShortcuts } from '@/ui/use-shortcuts'
import { bindingsOf } from './shortcuts'
import { offerUndo, rememberChange, type UndoableChange, undoLast } from './undo'

const undo = vi.hoisted(() =>
  vi.fn<(call: { changeId: string; undoneChangeId: string }) => Promise<number>>(),
)
vi.mock('@/catalog/queries/bulk-mutations', async (load) => ({
  ...(await load<typeof import('@/catalog/queries/bulk-mutations')>()),
  undoChange: { mutationFn: (call: Parameters<typeof undo>[0]) => undo(call) },
}))
const findChange = vi.hoisted(() => vi.fn<(saved: { id: string }) => Promise<string | null>>())
vi.mock('@/catalog/queries/history-queries', async (load) => ({
  ...(await load<typeof import('@/catalog/queries/history-queries')>()),
  fetchChangeId: findChange,
}))

const done = 'Import saved: 3 items added.'
const onShow = vi.fn<() => void>()
let saved: UndoableChange

function Screen() {
  useShortcuts(bindingsOf({ undo: undoLast }))
  return (
    <button type="button" onClick={() => offerUndo(saved)}>
      Save
    </button>
  )
}

beforeEach(() => {
  queryClient.clear()
  saved = { changeId: crypto.randomUUID(), done, undone: 'The import was undone.', onShow }
  undo.mockReset()
  undo.mockResolvedValue(3)
  findChange.mockReset()
  onShow.mockClear()
})

// Toasts outlive the screen.
afterEach(() =>
  waitFor(() => {
    // Each time, because the last message may appear after the first.
    toast.dismiss()
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  }),
)

const undone = () => undo.mock.calls.map(([{ undoneChangeId }]) => undoneChangeId)
const isSaid = (text: string) => screen.findByText(text)

/** Remembers changes with these ids, oldest first. */
function remember(...ids: string[]) {
  for (const changeId of ids) rememberChange({ changeId, undone: `${changeId} was undone.` })
}

test('undoes the changes of the visit, newest first, says which, and says when there are no more', async () => {
  remember('A', 'B', 'C')
  await undoLast()
  await isSaid('C was undone.')
  remember('D')
  await undoLast()
  await isSaid('D was undone.')
  await Promise.all([undoLast(), undoLast(), undoLast()])
  expect(undone()).toEqual(['C', 'D', 'B', 'A'])
  await isSaid('There is nothing to undo.')
})

test('an undo waits for the one before', async () => {
  let answer = () => {}
  undo.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(1))))
  remember('A', 'B')
  const both = [undoLast(), undoLast()]
  await waitFor(() => expect(undone()).toEqual(['B']))
  answer()
  await Promise.all(both)
  expect(undone()).toEqual(['B', 'A'])
})

test('a change that cannot be undone is skipped the next time', async () => {
  remember('A', 'B')
  undo.mockRejectedValueOnce(new AppError('unexpected', 'Changed again since: B. Nothing was undone.'))
  await undoLast()
  await isSaid('This could not be undone. Changed again since: B. Nothing was undone.')
  await undoLast()
  expect(undone()).toEqual(['B', 'A'])
})

test('signing out forgets the changes', async () => {
  remember('A')
  queryClient.clear()
  await undoLast()
  expect(undone()).toEqual([])
  await isSaid('There is nothing to undo.')
})

test('a change that the form made is found when it is undone; one without a difference is skipped', async () => {
  remember('A')
  const changed = { id: 'bench', updated_at: '2026-11-20T10:00:00+00:00' }
  rememberChange({ changeId: changed, undone: 'The change of Bench was undone.' })
  rememberChange({ changeId: { ...changed, id: 'stool' }, undone: 'The change of Stool was undone.' })
  findChange.mockImplementation(async ({ id }) => (id === 'bench' ? 'B' : null))
  await undoLast()
  await isSaid('The change of Bench was undone.')
  expect(findChange.mock.calls.at(-1)).toEqual([changed])
  expect(undone()).toEqual(['B'])
  await waitFor(() => expect(screen.queryAllByText('Undoing...')).toEqual([]))
  await undoLast()
  expect(undone()).toEqual(['B', 'A'])
})

test('a change that the form made without an answer when it is looked for is undone the next time', async () => {
  rememberChange({ changeId: { id: 'bench', updated_at: '' }, undone: 'The change of Bench was undone.' })
  findChange.mockRejectedValueOnce(new AppError('offline', 'Failed to fetch.'))
  findChange.mockResolvedValueOnce('B')
  await undoLast()
  await isSaid('This could not be undone. Failed to fetch.')
  await undoLast()
  expect(undone()).toEqual(['B'])
})

async function offer() {
  render(<Screen />)
  // A pointer over a toast stops its clock: only a click or a swipe closes it.
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const message = await isSaid(done)
  const isGone = () => waitFor(() => expect(screen.queryByText(done)).toBeNull())
  return { user, message, isGone, press: () => user.keyboard('{Control>}z{/Control}') }
}

test('Ctrl Z undoes a change once', async () => {
  const { press, isGone } = await offer()
  await press()
  await waitFor(() => expect(undone()).toEqual([saved.changeId]))
  await isGone()
  await press()
  await isSaid('There is nothing to undo.')
  expect(undo).toHaveBeenCalledOnce()
})

test('Ctrl Z in a field is left to the browser', async () => {
  const { user } = await offer()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await user.keyboard('{Control>}z{/Control}')
  field.remove()
  expect(undo).not.toHaveBeenCalled()
})

test.each<[string, (user: UserEvent, message: HTMLElement) => Promise<void>]>([
  [
    'Show has closed it',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Show' }))
      expect(onShow).toHaveBeenCalledOnce()
    },
  ],
  [
    'it was swiped away',
    (user, message) =>
      user.pointer([
        { keys: '[MouseLeft>]', target: message, coords: { x: 0, y: 0 } },
        { target: message, coords: { x: 100, y: 0 } },
        { target: message, coords: { x: 200, y: 0 } },
        { keys: '[/MouseLeft]', target: message, coords: { x: 200, y: 0 } },
      ]),
  ],
])('Ctrl Z undoes a change also after its message has gone, because %s', async (_, close) => {
  const { user, message, press, isGone } = await offer()
  await close(user, message)
  await isGone()
  await press()
  await isSaid('The import was undone.')
  expect(undone()).toEqual([saved.changeId])
})

test.each<[string, (user: UserEvent) => Promise<void>]>([
  [
    'its button',
    async (user) => {
      screen.getByRole('button', { name: 'Undo' }).focus()
      await user.keyboard('{Enter}')
    },
  ],
  ['Ctrl Z', (user) => user.keyboard('{Control>}z{/Control}')],
  [
    'Ctrl Z on its button',
    async (user) => {
      screen.getByRole('button', { name: 'Undo' }).focus()
      await user.keyboard('{Control>}z{/Control}')
    },
  ],
])('an undo by %s shows a toast until its answer', async (_, start) => {
  let answer = () => {}
  undo.mockReturnValue(new Promise((resolve) => (answer = () => resolve(3))))
  const { user, isGone } = await offer()
  await start(user)
  const undoing = await isSaid('Undoing...')
  await isGone()
  expect(screen.queryByRole('button', { name: /Undo|Show/ })).toBeNull()
  // The element that had the focus before the toast's button has it again.
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(undo).toHaveBeenCalledOnce()
  expect(undoing).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByText('Undoing...')).toBeNull())
})

test('an undo whose answer is lost is offered again, under the same id', async () => {
  undo.mockRejectedValueOnce(new AppError('offline', 'Failed to fetch. Check your connection and try again.'))
  const { user, press } = await offer()
  await press()
  await isSaid('This could not be undone. Failed to fetch. Check your connection and try again.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await isSaid('The import was undone.')
  const [first, second] = undo.mock.calls
  expect(second).toEqual(first)
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query-client'
import { useUndo } from './use-undo'

const undo = vi.hoisted(() =>
  vi.fn<(call: { changeId: string; undoneChangeId: string }) => Promise<number>>(),
)
vi.mock('@/catalog/queries/bulk-mutations', () => ({
  undoChange: { mutationFn: (call: Parameters<typeof undo>[0]) => undo(call) },
}))

const done = 'Import saved: 3 items added.'
const onShow = vi.fn<() => void>()
const saved = { changeId: '', done, undone: 'The import was undone.', onShow }

function Save() {
  const { offerUndo } = useUndo()
  return (
    <button type="button" onClick={() => offerUndo(saved)}>
      Save
    </button>
  )
}

beforeEach(() => {
  saved.changeId = crypto.randomUUID()
  undo.mockReset()
  undo.mockResolvedValue(3)
  onShow.mockClear()
})

// Toasts outlive the screen.
afterEach(async () => {
  toast.dismiss()
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})

async function offer() {
  render(
    <QueryClientProvider client={queryClient}>
      <Save />
    </QueryClientProvider>,
  )
  // A pointer over a toast stops its clock: only a click or a swipe closes it.
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const message = await screen.findByText(done)
  const isGone = () => waitFor(() => expect(screen.queryByText(done)).toBeNull())
  return { user, message, isGone, press: () => user.keyboard('{Control>}z{/Control}') }
}

test('Ctrl Z undoes a change once, while its toast shows', async () => {
  const { press, isGone } = await offer()
  await press()
  await waitFor(() => expect(undo.mock.calls).toMatchObject([[{ undoneChangeId: saved.changeId }]]))
  await isGone()
  await press()
  expect(undo).toHaveBeenCalledOnce()
})

test('Ctrl Z undoes nothing after Show has closed the toast', async () => {
  const { user, press, isGone } = await offer()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(onShow).toHaveBeenCalledOnce()
  await isGone()
  await press()
  expect(undo).not.toHaveBeenCalled()
})

test('Ctrl Z undoes nothing after the toast was swiped away', async () => {
  const { user, message, press, isGone } = await offer()
  await user.pointer([
    { keys: '[MouseLeft>]', target: message, coords: { x: 0, y: 0 } },
    { target: message, coords: { x: 100, y: 0 } },
    { target: message, coords: { x: 200, y: 0 } },
    { keys: '[/MouseLeft]', target: message, coords: { x: 200, y: 0 } },
  ])
  await isGone()
  await press()
  expect(undo).not.toHaveBeenCalled()
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
  const { user, press, isGone } = await offer()
  await start(user)
  const undoing = await screen.findByText('Undoing...')
  await isGone()
  expect(screen.queryByRole('button', { name: /Undo|Show/ })).toBeNull()
  // The element that had the focus before the toast's button has it again.
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await press()
  expect(undo).toHaveBeenCalledOnce()
  expect(undoing).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByText('Undoing...')).toBeNull())
})

test('an undo whose answer is lost is offered again, under the same id', async () => {
  undo.mockRejectedValueOnce(new AppError('offline', 'Failed to fetch. Check your connection and try again.'))
  const { user, press } = await offer()
  await press()
  await screen.findByText('This could not be undone. Failed to fetch. Check your connection and try again.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The import was undone.')).toBeVisible()
  const [first, second] = undo.mock.calls
  expect(second).toEqual(first)
})

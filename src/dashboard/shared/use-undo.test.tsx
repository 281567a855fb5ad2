import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUndoChange } from './use-undo-change'

const takeBack = vi.hoisted(() => vi.fn<(saved: unknown) => Promise<void>>())

vi.mock('./use-take-back', () => ({ useTakeBack: () => ({ takeBack }) }))

const done = 'Import saved: 3 items added.'
const onShow = vi.fn<() => void>()
const saved = { change: '', done, undone: 'The import was undone.', onShow }

function Screen() {
  const offerUndo = useUndoChange()
  return (
    <button type="button" onClick={() => offerUndo(saved)}>
      Save
    </button>
  )
}

beforeEach(() => {
  // Messages outlast what showed them: to Sonner a message of the same change would be the last test's.
  saved.change = crypto.randomUUID()
  takeBack.mockReset()
  takeBack.mockResolvedValue()
  onShow.mockClear()
})

async function offer() {
  render(<Screen />)
  // A pointer over a message stops its clock, so that nothing but a press or a swipe ends it.
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const message = await screen.findByText(done)
  const isGone = () => waitFor(() => expect(screen.queryByText(done)).toBeNull())
  return { user, message, isGone, press: () => user.keyboard('{Control>}z{/Control}') }
}

test('Ctrl Z undoes a change while its message shows, once', async () => {
  const { press, isGone } = await offer()
  await press()
  expect(takeBack.mock.calls).toEqual([[saved]])
  await isGone()
  await press()
  expect(takeBack).toHaveBeenCalledOnce()
})

test('Ctrl Z undoes nothing once Show has closed the message', async () => {
  const { user, press, isGone } = await offer()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(onShow).toHaveBeenCalledOnce()
  await isGone()
  await press()
  expect(takeBack).not.toHaveBeenCalled()
})

test('Ctrl Z undoes nothing once the message was swiped away', async () => {
  const { user, message, press, isGone } = await offer()
  await user.pointer([
    { keys: '[MouseLeft>]', target: message, coords: { x: 0, y: 0 } },
    { target: message, coords: { x: 100, y: 0 } },
    { target: message, coords: { x: 200, y: 0 } },
    { keys: '[/MouseLeft]', target: message, coords: { x: 200, y: 0 } },
  ])
  await isGone()
  await press()
  expect(takeBack).not.toHaveBeenCalled()
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
])('an undo by %s says that it is under way, until its answer', async (_, undo) => {
  let answer = () => {}
  takeBack.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { user, press, isGone } = await offer()
  await undo(user)
  const undoing = await screen.findByText('Undoing...')
  await isGone()
  expect(screen.queryByRole('button', { name: /Undo|Show/ })).toBeNull()
  // It had focus before the message's button, which is gone.
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await press()
  expect(takeBack).toHaveBeenCalledOnce()
  expect(undoing).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByText('Undoing...')).toBeNull())
})

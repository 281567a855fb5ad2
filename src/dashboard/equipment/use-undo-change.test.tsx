import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUndoChange } from './use-undo-change'

const takeBack = vi.hoisted(() => vi.fn<(saved: unknown) => void>())

vi.mock('@/dashboard/catalog/use-take-back', () => ({ useTakeBack: () => ({ takeBack }) }))

const done = 'Import saved: 3 items added.'
const onShow = vi.fn<() => void>()
const saved = { change: 'one', done, undone: 'The import was undone.', onShow }

function Screen() {
  const offerUndo = useUndoChange()
  return (
    <button type="button" onClick={() => offerUndo(saved)}>
      Save
    </button>
  )
}

beforeEach(() => {
  takeBack.mockClear()
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

import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showAllFocus } from './focus-visible.fixture'
import { Tooltip } from './tooltip'

function draw() {
  render(
    <Tooltip text="Ends the session">
      <button type="button" aria-label="Sign out" />
    </Tooltip>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Sign out' }) }
}

test('shows on keyboard focus, and hides on Escape or blur', async () => {
  showAllFocus()
  const { user } = draw()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ends the session')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.tab()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  await user.tab()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

describe('with a pointer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('appears after 400 ms and disappears on a press', () => {
    const { button } = draw()
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    pass(399)
    expect(screen.queryByRole('tooltip')).toBeNull()
    pass(1)
    expect(screen.getByRole('tooltip')).toHaveTextContent('Ends the session')
    fireEvent.pointerDown(button, { pointerType: 'mouse' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('does not appear for a short hover or a touch', () => {
    const { button } = draw()
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    pass(399)
    fireEvent.pointerLeave(button, { pointerType: 'mouse' })
    pass(1000)
    fireEvent.pointerEnter(button, { pointerType: 'touch' })
    pass(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})

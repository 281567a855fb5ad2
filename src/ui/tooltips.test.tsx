import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showAllFocus } from './focus-visible.fixture'
import { Tooltips } from './tooltips'

function draw() {
  render(
    <>
      <Tooltips />
      <button type="button" aria-label="Sign out" data-tooltip="Ends the session" />
      <p data-tooltip="">
        <span>A name that may be cut</span>
      </p>
    </>,
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
  const moveTo = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType })

  test('appears after 400 ms, stays while the pointer is on it, and disappears on a press', () => {
    const { button } = draw()
    moveTo(button)
    pass(399)
    expect(screen.queryByRole('tooltip')).toBeNull()
    pass(1)
    expect(screen.getByRole('tooltip')).toHaveTextContent('Ends the session')
    moveTo(screen.getByText('Ends the session'))
    pass(1000)
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
    fireEvent.pointerDown(button, { pointerType: 'mouse' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('does not appear for a short hover or a touch', () => {
    const { button } = draw()
    moveTo(button)
    pass(399)
    moveTo(document.body)
    pass(1000)
    moveTo(button, 'touch')
    pass(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('does not appear where nothing can hover', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: media === '(hover: none)' }) as MediaQueryList,
    )
    const { button } = draw()
    moveTo(button)
    pass(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('shows the text of an element only while a part of it is cut off', () => {
    draw()
    const name = screen.getByText('A name that may be cut')
    moveTo(name)
    pass(400)
    expect(screen.queryByRole('tooltip')).toBeNull()
    moveTo(document.body)
    vi.spyOn(name, 'clientWidth', 'get').mockReturnValue(200)
    vi.spyOn(name, 'scrollWidth', 'get').mockReturnValue(300)
    moveTo(name)
    pass(400)
    expect(screen.getByRole('tooltip')).toHaveTextContent('A name that may be cut')
  })
})

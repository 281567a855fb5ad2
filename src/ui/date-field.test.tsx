import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateField } from './date-field'
import { Dialog } from './dialog'

function Example({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start)
  return (
    <>
      <DateField aria-label="Opening" value={day} onValueChange={setDay} />
      <output aria-label="Day">{day}</output>
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Opening' })
const chosen = () => screen.getByRole('status', { name: 'Day' }).textContent
const opener = () => screen.getByRole('button', { name: 'Choose a day' })
const calendar = () => screen.queryByRole('dialog', { name: 'Choose a day' })

test('a day is typed as people write it, and shown written out once the field is left', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(field(), '5/1/2027')
  expect(chosen()).toBe('2027-05-01')
  expect(field()).toHaveValue('5/1/2027')
  await user.tab()
  expect(field()).toHaveValue('May 1, 2027')
  await user.clear(field())
  expect(chosen()).toBe('')
})

test('a text that is no day stays as it was typed', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.type(field(), 'soon')
  await user.tab()
  expect(field()).toHaveValue('soon')
  expect(chosen()).toBe('soon')
})

test('a day is chosen in the calendar by keys, and focus returns to the button', async () => {
  const user = userEvent.setup()
  render(<Example start="2027-01-31" />)
  opener().focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Sunday, January 31, 2027', pressed: true })).toHaveFocus()
  for (const [key, day] of [
    ['{PageDown}', 'Sunday, February 28, 2027'],
    ['{ArrowRight}', 'Monday, March 1, 2027'],
    ['{ArrowUp}', 'Monday, February 22, 2027'],
    ['{End}', 'Saturday, February 27, 2027'],
    ['{Home}', 'Sunday, February 21, 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'Saturday, February 21, 2026'],
  ] as const) {
    await user.keyboard(key)
    expect(screen.getByRole('button', { name: day })).toHaveFocus()
  }
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('2026-02-21')
  expect(calendar()).toBeNull()
  expect(opener()).toHaveFocus()
})

test('the chosen day can be cleared, and a press or focus outside closes the calendar', async () => {
  const user = userEvent.setup()
  render(<Example start="2027-05-01" />)
  await user.click(opener())
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByText('June 2027')).toBeVisible()
  await user.click(document.body)
  expect(calendar()).toBeNull()
  await user.click(opener())
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('')
})

test('Escape closes the calendar first, then the dialog around it', async () => {
  const user = userEvent.setup()
  function InDialog() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Project">
        <Example start="2027-05-01" />
      </Dialog>
    )
  }
  render(<InDialog />)
  const dialog = screen.getByRole('dialog', { name: 'Project' })
  await user.click(within(dialog).getByRole('button', { name: 'Choose a day' }))
  await user.keyboard('{Escape}')
  expect(calendar()).toBeNull()
  expect(dialog).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(dialog).not.toBeInTheDocument()
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AlertDialog } from './alert-dialog'
import { Button } from './button'
import { Dialog, DialogBody } from './dialog'
import { MultiCombobox } from './multi-combobox'

afterEach(() => void vi.restoreAllMocks())

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Details" description="All there is to know.">
        <DialogBody>
          <MultiCombobox label="Kind" options={['One']} selected={[]} onChange={() => {}} />
        </DialogBody>
      </Dialog>
    </>
  )
}

test('a dialog is named and described, takes focus and gives it back', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Details' })
  expect(dialog).toHaveAccessibleDescription('All there is to know.')
  expect(dialog).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('Escape in an open list closes the list, and only the next one the dialog', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('combobox', { name: 'Kind' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the second half of a double click leaves open what the first has opened, a later press closes it', async () => {
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get')
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  render(<Example />)
  time.mockReturnValue(performance.now())
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(opener)
  expect(screen.getByRole('dialog')).toBeVisible()
  time.mockReturnValue(performance.now() + 500)
  await user.click(opener)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an alert dialog starts on the harmless answer and reports every answer', async () => {
  const user = userEvent.setup()
  const answers = { onCancel: vi.fn(), onConfirm: vi.fn(), onChoose: vi.fn() }
  render(
    <AlertDialog
      open
      title="Delete?"
      description="For good."
      cancel="Cancel"
      confirm="Delete"
      onCancel={answers.onCancel}
      onConfirm={answers.onConfirm}
      alternative={{ label: 'Archive', onChoose: answers.onChoose }}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toHaveAccessibleDescription('For good.')
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  await user.keyboard('{Escape}')
  expect(answers.onConfirm).toHaveBeenCalledTimes(1)
  expect(answers.onChoose).toHaveBeenCalledTimes(1)
  expect(answers.onCancel).toHaveBeenCalledTimes(1)
})

test('while busy no answer can be given, and the button that was pressed keeps focus', async () => {
  const user = userEvent.setup()
  const answers = { onCancel: vi.fn(), onConfirm: vi.fn(), onChoose: vi.fn() }
  function Question() {
    const [busy, setBusy] = useState(false)
    function confirm() {
      answers.onConfirm()
      setBusy(true)
    }
    return (
      <AlertDialog
        open
        busy={busy}
        title="Delete?"
        description=""
        cancel="Cancel"
        confirm="Delete"
        alternative={{ label: 'Archive', onChoose: answers.onChoose }}
        onCancel={answers.onCancel}
        onConfirm={confirm}
      />
    )
  }
  render(<Question />)
  const confirm = screen.getByRole('button', { name: 'Delete' })
  await user.click(confirm)
  expect(confirm).toHaveFocus()
  expect(confirm).not.toBeDisabled()
  await user.keyboard('{Enter}{Escape}')
  for (const button of screen.getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
  }
  expect(answers.onConfirm).toHaveBeenCalledTimes(1)
  expect(answers.onChoose).not.toHaveBeenCalled()
  expect(answers.onCancel).not.toHaveBeenCalled()
})

test('a dialog in place of another returns focus to where that one would have', async () => {
  const user = userEvent.setup()
  function Pair() {
    const [shown, setShown] = useState<'first' | 'second' | null>(null)
    const close = (open: boolean) => !open && setShown(null)
    return (
      <>
        <Button onClick={() => setShown('first')}>Open</Button>
        {shown === 'first' && (
          <Dialog key="first" open onOpenChange={close} title="First">
            <Button onClick={() => setShown('second')}>Go on</Button>
          </Dialog>
        )}
        {shown === 'second' && <Dialog key="second" open onOpenChange={close} title="Second" />}
      </>
    )
  }
  render(<Pair />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Second' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('a dialog opened while another is closing keeps focus and what was typed, and returns focus for both', async () => {
  const user = userEvent.setup()
  const view = (shown: { first: boolean; second: boolean }) => (
    <>
      <Button>Open</Button>
      {shown.first && <Dialog open onOpenChange={() => {}} title="First" />}
      {shown.second && (
        <Dialog open onOpenChange={() => {}} title="Second">
          <input aria-label="Search" data-autofocus="" />
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(view({ first: false, second: false }))
  screen.getByRole('button', { name: 'Open' }).focus()
  rerender(view({ first: true, second: false }))
  rerender(view({ first: true, second: true }))
  await user.keyboard('add ')
  rerender(view({ first: false, second: true }))
  // Radix returns focus in a timer.
  await new Promise((resolve) => setTimeout(resolve))
  await user.keyboard('eq')
  expect(screen.getByLabelText('Search')).toHaveValue('add eq')
  rerender(view({ first: false, second: false }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

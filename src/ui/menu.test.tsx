import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Files from 'lucide-react/icons/files'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Menu } from './menu'

type Shown = Pick<ComponentProps<typeof Menu>, 'done' | 'onClear'>

/** A menu of two actions and a link, and a button after it. */
function open(shown: Shown = {}) {
  const run = { sheets: vi.fn(), share: vi.fn(), totals: vi.fn() }
  render(
    <MemoryRouter>
      <Menu
        label="Documents"
        icon={Files}
        {...shown}
        items={[
          { id: 'sheets', label: 'Sheets', run: run.sheets },
          { id: 'share', label: 'Share', run: run.share, isDisabled: true },
          { id: 'totals', label: 'Totals', to: '/totals', run: run.totals },
        ]}
      />
      <button type="button">After</button>
    </MemoryRouter>,
  )
  const item = (name: string) => screen.getByRole('menuitem', { name })
  return { user: userEvent.setup(), run, button: screen.getByRole('button', { name: 'Documents' }), item }
}

test('arrows, Home, End and letters move through the items; Escape returns to the button', async () => {
  const { user, button, item } = open()
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(item('Totals')).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  for (const [key, name] of [
    ['{ArrowDown}', 'Sheets'],
    ['{ArrowUp}', 'Totals'],
    ['{Home}', 'Sheets'],
    ['{End}', 'Totals'],
    ['s', 'Sheets'],
    ['s', 'Share'],
    ['t', 'Totals'],
  ] as const) {
    await user.keyboard(key)
    expect(item(name), key).toHaveFocus()
  }
  await user.keyboard('{Escape}')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('an item runs once and gives the focus back to the button first; a disabled one does nothing', async () => {
  const { user, run, button, item } = open()
  run.sheets.mockImplementation(() => expect(button).toHaveFocus())
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(run.sheets).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  await user.click(item('Share'))
  expect(run.share).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeVisible()
})

test('Space follows a link; with Ctrl the browser opens it', async () => {
  const { user, run, button, item } = open()
  await user.click(button)
  await user.keyboard('{End} ')
  expect(run.totals).toHaveBeenCalledOnce()
  await user.click(button)
  expect(item('Totals')).toHaveAttribute('href', '/totals')
  await user.keyboard('{Control>}')
  await user.click(item('Totals'))
  await user.keyboard('{/Control}')
  expect(run.totals).toHaveBeenCalledOnce()
})

test('Tab, a press on the button and a press elsewhere close the menu', async () => {
  const { user, button } = open()
  await user.click(button)
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  await user.click(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the last item of a menu clears the choice', async () => {
  const onClear = vi.fn()
  const { user, button } = open({ onClear })
  await user.click(button)
  await user.keyboard('{End}{Enter}')
  expect(onClear).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))

test('on a phone the items are in a sheet, which closes before one of them runs', async () => {
  onPhone()
  const { user, run, button } = open()
  await user.click(button)
  const sheet = screen.getByRole('dialog', { name: 'Documents' })
  expect(within(sheet).getByRole('link', { name: 'Totals' })).toHaveAttribute('href', '/totals')
  await user.click(within(sheet).getByRole('button', { name: 'Share' }))
  expect(run.share).not.toHaveBeenCalled()
  await user.click(within(sheet).getByRole('button', { name: 'Sheets' }))
  expect(run.sheets).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(button).toHaveFocus())
})

test('a sheet of choices stays open until its last button is pressed, and can be cleared', async () => {
  onPhone()
  const onClear = vi.fn()
  const { user, run, button } = open({ done: 'Show 3 items', onClear })
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Sheets' }))
  expect(run.sheets).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Show 3 items' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button)
  const sheet = screen.getByRole('dialog', { name: 'Documents' })
  await user.click(within(sheet).getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

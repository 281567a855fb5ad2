import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { guides, wasGuideOpened } from '@/dashboard/layout/guides'
import { setSingleKeysOn } from '@/ui/use-shortcuts'
import { button, dialogCalled, findRow, idOf, openCatalog, question, searchBox } from './equipment-screen.ts'
import { setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

afterEach(() => setSingleKeysOn(true))

async function openPalette(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}')
  return dialogCalled('Go to')
}

const optionsOf = (palette: HTMLElement) =>
  within(palette)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** The options that follow the screens. MCP Configuration is the last screen. */
const commandsOf = (palette: HTMLElement) => {
  const options = optionsOf(palette)
  return options.slice(options.indexOf('MCP Configuration') + 1)
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('E, D and Delete act on the focused row only', async () => {
  await screens.catalog.add({ name: 'Heater' }, { name: 'Bench' })
  const { user } = await openCatalog(screens)
  await findRow('Bench')
  // Nothing has focus.
  await user.keyboard('ed{Delete}')
  await user.type(searchBox(), 'ed{Delete}{Backspace}{Backspace}')
  expect(screen.queryByRole('dialog')).toBeNull()

  // After the search has let it go and shown it again.
  const row = await findRow('Bench')
  row.focus()
  await user.keyboard('e')
  const form = await dialogCalled('Edit Equipment')
  expect(within(form).getByLabelText(/^Name/)).toHaveValue('Bench')
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(row).toHaveFocus())
  await user.keyboard('d')
  expect(within(await dialogCalled('Add New Equipment')).getByLabelText(/^Name/)).toHaveValue('Bench (copy)')
  await user.keyboard('{Escape}')
  await closed()
  // The row's buttons belong to it.
  within(row).getByLabelText('View details Bench').focus()
  await user.keyboard('{Delete}')
  expect(await question()).toHaveTextContent('Bench')
  await user.click(button(await question(), 'Cancel'))

  setSingleKeysOn(false)
  row.focus()
  await user.keyboard('ed{Delete}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the palette lists the commands of the screen and of the focused row, with their keys', async () => {
  await screens.catalog.add({ name: 'Huum Drop' }, { name: 'Bench' })
  const { user } = await openCatalog(screens)
  const row = await findRow('Huum Drop')
  row.focus()
  const palette = await openPalette(user)
  expect(optionsOf(palette)[0]).toBe('Overview')
  expect(commandsOf(palette)).toEqual([
    'View Huum DropEnter',
    'Edit Huum DropE',
    'Duplicate Huum DropD',
    'Delete Huum DropDelete',
    'Copy link to Huum Drop',
    'Search equipment/',
    'Add equipmentN',
    'Export CSV',
    'Import CSV or Excel',
    'Spec sheets',
    'Schedule',
    'Totals',
    'Deleted items',
    'Add to a project',
    'Setup guide',
    'Prompt book',
    'Toggle sidebarCtrl B',
    'Keyboard shortcuts?',
    'Sign out',
  ])
  await user.keyboard('edit{Enter}')
  const form = await dialogCalled('Edit Equipment')
  expect(within(form).getByLabelText(/^Name/)).toHaveValue('Huum Drop')
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(row).toHaveFocus())

  searchBox().focus()
  expect(commandsOf(await openPalette(user))[0]).toBe('Search equipment/')
})

test('the palette acts on the open item and keeps the filters when it opens a dialog', async () => {
  const [item] = await screens.catalog.add({ name: 'תנור 12' }, { name: 'Bench' })
  const { user } = await openCatalog(screens, `?q=12&view=${idOf(item)}`)
  await dialogCalled('תנור 12')
  expect(commandsOf(await openPalette(user)).slice(0, 4)).toEqual([
    'Edit \u2068תנור 12\u2069E',
    'Duplicate \u2068תנור 12\u2069D',
    'Delete \u2068תנור 12\u2069Delete',
    'Copy link to \u2068תנור 12\u2069',
  ])
  await user.keyboard('copy link{Enter}')
  expect(await screen.findByText('Link copied.')).toBeVisible()
  await openPalette(user)
  await user.keyboard('delete 12{Enter}')
  await user.click(button(await question(), 'Cancel'))
  for (const [command, dialog, parameter] of [
    ['import', 'Import CSV or Excel', 'import'],
    ['add', 'Add New Equipment', 'add'],
  ] as const) {
    await openPalette(user)
    await user.keyboard(`${command}{Enter}`)
    await dialogCalled(dialog)
    expect(window.location.search).toBe(`?q=12&${parameter}=`)
  }
})

test('the palette exports the visible rows and opens their spec sheets and the guides', async () => {
  await screens.catalog.add({ name: 'Heater' }, { name: 'Bench' })
  const files: Blob[] = []
  URL.createObjectURL = (blob: Blob) => {
    files.push(blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await openCatalog(screens, '?q=bench')
  await findRow('Bench')
  await openPalette(user)
  await user.keyboard('prompt{Enter}')
  await waitFor(() =>
    expect(opened).toHaveBeenCalledExactlyOnceWith('/guides/mcp-prompts.html', '_blank', 'noopener'),
  )
  expect(guides.map(({ href }) => wasGuideOpened(href))).toEqual([false, true])
  await openPalette(user)
  await user.keyboard('export{Enter}')
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]?.text()
  expect(text).toContain('Bench')
  expect(text).not.toContain('Heater')
  await openPalette(user)
  await user.keyboard('spec{Enter}')
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/dashboard/equipment/spec-sheet?q=bench'),
  )
  vi.restoreAllMocks()
})

test('? lists every keyboard shortcut, by where it works', async () => {
  const { user } = await openCatalog(screens)
  await screen.findByText(/^No equipment added yet/)
  await user.keyboard('?')
  const help = await dialogCalled('Keyboard shortcuts')
  const groups = within(help)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      [...(heading.parentElement?.querySelectorAll('dt') ?? [])].map((term) =>
        [...term.children].map(({ textContent }) => textContent?.trim()).join(' '),
      ),
    ])
  expect(groups).toEqual([
    ['Everywhere', ['Ctrl K', 'Ctrl B', 'Ctrl Z', 'Alt T', '?']],
    ['In the catalog', ['/', 'N', 'C']],
    ['On a line of a project', ['Enter or Shift Enter', 'Alt ↑ or Alt ↓']],
    ['On a row that has focus', ['↑ or ↓', 'Home or End', 'Space', 'Enter']],
    ['In an open item', ['← or K', '→ or J']],
    ['On a row or in an open item', ['E', 'D', 'Delete']],
    ['In a form', ['Ctrl Enter']],
  ])
})

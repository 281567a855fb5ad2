import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { paths } from '@/lib/paths'
import {
  button,
  calls,
  dialogCalled,
  fill,
  findRow,
  idOf,
  openCatalog,
  queryRow,
  question,
  searchBox,
  shownNames,
} from './equipment-screen.ts'
import { founder, operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

const names = ['Anvil', 'Bench', 'Cedar', 'Door', 'Ember'] as const
const addAll = () => screens.catalog.add(...names.map((name) => ({ name })))

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })
const selectAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' })
const bar = () => screen.findByRole('region', { name: 'Selection' })
const queryBar = () => screen.queryByRole('region', { name: 'Selection' })

/** The names of the selected rows among those shown. */
const selectedNames = () =>
  screen
    .queryAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('rowheader').textContent)

const select = async (user: Awaited<ReturnType<typeof openCatalog>>['user'], ...chosen: string[]) => {
  for (const name of chosen) {
    await findRow(name)
    await user.click(checkbox(name))
  }
}

test('checkboxes, Space and Shift select rows and ranges; Escape clears the selection', async () => {
  await addAll()
  const { user } = await openCatalog(screens)
  const bench = await findRow('Bench')
  expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  expect(bench).toHaveAttribute('aria-selected', 'false')
  await user.click(checkbox('Bench'))
  expect(selectedNames()).toEqual(['Bench'])
  expect(checkbox('Bench')).toBeChecked()
  // The selection is heard from a region that was there before.
  expect(screen.getByText('1 selected', { selector: '[role="status"]' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()

  // Focus is at the checkbox, whose row the keys move from.
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(await findRow('Door')).toHaveFocus()
  expect(selectedNames()).toEqual(['Bench'])
  await user.keyboard('{Shift>} {/Shift}')
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Door'])
  await user.keyboard(' ')
  expect(selectedNames()).toEqual(['Bench', 'Cedar'])
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(await findRow('Ember')).toHaveFocus()
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Door', 'Ember'])
  // Back again, and beyond where it began: the range follows focus and leaves what was selected before it.
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Door'])
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Door'])
  await user.keyboard('{Shift>}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Door', 'Ember'])
  // After a step without Shift a new range begins.
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{ArrowDown}{/Shift}')
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Door', 'Ember'])
  ;(await findRow('Ember')).focus()

  await user.keyboard('{Escape}')
  expect(selectedNames()).toEqual([])
  expect(queryBar()).toBeNull()
  expect(await findRow('Ember')).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()

  // A click with Shift anywhere on a row ends the range that a checkbox began.
  await user.click(checkbox('Anvil'))
  await user.keyboard('{Shift>}')
  await user.click(within(await findRow('Cedar')).getByRole('rowheader'))
  await user.keyboard('{/Shift}')
  expect(selectedNames()).toEqual(['Anvil', 'Bench', 'Cedar'])
})

test('the checkbox in the header selects the visible rows and shows whether all, some or none are selected', async () => {
  await addAll()
  const { user } = await openCatalog(screens, '?q=e')
  await findRow('Bench')
  expect(shownNames()).toEqual(['Bench', 'Cedar', 'Ember'])
  expect(selectAll()).not.toBeChecked()
  await select(user, 'Bench')
  expect(selectAll()).toBePartiallyChecked()
  await user.click(selectAll())
  expect(selectAll()).toBeChecked()
  expect(selectAll()).not.toBePartiallyChecked()
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Ember'])
  await fill(user, searchBox(), '')
  expect(selectedNames()).toEqual(['Bench', 'Cedar', 'Ember'])
  expect(selectAll()).toBePartiallyChecked()
  // By key, and only what is shown leaves the selection.
  ;(await findRow('Anvil')).focus()
  await user.keyboard('{Control>}a{/Control}')
  expect(selectAll()).toBeChecked()
  await fill(user, searchBox(), 'anvil')
  await user.click(selectAll())
  expect(selectedNames()).toEqual([])
  expect(await bar()).toHaveTextContent('4 selected')
})

test('a selection survives filters, sorting, a reload and leaving the page; the bar says how many items are hidden', async () => {
  const items = await addAll()
  const { user } = await openCatalog(screens)
  await select(user, 'Bench', 'Door')
  const address = `?selected=${encodeURIComponent([items[1], items[3]].map(idOf).join(','))}`
  await waitFor(() => expect(window.location.search).toBe(address))
  expect(await bar()).toHaveTextContent(/^2 selected(?! of)/)

  await fill(user, searchBox(), 'bench')
  expect(await bar()).toHaveTextContent('2 selected of which 1 is hidden by the filters')
  await fill(user, searchBox(), 'nothing')
  expect(await bar()).toHaveTextContent('2 selected of which 2 are hidden by the filters')
  await fill(user, searchBox(), '')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(selectedNames()).toEqual(['Door', 'Bench'])
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('sort')).toBe('-name'))
  expect(window.location.search).toContain(address.slice(1))

  await openCatalog(screens, window.location.search)
  await findRow('Bench')
  expect(selectedNames()).toEqual(['Door', 'Bench'])
  await screens.openScreen(paths.dashboard())
  await openCatalog(screens)
  await findRow('Bench')
  expect(selectedNames()).toEqual(['Bench', 'Door'])
})

test('an address with a selection selects its items, without those that are gone', async () => {
  const [first, second, third] = await addAll()
  await screens.catalog.remove(idOf(third))
  await openCatalog(screens, `?selected=${[first, second, third].map(idOf).join(',')}`)
  expect(await bar()).toHaveTextContent('2 selected')
  expect(selectedNames()).toEqual(['Anvil', 'Bench'])
  // Somebody deletes one while it is selected.
  await screens.removeAs(operations, idOf(first))
  await reloadEquipment()
  await waitFor(async () => expect(await bar()).toHaveTextContent('1 selected'))
  await waitFor(() => expect(window.location.search).toBe(`?selected=${idOf(second)}`))
})

test('a long selection survives a reload without being in the address', async () => {
  await screens.catalog.addMany(31)
  const { user } = await openCatalog(screens)
  await findRow('Item 0001')
  await user.click(selectAll())
  expect(await bar()).toHaveTextContent('31 selected')
  await openCatalog(screens)
  expect(await bar()).toHaveTextContent('31 selected')
  expect(window.location.search).toBe('')
  // One fewer has room.
  await user.click(checkbox('Item 0001'))
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('selected')?.split(',')).toHaveLength(30),
  )
  // The address follows a moment later: its absence says something only after it was there.
  await user.click(checkbox('Item 0001'))
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('a click on a row shows its item, but not one with a key held, at the end of a drag or on selected text', async () => {
  await addAll()
  const { user } = await openCatalog(screens)
  const nameOf = async (name: string) => within(await findRow(name)).getByRole('rowheader')
  const anvil = await nameOf('Anvil')
  const before = window.history.length
  fireEvent.click(anvil, { ctrlKey: true })
  fireEvent.pointerDown(anvil, { clientX: 10, clientY: 10 })
  fireEvent.click(anvil, { clientX: 40, clientY: 10, detail: 1 })
  window.getSelection()?.selectAllChildren(anvil)
  fireEvent.click(anvil)
  window.getSelection()?.removeAllRanges()
  await user.click(await nameOf('Bench'))
  await dialogCalled('Bench')
  // What one of the other presses had opened would have an entry of its own by now.
  expect(window.history.length).toBe(before + 1)
  expect(selectedNames()).toEqual([])
})

test('selected items are deleted together, all or none, and restored together', async () => {
  await addAll()
  const { user } = await openCatalog(screens)
  await select(user, 'Anvil', 'Bench', 'Cedar', 'Ember')
  const recover = screens.network.answer(calls.remove, 500, { message: 'boom' })
  await user.click(button(await bar(), 'Delete'))
  const asked = await question()
  expect(asked).toHaveAccessibleName('Are you sure you want to delete these 4 items?')
  expect(asked).toHaveTextContent(/Anvil ?Bench ?Cedar ?and 1 more/)
  expect(asked).not.toHaveTextContent('Ember')
  await user.click(button(asked, 'Delete'))
  expect(await within(asked).findByRole('alert')).toHaveTextContent(/^Error deleting equipment: boom$/)
  expect(await screens.catalog.all()).toHaveLength(5)
  recover()
  const before = screens.network.callsTo(calls.remove).length
  await user.click(button(asked, 'Delete'))
  await waitFor(() => expect(shownNames()).toEqual(['Door']))
  expect(screens.network.callsTo(calls.remove)).toHaveLength(before + 1)
  expect(queryBar()).toBeNull()
  expect(await findRow('Door')).toHaveFocus()
  expect(await screen.findByText('4 items were deleted.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('4 items were restored.')).toBeVisible()
  await waitFor(() => expect(shownNames()).toEqual([...names]))
  expect(await screens.catalog.all()).toMatchObject(names.map((name) => ({ name })))
})

test('undo does not restore selected items that somebody else deleted first', async () => {
  const [first] = await addAll()
  const { user } = await openCatalog(screens)
  await select(user, 'Anvil', 'Bench', 'Cedar')
  await user.click(button(await bar(), 'Delete'))
  const asked = await question()
  await screens.removeAs(operations, idOf(first))
  await user.click(button(asked, 'Delete'))
  expect(await screen.findByText('2 items were deleted.')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  await findRow('Cedar')
  expect(queryRow('Anvil')).toBeNull()
  expect(await screens.catalog.all()).toHaveLength(4)
})

const setValues = { method: 'POST', url: /rpc\/change_equipment/ }

/** Opens Set… for a bench of Acme and a door of Beta, with Beta typed as the supplier; `meanwhile` runs just before. */
async function setSupplier(meanwhile: (id: string) => Promise<void> = async () => {}) {
  const [bench] = await screens.catalog.add(
    { name: 'Bench', supplier: 'Acme' },
    { name: 'Door', supplier: 'Beta' },
  )
  const { user } = await openCatalog(screens)
  await select(user, 'Bench', 'Door')
  await meanwhile(idOf(bench))
  await user.click(button(await bar(), 'Set…'))
  const dialog = await dialogCalled('Set values on 2 items')
  await user.selectOptions(within(dialog).getByLabelText('What to set'), 'Supplier')
  await fill(user, within(dialog).getByRole('textbox', { name: 'Supplier' }), 'Beta')
  const preview = () => [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  return { user, dialog, preview, id: idOf(bench) }
}

const suppliers = async () => (await screens.catalog.all()).map(({ supplier }) => supplier).sort()

test('the bulk edit reads the list again when it opens', async () => {
  const { user, dialog, preview } = await setSupplier((id) =>
    screens.saveAs(operations, id, { supplier: 'Gamma' }),
  )
  await waitFor(() => expect(preview()).toEqual(['BenchGamma →  became Beta']))
  await user.click(button(dialog, 'Set values'))
  expect(await screen.findByText('Supplier of 1 item set to Beta.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await suppliers()).toEqual(['Beta', 'Gamma']))
})

test('a bulk edit is refused if a colleague saved since; the preview then shows what would change now', async () => {
  const { user, dialog, preview, id } = await setSupplier()
  expect(preview()).toEqual(['BenchAcme →  became Beta'])
  const stop = screens.network.intercept(setValues, async (pass) => {
    stop()
    await screens.saveAs(operations, id, { supplier: 'Gamma' })
    return pass()
  })
  await user.click(button(dialog, 'Set values'))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Error changing equipment: Changed meanwhile: Bench\. Nothing was set\. Above is what would change now\.$/,
  )
  expect(preview()).toEqual(['BenchGamma →  became Beta'])
  expect(await suppliers()).toEqual(['Beta', 'Gamma'])

  await user.click(button(dialog, 'Set values'))
  expect(await screen.findByText('Supplier of 1 item set to Beta.')).toBeVisible()
  expect(await suppliers()).toEqual(['Beta', 'Beta'])
})

test('a bulk edit whose only item was just deleted closes, says so and focuses the rows', async () => {
  const [first] = await addAll()
  const { user } = await openCatalog(screens)
  await select(user, 'Anvil')
  await screens.removeAs(operations, idOf(first))
  // The dialog is there before the list is read again.
  const release = screens.network.hold(calls.list)
  await user.click(button(await bar(), 'Set…'))
  await dialogCalled('Set values on 1 item')
  release()
  expect(await screen.findByText('This item is not in the catalog any more.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(queryBar()).toBeNull()
  await waitFor(async () => expect(await findRow('Bench')).toHaveFocus())
})

test('a bulk edit says that one of its items was just deleted, and closing it returns to the bar', async () => {
  const [first] = await addAll()
  const { user } = await openCatalog(screens)
  await select(user, 'Anvil', 'Bench', 'Cedar')
  await screens.removeAs(operations, idOf(first))
  await user.click(button(await bar(), 'Set…'))
  const dialog = await dialogCalled('Set values on 2 items')
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    '1 of these items is not in the catalog any more.',
  )
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(button(await bar(), 'Set…')).toHaveFocus())
})

const idsInHash = () => window.location.hash.replace(/^#ids=/, '').split(',')

test('C compares two or more selected items', async () => {
  const items = await addAll()
  const { user, router } = await openCatalog(screens)
  await select(user, 'Door')
  expect(button(await bar(), 'Documents')).toBeVisible()
  expect(within(await bar()).queryByRole('button', { name: 'Compare' })).toBeNull()
  await select(user, 'Bench')
  expect(button(await bar(), 'Compare')).toBeVisible()
  await user.keyboard('c')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.compare()))
  expect(idsInHash().sort()).toEqual([items[1], items[3]].map(idOf).sort())
  // What had focus is gone.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Compare' })).toHaveFocus())
})

test('a loaded document does not move the focus, not even when its options change', async () => {
  const items = await addAll()
  const { user } = await screens.openScreen(paths.compare({ ids: items.map(idOf).join() }), { as: founder })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled())
  expect(document.body).toHaveFocus()
  const toggle = screen.getByRole('checkbox', { name: 'Only differences' })
  await user.click(toggle)
  await waitFor(() => expect(window.location.search).toBe('?only=differences'))
  expect(toggle).toHaveFocus()
})

test('spec sheets show the selected items in the order of the table, regardless of the filters', async () => {
  const items = await addAll()
  const { user } = await openCatalog(screens, '?sort=-name')
  await select(user, 'Bench', 'Ember', 'Door')
  await fill(user, searchBox(), 'bench')
  await user.click(button(await bar(), 'Documents'))
  await user.click(screen.getByRole('menuitem', { name: 'Spec sheets' }))
  await screen.findByRole('article', { name: 'Door' })
  expect(screen.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))).toEqual([
    'Ember',
    'Door',
    'Bench',
  ])
  expect(idsInHash()).toEqual([items[4], items[3], items[1]].map(idOf))
  // What a server is sent stays short, however many are selected.
  expect(window.location.search).toBe('')
})

test('More has the other actions and selects all visible rows', async () => {
  await addAll()
  const { user } = await openCatalog(screens)
  await select(user, 'Door')
  await user.click(button(await bar(), 'More'))
  await user.click(button(await dialogCalled('1 selected'), 'Select all shown'))
  expect(selectedNames()).toEqual([...names])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(button(await bar(), 'More'))
  const sheet = await dialogCalled('5 selected')
  expect(within(sheet).queryByRole('button', { name: 'Select all shown' })).toBeNull()
  await user.click(button(sheet, 'Delete'))
  expect(await question()).toHaveAccessibleName('Are you sure you want to delete these 5 items?')
})

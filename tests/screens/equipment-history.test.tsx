import { MutationObserver } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeEquipment, undoChange } from '@/catalog/queries/bulk-mutations'
import { queryClient } from '@/lib/query-client'
import {
  button,
  calls,
  dialogCalled,
  fact,
  field,
  fill,
  findRow,
  idOf,
  openCatalog,
  openEditForm,
  queryRow,
  question,
  rowButton,
  shownNames,
  tab,
} from './equipment-screen.ts'
import { founder, operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

const restore = { method: 'POST', url: /rpc\/restore_equipment/ }

async function openHistory(item: { id: string } | undefined, name: string) {
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled(name)
  await user.click(tab(dialog, 'Metadata'))
  return { user, dialog }
}

/** The texts of an entry's values: name, then old and new. */
const changesIn = (entry: HTMLElement | undefined) =>
  [...(entry?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)

const restoreButtons = (dialog: HTMLElement) =>
  within(dialog).queryAllByRole('button', { name: /^Restore how it was before/ })

/** The entries of a history or of the deleted items, once there are this many. */
async function entriesOf(dialog: HTMLElement, count: number): Promise<HTMLElement[]> {
  const entries = () => [...dialog.querySelectorAll<HTMLElement>('ol > li')]
  await waitFor(() => expect(entries()).toHaveLength(count))
  return entries()
}

/** Asks to restore a bench as it was before its one change: `dialog` shows its history, `asked` is the question. */
async function askToRestore(before: { brand: string }, after: { brand: string }) {
  const [item] = await screens.catalog.add({ name: 'Bench', ...before })
  const id = idOf(item)
  await screens.catalog.change(id, after)
  const { user, dialog } = await openHistory(item, 'Bench')
  await entriesOf(dialog, 2)
  await user.click(restoreButtons(dialog)[0] ?? dialog)
  return { user, id, dialog, asked: await question() }
}

test('the history shows who changed an item, when, how and what, and restores it', async () => {
  const [item] = await screens.catalog.add({
    name: 'Cedar bench',
    category: 'Benches',
    brand: 'Nordwood',
    cost: 1200,
  })
  const { user, dialog: editing } = await openEditForm(screens, 'Cedar bench')
  await fill(user, field(editing, 'Name'), 'Hemlock bench')
  await fill(user, field(editing, 'Brand'), '')
  await fill(user, field(editing, 'Cost'), '1200.5')
  await user.click(button(editing, 'Update Equipment'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(await rowButton('View details', 'Hemlock bench'))
  const dialog = await dialogCalled('Hemlock bench')
  await user.click(tab(dialog, 'Metadata'))
  const [changed, added] = await entriesOf(dialog, 2)
  expect(changed).toHaveTextContent(/^Changed(Just now|\d+ min ago),/)
  await waitFor(() => expect(changed).toHaveTextContent('Founder, Web'))
  expect(changesIn(changed)).toEqual([
    'Name',
    'Cedar bench →  became Hemlock bench',
    'Brand',
    'Nordwood →  became empty',
    'Cost',
    expect.stringMatching(/^\$1,200 .*\$1,200\.50$/),
  ])
  expect(added).toHaveTextContent(/^Added.*Assistant$/)
  const [undo, ...others] = restoreButtons(dialog)
  expect(others).toEqual([])

  await user.click(undo ?? dialog)
  const asked = await screen.findByRole('alertdialog', { name: 'Restore how it was before this change?' })
  expect(button(asked, 'Cancel')).toHaveFocus()
  expect(changesIn(asked)[1]).toBe('Hemlock bench →  became Cedar bench')
  await user.click(button(asked, 'Restore'))
  const status = await within(dialog).findByText(/^Restored\. /)
  expect(status).toHaveAttribute('role', 'status')
  const entries = await entriesOf(dialog, 3)
  expect(changesIn(entries[0])[1]).toBe('Hemlock bench →  became Cedar bench')
  expect(within(dialog).getByRole('heading', { name: 'Cedar bench' })).toBeVisible()
  // What was just undone can be restored in turn; what already holds cannot.
  const [again, ...rest] = restoreButtons(dialog)
  expect(rest).toEqual([])
  // Asked once more, nothing is said: the same words after that are announced again.
  await user.click(again ?? dialog)
  expect(status).toBeEmptyDOMElement()
  await user.click(button(await question(), 'Cancel'))
  await user.keyboard('{Escape}')
  expect(await findRow('Cedar bench')).toHaveTextContent('Nordwood')
  const [stored] = await screens.catalog.all()
  expect(stored).toEqual({ ...item, updated_at: stored?.updated_at })
})

test('an undone deletion brings back the same row in the same place', async () => {
  await screens.catalog.add(
    { name: 'Newer' },
    { name: 'Steam column', created_via: 'assistant', specifications: { kw: [1, { a: true }] }, cost: 0.1 },
    { name: 'Older' },
  )
  const before = await screens.catalog.all()
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Delete', 'Steam column'))
  await user.click(button(await question(), 'Delete'))
  await screen.findByText('Steam column was deleted.')
  expect(queryRow('Steam column')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await findRow('Steam column')
  expect(shownNames()).toEqual(['Newer', 'Steam column', 'Older'])
  expect(await screens.catalog.all()).toEqual(before)

  await user.click(await rowButton('View details', 'Steam column'))
  const dialog = await dialogCalled('Steam column')
  await user.click(tab(dialog, 'Metadata'))
  const entries = await entriesOf(dialog, 3)
  for (const [index, start] of [/^Restored/, /^Deleted/, /^Added/].entries())
    expect(entries[index]).toHaveTextContent(start)
  expect(restoreButtons(dialog)).toEqual([])
})

test('the history marks an item that was added again, with its differences from the deleted one', async () => {
  const [item] = await screens.catalog.add({
    name: 'Bench',
    category: 'Benches',
    cost: 100,
    specifications: { width_mm: 900 },
  })
  const { user, dialog: editing } = await openEditForm(screens, 'Bench')
  await fill(user, field(editing, 'Cost'), '250')
  await screens.removeAs(operations, idOf(item))
  await user.click(button(editing, 'Update Equipment'))
  await user.click(button(await question(), 'Add again'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  // A deletion that is undone afterwards is a restoration, of the item as it was added again.
  await screens.removeAs(operations, idOf(item))
  await screens.restoreAs(operations, idOf(item))
  await user.click(await rowButton('View details', 'Bench'))
  const dialog = await dialogCalled('Bench')
  await user.click(tab(dialog, 'Metadata'))
  const entries = await entriesOf(dialog, 5)
  for (const [index, start] of [
    /^Restored(Just|\d)/,
    /^Deleted/,
    /^Added again(Just|\d)/,
    /^Deleted/,
    /^Added(Just|\d)/,
  ].entries())
    expect(entries[index]).toHaveTextContent(start)
  expect(entries.map(changesIn)).toEqual([[], [], ['Cost', '$100 →  became $250'], [], []])
})

test('an undo that comes too late says so, and the list shows the stored state', async () => {
  const [item] = await screens.catalog.add({ name: 'Twice' })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Delete', 'Twice'))
  await user.click(button(await question(), 'Delete'))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await screens.catalog.add({ id: idOf(item), name: 'Back already' })
  await user.click(undo)
  await screen.findByText('This could not be undone. Changed again since: Twice. Nothing was undone.')
  await findRow('Back already')
})

test('a form opened before a deletion that was undone saves without a question', async () => {
  const [item] = await screens.catalog.add({ name: 'Shared', category: 'Doors', brand: 'Old' })
  const { user, dialog } = await openEditForm(screens, 'Shared')
  await fill(user, field(dialog, 'Brand'), 'Mine')
  await screens.removeAs(operations, idOf(item))
  await screens.restoreAs(operations, idOf(item))
  await user.click(button(dialog, 'Update Equipment'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Mine' }])
  await user.click(await rowButton('View details', 'Shared'))
  const viewing = await dialogCalled('Shared')
  await user.click(tab(viewing, 'Metadata'))
  const entries = await entriesOf(viewing, 4)
  for (const [index, line] of [
    /^Changed.*Founder, Web/,
    /^Restored.*Operations, Web/,
    /^Deleted.*Operations, Web/,
    /^Added.*Assistant/,
  ].entries())
    await waitFor(() => expect(entries[index]).toHaveTextContent(line))
})

test('restoring a version of an item that was just deleted is refused in the dialog', async () => {
  const { user, id, asked } = await askToRestore({ brand: 'First' }, { brand: 'Second' })
  expect(changesIn(asked)).toEqual(['Brand', 'Second →  became First'])
  await screens.catalog.remove(id)
  await user.click(button(asked, 'Restore'))
  expect(await within(asked).findByRole('alert')).toHaveTextContent(
    /^Error restoring equipment: This item has been deleted$/,
  )
  await user.click(button(asked, 'Cancel'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screens.catalog.all()).toEqual([])
})

test("restoring over a colleague's newer change is refused; the dialog then shows what would change now", async () => {
  const { user, id, dialog, asked } = await askToRestore({ brand: 'One' }, { brand: 'Two' })
  expect(changesIn(asked)).toEqual(['Brand', 'Two →  became One'])
  const stop = screens.network.intercept(restore, async (pass) => {
    stop()
    await screens.saveAs(operations, id, { notes: 'Quote of today' })
    return pass()
  })

  await user.click(button(asked, 'Restore'))
  expect(await within(asked).findByRole('alert')).toHaveTextContent(
    /^Error restoring equipment: Changed again since: Bench\. Nothing was restored\. Above is what would change now\.$/,
  )
  expect(changesIn(asked)).toEqual([
    'Brand',
    'Two →  became One',
    'Additional Notes',
    'Quote of today →  became empty',
  ])
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Two', notes: 'Quote of today' }])
  // Behind the question the history says who.
  await waitFor(() => expect(dialog).toHaveTextContent('Operations'))

  await user.click(button(asked, 'Restore'))
  await within(dialog).findByText(/^Restored\. /)
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'One', notes: null }])
})

test('a restore that somebody else has already made is refused, and nothing is left to change', async () => {
  const { user, id, dialog, asked } = await askToRestore({ brand: 'One' }, { brand: 'Two' })
  screens.network.intercept(restore, async (pass) => {
    await screens.saveAs(operations, id, { brand: 'One' })
    return pass()
  })
  await user.click(button(asked, 'Restore'))
  await within(asked).findByRole('alert')
  expect(changesIn(asked)).toEqual([])
  expect(asked).toHaveTextContent('Nothing: the item has these values already.')
  await user.click(button(asked, 'Cancel'))
  await waitFor(() => expect(within(dialog).getByRole('region', { name: 'History' })).toHaveFocus())
})

test('the history is read only on its tab, with states for loading, failure and no entries', async () => {
  const trigger = (state: string) =>
    screens.backend.query(`alter table public.equipment_catalog ${state} trigger record_equipment_change`)
  await trigger('disable')
  const [item] = await screens.catalog.add({ name: 'Unwritten' })
  await trigger('enable')
  const recover = screens.network.answer(calls.history, 500, { message: 'boom' })
  const release = screens.network.hold(calls.history)
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Unwritten')
  await user.click(tab(dialog, 'Technical'))
  expect(screens.network.callsTo(calls.history)).toEqual([])
  await user.click(tab(dialog, 'Metadata'))
  expect(within(within(dialog).getByRole('tabpanel')).getByRole('status')).toHaveTextContent('Loading...')
  release()
  await within(dialog).findByText('Error loading history: boom')
  recover()
  await user.click(button(dialog, 'Retry'))
  await within(dialog).findByText('No changes recorded yet.')
  expect(within(dialog).queryByRole('alert')).toBeNull()
})

test('a long history is read in parts; long texts show only the difference', async () => {
  const text = 'lorem '.repeat(500)
  const [item] = await screens.catalog.add({ name: 'Busy', notes: text })
  for (let number = 1; number <= 20; number++)
    await screens.catalog.change(idOf(item), { lead_time_days: number })
  await screens.catalog.change(idOf(item), { notes: `${text}<b>ipsum</b>` })
  const { user, dialog } = await openHistory(item, 'Busy')
  const [newest] = await entriesOf(dialog, 20)
  expect(changesIn(newest)[1]).toMatch(/^….{1,30} → {2}became ….{1,30}<b>ipsum<\/b>$/s)
  await user.click(button(dialog, 'Show older'))
  const entries = await entriesOf(dialog, 22)
  expect(entries.at(-1)).toHaveTextContent(/^Added/)
  expect(within(dialog).queryByText('Show older')).toBeNull()
})

test('deleted items of all people are listed and can be restored', async () => {
  const [bench, lamp] = await screens.catalog.add({ name: 'Bench', created_via: 'manual' }, { name: 'Lamp' })
  const { user } = await openCatalog(screens)
  await findRow('Bench')
  await screens.catalog.remove(idOf(lamp))
  await screens.catalog.add({ id: idOf(lamp), name: 'Lamp, again' })
  await screens.catalog.remove(idOf(lamp))
  await screens.catalog.remove(idOf(bench))

  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('menuitem', { name: 'Deleted items' }))
  const dialog = await dialogCalled('Deleted Items')
  expect(window.location.search).toBe('?deleted=')
  const lines = await entriesOf(dialog, 2)
  expect(lines[0]).toHaveTextContent(/^Bench.*, Assistant/)
  expect(lines[1]).toHaveTextContent(/^Lamp, again.*, Assistant/)
  await user.click(button(dialog, 'Restore Bench'))
  await within(dialog).findByText('Bench was restored.')
  expect(within(dialog).getByRole('status')).toHaveFocus()
  await entriesOf(dialog, 1)
  expect(await screens.catalog.all()).toEqual([bench])

  // Somebody else was faster.
  await screens.catalog.add({ id: idOf(lamp), name: 'Lamp' })
  await user.click(button(dialog, 'Restore Lamp, again'))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Error restoring equipment: This item is already in the catalog$/,
  )
  await within(dialog).findByText('No deleted items.')
  await user.keyboard('{Escape}')
  await findRow('Bench')
  await findRow('Lamp')
})

test('the oldest of many deleted items can be reached and restored', async () => {
  await screens.catalog.addMany(41)
  const names = (await screens.catalog.all()).map(({ name }) => name)
  for (const { id } of await screens.catalog.all()) await screens.catalog.remove(id)
  const { user } = await openCatalog(screens, '?deleted=')
  const dialog = await dialogCalled('Deleted Items')
  for (let shown = 20; shown < names.length; shown += 20) {
    await entriesOf(dialog, shown)
    await user.click(within(dialog).getByText('Show older'))
  }
  const lines = await entriesOf(dialog, names.length)
  expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(names.toReversed())
  await user.click(within(dialog).getByLabelText(`Restore ${names[0]}`))
  await within(dialog).findByText(`${names[0]} was restored.`)
  expect(await screens.catalog.all()).toMatchObject([{ name: names[0] }])
})

test('the deleted items have states for loading, failure and no entries', async () => {
  const recover = screens.network.answer(calls.deletions, 500, { message: 'boom' })
  const release = screens.network.hold(calls.deletions)
  const { user } = await openCatalog(screens, '?deleted=')
  const dialog = await dialogCalled('Deleted Items')
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading...')
  release()
  await within(dialog).findByText('Error loading deleted items: boom')
  recover()
  await user.click(button(dialog, 'Retry'))
  await within(dialog).findByText('No deleted items.')
})

test('a restore whose response is lost says so and can be tried again', async () => {
  const { user, dialog, asked } = await askToRestore({ brand: 'First' }, { brand: 'Second' })
  const recover = screens.network.answer(restore, 500, { message: 'boom' })
  await user.click(button(asked, 'Restore'))
  expect(await within(asked).findByRole('alert')).toHaveTextContent(/^Error restoring equipment: boom$/)
  recover()
  await user.click(button(asked, 'Restore'))
  await within(dialog).findByText(/^Restored\. /)
  expect(fact(await entriesOf(dialog, 3).then(([newest]) => newest ?? dialog), 'Brand')).toHaveTextContent(
    'First',
  )
})

test('an entry says how many other items its change affected; after an undo, the history of each says so', async () => {
  const added = await screens.catalog.add({ name: 'Bench' }, { name: 'Door' }, { name: 'Lamp' })
  await screens.signIn(founder)
  const save = new MutationObserver(queryClient, changeEquipment)
  const items = (await screens.catalog.all()).map((item) => ({
    id: idOf(item),
    updated_at: String(item.updated_at),
  }))
  const [changeId, undoId] = [crypto.randomUUID(), crypto.randomUUID()]
  await save.mutate({ changeId, items, values: { supplier: 'Acme' } })
  await new MutationObserver(queryClient, undoChange).mutate({ changeId: undoId, undoneChangeId: changeId })
  const { dialog } = await openHistory(added[0], 'Bench')
  const [undone, changed, first] = await entriesOf(dialog, 3)
  expect(undone).toHaveTextContent(/^Changed with 2 others(Just|\d)/)
  expect(changesIn(undone)).toEqual(['Supplier', 'Acme →  became empty'])
  expect(changed).toHaveTextContent(/^Changed with 2 others(Just|\d)/)
  expect(first).toHaveTextContent(/^Added(Just|\d)/)
  expect((await screens.catalog.all()).map(({ supplier }) => supplier)).toEqual([null, null, null])
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { faultsOf } from '../html-checker.ts'
import { button, dialogCalled, field, fill, findRow, openCatalog } from './equipment-screen.ts'
import { founder, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()
const save = { method: 'POST', url: /\/rpc\/save_project/ }

type User = Awaited<ReturnType<typeof openCatalog>>['user']

beforeEach(() => localStorage.clear())

const addItems = () =>
  screens.catalog.add(
    { name: 'Anvil', category: 'Sauna Heaters' },
    { name: 'Bench', category: 'Benches' },
    { name: 'Cedar', category: 'Benches' },
  )

/** Selects these items too, and opens the dialog. */
async function openDialog(user: User, ...names: string[]) {
  for (const name of names) {
    await findRow(name)
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  }
  const count = screen.getAllByRole('row', { selected: true }).length
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await user.click(button(bar, 'Add to a project'))
  return dialogCalled(`Add ${count} items to a project`)
}

async function addProject(name: string, lines: { item: string; tag: string; quantity?: number }[] = []) {
  const [project] = await screens.backend.query(
    'insert into public.projects (name) values ($1) returning id::text as id',
    [name],
  )
  for (const [index, { item, tag, quantity = 1 }] of lines.entries()) {
    await screens.backend.query(
      `insert into public.project_lines (project_id, equipment_id, tag, quantity, position)
       select $1::uuid, id, $2, $3, $4 from public.equipment_catalog where name = $5`,
      [project?.id, tag, quantity, index, item],
    )
  }
  return String(project?.id)
}

/** The lines of all projects as 'project: tag item quantity room'. */
async function storedLines() {
  const rows = await screens.backend.query(
    `select concat_ws(' ', project.name || ':', line.tag, item.name, line.quantity, line.room) as line
     from public.project_lines as line
       join public.projects as project on project.id = line.project_id
       join public.equipment_catalog as item on item.id = line.equipment_id
     order by project.name, line.position, line.id`,
  )
  return rows.map(({ line }) => line)
}

test('the first items make a project, the next ones are added to it in three presses; both can be undone', async () => {
  await addItems()
  const { user } = await openCatalog(screens)
  let dialog = await openDialog(user, 'Anvil', 'Bench')
  // Without a project, its name is all that is missing.
  await waitFor(() => expect(field(dialog, 'Name of the project')).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(field(dialog, 'Name of the project')).toBeInvalid()
  await user.keyboard('River House')
  await fill(user, field(dialog, 'Room'), 'Hot room')
  await user.click(button(dialog, 'Add 2 items'))
  expect(await screen.findByText('River House was made of 2 items.')).toBeVisible()
  expect(await storedLines()).toEqual([
    'River House: SH-1 Anvil 1 Hot room',
    'River House: BN-1 Bench 1 Hot room',
  ])

  dialog = await openDialog(user, 'Cedar')
  await waitFor(() => expect(button(dialog, 'Add 3 items')).toHaveFocus())
  expect(await within(dialog).findByText(/2 are already in another room/)).toBeVisible()
  expect(faultsOf(dialog.outerHTML)).toEqual([])
  await fill(user, field(dialog, 'Room'), 'hot room')
  expect(within(dialog).getByText('1 new line. 2 are already in it: their quantities go up.')).toBeVisible()
  await fill(user, within(dialog).getByRole('textbox', { name: 'Bench' }), '3')
  expect(within(dialog).getByText('BN-1: 1 become 4')).toBeVisible()
  await user.click(button(dialog, 'Add 3 items'))
  expect(await screen.findByText('3 items were added to River House.')).toBeVisible()
  expect((await storedLines()).toSorted()).toEqual([
    'River House: BN-1 Bench 4 Hot room',
    'River House: BN-2 Cedar 1 Hot room',
    'River House: SH-1 Anvil 2 Hot room',
  ])
  const toast = screen.getByText('3 items were added to River House.').closest('li')
  await user.click(button(toast ?? document.body, 'Undo'))
  expect(await screen.findByText('3 items were removed from River House.')).toBeVisible()
  expect(await storedLines()).toEqual([
    'River House: SH-1 Anvil 1 Hot room',
    'River House: BN-1 Bench 1 Hot room',
  ])
})

test('the project used last comes first, archived ones are not offered, and Show opens what was added to', async () => {
  await addItems()
  const first = await addProject('First')
  await addProject('Second')
  const archived = await addProject('Third')
  await screens.backend.query('update public.projects set is_archived = true where id = $1', [archived])
  localStorage.setItem('projects:last', first)
  const { user, router } = await openCatalog(screens)
  const dialog = await openDialog(user, 'Anvil', 'Bench')
  const options = await waitFor(() => within(dialog).getAllByRole('option'))
  expect(options.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'New project from these'])
  await user.click(button(dialog, 'Add 2 items'))
  const toast = (await screen.findByText('2 items were added to First.')).closest('li')
  await user.click(button(toast ?? document.body, 'Show'))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.project(first)))
})

test('a tag that a colleague takes meanwhile is proposed again', async () => {
  await addItems()
  await addProject('House', [{ item: 'Anvil', tag: 'SH-1' }])
  const { user } = await openCatalog(screens)
  const dialog = await openDialog(user, 'Bench', 'Cedar')
  await within(dialog).findByText('BN-2')
  let attempts = 0
  screens.network.intercept(save, async (pass) => {
    attempts++
    if (attempts < 3) {
      await screens.backend.query(
        `insert into public.project_lines (project_id, equipment_id, tag, position)
         select project_id, equipment_id, $1, $2 from public.project_lines limit 1`,
        [`BN-${attempts}`, attempts],
      )
    }
    return pass()
  })
  await user.click(button(dialog, 'Add 2 items'))
  expect(await screen.findByText('2 items were added to House.')).toBeVisible()
  expect(await storedLines()).toEqual([
    'House: SH-1 Anvil 1',
    'House: BN-1 Anvil 1',
    'House: BN-2 Anvil 1',
    'House: BN-3 Bench 1',
    'House: BN-4 Cedar 1',
  ])
})

test('items whose answer was lost are added once', async () => {
  await addItems()
  await addProject('House')
  const { user } = await openCatalog(screens)
  const dialog = await openDialog(user, 'Bench', 'Cedar')
  await within(dialog).findByText('BN-2')
  const stop = screens.network.intercept(save, async (pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  await user.click(button(dialog, 'Add 2 items'))
  expect(await within(dialog).findByText(/Error adding to the project/, {}, { timeout: 5000 })).toBeVisible()
  expect(field(dialog, 'Room')).toBeDisabled()
  stop()
  await user.click(button(dialog, 'Add 2 items'))
  expect(await screen.findByText('2 items were added to House.')).toBeVisible()
  expect(await storedLines()).toEqual(['House: BN-1 Bench 1', 'House: BN-2 Cedar 1'])
})

test('wrong quantities are named and not sent; one item is added from View', async () => {
  const [anvil] = await addItems()
  await addProject('House')
  const { user } = await screens.openScreen(paths.equipment({ view: String(anvil?.id) }), { as: founder })
  await user.click(button(await dialogCalled('Anvil'), 'Add to a project'))
  const dialog = await dialogCalled('Add Anvil to a project')
  const pieces = await within(dialog).findByRole('textbox', { name: 'Anvil' })
  for (const wrong of ['', '0', '1.5', '10000', 'two']) {
    await fill(user, pieces, wrong)
    await user.click(button(dialog, 'Add 1 item'))
    expect(pieces).toBeInvalid()
    expect(pieces).toHaveFocus()
  }
  expect(screens.network.callsTo(save)).toEqual([])
  await fill(user, pieces, '12')
  await user.click(button(dialog, 'Add 1 item'))
  expect(await screen.findByText('1 item was added to House.')).toBeVisible()
  expect(await storedLines()).toEqual(['House: SH-1 Anvil 12'])
})

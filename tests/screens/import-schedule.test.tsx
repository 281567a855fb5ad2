import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { faultsOf } from '../html-checker.ts'
import { button, dialogCalled, dialogClosed } from './equipment-screen.ts'
import { founder, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

async function openImport(csv: string) {
  await screens.catalog.add(
    { name: 'Heater', category: 'Sauna Heaters', brand: 'Acme', model: 'H-18' },
    { name: 'Bench', category: 'Benches', brand: 'Timber' },
    { name: 'Bench', category: 'Benches', brand: 'Cedar' },
  )
  const [project] = await screens.backend.query(
    `insert into public.projects (name) values ('River House') returning id::text as id`,
  )
  await screens.backend.query(
    `insert into public.project_lines (project_id, equipment_id, tag, quantity, position)
     select $1::uuid, id, 'SH-1', 2, 1 from public.equipment_catalog where name = 'Heater'`,
    [project?.id],
  )
  const { user } = await screens.openScreen(paths.project(String(project?.id)), { as: founder })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('menuitem', { name: 'Import' }))
  const dialog = await dialogCalled('Import a schedule')
  const field = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  if (!field) throw new Error('The dialog has no field for a file')
  await user.upload(field, new File([csv], 'schedule.csv', { type: 'text/csv' }))
  await within(dialog).findByRole('button', { name: 'Other file' })
  return { user, dialog }
}

async function storedLines() {
  const rows = await screens.backend.query(
    `select concat_ws(' ', line.tag, item.name, item.brand, line.quantity, line.room) as line
     from public.project_lines as line join public.equipment_catalog as item on item.id = line.equipment_id
     order by line.position, line.id`,
  )
  return rows.map(({ line }) => line)
}

const list = (dialog: HTMLElement, status: RegExp) => within(dialog).getByRole('button', { name: status })

test('a schedule is previewed, completed from the catalog, saved in one request and undone', async () => {
  const { user, dialog } = await openImport(
    'Tag,Qty,Room,Name,Brand,Model\nSH-1,6,Hot room,Heater,,\nB1,3,Hall,Bench,,\n,2,hall,Sofa,Soft,S-1\nX,1.5,,Heater,,',
  )
  await waitFor(() => expect(list(dialog, /^2 Not found/)).toHaveAttribute('aria-pressed', 'true'))
  expect(list(dialog, /^1 Changed/)).toBeVisible()
  expect(list(dialog, /^1 Invalid/)).toBeVisible()
  expect(faultsOf(dialog.outerHTML)).toEqual([])
  const choice = within(dialog).getByRole('combobox', { name: 'Item of row 3' })
  await user.selectOptions(choice, 'Bench, Cedar')
  await user.click(button(dialog, 'Add 1 item to the catalog'))
  await waitFor(() => expect(list(dialog, /^0 Not found/)).toBeVisible())
  await user.click(button(dialog, 'Save 3 lines'))
  await dialogClosed()
  expect(await screen.findByText('3 lines of River House were imported.')).toBeVisible()
  expect(await storedLines()).toEqual([
    'SH-1 Heater Acme 6 Hot room',
    'B1 Bench Cedar 3 Hall',
    'OT-1 Sofa Soft 2 Hall',
  ])
  expect(screens.network.callsTo({ method: 'POST', url: /save_project/ })).toHaveLength(1)
  const toast = screen.getByText('3 lines of River House were imported.').closest('li')
  await user.click(button(toast ?? document.body, 'Undo'))
  expect(await screen.findByText('The import was undone.')).toBeVisible()
  expect(await storedLines()).toEqual(['SH-1 Heater Acme 2'])
})

test('unknown columns are matched by hand; a colleague who saves meanwhile changes the preview', async () => {
  const { user, dialog } = await openImport('Tag,How many,What\nSH-1,6,Heater')
  expect(within(dialog).getByText(/^Match a column to the name/)).toBeVisible()
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Column for What' }),
    'Name of the item',
  )
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Column for How many' }), 'Quantity')
  await user.click(button(dialog, 'Preview'))
  expect(await within(dialog).findByText('Quantity: 2 → 6')).toBeVisible()
  await screens.backend.query(`update public.project_lines set quantity = 4`)
  await user.click(button(dialog, 'Save 1 line'))
  expect(
    await within(dialog).findByText(/Error saving the lines: Someone else changed or removed SH-1/),
  ).toBeVisible()
  expect(await within(dialog).findByText('Quantity: 4 → 6')).toBeVisible()
  await user.click(button(dialog, 'Save 1 line'))
  await dialogClosed()
  expect(await storedLines()).toEqual(['SH-1 Heater Acme 6'])
})

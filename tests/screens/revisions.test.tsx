import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { faultsOf } from '../html-checker.ts'
import { button, dialogCalled, dialogClosed, field, fill } from './equipment-screen.ts'
import { founder, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

/** Adds a project with two lines; resolves to its id. */
async function addProject() {
  await screens.catalog.add({ name: 'Heater', cost: 4000 }, { name: 'Bench' })
  const [project] = await screens.backend.query(
    `insert into public.projects (name, client) values ('River House', 'Rivera') returning id::text as id`,
  )
  await screens.backend.query(
    `insert into public.project_lines (project_id, equipment_id, tag, quantity, position)
     select $1::uuid, id, left(name, 1) || '-1', 2, 1 from public.equipment_catalog`,
    [project?.id],
  )
  return String(project?.id)
}

const change = (sql: string) => screens.backend.query(sql)

/** The cells of a part of the document, row by row. */
const rowsOf = (title: string) =>
  within(screen.getByRole('region', { name: `${title} lines` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('a project is saved as revision A and B, and compared with them', async () => {
  const id = await addProject()
  const { user, router } = await screens.openScreen(paths.project(id), { as: founder })
  await user.click(await screen.findByRole('button', { name: 'Documents' }))
  await user.click(screen.getByRole('menuitem', { name: 'Revisions' }))
  expect(await screen.findByText(/No revision has been saved yet/)).toBeVisible()
  await user.click(button(document.body, 'Save as a revision'))
  await user.click(button(await dialogCalled('Save as a revision'), 'Save as revision A'))
  expect(await screen.findByText('Revision A was saved.')).toBeVisible()
  await dialogClosed()
  expect(await screen.findByText(/^From revision A \(.*\) to now\./)).toBeVisible()
  await screen.findByText('No line was added, removed or changed.')

  await change(`update public.project_lines set quantity = 3, room = 'Hall' where tag = 'H-1'`)
  await change(`delete from public.project_lines where tag = 'B-1'`)
  await change(
    `insert into public.project_lines (project_id, equipment_id, tag)
     select project_id, equipment_id, 'H-2' from public.project_lines where tag = 'H-1'`,
  )
  await user.click(button(document.body, 'Save as a revision'))
  const dialog = await dialogCalled('Save as a revision')
  await fill(user, field(dialog, 'Revision'), 'A')
  await user.click(button(dialog, 'Save as revision A'))
  expect(field(dialog, 'Revision')).toBeInvalid()
  await fill(user, field(dialog, 'Revision'), 'B')
  await user.click(button(dialog, 'Save as revision B'))
  await dialogClosed()
  await waitFor(() => expect(router.state.location.search).toBe('?from=A&to=B'))
  expect(await screen.findByText('1 changed, 1 added, 1 removed')).toBeVisible()
  expect(rowsOf('Changed')).toEqual([
    ['H-1', 'Heater'],
    ['Quantity', '2', '3'],
    ['Room', '-none', 'Hall'],
  ])
  expect(rowsOf('Added')).toEqual([['H-2', 'Heater', '1 piece', '$4,000']])
  expect(faultsOf(document.body.innerHTML)).toEqual([])
  expect(rowsOf('Removed')).toEqual([['B-1', 'Bench', '2 pieces', '-none']])

  // The revision keeps what the catalog said.
  await change(`update public.equipment_catalog set cost = 4400 where name = 'Heater'`)
  const later = await screens.openScreen(paths.projectRevisions(id, { from: 'B' }), { as: founder })
  expect(await screen.findByText('2 changed, 0 added, 0 removed')).toBeVisible()
  expect(rowsOf('Changed')).toEqual([
    ['H-1', 'Heater'],
    ['Price', '$4,000', '$4,400'],
    ['H-2', 'Heater'],
    ['Price', '$4,000', '$4,400'],
  ])
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('B')

  // The page is left before the answer: the address of the next page stays as it is.
  await later.user.click(button(document.body, 'Save as a revision'))
  const last = await dialogCalled('Save as a revision')
  screens.network.hold({ method: 'GET', url: /project_items/ })
  await later.user.click(button(last, 'Save as revision C'))
  await screen.findAllByText('Revision C', { selector: 'option' })
  await later.router.navigate(paths.projectList())
  expect(await screen.findByText('Revision C was saved.')).toBeVisible()
  expect(later.router.state.location).toMatchObject({ pathname: paths.projectList(), search: '' })

  // A failure after that is said, too.
  const refused = { message: 'no room left' }
  const save = { method: 'POST', url: /rpc\/save_revision/ }
  screens.network.answer(save, 400, refused)
  await later.router.navigate(paths.projectRevisions(id))
  await later.user.click(await screen.findByRole('button', { name: 'Save as a revision' }))
  const release = screens.network.hold(save)
  await later.user.click(button(await dialogCalled('Save as a revision'), 'Save as revision D'))
  await waitFor(() => expect(screens.network.callsTo(save)).toHaveLength(4))
  await later.router.navigate(paths.project(id))
  release()
  expect(await screen.findByText('Error saving the revision: no room left')).toBeVisible()

  const remove = { method: 'POST', url: /rpc\/delete_project/ }
  screens.network.answer(remove, 400, refused)
  const releaseDeletion = screens.network.hold(remove)
  await later.user.click(await screen.findByRole('button', { name: 'More' }))
  await later.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await later.user.click(button(await screen.findByRole('alertdialog'), 'Delete'))
  await waitFor(() => expect(screens.network.callsTo(remove)).toHaveLength(1))
  await later.router.navigate(paths.projectList())
  releaseDeletion()
  expect(await screen.findByText('Error deleting project: no room left')).toBeVisible()
})

test('a revision that the project lacks, and a project that is gone, are said', async () => {
  const id = await addProject()
  await screens.openScreen(paths.projectRevisions(id, { from: 'Z' }), { as: founder })
  expect(await screen.findByText('This project has no revision Z.')).toBeVisible()
  await screens.openScreen(paths.projectRevisions(crypto.randomUUID()), { as: founder })
  expect(await screen.findByText(/This project does not exist/)).toBeVisible()
})

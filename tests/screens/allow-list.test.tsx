import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { saveDraft } from '@/lib/drafts'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { findRow, openCatalog, rowButton } from './equipment-screen.ts'
import { founder, setUpScreens } from './open-screen.tsx'

// A person removed from the allow-list while they work. Policies hide every row from them, which is no error.

const screens = setUpScreens()

const takeOff = () =>
  screens.backend.query('delete from private.staff_allow_list where email = $1', [founder])
afterEach(() =>
  screens.backend.query(`insert into private.staff_allow_list values ($1, 'Founder')`, [founder]),
)

async function confirmDeletion(user: UserEvent) {
  await user.click(await rowButton('Delete', 'Bench'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
}

async function saveNew(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Add Equipment' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Name/), 'Sauna')
  await user.click(dialog.getByRole('combobox', { name: /^Categor/ }))
  await user.click(await screen.findByRole('option', { name: 'Benches' }))
  await user.click(dialog.getByRole('button', { name: 'Add Equipment' }))
}

test.each([
  ['the overview', 'Overview'],
  ['the catalog', 'Equipment Catalog'],
])('%s, which would be empty, signs them out and says why', async (_, link) => {
  await screens.catalog.add({ name: 'Bench' })
  const { user } = await screens.openScreen(paths.mcp(), { as: founder })
  const menu = await screen.findByRole('navigation', { name: 'Dashboard' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  queryClient.removeQueries({ queryKey: equipmentListQuery.queryKey })
  await takeOff()
  await user.click(within(menu).getByRole('link', { name: link }))
  expect(await screen.findByText('Unauthorized email address')).toHaveAttribute('role', 'alert')
})

test.each<[string, (user: UserEvent) => unknown]>([
  ['a reload', () => screens.openScreen(paths.equipment())],
  ['looking at the window again', () => window.dispatchEvent(new Event('visibilitychange'))],
  ['looking at an item', async (user) => user.click(await rowButton('View details', 'Bench'))],
  ['a save', saveNew],
  ['a deletion', confirmDeletion],
])('%s signs them out and says why', async (_, act) => {
  await screens.catalog.add({ name: 'Bench' })
  const { user } = await openCatalog(screens)
  await findRow('Bench')
  // Whatever the catalog still reads would find out before the act.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  saveDraft('equipment:new', { source: 'a row of the catalog' })
  await takeOff()
  await act(user)
  expect(await screen.findByText('Unauthorized email address')).toHaveAttribute('role', 'alert')
  expect(window.location.pathname).toBe(paths.login())
  expect(screen.queryByText(/row-level security/)).toBeNull()
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('access_token'))
  expect(JSON.stringify(sessionStorage)).not.toContain('a row of the catalog')
  expect(screens.network.callsTo({ method: 'POST', url: /logout\?scope=global/ })).toHaveLength(1)
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Bench' }])
})

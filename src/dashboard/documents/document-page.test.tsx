import { screen, waitFor, within } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { oneOf } from '@/catalog/lines'
import { paths } from '@/lib/paths'
import { DocumentPage } from './document-page'
import { blankProject, openDocument } from './open-document.fixture'

afterEach(() => vi.unstubAllGlobals())

const Document = () => (
  <DocumentPage title="Totals" tabTitle={() => 'Totals'} countsPieces printLayout="portrait">
    {(lines) => <p>{lines.map(({ item, quantity }) => `${quantity} ${item.name}`).join(', ')}</p>}
  </DocumentPage>
)
const open = (search: string, stored: Equipment[] = []) =>
  openDocument({ Component: Document, address: paths.totals() + search, stored })

test.each(['', '?sort=name&q=+'])(
  'an empty catalog without a filter (%s) is called empty, and leads to the form',
  async (search) => {
    const { router, user } = open(search)
    expect(
      await screen.findByText('No equipment added yet. Click "Add Equipment" to get started.'),
    ).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Add Equipment' }))
    expect(createPath(router.state.location)).toBe(paths.equipment('add'))
  },
)

test.each(['?q=bench', '?category=Benches', '?via=web'])(
  '%s finds nothing in an empty catalog',
  async (search) => {
    open(search)
    expect(await screen.findByText('No equipment found matching your filters')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add Equipment' })).toBeNull()
  },
)

test.each([
  ['a', 'This item is not in the catalog.'],
  ['a,b', 'These items are not in the catalog.'],
])('chosen items that are gone (%s) are said to be gone', async (ids, said) => {
  open(`#ids=${ids}`)
  expect(await screen.findByText(said)).toBeVisible()
})

test('a selection is one piece of each item, which the document says once, on paper too', async () => {
  const items = ['Bench', 'Lamp'].map((name) => ({ ...blankEquipment, id: name.toLowerCase(), name }))
  open('#ids=lamp,bench', items)
  expect(await screen.findByText('1 Lamp, 1 Bench')).toBeVisible()
  const remark = screen.getByText('One of each. Add them to a project for quantities.')
  expect(remark.closest('.print\\:hidden')).toBeNull()
})

test('on a phone the options are in a sheet, which Escape closes, and the button has the focus again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const { user } = open('')
  const options = await screen.findByRole('button', { name: 'Options' })
  expect(screen.queryByLabelText('Paper')).toBeNull()
  await user.click(options)
  const sheet = screen.getByRole('dialog', { name: 'Options' })
  expect(within(sheet).getByRole('radio', { name: 'US units' })).toBeChecked()
  expect(within(sheet).getByLabelText('Paper')).toHaveValue('letter')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(options).toHaveFocus()
})

describe('a project', () => {
  const [bench, lamp] = ['bench', 'lamp'].map((name) => ({ ...blankEquipment, id: name, name })) as [
    Equipment,
    Equipment,
  ]
  const lines = [
    { ...oneOf(bench), id: 'l-1', quantity: 6, tag: 'BN-1' },
    { ...oneOf(lamp), id: 'l-2', quantity: 2, tag: 'LT-1' },
    { ...oneOf(bench), id: 'l-3', quantity: 3, tag: 'BN-2' },
  ]
  const stored = { project: blankProject, lines }
  const address = paths.totals({ project: blankProject.id })
  const openProject = (hash = '', project = stored) =>
    openDocument({ Component: Document, address: address + hash, project })

  test('is shown with its quantities, names the tab, and leads back to its page', async () => {
    const { router, user } = openProject()
    expect(screen.getByRole('status')).toHaveTextContent('Loading project...')
    expect(await screen.findByText('6 bench, 2 lamp, 3 bench')).toBeVisible()
    expect(screen.queryByText(/^One of each/)).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^Totals, Lot 7 · /))
    await user.click(screen.getByRole('link', { name: 'Lot 7' }))
    expect(createPath(router.state.location)).toBe(paths.project(blankProject.id))
  })

  test('is shown in part, in the order of the ids; what is no longer in it is said', async () => {
    openProject('#ids=l-3,gone,l-2')
    expect(await screen.findByText('3 bench, 2 lamp')).toBeVisible()
    expect(screen.getByText('1 of these items is not in the project.')).toBeVisible()
  })

  test('without lines says so', async () => {
    openProject('', { ...stored, lines: [] })
    expect(await screen.findByText('This project has no items yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
  })

  test('that is gone says so and leads to the others', async () => {
    openDocument({ Component: Document, address })
    expect(await screen.findByText('This project does not exist. It may have been deleted.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', paths.projectList())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

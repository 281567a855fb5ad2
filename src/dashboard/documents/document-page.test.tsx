import { screen } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { paths } from '@/lib/paths'
import { DocumentPage } from './document-page'
import { openDocument } from './open-document.fixture'

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

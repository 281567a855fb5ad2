import { screen } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { DocumentPage } from './document-page'
import { openDocument } from './open-document.fixture'

const Document = () => (
  <DocumentPage title="Totals" tabTitle={() => 'Totals'} printLayout="portrait">
    {() => null}
  </DocumentPage>
)
const open = (search: string) =>
  openDocument({ Component: Document, address: paths.totals() + search, stored: [] })

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

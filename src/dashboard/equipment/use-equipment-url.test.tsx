import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { isFiltered } from '@/catalog/equipment-list'
import { readListState } from '@/dashboard/shared/list-state'
import { paths } from '@/lib/paths'
import { readOpened, useEquipmentUrl } from './use-equipment-url'

/** The catalog at an address, and what its messages keep of it. */
async function openCatalog(search: string) {
  const kept: { screen?: ReturnType<typeof useEquipmentUrl> } = {}
  function Catalog() {
    kept.screen = useEquipmentUrl()
    return <p>{`Catalog: ${kept.screen.listState.search}, ${kept.screen.opened?.kind ?? 'no dialog'}`}</p>
  }
  const router = createMemoryRouter(
    [
      { path: paths.equipment(), element: <Catalog /> },
      { path: paths.totals(), element: <p>Totals</p> },
    ],
    { initialEntries: [paths.totals({ ids: 'a,b' }), paths.equipment() + search] },
  )
  render(<RouterProvider router={router} />)
  const shown = (text: string) => screen.findByText(text)
  await screen.findByText(/^Catalog/)
  if (!kept.screen) throw new Error('No catalog')
  return { router, shown, catalog: kept.screen }
}

test('an item is shown from a message in the catalog, whichever page is open by then; Back leads to that page', async () => {
  const { router, shown, catalog } = await openCatalog('?edit=b')
  await act(() => router.navigate(-1))
  await shown('Totals')
  await act(() => catalog.open({ kind: 'view', id: 'b' }))
  await shown('Catalog: , view')
  expect(createPath(router.state.location)).toBe(paths.equipment({ view: 'b' }))
  await act(() => router.navigate(-1))
  await shown('Totals')
  expect(createPath(router.state.location)).toBe(paths.totals({ ids: 'a,b' }))
})

test('the tab of View is in the address: from item to item, in the form of an item, and in no other dialog', async () => {
  const { router, shown, catalog } = await openCatalog('?view=a')
  const opened = () => readOpened(new URLSearchParams(router.state.location.search))
  await act(async () => catalog.showTab('supplier'))
  expect(opened()).toEqual({ kind: 'view', id: 'a', tab: 'supplier' })
  await act(async () => catalog.step('b'))
  expect(opened()).toEqual({ kind: 'view', id: 'b', tab: 'supplier' })
  await act(() => catalog.open({ kind: 'edit', id: 'b' }))
  await shown('Catalog: , edit')
  expect(opened()).toEqual({ kind: 'edit', id: 'b', tab: 'supplier' })
  await act(() => router.navigate(-1))
  await act(() => catalog.open({ kind: 'add', from: 'b' }))
  expect(router.state.location.search).toBe('?add=&from=b')
  await act(() => router.navigate(-1))
  await act(async () => catalog.close())
  expect(router.state.location.search).toBe('')
})

test('what was typed just before leaving does not take the place of the page that is open', async () => {
  const { router, shown, catalog } = await openCatalog('')
  act(() => catalog.changeListState({ search: 'bench' }))
  await act(() => router.navigate(paths.totals()))
  await shown('Totals')
  await act(() => catalog.open({ kind: 'view', id: 'b' }))
  await shown('Catalog: bench, view')
  await act(() => router.navigate(-1))
  await shown('Totals')
})

test('a dialog that closes after the catalog was left does not lead back there', async () => {
  const { router, shown, catalog } = await openCatalog('?view=b')
  await act(() => router.navigate(-1))
  await shown('Totals')
  await act(async () => catalog.close())
  expect(router.state.navigation.state).toBe('idle')
  expect(createPath(router.state.location)).toBe(paths.totals({ ids: 'a,b' }))
})

test('the items of a change are shown from a message, in place or from another page', async () => {
  const { router, shown, catalog } = await openCatalog('?q=bench&sort=-cost')
  await shown('Catalog: bench, no dialog')
  act(() => catalog.showChanges(['x', 'y']))
  await shown('Catalog: , no dialog')
  await waitFor(() => expect(createPath(router.state.location)).toBe(paths.equipment({ change: 'x,y' })))
  await act(() => router.navigate(-1))
  await shown('Totals')
  act(() => catalog.showChanges(['x', 'y']))
  await shown('Catalog: , no dialog')
  expect(createPath(router.state.location)).toBe(paths.equipment({ change: 'x,y' }))
})

test('a filter that the address leaves empty is none, and one in other letters is the same', () => {
  expect(isFiltered(readListState(new URLSearchParams('q=&category=&via=')))).toBe(false)
  expect(readListState(new URLSearchParams('via=Web')).via).toBe('web')
})

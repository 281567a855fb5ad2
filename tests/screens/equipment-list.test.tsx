import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tableColumns } from '@/catalog/columns'
import { equipmentListQuery, pageSize, reloadEquipment } from '@/catalog/queries/equipment-queries'
import { categories } from '@/content/equipment'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { html502 } from '../e2e/faults.ts'
import {
  button,
  calls,
  fact,
  fill,
  findRow,
  idOf,
  openCatalog,
  queryRow,
  rowButton,
  searchBox,
  shownNames,
} from './equipment-screen.ts'
import { operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

afterEach(() => void vi.useRealTimers())

const begin = 'No equipment added yet. Click "Add Equipment" to get started.'
const noMatch = 'No equipment found matching your filters'
/** The first one is over the checkboxes. */
const headings = ['Selected', ...tableColumns.map(({ header }) => header), 'Actions']
const filter = (label: string) => screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' })
const tile = (label: string) => fact(document.body, label)

test('an empty catalog says how to begin; a filter without matches says so', async () => {
  const { user } = await openCatalog(screens)
  expect(await screen.findByText(begin)).toBeVisible()
  await waitFor(() => expect(tile('Total Items')).toHaveTextContent('0'))
  for (const label of ['Categories', 'Brands']) expect(tile(label)).toHaveTextContent('0')
  expect(tile('Total Value')).toHaveTextContent('$0')
  await fill(user, searchBox(), 'anything')
  expect(await screen.findByText(noMatch)).toBeVisible()
  await fill(user, searchBox(), '   ')
  expect(screen.getByText(begin)).toBeVisible()
  await user.selectOptions(filter('Category'), categories[0])
  expect(screen.getByText(noMatch)).toBeVisible()
})

test('loading is announced until the list has arrived', async () => {
  await screens.catalog.add({ name: 'Slow' })
  const release = screens.network.hold(calls.list)
  await openCatalog(screens)
  expect(await screen.findByText('Loading equipment...')).toHaveAttribute('role', 'status')
  expect(screen.queryByText(begin)).toBeNull()
  release()
  await findRow('Slow')
  expect(screen.queryByText('Loading equipment...')).toBeNull()
})

test('a list that fails says so and can be retried', async () => {
  await screens.catalog.add({ name: 'Behind the fault' })
  const recover = screens.network.answer(calls.list, 502, html502)
  const { user } = await openCatalog(screens)
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/^Error loading equipment: [^<]{10,}$/)).toBeVisible()
  expect(screen.queryByText(begin)).toBeNull()
  expect(tile('Total Items')).toHaveTextContent(/^-$/)
  recover()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await findRow('Behind the fault')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the first page shows at once; nothing is counted, exported or reported as missing before the last page', async () => {
  await screens.catalog.addMany(pageSize + 1)
  const release = screens.network.hold(calls.nextPage)
  const { user } = await openCatalog(screens)
  await waitFor(() => expect(shownNames().length).toBeGreaterThan(5))
  expect(screen.getByText('Loading equipment...')).toBeVisible()
  expect(tile('Total Items')).not.toHaveTextContent(/\d/)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Escape}')
  await fill(user, searchBox(), 'nothing is called this')
  expect(shownNames()).toEqual([])
  expect(screen.queryByText(noMatch)).toBeNull()
  release()
  expect(await screen.findByText(noMatch)).toBeVisible()
  await waitFor(() => expect(tile('Total Value')).toHaveTextContent('$10,010'))
  expect(tile('Total Items')).toHaveTextContent('0 of 1,001')
  expect(screen.queryByText('Loading equipment...')).toBeNull()
  await fill(user, searchBox(), '')
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1002')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  const stored = (await screens.catalog.all()).map(({ id }) => id)
  expect(queryClient.getQueryData(equipmentListQuery.queryKey)?.items.map(({ id }) => id)).toEqual(stored)
})

test('any order other than newest first waits for the complete list, and a second page that fails does not shorten it', async () => {
  await screens.catalog.addMany(pageSize + 1)
  const release = screens.network.hold(calls.nextPage)
  await openCatalog(screens, '?sort=name')
  await waitFor(() => expect(screens.network.callsTo(calls.nextPage)).toHaveLength(1))
  expect(shownNames()).toEqual([])
  release()
  await waitFor(() => expect(shownNames().length).toBeGreaterThan(5))

  queryClient.clear()
  screens.network.answer(calls.nextPage, 500, { message: 'second page lost' })
  await openCatalog(screens)
  expect(await screen.findByText('Error loading equipment: second page lost')).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a deletion between two pages skips no item', async () => {
  await screens.catalog.addMany(pageSize + 3)
  const before = await screens.catalog.all()
  const release = screens.network.hold(calls.nextPage)
  await openCatalog(screens)
  await waitFor(() => expect(screens.network.callsTo(calls.nextPage)).toHaveLength(1))
  await screens.catalog.remove(idOf(before[0]))
  await screens.catalog.remove(idOf(before[10]))
  release()
  await waitFor(() => expect(tile('Total Items')).toHaveTextContent(/\d/))
  const read = new Set(queryClient.getQueryData(equipmentListQuery.queryKey)?.items.map(({ id }) => id))
  const missing = (await screens.catalog.all()).filter(({ id }) => !read.has(id))
  expect(missing).toEqual([])
})

test('an address with filters shows their items; the tiles are about all items', async () => {
  await screens.catalog.add(
    { name: 'One', category: 'Benches, Doors', brand: 'Nordwood', cost: 1000.4 },
    { name: 'Two', category: 'Doors', brand: ' nordwood ', cost: 4200, currency: 'EUR' },
    { name: 'Three', category: 'Lighting', brand: '', cost: 900, currency: 'GBP' },
    { name: 'Four', category: 'Lighting', brand: 'Lux', cost: null },
  )
  await openCatalog(screens, '?q=o&category=Doors')
  await findRow('One')
  expect(shownNames()).toEqual(['One', 'Two'])
  expect(searchBox()).toHaveValue('o')
  expect(filter('Category')).toHaveValue('Doors')
  await waitFor(() => expect(tile('Total Items')).toHaveTextContent(/^2 of 4$/))
  expect(tile('Categories')).toHaveTextContent(/^3$/)
  expect(tile('Brands')).toHaveTextContent(/^2$/)
  expect(tile('Total Value')).toHaveTextContent('$1,000 + €4,200 + £900')
})

test('every column shows its value, or a dash', async () => {
  await screens.catalog.add(
    { name: 'Nothing known' },
    {
      name: 'All zero',
      category: 'Hot Tubs, Showers, Doors, Lighting',
      brand: 'Brand',
      model: 'Model',
      cost: 0,
      power_requirements: '9 kW',
      lead_time_days: 0,
    },
    { name: 'Euro', brand: 'Only brand', cost: 12400.5, currency: 'EUR', lead_time_days: 1 },
    { name: 'Pound', model: 'Only model', cost: 900, currency: 'GBP', lead_time_days: 1200 },
    { name: 'Canada', cost: 990, currency: 'CAD' },
  )
  await openCatalog(screens)
  await findRow('Canada')
  const headers = screen.getAllByRole('columnheader')
  expect(headers.map((header) => header.querySelector('button')?.textContent ?? header.textContent)).toEqual(
    headings,
  )
  const cell = async (name: string, heading: string) =>
    (await findRow(name)).cells[headings.indexOf(heading)] ?? null
  expect(await cell('Nothing known', 'Category')).toHaveTextContent(/^Other$/)
  for (const heading of ['Brand/Model', 'Cost', 'Power', 'Lead Time'])
    expect(await cell('Nothing known', heading)).toHaveTextContent(/^-$/)
  const badges = await cell('All zero', 'Category')
  expect(badges).toHaveTextContent(/^Hot Tubs ?\+3 more: Showers, Doors, Lighting$/)
  expect(badges?.querySelector('[data-tooltip="Hot Tubs, Showers, Doors, Lighting"]')).not.toBeNull()
  expect(await cell('All zero', 'Brand/Model')).toHaveTextContent(/^Brand Model$/)
  expect(await cell('All zero', 'Cost')).toHaveTextContent(/^\$0$/)
  expect(await cell('All zero', 'Power')).toHaveTextContent(/^9 kW$/)
  expect(await cell('All zero', 'Lead Time')).toHaveTextContent(/^0 days$/)
  expect(await cell('Euro', 'Brand/Model')).toHaveTextContent(/^Only brand$/)
  expect(await cell('Euro', 'Cost')).toHaveTextContent(/^€12,40[01]$/)
  // For the eye and for the ear.
  expect(await cell('Euro', 'Lead Time')).toHaveTextContent(/^1 days ?1 day$/)
  expect(await cell('Pound', 'Brand/Model')).toHaveTextContent(/^Only model$/)
  expect(await cell('Pound', 'Cost')).toHaveTextContent(/^£900$/)
  expect(await cell('Pound', 'Lead Time')).toHaveTextContent(/^1,?200 days$/)
  expect(await cell('Canada', 'Cost')).toHaveTextContent(/^CA\$990$/)
  for (const action of ['View details', 'Edit', 'Delete'] as const)
    expect(await cell('Euro', 'Actions')).toContainElement(await rowButton(action, 'Euro'))
})

test('the filter offers every category; search, category, lead time and origin narrow the list together', async () => {
  const [first] = categories
  const address = `?${new URLSearchParams({ q: 'ALPHA', category: first, lead: '30', via: 'assistant' })}`
  await screens.catalog.add(
    { name: 'Tub one', category: first, notes: 'needle' },
    {
      name: 'Tub two',
      category: `Salt Rooms, ${first}`,
      brand: 'Alpha',
      created_via: 'assistant',
      lead_time_days: 30,
    },
    { name: 'Cover', category: `${first} Covers`, brand: 'Alpha' },
  )
  const { user } = await openCatalog(screens)
  await findRow('Cover')
  expect([...filter('Category').options].map(({ text }) => text)).toEqual(['All categories', ...categories])
  // Notes are not searched.
  await fill(user, searchBox(), 'needle')
  expect(screen.getByText(noMatch)).toBeVisible()
  await fill(user, searchBox(), ' ALPHA ')
  expect(shownNames()).toEqual(['Tub two', 'Cover'])
  await user.selectOptions(filter('Category'), first)
  expect(shownNames()).toEqual(['Tub two'])
  const choose = async (label: string, shown: string) => {
    await user.click(screen.getByRole('button', { name: /^Filter/ }))
    await user.click(screen.getByRole('menuitem', { name: label }))
    expect(screen.getByRole('button', { name: shown })).toHaveFocus()
  }
  await choose('Lead time within 14 days', 'Filter: Lead ≤ 14 days')
  expect(screen.getByText(noMatch)).toBeVisible()
  await choose('Lead time within 30 days', 'Filter: Lead ≤ 30 days')
  expect(shownNames()).toEqual(['Tub two'])
  await choose('Created via Assistant', 'Filter: Lead ≤ 30 days, Via Assistant')
  expect(shownNames()).toEqual(['Tub two'])
  await choose('Any lead time', 'Filter: Via Assistant')
  await choose('Any origin', 'Filter')
  await choose('Lead time within 30 days', 'Filter: Lead ≤ 30 days')
  await choose('Created via Assistant', 'Filter: Lead ≤ 30 days, Via Assistant')
  await waitFor(() => expect(window.location.search).toBe(address))
  await fill(user, searchBox(), '%')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(shownNames()).toEqual(['Tub one', 'Tub two', 'Cover'])
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('in a narrow window the keys stay on the cards, because the header is hidden', async () => {
  await screens.catalog.add({ name: 'First' }, { name: 'Second' })
  vi.stubGlobal('innerWidth', 400)
  const { user } = await openCatalog(screens)
  await screen.findByText('First')
  const [first] = screen.getAllByRole('row').filter((row) => row.dataset.row === '0')
  if (!first) throw new Error('The list has no card')
  first.focus()
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(first).toHaveFocus()
  expect(first).toHaveAttribute('tabindex', '0')
})

test('matches outside name, brand and model come last and say where they were found', async () => {
  await screens.catalog.add(
    { name: 'Heater', supplier: 'Alpha Supply', specifications: { finish: 'alpha grey' } },
    { name: 'Alpha door', supplier: 'Alpha Supply' },
    { name: 'Bench' },
  )
  const { user } = await openCatalog(screens)
  await findRow('Bench')
  await fill(user, searchBox(), 'alpha')
  expect(shownNames()).toEqual(['Alpha door', 'Heaterin Supplier: Alpha Supply'])
  await fill(user, searchBox(), 'alpha grey')
  expect(shownNames()).toEqual(['Heaterin Supplier: Alpha Supply, Finish: alpha grey'])
  expect(screen.getByText('1 of 3')).toHaveAttribute('role', 'status')
})

test('a link pressed before the address has followed the filter leads to its target', async () => {
  await screens.catalog.add({ name: 'Bench', category: 'Benches' })
  const { router } = await openCatalog(screens)
  await findRow('Bench')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(filter('Category'), { target: { value: 'Benches' } })
  const sheets = `${paths.specSheet()}?category=Benches`
  router.subscribe(({ navigation }) => {
    // What the filter left to be done falls due when the next page has just been asked for.
    if (navigation.location?.pathname === paths.specSheet() && vi.isFakeTimers()) {
      vi.advanceTimersByTime(1000)
      vi.useRealTimers()
    }
  })
  fireEvent.click(screen.getByRole('button', { name: 'Documents' }))
  screen.getByRole('menuitem', { name: 'Spec sheets' }).click()
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(sheets))
})

test('a dialog keeps the state of the list, and one step back closes it', async () => {
  await screens.catalog.add({ name: 'Salt lamp' }, { name: 'Bench' })
  const { user } = await openCatalog(screens)
  await findRow('Salt lamp')
  await fill(user, searchBox(), 'salt')
  // At once: the address does not have the search yet.
  await user.click(await rowButton('View details', 'Salt lamp'))
  await screen.findByRole('dialog', { name: 'Salt lamp' })
  expect(window.location.search).toMatch(/^\?q=salt&view=/)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?q=salt')
  expect(searchBox()).toHaveValue('salt')
  expect(shownNames()).toEqual(['Salt lamp'])
})

test('a column header sorts ascending, descending and newest first, and announces it', async () => {
  await screens.catalog.add(
    { name: 'Newest', cost: 900, lead_time_days: 7 },
    { name: 'Unpriced', cost: null, lead_time_days: null },
    { name: 'Cheapest', cost: 0, lead_time_days: 100 },
    { name: 'Dearest', cost: 10_000, lead_time_days: 20 },
  )
  const { user } = await openCatalog(screens)
  await findRow('Newest')
  expect(shownNames()).toEqual(['Newest', 'Unpriced', 'Cheapest', 'Dearest'])
  const header = (name: string) =>
    screen.getAllByRole('columnheader')[headings.indexOf(name)] ?? document.body
  const press = (name: string) => user.click(button(header(name), name))
  expect(header('Name')).toHaveTextContent(/Newest first$/)
  await press('Cost')
  expect(header('Name')).not.toHaveTextContent(/newest/i)
  expect(shownNames()).toEqual(['Cheapest', 'Newest', 'Dearest', 'Unpriced'])
  expect(header('Cost')).toHaveAttribute('aria-sort', 'ascending')
  await press('Cost')
  expect(shownNames()).toEqual(['Dearest', 'Newest', 'Cheapest', 'Unpriced'])
  expect(header('Cost')).toHaveAttribute('aria-sort', 'descending')
  await waitFor(() => expect(window.location.search).toBe('?sort=-cost'))
  await press('Lead Time')
  expect(shownNames()).toEqual(['Newest', 'Dearest', 'Cheapest', 'Unpriced'])
  expect(header('Cost')).toHaveAttribute('aria-sort', 'none')
  await press('Lead Time')
  await press('Lead Time')
  expect(shownNames()).toEqual(['Newest', 'Unpriced', 'Cheapest', 'Dearest'])
  expect(header('Name')).toHaveTextContent(/Newest first$/)
})

test('a list that cannot be read again stays on the screen', async () => {
  await screens.catalog.add({ name: 'Still here' })
  await openCatalog(screens)
  await findRow('Still here')
  screens.network.answer(calls.list, 500, { message: 'boom' })
  void reloadEquipment()
  await screen.findByText('Error loading equipment: boom')
  expect(queryRow('Still here')).not.toBeNull()
  await waitFor(() => expect(tile('Total Items')).toHaveTextContent(/^1$/))
})

test("a colleague's item appears when the window gets the focus after half a minute", async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await screens.catalog.add({ name: 'Mine' })
  await openCatalog(screens)
  await findRow('Mine')
  const asked = () => screens.network.callsTo(calls.list).length
  await screens.catalog.add({ name: 'Theirs' })
  const look = () => window.dispatchEvent(new Event('visibilitychange'))
  // Asked whenever the window is looked at: where the list is stale, it is asked for at the same time.
  const askedForStaff = () => screens.network.callsTo({ method: 'GET', url: /caller_is_staff/ }).length
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = askedForStaff()

  vi.setSystemTime(Date.now() + 29_000)
  await waitFor(() => {
    look()
    expect(askedForStaff()).toBeGreaterThan(before)
  })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked()).toBe(1)
  vi.setSystemTime(Date.now() + 2_000)
  look()
  await findRow('Theirs')
  expect(asked()).toBe(2)
})

test('an item is deleted after a question; a failed deletion says why, an item that is already gone is no failure', async () => {
  await screens.catalog.add({ name: 'Fleeting' })
  const recover = screens.network.answer(calls.remove, 200, '')
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('Delete', 'Fleeting'))
  const asked = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this equipment?',
  })
  expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(within(asked).getByRole('button', { name: 'Delete' }))
  expect(await within(asked).findByRole('alert')).toHaveTextContent(
    /^Error deleting equipment: The server sent an empty answer/,
  )
  expect(queryRow('Fleeting')).not.toBeNull()
  recover()
  const [item] = await screens.catalog.all()
  await screens.removeAs(operations, String(item?.id))
  await user.click(within(asked).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Fleeting was already deleted.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(await screen.findByText(begin)).toBeVisible()
})

test('Ctrl Z restores a deleted item, even if it was the only visible one', async () => {
  await screens.catalog.add({ name: 'Next' }, { name: 'Deleted' })
  const { user } = await openCatalog(screens, '?q=deleted')
  await user.click(await rowButton('Delete', 'Deleted'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  await findRow('Deleted')
  expect(await screens.catalog.all()).toMatchObject([{ name: 'Next' }, { name: 'Deleted' }])
})

test('the items of one change are shown alone, with its Undo', async () => {
  const [bench] = await screens.catalog.add({ name: 'Bench', brand: 'Acme' }, { name: 'Door' })
  await screens.saveAs(operations, idOf(bench), { brand: 'Huum' })
  const [entry] = await screens.backend.query(
    'select change_id from public.equipment_history order by id desc limit 1',
  )
  const { user } = await openCatalog(screens, `?change=${String(entry?.change_id)}`)
  await findRow('Bench')
  expect(shownNames()).toEqual(['Bench'])
  expect(await screen.findByText('1 of 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The change was undone.')).toBeVisible()
  await findRow('Door')
  expect(await screens.catalog.all()).toMatchObject([{ brand: 'Acme' }, { name: 'Door' }])
})

test('a visitor without a session is sent to the sign-in page and requests no data', async () => {
  await screens.openScreen(paths.equipment())
  await screen.findByRole('button', { name: 'Sign in' })
  expect(window.location.pathname).toBe(paths.login())
  expect(screens.network.callsTo(calls.list)).toEqual([])
})

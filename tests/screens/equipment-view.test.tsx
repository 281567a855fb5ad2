import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { equipmentItemQuery } from '@/catalog/queries/equipment-queries'
import { paths } from '@/lib/paths'
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
  queryRow,
  question,
  rowButton,
  tab,
} from './equipment-screen.ts'
import { founder, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

const nobody = '00000000-0000-4000-8000-000000000000'
const notLoaded = 'This item could not be loaded.'
const notRefreshed = 'Shown as last loaded: it could not be read again.'

/** The `id` of the row of an item that is shown. */
const rowIdOf = (name: string) => screen.getByLabelText(`View details ${name}`).closest('tr')?.id ?? ''

/** Presses an action in the menu of an open item. */
async function pickAction(user: UserEvent, dialog: HTMLElement, action: string) {
  await user.click(button(dialog, 'More'))
  await user.click(within(dialog).getByRole('menuitem', { name: action }))
}

test('an item with everything shows everything, on four tabs', async () => {
  const [item] = await screens.catalog.add({
    name: 'Grand heater',
    category: 'Sauna Heaters, Control Systems, Salt Rooms',
    brand: 'Löyly',
    model: 'G1',
    cost: 12400,
    currency: 'EUR',
    image_url: 'https://pictures.example/heater.png',
    power_requirements: '18 kW',
    water_requirements: 'none',
    space_requirements: '1 m',
    maintenance_requirements: 'Stones',
    maintenance_schedule: 'Yearly',
    warranty_months: 24,
    supplier: 'Stove & Co',
    supplier_contact: 'hello@stove.example',
    lead_time_days: 30,
    notes: 'First line\nsecond line',
    specifications: { output_kw: 18, wifiReady: true, leaky: false, stones: ['olivine', 'peridotite'] },
    created_via: 'assistant',
    created_at: '2026-03-04T10:06:00Z',
  })
  // Nothing in memory yet.
  const release = screens.network.hold(calls.item)
  const releaseList = screens.network.hold(calls.list)
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  expect(await screen.findByText('Loading...')).toHaveAttribute('role', 'status')
  release()
  const dialog = await dialogCalled('Grand heater')
  expect(within(dialog).getByRole('heading', { name: 'Grand heater' })).toBeVisible()
  for (const category of ['Sauna Heaters', 'Control Systems', 'Salt Rooms'])
    expect(within(dialog).getByText(category)).toBeVisible()
  expect(within(dialog).getByText('Löyly G1')).toBeVisible()
  expect(
    within(dialog)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Technical', 'Supplier', 'Metadata'])
  const facts = () =>
    Object.fromEntries(
      [...dialog.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
        textContent,
        nextElementSibling?.textContent,
      ]),
    )

  const technical = {
    'Power Requirements': '18 kW',
    'Water Requirements': 'none',
    'Space Requirements': '1 m',
    'Maintenance Requirements': 'Stones',
    'Maintenance Schedule': 'Yearly',
    'Output kw': '18',
    'Wifi Ready': 'Yes',
    Leaky: 'No',
    Stones: 'olivine, peridotite',
  }

  const picture = within(dialog).getByRole('img', { name: 'Grand heater' })
  expect(picture).toHaveAttribute('src', 'https://pictures.example/heater.png')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(facts()).toEqual({
    Cost: '€12,400',
    'Lead Time': '30 days',
    Warranty: '24 months',
    'Created Via': 'Assistant',
    ...technical,
    Supplier: 'Stove & Co',
    Notes: 'First line\nsecond line',
  })

  await user.click(tab(dialog, 'Technical'))
  expect(within(dialog).getByRole('heading', { name: 'Additional Specifications' })).toBeVisible()
  expect(facts()).toEqual(technical)

  await user.click(tab(dialog, 'Supplier'))
  expect(facts()).toEqual({
    Supplier: 'Stove & Co',
    'Contact Information': 'hello@stove.example',
    Cost: '€12,400',
    'Lead Time': '30 days',
    Warranty: '24 months',
  })
  const contact = within(dialog).getByText('hello@stove.example', { selector: 'a' })
  expect(contact).toHaveAttribute('href', 'mailto:hello@stove.example')

  await user.click(tab(dialog, 'Metadata'))
  expect(fact(dialog, 'ID')).toHaveTextContent(idOf(item))
  const local = new Date('2026-03-04T10:06:00Z').toLocaleTimeString('en-US', { timeStyle: 'short' })
  expect(fact(dialog, 'Created')).toHaveTextContent(local)
  expect(fact(dialog, 'Created')).toHaveTextContent('Mar 4, 2026')
  expect(fact(dialog, 'Last Updated')).toHaveTextContent(/20\d\d/)
  expect(fact(dialog, 'Created Via')).toHaveTextContent('Assistant')
  releaseList()

  // Edit opens the tab of the form that View was at, and the way back leads to it.
  await user.click(tab(dialog, 'Supplier'))
  await user.keyboard('e')
  const form = await dialogCalled('Edit Equipment')
  expect(tab(form, 'Supplier')).toHaveAttribute('aria-selected', 'true')
  expect(field(form, 'Supplier')).toHaveFocus()
  await user.click(button(form, 'Cancel'))
  expect(tab(await dialogCalled('Grand heater'), 'Supplier')).toHaveAttribute('aria-selected', 'true')
})

test('shows at once what the list has, then what is stored', async () => {
  const [item] = await screens.catalog.add({ name: 'Old name' })
  const { user } = await openCatalog(screens)
  const row = await rowButton('View details', 'Old name')
  await screens.saveAs(founder, idOf(item), { name: 'New name' })
  const release = screens.network.hold(calls.item)
  await user.click(row)
  expect(await dialogCalled('Old name')).toBeVisible()
  expect(screen.queryByText('Loading...')).toBeNull()
  release()
  expect(await dialogCalled('New name')).toBeVisible()
  expect(screen.queryByText(notRefreshed)).toBeNull()
})

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when the server fails', () => new Response('{"message":"boom"}', { status: 500 })],
])('shows what the list has %s, and says so', async (_, handle) => {
  await screens.catalog.add({ name: 'Remembered', cost: 5 })
  const { user } = await openCatalog(screens)
  const row = await rowButton('View details', 'Remembered')
  screens.network.intercept(calls.item, handle)
  await user.click(row)
  const dialog = await dialogCalled('Remembered')
  expect(fact(dialog, 'Cost')).toHaveTextContent('$5')
  expect(await within(dialog).findByText(notRefreshed)).toBeVisible()
  expect(screen.queryByText(notLoaded)).toBeNull()
})

test('previous and next follow the list as it is filtered and sorted, by button and by key', async () => {
  await screens.catalog.add(
    { name: 'Heater C', cost: 3 },
    { name: 'Heater A', cost: 1 },
    { name: 'Bench', cost: 9 },
    { name: 'Heater B', cost: 2 },
  )
  const { user } = await openCatalog(screens, '?q=heater&sort=cost')
  await user.click(await rowButton('View details', 'Heater A'))
  const dialog = await dialogCalled('Heater A')
  const steps = window.history.length
  await user.click(tab(dialog, 'Metadata'))
  const place = (text: string) => within(dialog).getByText(text).closest('[role=status]')
  expect(place('Item 1 of 3')).toHaveTextContent('Heater A, Item 1 of 3')
  expect(button(dialog, 'Previous item')).toHaveAttribute('aria-disabled', 'true')

  await user.click(button(dialog, 'Next item'))
  expect(await dialogCalled('Heater B')).toBe(dialog)
  expect(button(dialog, 'Next item')).toHaveFocus()
  expect(tab(dialog, 'Metadata')).toHaveAttribute('aria-selected', 'true')
  expect(button(dialog, 'Previous item')).toHaveAttribute('aria-disabled', 'false')
  await user.keyboard('{Enter}')
  await dialogCalled('Heater C')
  expect(button(dialog, 'Next item')).toHaveFocus()
  expect(button(dialog, 'Next item')).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}j{ArrowRight}')
  expect(place('Item 3 of 3')).toHaveTextContent('Heater C, Item 3 of 3')
  await user.keyboard('k')
  await dialogCalled('Heater B')
  await user.keyboard('{ArrowLeft}')
  await dialogCalled('Heater A')
  await user.keyboard('j')
  await dialogCalled('Heater B')
  // In the row of tabs the arrows are the tabs'.
  await user.click(tab(dialog, 'Overview'))
  await user.keyboard('{ArrowRight}')
  expect(tab(dialog, 'Technical')).toHaveFocus()
  expect(dialog).toHaveAccessibleName('Heater B')
  expect(window.history.length).toBe(steps)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('?q=heater&sort=cost')
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById(rowIdOf('Heater B'))))
})

test('an item that the list does not show has no neighbours', async () => {
  const [hidden] = await screens.catalog.add({ name: 'Hidden' }, { name: 'Shown' })
  const { user } = await openCatalog(screens, `?q=shown&view=${idOf(hidden)}`)
  const dialog = await dialogCalled('Hidden')
  await findRow('Shown')
  expect(button(dialog, 'Next item')).toHaveAttribute('aria-disabled', 'true')
  expect(within(dialog).getByRole('status')).toBeEmptyDOMElement()
  await user.keyboard('j')
  expect(dialog).toHaveAccessibleName('Hidden')
})

test('Edit and Duplicate lead from the item and back to it, and focus to its row in the end', async () => {
  await screens.catalog.add({ name: 'Heater' })
  const { user } = await openCatalog(screens)
  const row = await rowButton('View details', 'Heater')
  await user.click(row)
  await user.click(button(await dialogCalled('Heater'), 'Edit'))
  await user.click(button(await dialogCalled('Edit Equipment'), 'Cancel'))
  await dialogCalled('Heater')
  await user.keyboard('d')
  const copy = await dialogCalled('Add New Equipment')
  expect(within(copy).getByLabelText(/^Name/)).toHaveValue('Heater (copy)')
  await user.keyboard('{Escape}')
  await dialogCalled('Heater')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(row).toHaveFocus())
})

/** Edits the name of an item in its open form, and saves. */
async function rename(user: UserEvent, name: string) {
  const dialog = await dialogCalled('Edit Equipment')
  await fill(user, field(dialog, 'Name'), name)
  await user.keyboard('{Control>}{Enter}{/Control}')
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const rowHasFocus = (name: string) =>
  waitFor(() => expect(document.getElementById(rowIdOf(name))).toHaveFocus())

test('an edit that hides its row gives focus to the rows that are left, or to what surrounds them', async () => {
  await screens.catalog.add({ name: 'Heater A' }, { name: 'Heater B' })
  const { user } = await openCatalog(screens, '?q=heater')
  await user.click(await rowButton('Edit', 'Heater A'))
  await rename(user, 'Bench')
  await noDialog()
  await rowHasFocus('Heater B')
  await user.click(await rowButton('View details', 'Heater B'))
  await dialogCalled('Heater B')
  await user.keyboard('e')
  await rename(user, 'Door')
  await dialogCalled('Door')
  await user.keyboard('{Escape}')
  await noDialog()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Catalog' })).toHaveFocus())
})

test('a form opened by its address gives focus to the row of its item', async () => {
  const [, second] = await screens.catalog.add({ name: 'First' }, { name: 'Second' })
  const { user } = await openCatalog(screens, `?edit=${idOf(second)}`)
  await findRow('Second')
  await rename(user, 'Renamed')
  await noDialog()
  await rowHasFocus('Renamed')
})

test.each(['Edit', 'View details'] as const)(
  '%s: an edit that moves its row out of the window gives focus to the rows in it',
  async (way) => {
    await screens.catalog.addMany(60)
    const { user } = await openCatalog(screens, '?sort=name')
    await user.click(await rowButton(way, 'Item 0002'))
    if (way === 'View details') {
      await dialogCalled('Item 0002')
      await user.keyboard('e')
    }
    await rename(user, 'Last of all')
    if (way === 'View details') {
      await dialogCalled('Last of all')
      await user.keyboard('{Escape}')
    }
    await noDialog()
    expect(queryRow('Last of all')).toBeNull()
    await rowHasFocus('Item 0003')
  },
)

test('Delete asks; then the item closes and the next row has focus', async () => {
  await screens.catalog.add({ name: 'First' }, { name: 'Second' })
  const { user } = await openCatalog(screens)
  await user.click(await rowButton('View details', 'First'))
  await dialogCalled('First')
  await user.keyboard('{Delete}')
  await user.click(button(await question(), 'Cancel'))
  const dialog = await dialogCalled('First')
  await pickAction(user, dialog, 'Delete')
  await user.click(button(await question(), 'Delete'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(document.getElementById(rowIdOf('Second'))).toHaveFocus())
  expect(await screens.catalog.all()).toHaveLength(1)
})

test('Copy link copies the address of the item alone, or shows it', async () => {
  const [item] = await screens.catalog.add({ name: 'Heater' })
  const address = `${window.location.origin}${paths.equipment({ view: idOf(item) })}`
  const { user } = await openCatalog(screens, '?q=heater&sort=cost')
  await user.click(await rowButton('View details', 'Heater'))
  const dialog = await dialogCalled('Heater')
  await pickAction(user, dialog, 'Copy link')
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(address)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await pickAction(user, dialog, 'Copy link')
  expect(await screen.findByText(`The link could not be copied: ${address}`)).toBeVisible()
  vi.restoreAllMocks()
})

test('specifications are shown in groups, in the chosen units, and a data sheet is a link named by its host', async () => {
  const [item] = await screens.catalog.add({
    name: 'Heater',
    category: 'Sauna Heaters',
    specifications: {
      own: 'kept',
      width_mm: 914.4,
      max_setpoint_c: 90,
      datasheet_url: 'https://maker.example/a/very/long/path.pdf',
    },
  })
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Heater')
  await user.click(tab(dialog, 'Technical'))
  const groups = () =>
    within(dialog)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent, parentElement }) => [textContent, parentElement?.querySelector('dl')?.textContent])
  const rest = [
    ['General', 'Data sheetmaker.example'],
    ['Sauna Heaters', 'Max. room setpoint194 °F'],
    ['Further specifications', 'Ownkept'],
  ]
  expect(groups()).toEqual([['Size', 'Width36 in'], ...rest])
  const link = within(dialog).getByRole('link', { name: 'maker.example' })
  expect(link).toHaveAttribute('href', 'https://maker.example/a/very/long/path.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
  await user.click(within(dialog).getByRole('radio', { name: 'SI units' }))
  expect(groups().slice(0, 1)).toEqual([['Size', 'Width914 mm']])
  expect(fact(dialog, 'Max. room setpoint')).toHaveTextContent('90 °C')
})

test('what New York asks of a hot tub is shown below its figures', async () => {
  const [item] = await screens.catalog.add({
    name: 'Deep tub',
    category: 'Hot Tubs',
    specifications: { water_depth_mm: 1300 },
  })
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Deep tub')
  await user.click(tab(dialog, 'Technical'))
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Additional Specifications', 'In New York'])
  expect(
    within(dialog)
      .getByText(/A commercial spa is at most 4 ft/)
      .closest('li'),
  ).toHaveTextContent('This item’s figure is beyond it.')
})

test('an item with nothing says so', async () => {
  const [item] = await screens.catalog.add({ name: 'Bare item' })
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Bare item')
  for (const term of ['Cost', 'Lead Time', 'Warranty'])
    expect(fact(dialog, term)).toHaveTextContent(/^Not specified$/)
  expect(within(dialog).queryByRole('img')).toBeNull()
  expect(fact(dialog, 'Notes')).toBeNull()
  await user.click(tab(dialog, 'Technical'))
  expect(within(dialog).getByText('No technical requirements recorded.')).toBeVisible()
  expect(within(dialog).queryByText('Additional Specifications')).toBeNull()
  expect(within(dialog).queryByRole('heading', { name: 'In New York' })).toBeNull()
  await user.click(tab(dialog, 'Supplier'))
  expect(within(dialog).getByText('No supplier information available.')).toBeVisible()
})

test('only the requirements that are present are shown; zero is a value', async () => {
  const [item] = await screens.catalog.add({
    name: 'Half item',
    cost: 0,
    lead_time_days: 0,
    warranty_months: 0,
    water_requirements: 'Cold only',
    supplier_contact: '+1 (212) 555-0100',
  })
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Half item')
  expect(fact(dialog, 'Cost')).toHaveTextContent(/^\$0$/)
  expect(fact(dialog, 'Lead Time')).toHaveTextContent(/^0 days$/)
  expect(fact(dialog, 'Warranty')).toHaveTextContent(/^0 months$/)
  await user.click(tab(dialog, 'Technical'))
  expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Water Requirements',
  ])
  await user.click(tab(dialog, 'Supplier'))
  expect(within(dialog).getByText('+1 (212) 555-0100', { selector: 'a' })).toHaveAttribute(
    'href',
    'tel:+12125550100',
  )
})

test('Supplier links to what else they sell, and Metadata to the projects that use the item', async () => {
  const items = await screens.catalog.add(
    { name: 'Typed otherwise', supplier: ' stove  & co ', cost: 5, lead_time_days: 7 },
    ...Array.from({ length: 8 }, (_, place) => ({ name: `Stove ${place + 1}`, supplier: 'Stove & Co' })),
    { name: 'Bench', supplier: 'Joinery' },
  )
  await screens.callAs(founder, 'POST', 'rpc/save_project', {
    change_id: crypto.randomUUID(),
    project: { id: crypto.randomUUID(), name: 'Bath house' },
    added: [{ id: crypto.randomUUID(), equipment_id: idOf(items[0]), quantity: 2, tag: 'SH-1' }],
  })
  const { user } = await openCatalog(screens, '?q=bench')
  await findRow('Bench')
  await user.click(await rowButton('View details', 'Bench'))
  const bench = await dialogCalled('Bench')
  await user.click(tab(bench, 'Supplier'))
  expect(fact(bench, 'Supplier')).toHaveTextContent('Joinery')
  expect(within(bench).queryByText('Other items of this supplier')).toBeNull()
  await user.click(tab(bench, 'Metadata'))
  expect(await within(bench).findByText('None yet.')).toBeVisible()
  await user.click(button(bench, 'Close'))
  await noDialog()
  await fill(user, screen.getByRole('searchbox', { name: 'Search equipment' }), 'stove 1')
  await user.click(await rowButton('View details', 'Stove 1'))
  const dialog = await dialogCalled('Stove 1')
  await user.click(tab(dialog, 'Supplier'))
  const links = () =>
    within(within(dialog).getByRole('tabpanel'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(links()).toEqual([
    'Typed otherwise7 days$5',
    ...[2, 3, 4, 5, 6].map((place) => `Stove ${place}-`),
    'Search the catalog for “Stove & Co”',
  ])
  const steps = window.history.length
  await user.click(within(dialog).getByRole('link', { name: /^Typed otherwise/ }))
  expect(await dialogCalled('Typed otherwise')).toBe(dialog)
  expect(tab(dialog, 'Supplier')).toHaveAttribute('aria-selected', 'true')
  expect(links()).toHaveLength(7)
  expect(window.history.length).toBe(steps)

  await user.click(tab(dialog, 'Metadata'))
  const project = await within(dialog).findByRole('link', { name: /^Bath house/ })
  expect(project).toHaveTextContent('2 pieces')
  expect(project).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/projects\/./))

  await user.click(tab(dialog, 'Supplier'))
  await user.click(within(dialog).getByRole('link', { name: /^Search the catalog/ }))
  await noDialog()
  expect(screen.getByRole('searchbox', { name: 'Search equipment' })).toHaveValue(' stove  & co ')
  await findRow('Stove 8')
})

test('a broken picture leaves a quiet tile', async () => {
  const [item] = await screens.catalog.add({
    name: 'Pictured',
    image_url: 'https://pictures.example/gone.png',
  })
  await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Pictured')
  fireEvent.error(within(dialog).getByRole('img'))
  expect(within(dialog).getByText('The image could not be loaded')).toBeVisible()
  expect(within(dialog).queryByRole('img')).toBeNull()
})

test.each([nobody, 'no-id-at-all'])('a missing item (%s) shows nothing and says so beside it', async (id) => {
  const { user } = await openCatalog(screens, `?view=${id}`)
  await screen.findByText(notLoaded)
  const dialog = await dialogCalled('Equipment')
  expect(within(dialog).queryByText('Loading...')).toBeNull()
  expect(within(dialog).queryByRole('tab')).toBeNull()
  expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  await user.click(button(dialog, 'Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname + window.location.search).toBe(paths.equipment())
})

test('an item deleted meanwhile also leaves the list behind the dialog', async () => {
  const [item] = await screens.catalog.add({ name: 'Going' }, { name: 'Staying' })
  const { user } = await openCatalog(screens)
  await findRow('Going')
  await screens.catalog.remove(idOf(item))
  await user.click(await rowButton('View details', 'Going'))
  await screen.findByText(notLoaded)
  await user.click(button(await dialogCalled('Equipment'), 'Close'))
  await waitFor(() => expect(queryRow('Going')).toBeNull())
  await findRow('Staying')
})

test('an item deleted while it is shown is said to be', async () => {
  const [item] = await screens.catalog.add({ name: 'Going' })
  await openCatalog(screens, `?view=${idOf(item)}`)
  const dialog = await dialogCalled('Going')
  await screens.catalog.remove(idOf(item))
  // As after a return to the window, once what was read is old enough.
  void queryClient.invalidateQueries({ queryKey: equipmentItemQuery(idOf(item)).queryKey })
  expect(await within(dialog).findByText('Shown as last loaded: it has been deleted.')).toBeVisible()
})

test('an item that fails to load and is not in memory is not shown as fields', async () => {
  const [item] = await screens.catalog.add({ name: 'Unreachable' })
  screens.network.answer(calls.item, 500, { message: 'boom' })
  const release = screens.network.hold(calls.list)
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  await screen.findByText(notLoaded)
  const dialog = await dialogCalled('Equipment')
  expect(within(dialog).queryByRole('tab')).toBeNull()
  await user.click(button(dialog, 'Close'))
  release()
  await findRow('Unreachable')
})

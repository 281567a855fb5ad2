import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import {
  button,
  calls,
  dialogCalled,
  fact,
  findRow,
  idOf,
  openCatalog,
  queryRow,
  rowButton,
  tab,
} from './equipment-screen.ts'
import { setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

const nobody = '00000000-0000-4000-8000-000000000000'
const notLoaded = 'This item could not be loaded.'

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
    created_at: '2026-03-04T15:06:00Z',
  })
  const { user } = await openCatalog(screens)
  const release = screens.network.hold(calls.item)
  await user.click(await rowButton('View details', 'Grand heater'))
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

  const picture = within(dialog).getByRole('img', { name: 'Grand heater' })
  expect(picture).toHaveAttribute('src', 'https://pictures.example/heater.png')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(facts()).toEqual({
    Cost: '€12,400',
    'Lead Time': '30 days',
    Warranty: '24 months',
    'Created Via': 'Assistant',
    Notes: 'First line\nsecond line',
  })

  await user.click(tab(dialog, 'Technical'))
  expect(within(dialog).getByRole('heading', { name: 'Additional Specifications' })).toBeVisible()
  expect(facts()).toEqual({
    'Power Requirements': '18 kW',
    'Water Requirements': 'none',
    'Space Requirements': '1 m',
    'Maintenance Requirements': 'Stones',
    'Maintenance Schedule': 'Yearly',
    'Output kw': '18',
    'Wifi Ready': 'Yes',
    Leaky: 'No',
    Stones: 'olivine, peridotite',
  })

  await user.click(tab(dialog, 'Supplier'))
  expect(facts()).toEqual({ Supplier: 'Stove & Co', 'Contact Information': 'hello@stove.example' })
  const contact = within(dialog).getByText('hello@stove.example', { selector: 'a' })
  expect(contact).toHaveAttribute('href', 'mailto:hello@stove.example')

  await user.click(tab(dialog, 'Metadata'))
  expect(fact(dialog, 'ID')).toHaveTextContent(idOf(item))
  const local = new Date('2026-03-04T15:06:00Z').toLocaleTimeString('en-US', { timeStyle: 'short' })
  expect(fact(dialog, 'Created')).toHaveTextContent(local)
  expect(fact(dialog, 'Created')).toHaveTextContent('Mar 4, 2026')
  expect(fact(dialog, 'Last Updated')).toHaveTextContent(/20\d\d/)
  expect(fact(dialog, 'Created Via')).toHaveTextContent('Assistant')
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

test('an item that fails to load is not shown as fields', async () => {
  const [item] = await screens.catalog.add({ name: 'Unreachable' })
  screens.network.answer(calls.item, 500, { message: 'boom' })
  const { user } = await openCatalog(screens, `?view=${idOf(item)}`)
  await screen.findByText(notLoaded)
  const dialog = await dialogCalled('Equipment')
  expect(within(dialog).queryByRole('tab')).toBeNull()
  await user.click(button(dialog, 'Close'))
  await findRow('Unreachable')
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { technicalValues } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { oneOf } from '@/catalog/lines'
import { brand } from '@/content/brand'
import { blankProject, openDocument } from '@/dashboard/documents/open-document.fixture'
import { paths } from '@/lib/paths'
import { readPreference, savePreference } from '@/lib/preferences'
import { Component } from './spec-sheet-page'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const heater: Equipment = {
  ...blankEquipment,
  id: id(1),
  name: 'Grand heater',
  category: 'Sauna Heaters, Control Systems',
  brand: 'Acme',
  cost: 11_450.5,
  power_requirements: '18 kW, 208 V',
  warranty_months: 24,
  notes: 'First line\nsecond line',
  specifications: { output_kw: 18, temperature: { max: 55, min: 39 } },
}

const unknown = 'to be confirmed'
let stored: readonly Equipment[] | null

beforeEach(() => {
  stored = [heater]
})

afterEach(() => localStorage.clear())

const open = (search = '') => openDocument({ Component, address: paths.specSheet() + search, stored })

const sheet = (name = heater.name) => screen.findByRole('article', { name })
function factsOf(element: HTMLElement) {
  const terms = within(element).getAllByRole('term')
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
}

describe('a sheet', () => {
  test('shows known values, prices to the cent and unknown for missing values', async () => {
    open()
    const element = await sheet()
    expect(element).toHaveTextContent(brand.legalName)
    expect(element).toHaveTextContent('Sauna Heaters · Control Systems')
    expect(element).toHaveTextContent('First line second line')
    expect(element).toHaveTextContent(/Prepared \w+ \d+, 20\d\d/)
    expect(factsOf(element)).toEqual({
      Brand: 'Acme',
      Model: unknown,
      Cost: '$11,450.50',
      'Lead Time': unknown,
      Warranty: '24 months',
      ...Object.fromEntries(technicalValues(heater).map(({ label }) => [label, unknown])),
      'Power Requirements': '18 kW, 208 V',
      'Output kw': '18',
      Temperature: 'Max 55, Min 39',
      Supplier: unknown,
      'Contact Information': unknown,
    })
    await waitFor(() => expect(document.title).toBe(`Grand heater · ${brand.name}`))
  })

  test('gives what people typed a direction of its own, and keeps brand and model from translators', async () => {
    stored = [{ ...heater, name: 'דוד 18 kW', model: 'GH-18' }]
    open()
    const element = await sheet('דוד 18 kW')
    expect(within(element).getByRole('heading', { name: 'דוד 18 kW' })).toHaveAttribute('dir', 'auto')
    expect(within(element).getByText(/^First line/)).toHaveAttribute('dir', 'auto')
    expect(within(element).getByText('18 kW, 208 V')).toHaveAttribute('dir', 'auto')
    expect(within(element).getByText('GH-18')).toHaveAttribute('translate', 'no')
  })

  test('shows unknown for a specification without a value', async () => {
    stored = [{ ...heater, specifications: { rated_v: null, finish: '' } }]
    open()
    expect(factsOf(await sheet())).toMatchObject({ 'Rated voltage': unknown, Finish: unknown })
  })

  test('shows typed specifications in groups and chosen units, with the host of the data sheet', async () => {
    const specifications = { width_mm: 914.4, datasheet_url: 'https://maker.example/long.pdf', own: 1 }
    stored = [{ ...heater, specifications }]
    const { user } = open()
    const element = await sheet()
    const titles = within(element).getAllByRole('heading', { level: 3 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Technical', 'Size', 'General', 'Further specifications', 'Supplier']),
    )
    expect(factsOf(element)).toMatchObject({ Width: '36 in', 'Data sheet': 'maker.example', Own: '1' })
    await user.click(screen.getByRole('radio', { name: 'SI units' }))
    expect(factsOf(element)).toMatchObject({ Width: '914 mm' })
  })

  describe('requirements without text', () => {
    const supply = { power_kw: 18, rated_v: 208, phases: 3 }
    test.each([
      ['a power with its supply', supply, 'see below', unknown],
      ['amps with their supply', { fla_a: 22, rated_v: 208, phases: 1 }, 'see below', unknown],
      ['a power alone', { power_kw: 18, fla_a: 20 }, 'see below', unknown],
      ['a voltage alone', { rated_v: 208 }, unknown, unknown],
      ['phases that the connection contradicts', { ...supply, connection: 'L-L' }, unknown, unknown],
      ['cold water', { cold_water_lpm: 2 }, unknown, 'see below'],
      ['hot water', { hot_water_lpm: 2 }, unknown, 'see below'],
      ['a drain alone', { drain_lpm: 5 }, unknown, unknown],
    ])('refer to %s below when it is among the specifications', async (_, specifications, power, water) => {
      stored = [{ ...heater, power_requirements: null, water_requirements: ' ', specifications }]
      open()
      expect(factsOf(await sheet())).toMatchObject({
        'Power Requirements': power,
        'Water Requirements': water,
        'Space Requirements': unknown,
      })
    })

    test('keep their text when they have some', async () => {
      stored = [{ ...heater, specifications: supply }]
      open()
      expect(factsOf(await sheet())).toMatchObject({ 'Power Requirements': '18 kW, 208 V' })
    })
  })

  test('hides the price, changes the paper and keeps both in the address', async () => {
    const { router, user } = open()
    await sheet()
    await user.click(screen.getByRole('checkbox', { name: 'Show price' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'A4')
    expect(factsOf(await sheet())).not.toHaveProperty('Cost')
    expect(router.state.location.search).toBe('?price=off&paper=a4')
  })

  test('hides supplier and notes, and shows the ID only on request', async () => {
    const { router, user } = open()
    const element = await sheet()
    expect(element).not.toHaveTextContent(heater.id)
    for (const name of ['Supplier', 'Notes', 'ID']) await user.click(screen.getByRole('checkbox', { name }))
    expect(factsOf(element)).not.toHaveProperty('Supplier')
    expect(element).not.toHaveTextContent('First line')
    expect(element).toHaveTextContent(heater.id)
    expect(router.state.location.search).toBe('?notes=off&supplier=off&id=on')
  })

  test('lists known specifications in the order of the form', async () => {
    stored = [{ ...heater, specifications: { fuel: 'wood', stones_kg: 60, phases: 3, power_kw: 18 } }]
    open()
    const terms = Object.keys(factsOf(await sheet()))
    const first = terms.indexOf('Power')
    expect(terms.slice(first, first + 4)).toEqual(['Power', 'Phases', 'Stones', 'Fuel'])
  })

  test('reads price and paper from the address', async () => {
    open('?paper=a4&price=off')
    expect(factsOf(await sheet())).not.toHaveProperty('Cost')
    expect(screen.getByRole('combobox', { name: 'Paper' })).toHaveDisplayValue('A4')
  })

  test('hides a picture that does not load', async () => {
    stored = [{ ...heater, image_url: 'https://pictures.example/gone.png' }]
    open()
    fireEvent.error(await screen.findByRole('img', { name: heater.name }))
    expect(screen.queryByRole('img')).toBeNull()
  })
})

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

describe('what was left out', () => {
  /** Leaves this page and opens another one in the same browser. */
  function openAgain(search?: string) {
    cleanup()
    return open(search)
  }

  test('is left out the next time, but for the ID and what the address says', async () => {
    const { user } = open()
    for (const name of ['Show price', 'Supplier', 'ID']) await user.click(await box(name))
    openAgain()
    expect(factsOf(await sheet())).not.toHaveProperty('Cost')
    const checked = async () =>
      Promise.all(['Show price', 'Supplier', 'Notes', 'ID'].map(async (name) => (await box(name)).checked))
    expect(await checked()).toEqual([false, false, true, false])
    openAgain('?price=on&notes=off')
    expect(await checked()).toEqual([true, false, false, false])
  })

  test('and is shown again is remembered too', async () => {
    const { user } = open()
    await user.click(await box('Notes'))
    await user.click(await box('Notes'))
    openAgain()
    expect(await box('Notes')).toBeChecked()
  })
})

describe('the sheets of a project', () => {
  const lines = [
    { ...oneOf(heater), id: 'l-1', tag: 'SH-1', quantity: 3, room: 'Sauna' },
    {
      ...oneOf({ ...heater, id: id(2), name: 'Small heater' }),
      id: 'l-2',
      tag: 'SH-1 ALT',
      isDeleted: true,
      alternateFor: 'l-1',
      fixedPrice: { cost: 4600, currency: 'USD', on: '2026-11-03' },
    },
  ]
  const project = { ...blankProject, number: '2026-11', revision: 'B' }
  const openProject = (search = '') =>
    openDocument({
      Component,
      address: paths.specSheet({ project: project.id }) + search,
      project: { project, lines },
    })

  test('begin without price and notes, and showing them is not remembered for other sheets', async () => {
    savePreference('spec-sheet-left-out', 'price')
    const { router, user } = openProject()
    const element = await sheet()
    expect(factsOf(element)).not.toHaveProperty('Cost')
    expect(element).not.toHaveTextContent('First line')
    await user.click(await box('Show price'))
    await user.click(await box('Notes'))
    expect(factsOf(element)).toMatchObject({ Cost: '$11,450.50' })
    expect(router.state.location.search).toBe(`?project=${project.id}&price=on&notes=on`)
    expect(readPreference('spec-sheet-left-out')).toBe('price')
  })

  test('name the project, and say tag, quantity and room of each line', async () => {
    openProject('&price=on')
    const element = await sheet()
    expect(element).toHaveTextContent('Lot 7 · 2026-11 · Revision B')
    expect(factsOf(element)).toMatchObject({ Tag: 'SH-1', Quantity: '3', Room: 'Sauna' })
    const other = await sheet('Small heater')
    expect(factsOf(other)).toMatchObject({
      Tag: 'SH-1 ALT',
      Alternate: 'or equal to SH-1',
      Cost: '$4,600, quoted Nov 3, 2026',
    })
    expect(factsOf(other)).not.toHaveProperty('Room')
    expect(other).toHaveTextContent('Deleted from the catalog')
  })
})

test('the Print button prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = open()
  await sheet()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

describe('the items', () => {
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const isPrinted = (element: HTMLElement) => element.closest('.print\\:hidden') === null
  const printButton = () => screen.getByRole('button', { name: 'Print' })

  beforeEach(() => {
    stored = [
      { ...heater, id: id(1), name: 'Oak bench', category: 'Benches', cost: 30 },
      { ...heater, id: id(2), name: 'Cedar bench', category: 'Benches', cost: 20 },
      { ...heater, id: id(3), name: 'Lamp', category: 'Lighting', cost: 10 },
    ]
  })

  test('are those of the catalog view in the address, in its order', async () => {
    open('?category=Benches&sort=cost')
    await sheet('Oak bench')
    expect(names()).toEqual(['Cedar bench', 'Oak bench'])
    await waitFor(() => expect(document.title).toBe(`2 spec sheets · ${brand.name}`))
    const link = screen.getByRole('link', { name: 'Equipment Catalog' })
    expect(link).toHaveAttribute('href', `${paths.equipment()}?category=Benches&sort=cost`)
  })

  test('are those of `#ids=…`, in its order; a remark counts the missing ones', async () => {
    open(`#ids=${id(3)},${id(9)},${id(1)}`)
    await sheet('Lamp')
    expect(names()).toEqual(['Lamp', 'Oak bench'])
    expect(isPrinted(screen.getByText('1 of these items is not in the catalog.'))).toBe(true)
  })

  test.each([
    [`#ids=${id(9)}`, 'This item is not in the catalog.'],
    [`#ids=${id(8)},${id(9)}`, 'These items are not in the catalog.'],
    ['?q=nothing', 'No equipment found matching your filters'],
  ])('that do not exist (%s) are reported, and printing is disabled', async (search, text) => {
    open(search)
    expect(await screen.findByText(text)).toBeVisible()
    expect(printButton()).toBeDisabled()
  })

  test('are at most 200', async () => {
    stored = Array.from({ length: 201 }, (_, index) => ({ ...heater, id: id(index + 1) }))
    open()
    expect(isPrinted(await screen.findByText('These are the first 200 of 201 items.'))).toBe(true)
    expect(isPrinted(screen.getByText('Select the others to print them.'))).toBe(false)
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getAllByText(heater.name, { selector: 'h2' })).toHaveLength(200)
    // Browsers suggest this as the file name.
    await waitFor(() => expect(document.title).toBe(`200 spec sheets · ${brand.name}`))
  })

  test('can be requested again after an error', async () => {
    stored = null
    const { user, store } = open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading equipment...')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading equipment: boom')
    store([heater])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await sheet()).toBeVisible()
  })
})

describe('many sheets', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...heater,
    id: id(index + 1),
    name: `Heater ${index + 1}`,
  }))
  const count = () => screen.queryAllByRole('article').length

  test('appear in steps, so that the page answers meanwhile', async () => {
    stored = many
    open()
    await sheet('Heater 1')
    const first = count()
    expect(first).toBeLessThan(many.length)
    await waitFor(() => expect(count()).toBe(many.length))
  })

  test('are all there when the page is printed', async () => {
    stored = many
    open()
    await sheet('Heater 1')
    vi.useFakeTimers()
    fireEvent(window, new Event('beforeprint'))
    expect(count()).toBe(many.length)
    vi.useRealTimers()
  })
})

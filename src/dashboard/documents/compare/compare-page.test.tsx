import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createPath } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { oneOf } from '@/catalog/lines'
import { blankProject, openDocument } from '@/dashboard/documents/open-document.fixture'
import { saveUnits } from '@/dashboard/shared/use-units'
import { paths } from '@/lib/paths'
import { Component } from './compare-page'

const heater = (id: string, change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  id,
  name: `Heater ${id}`,
  category: 'Sauna Heaters',
  cost: 100,
  specifications: { width_mm: 508, power_kw: 9 },
  ...change,
})
const stored = [
  heater('a', { brand: 'Acme', model: 'X' }),
  heater('b', { cost: 250.5, specifications: { width_mm: 610, power_kw: 9 } }),
  heater('c', { cost: null }),
]

const open = (ids = 'a,b,c', search = '', items: Equipment[] | null = stored) =>
  openDocument({ Component, address: `${paths.compare()}${search}#ids=${ids}`, stored: items })

/** Opens the comparison of all these items. */
const openAll = (items: Equipment[], search = '') => open(items.map(({ id }) => id).join(','), search, items)
const seven = Array.from({ length: 7 }, (_, index) => heater(String(index)))

const table = () => screen.findByRole('table')
const valuesOf = async (label: RegExp) => {
  const head = within(await table()).getByRole('rowheader', { name: label })
  return within(head.closest('tr') ?? head)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
const heads = async () => (await columns()).map((head) => within(head).getByRole('link').textContent)

afterEach(() => {
  saveUnits('us')
  vi.unstubAllGlobals()
})

test('items stand side by side, with what differs, the best and missing values', async () => {
  open()
  expect(await heads()).toEqual(['Heater a', 'Heater b', 'Heater c'])
  expect(await valuesOf(/^Cost ?\(differs\)$/)).toEqual(['$100▲ (best)', '$250.50', '-'])
  expect(await valuesOf(/^Power$/)).toEqual(['9 kW', '9 kW', '9 kW'])
  const link = screen.getByRole('link', { name: 'Heater a' })
  expect(link).toHaveAttribute('href', paths.equipment({ view: 'a' }))
  expect(screen.getByText('Acme X')).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/^Comparison of 3 items/))
})

test('a project is compared by its items, each in one column, and one is removed by its own id', async () => {
  const lines = [...stored, ...stored.slice(0, 1)].map((item, place) => ({
    ...oneOf(item),
    id: `line-${place}`,
    tag: `SH-${place}`,
    isDeleted: item.id === 'c',
  }))
  const address = paths.compare({ project: blankProject.id })
  const { router, user } = openDocument({ Component, address, project: { project: blankProject, lines } })
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Remove Heater a' }))
  const [, ...columns] = within(await table()).getAllByRole('columnheader')
  expect(columns.map((head) => head.textContent)).toEqual(['Heater b', 'Heater cdeleted from the catalog'])
  // A link to the catalog would lead to nothing.
  expect(screen.queryByRole('link', { name: 'Heater c' })).toBeNull()
  expect(createPath(router.state.location)).toBe(paths.compare({ project: blankProject.id, ids: 'b,c' }))
})

test('only differences are shown on demand, in the address too', async () => {
  const { router, user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Only differences' }))
  expect(screen.queryByRole('rowheader', { name: /^Power/ })).toBeNull()
  expect(await valuesOf(/^Cost/)).toHaveLength(3)
  expect(createPath(router.state.location)).toBe(`${paths.compare()}?only=differences#ids=a,b,c`)
})

test('several fields that one item alone states are folded, except on paper, and open on request', async () => {
  const { user } = openAll([
    heater('a', { specifications: { width_mm: 508, power_kw: 9, phases: 3 } }),
    heater('b', { specifications: { width_mm: 508 } }),
  ])
  const more = await screen.findByRole('button', { name: 'Only Heater a: 2 values' })
  const row = screen.getByRole('rowheader', { name: 'Phases' }).closest('tr')
  expect(row).toHaveClass('not-print:hidden')
  expect(screen.getByRole('rowheader', { name: 'Width' }).closest('tr')).not.toHaveClass('not-print:hidden')
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(row).not.toHaveClass('not-print:hidden')
})

test('groups in which one item alone states every field are one, folded, at the end', async () => {
  openAll([
    heater('a', { specifications: { width_mm: 508, height_mm: 700, power_kw: 9, phases: 3 } }),
    heater('b', { specifications: {} }),
  ])
  expect(await screen.findByRole('button', { name: 'Only Heater a: 4 values' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: 'Stated by one item' })).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: 'Electrical' })).toBeNull()
  expect(screen.queryByRole('rowheader', { name: 'Size' })).toBeNull()
})

test('items that state nothing are not called equal', async () => {
  const bench = heater('d', { cost: null, category: 'Benches', specifications: {} })
  openAll([heater('a', { cost: null, specifications: { seats: 6 } }), bench])
  expect(await screen.findByText('These items state nothing that can be compared.')).toBeVisible()
  expect(screen.queryByText(/do not differ/)).toBeNull()
})

test('units change at once', async () => {
  const { user } = open()
  expect(await valuesOf(/^Width/)).toEqual(['20 in', '24 in', '20 in'])
  await user.click(screen.getByRole('radio', { name: 'SI units' }))
  expect(await valuesOf(/^Width/)).toEqual(['508 mm', '610 mm', '508 mm'])
})

test('an item can be removed, down to two', async () => {
  const { router, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Heater b' }))
  await waitFor(async () => expect(await heads()).toEqual(['Heater a', 'Heater c']))
  expect(createPath(router.state.location)).toBe(paths.compare({ ids: 'a,c' }))
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('focus stays with the Remove buttons, then goes to the title; what went is said', async () => {
  const { user } = open('a,b,c,d,e', '', [...stored, heater('d'), heater('e')])
  const remove = (id: string) => screen.getByRole('button', { name: `Remove Heater ${id}` })
  await table()
  for (const [gone, next] of [
    ['b', 'c'],
    ['e', 'd'],
  ] as const) {
    remove(gone).focus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await heads()).not.toContain(`Heater ${gone}`))
    expect(remove(next)).toHaveFocus()
    expect(screen.getByText(`Heater ${gone} was removed.`)).toHaveAttribute('role', 'status')
  }
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await heads()).toEqual(['Heater a', 'Heater c']))
  expect(screen.getByRole('heading', { name: 'Compare' })).toHaveFocus()
})

test('more than six are cut; when one is removed, the seventh moves up', async () => {
  const { user } = openAll(seven)
  expect(await heads()).toHaveLength(6)
  expect(screen.getByText(/^These are the first 6 of 7 items\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Heater 0' }))
  await waitFor(async () => expect(await heads()).toEqual(seven.slice(1).map(({ name }) => name)))
})

test.each<[subject: string, ids: string, search: string, items: Equipment[], text: string]>([
  ['one item', 'a', '', stored, 'Choose two or more items to compare them.'],
  ['an item that is gone', 'a,b,gone', '', stored, '1 of these items is not in the catalog.'],
  [
    'equal items',
    'a,d',
    '?only=differences',
    [heater('a'), heater('d')],
    'These items do not differ in what is compared.',
  ],
])('the page reports %s', async (_, ids, search, items, text) => {
  open(ids, search, items)
  expect(await screen.findByText(text)).toBeVisible()
})

const rule = /Fields that only some of them have are compared where two or more state them\./

test.each([
  ['no category', 'Benches', true],
  ['one of their categories', 'Sauna Heaters, Benches', false],
])('items that share %s say what is compared of the others', async (_, category, sharesNone) => {
  openAll([heater('a'), heater('b', { category })])
  const text = (await screen.findByText(rule)).textContent
  expect(/These items share no category\./.test(text ?? '')).toBe(sharesNone)
})

test('items in the same categories leave nothing out, and nothing is said', async () => {
  open('a,b')
  await table()
  expect(screen.queryByText(rule)).toBeNull()
})

test('a hot tub and a cold plunge are compared in what both state', async () => {
  open('a,b', '&only=differences', [
    heater('a', { category: 'Hot Tubs', specifications: { water_l: 1500, seats: 6, nsf50: true } }),
    heater('b', { category: 'Cold Plunge Pools', specifications: { water_l: 800, seats: 1, nsf50: false } }),
  ])
  expect(await screen.findByRole('rowheader', { name: 'Other specifications' })).toBeVisible()
  expect(await valuesOf(/^Seats/)).toEqual(['6', '1'])
  expect(screen.queryByText(/do not differ/)).toBeNull()
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  })
  const heads = async () =>
    (await columns()).map((head) => within(head).getByText(/^Heater/, { selector: 'span' }).textContent)
  const choose = (user: UserEvent, place: string, item: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: place }), item)

  test('two are shown, and each can be another; the other place keeps its own', async () => {
    const { user } = open()
    expect(await heads()).toEqual(['Heater a', 'Heater b'])
    await choose(user, 'Second item', 'Heater c')
    expect(await heads()).toEqual(['Heater a', 'Heater c'])
    await choose(user, 'First item', 'Heater c')
    expect(await heads()).toEqual(['Heater c', 'Heater a'])
    expect(screen.getByRole('combobox', { name: 'First item' })).toHaveDisplayValue('Heater c')
  })

  test('another one takes the place of one that is gone', async () => {
    const { user, router } = open('a,b,c,d', '', [...stored, heater('d')])
    await table()
    await choose(user, 'Second item', 'Heater d')
    await act(() => router.navigate({ hash: 'ids=a,b,c' }))
    expect(await heads()).toEqual(['Heater a', 'Heater b'])
    await choose(user, 'First item', 'Heater c')
    await act(() => router.navigate({ hash: 'ids=b,d' }))
    await act(() => router.navigate({ hash: 'ids=b,d,a' }))
    expect(await heads()).toEqual(['Heater d', 'Heater b'])
  })
})

test('items that cannot be read are asked for again', async () => {
  open('a,b', '', null)
  expect(screen.getByRole('status')).toHaveTextContent('Loading equipment...')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading equipment: boom')
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { createPath } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { openDocument } from '@/dashboard/documents/open-document.fixture'
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

const table = () => screen.findByRole('table')
const valuesOf = async (label: RegExp) => {
  const head = within(await table()).getByRole('rowheader', { name: label })
  return within(head.closest('tr') ?? head)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent)

afterEach(() => {
  saveUnits('us')
  vi.unstubAllGlobals()
})

test('items stand side by side, with what differs, best and worst, and missing values', async () => {
  open()
  expect(await heads()).toEqual(['Heater a', 'Heater b', 'Heater c'])
  expect(await valuesOf(/^Cost ?\(differs\)$/)).toEqual(['$100▲ Best', '$250.50▼ Worst', '-'])
  expect(await valuesOf(/^Power$/)).toEqual(['9 kW', '9 kW', '9 kW'])
  expect(screen.getByRole('link', { name: 'Heater a' })).toHaveAttribute(
    'href',
    paths.equipment({ view: 'a' }),
  )
  expect(screen.getByText('Acme X')).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/^Comparison of 3 items/))
})

test('only differences are shown on demand, in the address too', async () => {
  const { router, user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Only differences' }))
  expect(screen.queryByRole('rowheader', { name: /^Power/ })).toBeNull()
  expect(await valuesOf(/^Cost/)).toHaveLength(3)
  expect(createPath(router.state.location)).toBe(`${paths.compare()}?only=differences#ids=a,b,c`)
})

test('equal items say that they do not differ', async () => {
  open('a,d', '?only=differences', [heater('a'), heater('d')])
  expect(await screen.findByText('These items do not differ in what is compared.')).toBeVisible()
})

test('items that state nothing are not called equal', async () => {
  open('a,d', '', [
    heater('a', { cost: null, specifications: { seats: 6 } }),
    heater('d', { cost: null, category: 'Benches', specifications: {} }),
  ])
  expect(await screen.findByText('These items state nothing that can be compared.')).toBeVisible()
  expect(screen.queryByText(/do not differ/)).toBeNull()
})

test('units change at once', async () => {
  const { user } = open()
  expect(await valuesOf(/^Width/)).toEqual(['20 in', '24.02 in', '20 in'])
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

test('more than six are cut, and one alone is not compared', async () => {
  const many = Array.from({ length: 7 }, (_, index) => heater(String(index)))
  open(many.map(({ id }) => id).join(','), '', many)
  expect(await heads()).toHaveLength(6)
  expect(screen.getByText(/^These are the first 6 of 7 items\./)).toBeVisible()
})

test('one of more than six is removed: the seventh moves up', async () => {
  const many = Array.from({ length: 7 }, (_, index) => heater(String(index)))
  const { user } = open(many.map(({ id }) => id).join(','), '', many)
  await user.click(await screen.findByRole('button', { name: 'Remove Heater 0' }))
  await waitFor(async () => expect(await heads()).toEqual(many.slice(1).map(({ name }) => name)))
})

test('one item is not compared', async () => {
  open('a')
  expect(await screen.findByText('Choose two or more items to compare them.')).toBeVisible()
})

const rule = /Fields of a category that not all of them have are compared where two or more state them\./

test('items that share no category say so, and what is compared of them', async () => {
  open('a,b', '', [heater('a'), heater('b', { category: 'Benches' })])
  expect(await screen.findByText(/These items share no category\./)).toHaveTextContent(rule)
})

test('items that share one of their categories say what is compared of the others', async () => {
  open('a,b', '', [heater('a'), heater('b', { category: 'Sauna Heaters, Benches' })])
  expect(await screen.findByText(rule)).not.toHaveTextContent('share no category')
})

test('of items in the same categories nothing is left out, and nothing said', async () => {
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
  test('two are shown, and each can be another; the other place keeps its own', async () => {
    const narrow = { matches: true, addEventListener() {}, removeEventListener() {} }
    vi.stubGlobal('matchMedia', () => narrow)
    const { user } = open()
    expect(await heads()).toEqual(['Heater a', 'Heater b'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second item' }), 'Heater c')
    expect(await heads()).toEqual(['Heater a', 'Heater c'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'First item' }), 'Heater c')
    expect(await heads()).toEqual(['Heater c', 'Heater a'])
  })

  test('another one takes the place of one that is gone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const { user, router } = open('a,b,c,d', '', [...stored, heater('d')])
    await table()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second item' }), 'Heater d')
    await act(() => router.navigate({ hash: 'ids=a,b,c' }))
    expect(await heads()).toEqual(['Heater a', 'Heater b'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'First item' }), 'Heater c')
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

test('items that are gone are counted', async () => {
  open('a,b,gone')
  expect(await screen.findByText('1 of these items is not in the catalog.')).toBeVisible()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type Line, oneOf } from '@/catalog/lines'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { brand } from '@/content/brand'
import { blankProject, openDocument } from '@/dashboard/documents/open-document.fixture'
import * as browser from '@/lib/browser'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { Component } from './schedule-page'

const item = (id: string, category: string, change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name: `Item ${id}`,
  category,
  ...change,
})
const stored = [
  item('1', 'Benches', { cost: 100.5, specifications: { length_mm: 2438.4, hidden_key: 1 } }),
  item('2', 'Sauna Heaters', {
    brand: 'Acme',
    cost: 3450,
    lead_time_days: 30,
    specifications: { power_kw: 18, rated_v: 208, phases: 3 },
  }),
  item('3', 'Benches', { cost: 50, currency: 'EUR' }),
]

const electric = (id: string, specifications: Equipment['specifications']) =>
  item(id, 'Other', { specifications })

const open = (search = '', items: readonly Equipment[] | null = stored) =>
  openDocument({ Component, address: paths.schedule() + search, stored: items })

const schedule = () => screen.findByRole('article', { name: 'Equipment schedule' })
const cellsOf = async (name: string) => {
  const row = within(await schedule())
    .getByText(name)
    .closest('tr')
  const cells = within(row as HTMLElement).getAllByRole('cell')
  return cells.slice(1).map((cell) => cell.textContent)
}
const tagOf = (name: string) => screen.findByRole('textbox', { name: `Tag of ${name}` })
/** Types a tag in place of an item's own. Returns its field. */
async function typeTag(user: UserEvent, name: string, text: string) {
  const tag = await tagOf(name)
  await user.clear(tag)
  if (text) await user.type(tag, text)
  return tag
}
const tagsKey = 'schedule-tags'
const storedTags = () => localStorage.getItem(tagsKey)
/** Stores tags by the IDs of their items. */
const storeTags = (tags: object) => localStorage.setItem(tagsKey, JSON.stringify(tags))
const [first, , third] = stored.map(({ id }) => id)

const totalOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

afterEach(() => localStorage.clear())

test('the date is the one of the data, however long the tab stays open', async () => {
  open()
  const document = await schedule()
  const updatedAt = new Date(2026, 0, 15, 12).getTime()
  await act(async () => queryClient.setQueryData(equipmentListQuery.queryKey, (list) => list, { updatedAt }))
  expect(document).toHaveTextContent('prepared January 15, 2026')
})

test('the items stand by category with the head of the studio and their totals', async () => {
  open()
  const document = await schedule()
  expect(document).toHaveTextContent(brand.legalName)
  expect(document).toHaveTextContent(/3 items, prepared \w+ \d+, 20\d\d/)
  expect(within(document).getAllByRole('columnheader')).toHaveLength(8)
  const heads = within(document).getAllByRole<HTMLTableCellElement>('rowheader')
  expect(heads.map(({ textContent, scope }) => [textContent, scope])).toEqual([
    ['Sauna Heaters', 'rowgroup'],
    ['Item 2Acme', 'row'],
    ['Benches', 'rowgroup'],
    ['Item 1', 'row'],
    ['Item 3', 'row'],
  ])
  expect(await tagOf('Item 2')).toHaveValue('SH-1')
  expect((await cellsOf('Item 2')).join('|')).toBe(
    '-|Power18 kW, 208 V, 3\u00a0phases|Water-|Weight-|Lead time30 days|Price$3,450',
  )
  expect((await cellsOf('Item 1')).join('|')).toBe(
    'Length 96 in|Power-|Water-|Weight-|Lead time-|Price$100.50',
  )
  expect(totalOf('Connected load')).toHaveTextContent('18 kW1 of 1 piece')
  // 18,000 / (√3 x 208) = 49.96 A, x 1.25 = 62.45 A
  expect(totalOf('208Y/120 V')).toHaveTextContent('50 A / 50 A / 50 Aphases A / B / C; breaker 70 A')
  expect(totalOf('Longest lead time and installation')).toHaveTextContent(
    '30 days, installation not stated, Item 20 of 3 pieces',
  )
  expect(totalOf('Cost')).toHaveTextContent('$3,550.50€503 of 3 pieces')
  expect(screen.queryByText('Hot water', { selector: 'dt' })).toBeNull()
})

test('amps and breakers say how many items they rest on, and why the others are left out', async () => {
  const heater = electric('1', { power_kw: 9, rated_v: 208, phases: 3, resistive: true })
  const plunge = electric('2', { power_kw: 11, rated_v: 240, phases: 1 })
  const generator = electric('3', { power_kw: 18 })
  const fan = electric('4', { power_kw: 15, rated_v: 400, phases: 3 })
  // A service has this voltage, but not with three phases.
  const pump = electric('5', { power_kw: 2, rated_v: 120, phases: 3 })
  open('', [heater, plunge, generator, fan, pump])
  await schedule()
  expect(totalOf('Connected load')).toHaveTextContent('55 kW5 of 5 pieces')
  const line = totalOf('Amps and breakers')
  const text = /^based on 1 of 5 pieces; 3 that no service feeds, 1 without voltage or phases$/
  expect(line).toHaveTextContent(text)
  expect(line?.closest('.print\\:hidden')).toBeNull()
})

test('a breaker that an item states is said to be that item’s', async () => {
  open('', [electric('1', { power_kw: 18, rated_v: 208, phases: 3, breaker_a: 90 })])
  await schedule()
  expect(totalOf('208Y/120 V')).toHaveTextContent(
    /phases A \/ B \/ C; breaker 90 A, because Item 1 states 90 A$/,
  )
})

test('amps that rest on every item leave none out', async () => {
  open()
  expect(await schedule()).toHaveTextContent(
    'Resistive items of 220, 230 or 240 V are taken with what they give on 208 V. Items of several voltages are taken at the lowest that a service has, where they draw most.',
  )
  expect(totalOf('Amps and breakers')).toHaveTextContent(/^based on 1 of 1 piece$/)
})

test('where no service feeds an item there are no amps to rest on any', async () => {
  open('', [item('1', 'Lighting', { specifications: { power_w: 40, rated_v: 24 } })])
  await schedule()
  expect(screen.queryByText('Amps and breakers')).toBeNull()
})

test('the item that takes longest is named with its lead time and the days to install it, not with their sum', async () => {
  open('', [
    item('1', 'Benches', { lead_time_days: 100 }),
    item('2', 'Benches', { name: 'ספסל 2', lead_time_days: 90, specifications: { install_days: 30 } }),
  ])
  expect(await cellsOf('Item 1')).toContain('Lead time100 days')
  expect(totalOf('Longest lead time and installation')).toHaveTextContent(
    '90 days and 30 days to install, \u2068ספסל 2\u20691 of 2 pieces',
  )
})

test('neither a key nor an ID reaches a client', async () => {
  open()
  const text = (await schedule()).textContent ?? ''
  expect(text).not.toMatch(/[a-z]_[a-z]/)
  for (const { id } of stored) expect(text).not.toContain(id)
})

test('the price is left out of rows and totals, in the address too', async () => {
  const { router, user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Show price' }))
  expect(await schedule()).not.toHaveTextContent(/\$|€/)
  expect(screen.queryByText('Cost', { selector: 'dt' })).toBeNull()
  expect(router.state.location.search).toBe('?price=off')
})

test('a tag is typed over, kept in this browser, and numbered again', async () => {
  const { user } = open()
  await typeTag(user, 'Item 1', 'BN-2{Enter}')
  await waitFor(async () => expect(await tagOf('Item 3')).toHaveValue('BN-3'))
  await typeTag(user, 'Item 3', 'BN-2{Enter}')
  expect(await screen.findByText('These tags stand for more than one item: BN-2')).toBeVisible()
  await typeTag(user, 'Item 1', 'Bench A')
  await user.tab()
  await waitFor(() => expect(screen.queryByText(/^These tags/)).toBeNull())
  expect(storedTags()).toContain('Bench A')
  expect(screen.getByText(/^Tags typed here stay in this browser\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Number tags again' }))
  expect(await tagOf('Item 1')).toHaveValue('BN-1')
  expect(storedTags()).toBe('{}')
  expect(screen.queryByText(/^Tags typed here/)).toBeNull()
  // The button went with the tags.
  expect(screen.getByRole('heading', { name: 'Equipment schedule', level: 2 })).toHaveFocus()
})

test('Tab from a typed tag reaches the next one, which is numbered after it', async () => {
  const { user } = open()
  await typeTag(user, 'Item 1', 'BN-2')
  await user.tab()
  expect(await tagOf('Item 3')).toHaveValue('BN-3')
  expect(await tagOf('Item 3')).toHaveFocus()
})

test.each([
  ['are shown', JSON.stringify({ [first ?? '']: 'Bench A' }), 'Bench A'],
  ['that cannot be read are replaced by numbers', '{"a":', 'BN-1'],
])('stored tags %s', async (_, text, tag) => {
  localStorage.setItem(tagsKey, text)
  open()
  expect(await tagOf('Item 1')).toHaveValue(tag)
})

test('tags another tab has typed are shown, and stay when one is typed or numbered again here', async () => {
  storeTags({ [third ?? '']: 'Bench C' })
  const { user } = open()
  await tagOf('Item 1')
  // Written and not heard of yet.
  storeTags({ [first ?? '']: 'Bench A', elsewhere: 'X-1' })
  await typeTag(user, 'Item 2', 'Heater B{Enter}')
  const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values()).toEqual(['Heater B', 'Bench A', 'BN-2'])
  act(() => {
    storeTags({ elsewhere: 'X-1' })
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(values()).toEqual(['SH-1', 'BN-1', 'BN-2'])
  await user.type(await tagOf('Item 2'), '0{Enter}')
  await user.click(screen.getByRole('button', { name: 'Number tags again' }))
  expect(JSON.parse(storedTags() ?? '')).toEqual({ elsewhere: 'X-1' })
})

test('a tag that is too long says so, is not kept, and is not printed', async () => {
  const { user } = open()
  const tag = await typeTag(user, 'Item 1', '')
  await user.paste('BENCH-LEVEL-2-EAST')
  expect(tag).toHaveAccessibleDescription('Please keep this under 13 characters')
  await user.tab()
  expect(tag).toHaveValue('BENCH-LEVEL-2-EAST')
  expect(tag).toBeInvalid()
  expect(tag.closest('td')).toHaveTextContent(/BN-1$/)
  expect(storedTags()).toBeNull()
  await typeTag(user, 'Item 1', 'LEVEL-2-EAST{Enter}')
  expect(await tagOf('Item 1')).toBeValid()
  expect(storedTags()).toContain('LEVEL-2-EAST')
})

test('an emptied tag is the number again', async () => {
  const { user } = open()
  await typeTag(user, 'Item 1', '')
  await user.tab()
  expect(await tagOf('Item 1')).toHaveValue('BN-1')
})

test('no items are said, and nothing can be printed', async () => {
  open('?q=nothing')
  expect(await screen.findByText('No equipment found matching your filters')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})

test('items that cannot be read are asked for again', async () => {
  open('', null)
  expect(screen.getByRole('status')).toHaveTextContent('Loading equipment...')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading equipment: boom')
})

describe('the schedule of a project', () => {
  const project = {
    ...blankProject,
    client: 'Bond Street LLC',
    number: '2026-11',
    revision: 'B',
  }
  const heater = item('2', 'Sauna Heaters', {
    cost: 3450.1,
    specifications: { power_kw: 18, rated_v: 208, phases: 3, weight_kg: 100 },
  })
  const line = (id: string, of: Equipment, change: Partial<Line>): Line => ({ ...oneOf(of), id, ...change })
  const lines = [
    line('l-1', item('1', 'Benches'), { tag: 'BN-4', quantity: 6, room: 'Steam room', isDeleted: true }),
    line('l-2', heater, { tag: 'SH-1', quantity: 3, room: 'Sauna' }),
    line('l-3', item('3', 'Sauna Heaters', { cost: 5000 }), {
      tag: 'SH-1 ALT',
      quantity: 3,
      room: 'Sauna',
      alternateFor: 'l-2',
      fixedPrice: { cost: 4600, currency: 'USD', on: '2026-11-03' },
    }),
  ]
  const openProject = (search = '', some = lines) =>
    openDocument({
      Component,
      address: `${paths.schedule({ project: project.id })}${search}`,
      project: { project, lines: some },
    })
  const headers = async () =>
    within(await schedule())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)

  test('counts an item of two lines once, as the totals do', async () => {
    openProject('', [...lines, line('l-4', heater, { tag: 'SH-2', room: 'Gym' })])
    expect(await schedule()).toHaveTextContent('2 items, 1 alternate, 10 pieces')
  })

  test('has the head of the project, and its lines with tags, quantities, rooms and line prices', async () => {
    openProject()
    const document = await schedule()
    expect(within(document).getByText('Lot 7')).toBeVisible()
    const facts = within(document).getAllByRole('term').slice(0, 4)
    expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Client', 'Bond Street LLC'],
      ['Number', '2026-11'],
      ['Revision', 'B'],
      ['Date', expect.stringMatching(/^\w+ \d+, 20\d\d$/)],
    ])
    expect(document).toHaveTextContent('2 items, 1 alternate, 9 pieces')
    expect((await headers()).join()).toBe('Tag,Qty,Room,Item,Power,Water,Weight,Lead time,Price,Line price')
    const row = within(document).getByText('SH-1').closest('tr')
    expect(row).toHaveTextContent(/^SH-13 pieces3SaunaItem 2/)
    expect(row).toHaveTextContent(/Price\$3,450\.103 × \$3,450\.10\$10,350\.30$/)
    // Tags are edited in the project, where everybody sees them.
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('marks alternates, fixed prices and deleted items, and counts pieces without the alternates', async () => {
    openProject()
    const document = await schedule()
    const alternate = within(document).getByText('SH-1 ALT').closest('tr')
    expect(alternate).toHaveTextContent('SaunaItem 3or equal to SH-1')
    expect(alternate).toHaveTextContent('Price$4,600quoted Nov 3, 20263 × $4,600$13,800')
    expect(within(document).getByText('BN-4').closest('tr')).toHaveTextContent(
      'Steam roomItem 1deleted from the catalog',
    )
    expect(document).toHaveTextContent('Alternates are not counted.')
    // 3 x 18 kW
    expect(totalOf('Connected load')).toHaveTextContent('54 kW3 of 3 pieces')
    expect(totalOf('Cost')).toHaveTextContent('$10,350.303 of 9 pieces')
  })

  test('is grouped by room on demand, in the address too', async () => {
    const { router, user } = openProject()
    await schedule()
    await user.click(screen.getByRole('radio', { name: 'By room' }))
    const groups = screen
      .getAllByRole<HTMLTableCellElement>('rowheader')
      .filter(({ scope }) => scope === 'rowgroup')
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Sauna', 'Steam room'])
    expect(await headers()).not.toContain('Room')
    expect(router.state.location.search).toBe(`?project=${project.id}&by=room`)
  })

  test('has no column for rooms or specifications if no line has one, nor for prices if they are hidden', async () => {
    openProject(
      '&price=off',
      lines.map((one) => ({ ...one, room: null })),
    )
    expect((await headers()).join()).toBe('Tag,Qty,Item,Power,Water,Weight,Lead time')
    expect(await schedule()).not.toHaveTextContent('$')
  })

  test.each([
    ['Export CSV', /^schedule-lot-7-\d{4}-\d\d-\d\d\.csv$/],
    ['Export XLSX', /^schedule-lot-7-\d{4}-\d\d-\d\d\.xlsx$/],
  ])('%s downloads it under its name', async (item, name) => {
    const download = vi.spyOn(browser, 'downloadFile').mockImplementation(() => {})
    const { user } = openProject()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('menuitem', { name: item }))
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(download.mock.calls[0]?.[0]).toMatch(name)
  })
})

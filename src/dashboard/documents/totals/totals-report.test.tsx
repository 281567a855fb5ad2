import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type Line, oneOf } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import type { BuildingService } from '@/catalog/sizing/electrical'
import { blankProject } from '@/dashboard/documents/open-document.fixture'
import { saveUnits } from '@/dashboard/shared/use-units'
import type { TotalsOptions } from './totals-options'
import { TotalsReport } from './totals-report'

const line = (name: string, item: Partial<Equipment>, change: Partial<Line> = {}): Line => ({
  ...oneOf({ ...blankEquipment, id: name.toLowerCase(), name, ...item }),
  id: `line of ${name}`,
  ...change,
})

const heating = { power_kw: 9, rated_v: '208/240', phases: 1, resistive: true, heat_to_room_th_kw: 2 }
const heater = line(
  'Heater',
  { category: 'Sauna Heaters', cost: 4800, lead_time_days: 30, specifications: heating },
  {
    quantity: 6,
    tag: 'SH-1',
    room: 'Sauna',
    fixedPrice: { cost: 4600, currency: 'USD', on: '2026-11-03' },
  },
)
const shower = line(
  'Shower',
  { category: 'Showers', cost: 900, specifications: { cold_water_lpm: 10, hot_water_lpm: 8 } },
  { quantity: 4, room: 'Wet room' },
)
const bench = line('Bench', { category: 'Benches', specifications: { weight_kg: 80 } }, { isDeleted: true })
const stove = line(
  'Stove',
  { category: 'Sauna Heaters', cost: 3000, specifications: { heater_type: 'wood' } },
  { quantity: 6, tag: 'SH-2', alternateFor: heater.id },
)
const project = [heater, shower, bench, stove]

const bathhouse = { ...blankProject, name: 'Bathhouse', opening_date: '2027-05-01' }

const open = (lines: readonly Line[], options: Partial<TotalsOptions> = {}, head: Partial<Project> = {}) =>
  render(
    <MemoryRouter>
      <TotalsReport
        lines={lines}
        project={{ ...bathhouse, ...head }}
        prepared={new Date('2026-11-26T12:00')}
        options={{ opening: null, simultaneity: null, service: null, ...options }}
        onChange={vi.fn()}
      />
    </MemoryRouter>,
  )
/** The cell of a figure: value, note and the number of pieces. */
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
const textsOf = (parts: readonly HTMLElement[]) => parts.map(({ textContent }) => textContent)
const section = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).parentElement as HTMLElement)

afterEach(() => saveUnits('us'))

describe('a project', () => {
  test('counts pieces, says which items are deleted, and leaves alternates apart', () => {
    open(project)
    expect(
      screen.getByText(
        '3 items, 11 pieces. Deleted from the catalog and still counted: Bench. For coordination, not engineering.',
      ),
    ).toBeVisible()
    expect(figure('Connected load')).toHaveTextContent('54 kWBased on 6 of 6 pieces; 5 more need none.')
    expect(textsOf(section('Alternates').getAllByRole('listitem'))).toEqual([
      '6 × Stove SH-2, in place of SH-1: $18,000',
    ])
    expect(textsOf(section('Lead times').getAllByRole('listitem'))).toContainEqual(
      expect.stringMatching(/^Bench \(deleted\) Lead Time/),
    )
    expect(screen.queryByRole('link', { name: 'Bench', hidden: true })).toBeNull()
  })

  test('has fixed prices in its cost, and both prices where the catalog has another one', () => {
    open(project)
    // 6 x 4600 + 4 x 900
    expect(figure('All items')).toHaveTextContent('$31,200At fixed prices: $27,600.Based on 10 of 11 pieces.')
    expect(screen.getByText('fixed at $4,600 each on November 3, 2026; $4,800 now')).toBeVisible()
  })

  test('orders for its opening date, unless another one is chosen or none', () => {
    const { unmount } = open(project)
    expect(screen.getByLabelText('Opening date')).toHaveValue('May 1, 2027')
    expect(screen.getByText('Order by April 1, 2027')).toBeVisible()
    expect(screen.getByText('Bathhouse')).toBeVisible()
    expect(screen.getByText('November 26, 2026')).toBeVisible()
    unmount()
    open(project, { opening: '' })
    expect(screen.getByLabelText('Opening date')).toHaveValue('')
  })

  test('has heat, weight and footprint by room, the lines without a room last', () => {
    saveUnits('si')
    open([{ ...bench, quantity: 2 }, heater, shower])
    const rows = within(screen.getByRole('table', { name: 'By room' })).getAllByRole('row')
    expect(rows.map(({ children }) => Array.from(children, ({ textContent }) => textContent))).toEqual([
      ['Room', 'Pieces', 'Heat to the room', 'Weight in use', 'Footprint'],
      ['Sauna', 'Pieces6', 'Heat to the room12 kW', 'Weight in use-0 of 6 pieces', 'Footprint-0 of 6 pieces'],
      ['Wet room', 'Pieces4', 'Heat to the room-', 'Weight in use-', 'Footprint-'],
      ['Without a room', 'Pieces2', 'Heat to the room-', 'Weight in use160 kg', 'Footprint-0 of 2 pieces'],
    ])
  })
})

test('without rooms no table of rooms is shown', () => {
  open([{ ...heater, room: null }])
  expect(screen.queryByText('By room')).toBeNull()
})

test.each<[string | null, string, Partial<Project>?]>([
  [null, '10.6 gpmSimultaneity 100%: all at once.'],
  [null, '6.3 gpmSimultaneity 60%: 10.6 gpm if all run at once.', { simultaneity: 60 }],
  ['100', '10.6 gpmSimultaneity 100%: all at once.'],
  ['60', '6.3 gpmSimultaneity 60%: 10.6 gpm if all run at once.'],
  ['0', '10.6 gpmSimultaneity 100%: all at once.'],
])('the water at a simultaneity of %s%% is said to be %s', (simultaneity, text, head) => {
  open([shower], { simultaneity }, head)
  expect(figure('Cold water in')).toHaveTextContent(text)
  const isWrong = simultaneity === '0'
  expect(screen.getByLabelText('Simultaneity (%)')).toHaveAccessibleDescription(
    isWrong ? 'Write a percentage from 1 to 100' : '',
  )
})

test.each<[BuildingService, string[], string]>([
  // 9,000 / 208 = 43.3 A; two pieces on each pair of phases.
  [
    '208Y/120',
    ['A-B', 'B-C', 'C-A'].map(
      (phases) =>
        `2 × Heater ${phases}, 43.3 A each at 208 V (rated 208/240 V), counted at 125%: a circuit of 60 A`,
    ),
    'Resistive items of 220, 230 or 240 V are taken with what they give on 208 V.',
  ],
  // 9,000 / 240 = 37.5 A
  [
    '120/240',
    ['6 × Heater A-B, 37.5 A each at 240 V (rated 208/240 V), counted at 125%: a circuit of 50 A'],
    'Items of 220 or 230 V are taken on 240 V as rated.',
  ],
])(
  'on the %s V of its project an item of several voltages counts at that of the service',
  (service, loads, note) => {
    open([heater], {}, { service })
    const region = within(screen.getByRole('region', { name: service }))
    expect(textsOf(region.getAllByRole('listitem'))).toEqual(loads)
    expect(region.getAllByRole('rowheader')).toHaveLength(service === '120/240' ? 2 : 3)
    expect(screen.getByText(/^Amps are an item’s stated/)).toHaveTextContent(note)
  },
)

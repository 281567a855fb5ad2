import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { openDocument } from '@/dashboard/documents/open-document.fixture'
import { saveUnits } from '@/dashboard/shared/use-units'
import { paths } from '@/lib/paths'
import { Component } from './totals-page'

const item = (id: string, category: string, change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  id: id.toLowerCase(),
  name: id,
  category,
  ...change,
})
const of = (id: string, category: string, specifications: Equipment['specifications']) =>
  item(id, category, { specifications })
const cooling = { power_kw: 3.2, rated_v: 208, phases: 1, power_factor: 1, cooling_th_kw: 10.6, cop: 3.3 }
const water = { water_l: 4353, bathers: 4, setpoint_min_c: 4, turnover_min: 30 }
const size = { weight_kg: 680, width_mm: 2000, depth_mm: 2000 }
const stored = [
  item('Heater', 'Sauna Heaters', {
    cost: 3450.5,
    lead_time_days: 30,
    specifications: { power_kw: 18, rated_v: 208, phases: 3, install_days: 1 },
  }),
  item('Plunge', 'Cold Plunge Pools', {
    cost: 21_400,
    currency: 'EUR',
    lead_time_days: 70,
    specifications: { ...cooling, ...water, ...size },
  }),
  of('Strip', 'Lighting', { power_w: 40, rated_v: 24 }),
  of('Pump', 'Water Treatment', { device: 'pump', flow_m3h: 10, pump_curve: '4:12; 8:10; 12:7' }),
]

const open = (search = '', items: readonly Equipment[] | null = stored) =>
  openDocument({ Component, address: paths.totals() + search, stored: items })
/** Opens the totals of these items alone. */
const openItems = (...items: Equipment[]) => open('', items)
const range = (length: number, make: (index: number) => Equipment) =>
  Array.from({ length }, (_, at) => make(at))

/** The cell of a figure: value, note and what it rests on. */
const figure = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' })
  return term.nextElementSibling as HTMLElement
}

afterEach(() => saveUnits('us'))

test('each currency is summed on its own, and every figure says what it rests on', async () => {
  open()
  expect(await figure('All items')).toHaveTextContent(
    '$3,450.50€21,400Each currency on its own, never converted.Based on 2 of 4 pieces.2 items without a value',
  )
  expect(await figure('Connected load')).toHaveTextContent('21.2 kWBased on 3 of 4 pieces.')
  expect(await figure('Filled once')).toHaveTextContent('1,150 galBased on 1 of 1 piece; 3 more need none.')
  expect(await figure('Heat to the room')).toHaveTextContent('-Based on 0 of 2 pieces; 2 more need none.')
  expect(await figure('Hot water in')).toHaveTextContent('-None of these items needs one.')
  // A translator would write it in other units or marks.
  expect((await figure('Connected load')).firstElementChild).toHaveAttribute('translate', 'no')
  expect(screen.getByText(/^4 items\. For coordination, not engineering\.$/)).toBeVisible()
})

test('an item without a value leads to its form', async () => {
  open()
  const cell = within(await figure('Connected load'))
  expect(cell.getByRole('link', { name: 'Pump', hidden: true })).toHaveAttribute(
    'href',
    paths.equipment({ edit: 'pump' }),
  )
  expect(cell.getByText('Power')).toBeInTheDocument()
})

test('a service has amps a phase, its breaker, and which item is on which phase', async () => {
  open()
  const service = within(await screen.findByRole('region', { name: '208Y/120' }))
  expect(service.getByText('21.2 kW connected. Next standard breaker: 80 A.')).toBeVisible()
  // Heater 49.96 A on all phases; plunge 15.38 A on A-B: A √((49.96 + 13.32)² + 7.69²), C 49.96.
  const amps = service
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(amps).toEqual([
    ['63.8 A', '76.2 A', '65.3 A'],
    ['63.8 A', '76.2 A', '65.3 A'],
    ['50 A', '62.5 A', '50 A'],
  ])
  expect(service.getByText('A-B, 15.4 A at 208 V')).toBeInTheDocument()
  expect(service.getByText('A-B-C, 50 A at 208 V, counted at 125%: a circuit of 70 A')).toBeInTheDocument()
  expect(screen.getByText('24 V comes from a driver or transformer')).toBeVisible()
  const note = screen.getByText(/^Amps are an item’s stated full-load amps/)
  expect(note).toHaveTextContent('no heater and states no power factor is added to it as a plain number.')
  expect(note).toHaveTextContent('Nothing is added for the largest motor (NEC 430.24).')
})

describe('an item that no service feeds', () => {
  const tub = of('Tub', 'Hot Tubs', { power_kw: 9, rated_v: 240, phases: 1 })

  test('counts among those a service should carry, in the words of the schedule', async () => {
    const chiller = of('Chiller', 'Cold Plunge Pools', { power_kw: 3 })
    const boiler = of('Boiler', 'Steam Generators', { power_kw: 9, rated_v: 208, phases: 1 })
    openItems(tub, chiller, boiler, item('Bench', 'Benches'))
    expect(await figure('On a service')).toHaveTextContent(
      'Based on 1 of 3 pieces; 1 that no service feeds, 1 without voltage or phases; 1 more needs none.1 item without a value',
    )
  })

  test('is no item that needs none', async () => {
    openItems(tub)
    expect(await figure('On a service')).toHaveTextContent('Based on 0 of 1 piece; 1 that no service feeds.')
  })
})

test('a breaker that an item states is said to be that item’s', async () => {
  openItems(of('Boiler', 'Other', { power_kw: 18, rated_v: 208, phases: 3, breaker_a: 90 }))
  const service = within(await screen.findByRole('region', { name: '208Y/120' }))
  expect(
    service.getByText('18 kW connected. Next standard breaker: 90 A, because Boiler states 90 A.'),
  ).toBeVisible()
})

describe('the facts worked out', () => {
  const pump = { device: 'pump', head_m: 9, pump_curve: '4:12; 8:10; 20:7' }
  const generator = { power_kw: 12, rated_v: 240, phases: 1, resistive: true }
  const unstated = { water_l: 1968 }
  const tub = { water_l: 1500, setpoint_max_c: 40, heater_kw: 11 }
  const chiller = { cooling_th_kw: 10, cop: 3, reject_th_kw: 14 }
  // 1968 x 0.06 / 360 = 0.328 m³/h, / 0.92 = 0.357 m², / 36.7 = 0.00894 m²; in 30 minutes twelve times as much
  const inSixHours =
    'Turned over in 6 hours, a swimming pool’s longest in New York: 0.328 m³/h, at New York’s rates 0.357 m² of cartridge filter or 0.00894 m² of sand.'
  const rejected = 'Gives off 14 kW at its condenser, as stated.'
  const rate = 'New York’s highest rate,'
  const filter = { device: 'sand', flow_m3h: 20 }
  const treatment = 'Water Treatment'

  test('state basins and pumps in US units', async () => {
    open()
    for (const text of [
      // 4353 x 0.06 / 30 = 8.706 m³/h; x 4.402868 = 38.3 gpm; / 0.92 = 9.463 m² = 102 ft²; / 36.7 = 0.2372 m² = 2.55 ft²
      'Turned over in 30 minutes: 38.3 gpm, at New York’s rates 102 ft² of cartridge filter or 2.55 ft² of sand.',
      // 4353 x 16 x 0.001163 / 10.6 = 7.64
      'Chilled from 68 °F to 39 °F in about 8 hours.',
      // 13.81 kW
      'Gives off 47,100 BTU/h at its condenser.',
      // 8.5 m at 10 m³/h: 85 / 220.2
      'On its curve 28 ft at 44 gpm: about 0.386 kW of electricity, at 60% efficiency of pump and motor.',
    ])
      expect(await screen.findByText(text)).toBeVisible()
  })

  test.each<[subject: string, start: RegExp, items: Equipment[], texts: string[]]>([
    [
      'an unstated turnover, usual for the category or New York’s longest',
      /^Turned over/,
      // Nothing is usual for the tank's category.
      [of('Tub', 'Hot Tubs', unstated), of('Tank', 'Other', unstated)],
      [
        'Turned over in 30 minutes, the longest usual for it: 3.94 m³/h, at New York’s rates 4.28 m² of cartridge filter or 0.107 m² of sand.',
        inSixHours,
        inSixHours,
      ],
    ],
    // 12 x 1.37
    [
      'the steam of a generator',
      /^Boils/,
      [of('Generator', 'Steam Generators', { power_kw: 12 }), ...stored],
      ['Boils about 16.4 kg/h of water.'],
    ],
    // 12 x 0.7511 x 1.37; 16 x 0.7511
    [
      'the steam of generators of 240 V on 208 V, computed or stated',
      /^Boils/,
      [
        of('Plain', 'Steam Generators', generator),
        of('Stated', 'Steam Generators', { ...generator, steam_kgh: 16 }),
      ],
      [
        'Boils about 12.3 kg/h of water on 208 V.',
        'Boils 16 kg/h of water, as stated; on 208 V about 12 kg/h.',
      ],
    ],
    [
      'a stated heat rejected, with and without water and COP',
      /^Gives off/,
      [of('Both', 'Cold Plunge Pools', chiller), of('Alone', 'Other', { reject_th_kw: 14 })],
      [rejected, rejected],
    ],
    // 1500 x 35.56 x 0.001163 / 11 = 5.64; / 0.7511 = 7.51; 200 / 1500 of 5.64 = 0.75
    [
      'the heating of a tub, which takes longer on 208 V than rated',
      /^Heated/,
      [
        of('Tub', 'Hot Tubs', tub),
        of('Rated', 'Hot Tubs', { ...tub, rated_v: 240, phases: 1, power_kw: 11, resistive: true }),
        of('Foot bath', 'Hot Tubs', { ...tub, water_l: 200 }),
      ],
      ['6 hours', '8 hours', 'an hour'].map((time) => `Heated from 4.44 °C to 40 °C in about ${time}.`),
    ],
    // 20 / 36.7 = 0.545; 20 / 0.3 = 66.7; 20 / 0.545 = 36.697; 20 / 0.92; 20 / 4.9 = 4.08, 20 / 3.7 = 5.41
    [
      'what New York asks of filters',
      /^New York’s highest rate/,
      [
        of('Small', treatment, { ...filter, filter_area_m2: 0.3 }),
        of('Enough', treatment, { ...filter, filter_area_m2: 0.545 }),
        of('Cartridge', treatment, { ...filter, device: 'cartridge' }),
        of('DE', treatment, { ...filter, device: 'DE' }),
      ],
      [
        `${rate} 36.7 m/h, asks for 0.545 m² of sand filter at 20 m³/h. Its 0.3 m² run at 66.7 m/h, beyond it.`,
        `${rate} 36.7 m/h, asks for 0.545 m² of sand filter at 20 m³/h. Its 0.545 m² run at 36.7 m/h.`,
        `${rate} 0.92 m/h, asks for 21.7 m² of cartridge at 20 m³/h.`,
        `${rate} 3.7-4.9 m/h, asks for 4.08-5.41 m² of diatomaceous earth at 20 m³/h.`,
      ],
    ],
  ])('state %s', async (_, start, items, texts) => {
    saveUnits('si')
    openItems(...items)
    expect((await screen.findAllByText(start)).map(({ textContent }) => textContent)).toEqual(texts)
  })

  test.each([
    [25, 'Beyond its curve, which ends at 88 gpm.'],
    [3, 'Below its curve, which begins at 18 gpm.'],
  ])('of a pump asked for %d m³/h state: %s', async (flow_m3h, text) => {
    openItems(of('Pump', treatment, { ...pump, flow_m3h }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(/^Works at/)).toBeNull()
  })

  test('state the backwash of a filter, which its drain must take', async () => {
    // 380 L/min x 0.264172
    openItems(of('Filter', treatment, { device: 'sand', backwash_lpm: 380 }))
    expect(await screen.findByText('Backwashed with 100 gpm, which its drain must take.')).toBeVisible()
    expect(await figure('Drained')).toHaveTextContent('-Based on 0 of 1 piece.')
  })

  test('treat a stated zero as not stated: nothing is divided by it', async () => {
    const zeros = { backwash_lpm: 0, turnover_min: 0, cooling_th_kw: 0, setpoint_min_c: 4, cop: 0 }
    const dry = { water_l: 0, turnover_min: 6, cooling_th_kw: 3, setpoint_min_c: 4 }
    openItems(of('Tank', 'Other', { ...zeros, water_l: 1968 }), of('Dry tank', 'Other', dry))
    // One of them: a basin without water is not turned over.
    expect(await screen.findByText(/^Turned over in 6 hours/)).toBeVisible()
    expect(screen.queryByText(/^Turned over in 6 minutes/)).toBeNull()
    expect(screen.queryByText(/∞|^Chilled|^Gives off|^Backwashed/)).toBeNull()
  })
})

test('units change at once', async () => {
  const { user } = open()
  expect(await figure('Weight, dry')).toHaveTextContent('1,500 lb')
  expect(await figure('Weight in use')).toHaveTextContent(
    'With its water, stones and filter media, and 165 lb for every bather.',
  )
  await user.click(screen.getByRole('radio', { name: 'SI units' }))
  expect(await figure('Weight, dry')).toHaveTextContent('680 kg')
  // (680 + 4353 + 300) x 9.81 / 1000 / 4
  expect(await figure('Highest floor load')).toHaveTextContent('13.1 kPa')
})

test.each([
  ['Rack', {}, 'Rack, in use, over its own footprint.'],
  ['ארון 4', { floor_load_kpa: 8 }, '\u2068ארון 4\u2069, as stated.'],
])('the highest floor load of %s with %j says: %s', async (name, stated, note) => {
  openItems(of(name, 'Lockers', { ...size, ...stated }))
  expect(await figure('Highest floor load')).toHaveTextContent(note)
})

describe('lead times', () => {
  const order = () =>
    within(screen.getByRole('list', { name: 'Lead times' }))
      .getAllByRole('listitem')
      .map((bar) => bar.textContent)

  const setToday = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00`), toFake: ['Date'] })
  afterEach(() => void vi.useRealTimers())

  test('begin with the item that decides, and give order-by dates for an opening date', async () => {
    setToday('2027-02-20')
    const { router } = open()
    fireEvent.change(await screen.findByLabelText('Opening date'), { target: { value: '2027-05-01' } })
    // 70 days before 1 May are 20 February, 31 days 31 March.
    expect(order()).toEqual([
      'Plunge70 days, installation not statedOrder by February 20, 2027',
      'Heater30 days and 1 day to installOrder by March 31, 2027',
    ])
    expect(
      screen.getByText(
        /decides: 70 days, installation not stated\. For an opening on May 1, 2027 order it by February 20, 2027\./,
      ),
    ).toBeVisible()
    expect(screen.queryByText('This day has passed.')).toBeNull()
    expect(router.state.location.search).toBe('?opening=2027-05-01')
  })

  test('say which days to order have passed', async () => {
    setToday('2027-02-21')
    open('?opening=2027-05-01')
    await screen.findByLabelText('Opening date')
    expect(order()).toEqual([
      'Plunge70 days, installation not statedShould have been ordered by February 20, 2027',
      'Heater30 days and 1 day to installOrder by March 31, 2027',
    ])
    expect(screen.getByText(/it should have been ordered by February 20, 2027\./)).toBeVisible()
  })

  test('say that the opening itself has passed', async () => {
    setToday('2027-05-02')
    open('?opening=2027-05-01')
    expect(await screen.findByLabelText('Opening date')).toHaveAccessibleDescription('This day has passed.')
  })

  test('read the date from the address, and take none that is no date', async () => {
    open('?opening=soon')
    expect(await screen.findByLabelText('Opening date')).toHaveAttribute('value', '')
    expect(order()).toEqual(['Plunge70 days, installation not stated', 'Heater30 days and 1 day to install'])
  })

  test('beyond twelve are shown on demand', async () => {
    const items = range(13, (at) => item(`Item ${at}`, 'Benches', { lead_time_days: at }))
    const { user } = openItems(...items)
    await user.click(await screen.findByRole('button', { name: 'Show all 13 lead times' }))
    expect(order()).toHaveLength(13)
  })
})

test('more gaps than eight are shown on demand', async () => {
  const { user } = openItems(...range(9, (at) => item(`Item ${at}`, 'Other')))
  const cell = within(await figure('All items'))
  expect(cell.getAllByRole('link', { hidden: true })).toHaveLength(8)
  await user.click(cell.getByText('9 items without a value'))
  await user.click(cell.getByRole('button', { name: 'Show all 9', hidden: true }))
  expect(cell.getAllByRole('link', { hidden: true })).toHaveLength(9)
})

describe('on paper', () => {
  const many = (count: number) =>
    range(count, (at) => {
      // A pool's water, and every other one on a voltage that no service has.
      const specifications = { power_kw: 1, rated_v: at % 2 ? 24 : 208, phases: 1, water_l: 1968 }
      return item(`Item ${at}`, 'Sauna Heaters', { lead_time_days: at, specifications })
    })
  const lengths = () =>
    [...document.querySelectorAll('article :is(ul, ol):not(li *)')].map(({ children }) => children.length)

  test('every line of every list is there as soon as the browser asks, and the lists are short again after', async () => {
    openItems(...many(40))
    await figure('All items')
    const onScreen = lengths()
    expect(new Set(onScreen)).toEqual(new Set([8, 12]))
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
      // The browser does not wait for a later render, nor does this: it would come after `act`.
      expect(new Set(lengths())).toEqual(new Set([40, 20]))
      expect(lengths()).toHaveLength(onScreen.length)
      expect(screen.queryByText(/not printed/)).toBeNull()
    })
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(lengths()).toEqual(onScreen)
  })
})

test('the chosen items count, or those of a view', async () => {
  open('#ids=heater')
  expect(await figure('All items')).toHaveTextContent('$3,450.50Based on 1 of 1 piece.')
  await waitFor(() => expect(document.title).toMatch(/^Totals of 1 item ·/))
})

test('no items are said', async () => {
  open('?category=Doors')
  expect(await screen.findByText('No equipment found matching your filters')).toBeVisible()
})

test('items that cannot be read are asked for again', async () => {
  open('', null)
  expect(screen.getByRole('status')).toHaveTextContent('Loading equipment...')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading equipment: boom')
})

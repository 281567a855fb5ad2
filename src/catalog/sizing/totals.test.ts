import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { item, one, type Specifications, totalsOf } from './totals.fixture'

const heating = { power_kw: 18, rated_v: 208, phases: 3, resistive: true, weight_kg: 172, width_mm: 600 }
const heater = item(
  'Heater',
  'Sauna Heaters, Control Systems',
  { ...heating, depth_mm: 500, heat_to_room_th_kw: 2.2, install_days: 1 },
  { cost: 3450.1, lead_time_days: 30 },
)
const stove = item(
  'Stove',
  'Sauna Heaters',
  { heater_type: 'wood', weight_kg: 135, width_mm: 425, depth_mm: 510 },
  { cost: 2180, currency: 'EUR', lead_time_days: 56 },
)
const steam = { power_kw: 12, rated_v: 240, phases: 1, resistive: true }
const generator = item(
  'Generator',
  'Steam Generators',
  { ...steam, cold_water_lpm: 2, weight_kg: 20, width_mm: 500, depth_mm: 200 },
  { cost: 4890.2, lead_time_days: 21 },
)
const boiling = { power_kw: 40, rated_v: 480, phases: 3, continuous: true }
const boiler = item(
  'Boiler',
  'Steam Generators',
  { ...boiling, cold_water_lpm: 7.5, drain_lpm: 10, install_days: 4 },
  { cost: 18_750, lead_time_days: 84 },
)
const chilling = { power_kw: 3.4, rated_v: 208, phases: 1, power_factor: 0.8 }
const plunge = item(
  'Plunge',
  'Cold Plunge Pools',
  { ...chilling, water_l: 4000, bathers: 4, weight_kg: 700, width_mm: 2500, depth_mm: 2000 },
  { cost: 21_400 },
)
const lamp = item('Lamp', 'Lighting', { power_w: 60, rated_v: 120 }, { lead_time_days: 10 })
const strip = item('Strip', 'Lighting', { power_w: 40, rated_v: 24 }, { lead_time_days: 10 })
const pump = item(
  'Pump',
  'Water Treatment',
  { power_kw: 1.5, rated_v: 240, phases: 1 },
  { lead_time_days: 14 },
)
const speaker = item('Speaker', 'Audio Systems', { power_kw: 0.2 }, { lead_time_days: 14 })
const towel = item('Towel', 'Towels & Linens', {}, { cost: 0, lead_time_days: 0 })

const selection = [heater, stove, generator, boiler, plunge, lamp, strip, pump, speaker, towel]

const names = (missing: readonly { item: Equipment }[]) => missing.map((gap) => gap.item.name)
const close = (...amps: number[]) => amps.map((each) => expect.closeTo(each, 3))

describe('the totals of a fixed selection', () => {
  const all = totalsOf(...selection)

  test('cost: a sum for each currency', () => {
    // USD 3450.10 + 4890.20 + 18750 + 21400 + 0 = 48490.30 of 5 items; EUR 2180 of 1
    expect(all.cost.sums).toEqual([
      { currency: 'USD', amount: 48_490.3, fixed: 0, pieces: 5 },
      { currency: 'EUR', amount: 2180, fixed: 0, pieces: 1 },
    ])
    expect([all.cost.known, names(all.cost.missing)]).toEqual([6, ['Lamp', 'Strip', 'Pump', 'Speaker']])
  })

  test('power: an item of any category that states a voltage, a breaker or a part of its load is electrical', () => {
    const bench = item('Heated bench', 'Benches', { heated_kw: 1.2, rated_v: 208, phases: 1 })
    const warmer = item('Towel warmer', 'Accessories', { rated_v: 120, breaker_a: 20 })
    const { power, connected } = totalsOf(heater, bench, warmer, item('Bench', 'Benches'))
    expect([power.known, power.notNeeded]).toEqual([1, 1])
    expect(names(power.missing)).toEqual(['Heated bench', 'Towel warmer'])
    expect([connected.known, connected.missing.length, connected.notNeeded]).toEqual([1, 2, 1])
  })

  test('power: every stated one; a stove and a towel need none', () => {
    // 18 + 12 + 40 + 3.4 + 0.06 + 0.04 + 1.5 + 0.2
    expect(all.power.value).toBeCloseTo(75.2, 6)
    expect([all.power.known, all.power.missing, all.power.notNeeded]).toEqual([8, [], 2])
  })

  test('208Y/120: amps of each phase and the breaker', () => {
    const [service] = all.services
    expect(service?.name).toBe('208Y/120')
    // 18 + 12 x 0.75111 + 3.4 + 0.06
    expect(service?.kw).toBeCloseTo(30.4733, 4)
    // Heater 18,000 / (√3 x 208) = 49.963 A on A, B and C. Generator at 208 V 12,000 x 0.75111 / 208 = 43.333 A on A-B.
    // Plunge 3400 / (208 x 0.8) = 20.433 A on B-C, where A has 93.3, B 93.3 and C 50.0: B-C and C-A tie, the first is
    // taken. Lamp 60 / 120 = 0.5 A on C, which has 70.4.
    expect(service?.loads.map((load) => [load.of.item.name, load.phases, load.amps])).toEqual([
      ['Heater', [0, 1, 2], expect.closeTo(49.963, 3)],
      ['Generator', [0, 1], expect.closeTo(43.333, 3)],
      ['Plunge', [1, 2], expect.closeTo(20.433, 3)],
      ['Lamp', [2], expect.closeTo(0.5, 3)],
    ])
    // Plain: A 49.963 + 43.333; B 49.963 + 43.333 + 20.433; C 49.963 + 20.433 + 0.5
    expect(service?.plain).toEqual(close(93.296, 113.729, 70.896))
    // A: heater 49.963 at 0°, generator 43.333 at 30°:
    //    real 49.963 + 37.527 = 87.490, imaginary 21.667; √(7654.5 + 469.4) = 90.133
    // B: heater 49.963 at -120° = -24.982 - 43.269i; generator leaves at 30°: -37.527 - 21.667i;
    //    plunge at -90° - acos 0.8 = -126.870°: -12.260 - 16.346i
    //    real -74.768, imaginary -81.282; √(5590.3 + 6606.8) = 110.440
    // C: heater 49.963 at 120° = -24.982 + 43.269i; plunge leaves: 12.260 + 16.346i
    //    real -12.722, imaginary 59.615; √(161.8 + 3553.9) = 60.957; lamp 0.5 of unknown angle: 61.457
    expect(service?.amps).toEqual([90.133, 110.44, 61.457].map((amps) => expect.closeTo(amps, 2)))
    // B with the heater at 125 %, 62.454 A: -31.227 - 54.087i in place of -24.982 - 43.269i
    //    real -81.014, imaginary -92.100; √(6563.2 + 8482.4) = 122.660, so 125 A
    expect(service?.sized[1]).toBeCloseTo(122.66, 2)
    expect(service?.breaker).toBe(125)
  })

  test('480Y/277: the boiler, continuous', () => {
    const [, service] = all.services
    // 40,000 / (√3 x 480) = 48.113 A; x 1.25 = 60.141 A
    expect(service).toMatchObject({ name: '480Y/277', kw: 40, breaker: 70 })
    expect(service?.amps).toEqual(close(48.113, 48.113, 48.113))
  })

  test('a load that no service feeds is named with the reason, and an item without a voltage is missing', () => {
    expect(all.unfed.map(({ item: { name }, reason }) => [name, reason])).toEqual([
      ['Strip', '24 V comes from a driver or transformer'],
      ['Pump', 'rated 240 V and not stated as resistive: it may not run on 208 V'],
    ])
    expect(all.connected).toMatchObject({
      known: 5,
      missing: [{ item: speaker, keys: ['rated_v', 'phases'] }],
      notNeeded: 2,
    })
  })

  test('water, heat, weight and footprint, each with the items they count', () => {
    // Cold 2 + 7.5 of 2; the plunge states none. Out: 10 of 1.
    expect(all.coldWater).toMatchObject({ value: 9.5, known: 2, missing: [{ item: plunge }] })
    expect(all.drain).toMatchObject({ value: 10, known: 1, missing: [{ item: generator }, { item: plunge }] })
    expect(all.hotWater).toMatchObject({ value: 0, known: 0, missing: [] })
    expect(all.fill).toMatchObject({ value: 4000, known: 1, missing: [] })
    expect(all.heat).toMatchObject({ value: 2.2, known: 1 })
    // Dry 172 + 135 + 20 + 700 = 1027; in use also 4000 L and 4 x 75 kg
    expect([all.weight.value, all.inUse.value]).toEqual([1027, 5327])
    expect(names(all.weight.missing)).toEqual(['Boiler', 'Pump'])
    // 0.6 x 0.5 + 0.425 x 0.51 + 0.5 x 0.2 + 2.5 x 2 = 0.3 + 0.21675 + 0.1 + 5
    expect(all.footprint.value).toBeCloseTo(5.61675, 6)
  })

  test('floor load: the heaviest first', () => {
    // Stove 135 x 9.81 / 1000 / 0.21675 = 6.110; heater 172 / 0.3: 5.624; plunge 5000 / 5: 9.81; generator 20 / 0.1: 1.962
    expect(all.floor.loads.map(({ item: { name }, kpa }) => [name, kpa])).toEqual([
      ['Plunge', expect.closeTo(9.81, 3)],
      ['Stove', expect.closeTo(6.11, 3)],
      ['Heater', expect.closeTo(5.624, 3)],
      ['Generator', expect.closeTo(1.962, 3)],
    ])
    expect(all.floor.missing[0]).toMatchObject({ item: boiler, keys: ['weight_kg', 'width_mm', 'depth_mm'] })
  })

  test('programme: the boiler decides with 84 + 4 days', () => {
    const [critical] = all.programme.deliveries
    expect(critical).toMatchObject({ of: { item: boiler }, leadDays: 84, installDays: 4 })
    expect(all.programme.deliveries[1]).toMatchObject({
      of: { item: stove },
      leadDays: 56,
      installDays: null,
    })
    // Heater and boiler state both, the towel needs no installation.
    expect(all.programme.known).toBe(3)
    const keysOf = (wanted: Equipment) => all.programme.missing.find((gap) => gap.item === wanted)?.keys
    expect(keysOf(plunge)).toEqual(['lead_time_days', 'install_days'])
    expect(keysOf(stove)).toEqual(['install_days'])
  })
})

type Figure = 'power' | 'connected' | 'coldWater' | 'inUse' | 'floor' | 'footprint' | 'programme'

const fired = { heater_type: 'gas', power_kw: 20 }
const filter = { device: 'sand', weight_kg: 70, media_kg: 225, width_mm: 700, depth_mm: 700 }
const basin = { width_mm: 2000, depth_mm: 2000 }
const ofPhases = (phases: number, connection: string) => ({ power_kw: 9, rated_v: 208, phases, connection })

test.each<[keys: string[], figures: Figure[], category: string, specifications: Specifications]>([
  // A basin or a filter that does not state its water is missing from the weight in use and the floor load.
  [['water_l', 'seats'], ['inUse', 'floor'], 'Hot Tubs', { ...basin, weight_kg: 460 }],
  [['seats'], ['inUse', 'floor'], 'Hot Tubs', { ...basin, weight_kg: 460, water_l: 1968 }],
  [['bathers'], ['inUse', 'floor'], 'Cold Plunge Pools', { ...basin, filled_weight_kg: 5033 }],
  [
    ['water_l', 'bathers'],
    ['inUse', 'floor'],
    'Cold Plunge Pools',
    { ...basin, filled_weight_kg: 0, weight_kg: 680, bathers: 0 },
  ],
  [
    ['water_l'],
    ['inUse', 'floor'],
    'Cold Plunge Pools',
    { ...basin, weight_kg: 680, water_l: 0, bathers: 2 },
  ],
  [['filled_weight_kg'], ['inUse', 'floor'], 'Water Treatment', filter],
  [['cold_water_lpm'], ['coldWater'], 'Sauna Heaters', { combi_steam: true }],
  // A power of zero states none.
  [['power_kw'], ['power'], 'Sauna Heaters', { power_kw: 0, rated_v: 208, phases: 3 }],
  // A basin with a filter of its own is asked for its power.
  [['power_kw'], ['power'], 'Hot Tubs, Water Treatment', { device: 'cartridge' }],
  // A value that its field refuses counts as missing.
  [['power_kw', 'rated_v'], ['connected'], 'Sauna Heaters', { power_kw: -5, rated_v: 213, phases: 3 }],
  // An item of any category that states a power needs a voltage.
  [['rated_v', 'phases'], ['connected'], 'Benches', { power_kw: 1 }],
  [['rated_v', 'phases'], ['power', 'connected'], 'Sauna Heaters', { ...fired, fla_a: 15 }],
  [['fla_a', 'rated_v', 'phases'], ['power', 'connected'], 'Sauna Heaters', { ...fired, breaker_a: 15 }],
  // Phases that contradict the connection.
  [['phases', 'connection'], ['connected'], 'Other', ofPhases(1, '3P')],
  [['phases', 'connection'], ['connected'], 'Other', ofPhases(3, 'L-L')],
  [['phases', 'connection'], ['connected'], 'Other', ofPhases(3, 'L-N')],
  [['seat_depth_mm'], ['footprint'], 'Benches', { length_mm: 2400 }],
  // The depth of a seat below the water says nothing of a tub.
  [['depth_mm'], ['footprint'], 'Hot Tubs', { width_mm: 2000, seat_depth_mm: 500 }],
  // Towels are delivered and not installed.
  [['lead_time_days'], ['programme'], 'Towels & Linens', {}],
])('%j are missing from %j for an item of %s with %j', (keys, figures, category, specifications) => {
  const gap = { item: item('Gap', category, specifications), keys }
  const all = totalsOf(gap.item, heater)
  const of = totalsOf(heater)
  for (const figure of figures) {
    const { known, missing, notNeeded } = all[figure]
    expect(missing.filter((each) => each.item === gap.item)).toMatchObject([gap])
    expect([known, notNeeded]).toEqual([of[figure].known, of[figure].notNeeded])
  }
  if (figures.includes('inUse')) {
    expect(all.weight.value).toBe(172 + Number(specifications.weight_kg ?? 0))
    expect(all.inUse.value).toBe(172)
    expect(names(all.floor.loads)).toEqual(['Heater'])
  }
})

test('an item that hangs on a wall or stands in one neither covers nor loads the floor', () => {
  const size = { width_mm: 900, depth_mm: 300, weight_kg: 74 }
  for (const category of ['Control Systems', 'Lighting', 'Doors', 'Wall Materials, Doors']) {
    const { footprint, floor, weight } = one(category, size)
    expect([category, footprint.known, floor.loads, weight.value]).toEqual([category, 0, [], 74])
  }
  expect(one('Showers, Control Systems', size).floor.loads).toHaveLength(1)
  expect(one('Control Systems', { ...size, mounting: 'floor' }).floor.loads).toHaveLength(1)
})

test.each([
  ...['Accessories', 'Audio Systems', 'Flooring', 'Safety Equipment', 'Towels & Linens'].map(
    (category): [string, Specifications] => [category, {}],
  ),
  ['Showers', { shower_type: 'rain' }],
] satisfies [string, Specifications][])(
  'an item of %s with %j neither covers nor loads the floor',
  (category, more) => {
    const { footprint, floor } = one(category, { weight_kg: 20, width_mm: 1200, depth_mm: 6, ...more })
    expect([footprint.known, footprint.missing, floor.loads]).toEqual([0, [], []])
  },
)

test.each<[string, Partial<Equipment>, number]>([
  ['1.2 kW, 120 V', { power_requirements: '1.2 kW, 120 V' }, 1],
  ['none', { power_requirements: 'None required' }, 0],
  ['n/a', { power_requirements: 'n/a' }, 0],
  ['not required', { power_requirements: 'Not required.' }, 0],
  ['a wire beginning with No.', { power_requirements: 'No. 6 wire, 40 A' }, 1],
  ['a wired lock', { specifications: { lock_power: 'wired' } }, 1],
])('an item whose power is stated as %s is a gap, or needs none', (_, change, gaps) =>
  expect(one('Lockers', {}, change).power.missing).toHaveLength(gaps),
)

test.each<[string, Specifications, number]>([
  ['Lighting', { power_kw: 0, power_w: 60 }, 0.06],
  ['Ventilation', { power_kw: 0, fla_a: 10, rated_v: 120, phases: 1 }, 1.2],
  // 10 A x 208 V x √3 x 0.9 = 3.2424 kW
  ['Other', { fla_a: 10, rated_v: 208, phases: 3, power_factor: 0.9 }, 3.2424],
])('the power of an item of %s with %j is %d kW', (category, specifications, value) =>
  expect(one(category, specifications).power).toMatchObject({ value: expect.closeTo(value, 4), known: 1 }),
)

test('a bench whose powers are zero needs no supply', () => {
  const { power, connected, programme } = one('Towels', { power_kw: 0, heated_kw: 0, breaker_a: 0 })
  expect([power.missing, connected.missing, programme.missing[0]?.keys]).toEqual([[], [], ['lead_time_days']])
})

test.each<[string, Specifications, boolean]>([
  ['Water Treatment', { backwash_lpm: 380 }, true],
  ['Ventilation', { drain_in: 1 }, true],
  ['Water Treatment', { backwash_lpm: 0, drain_in: 0 }, false],
  ['Ventilation', {}, false],
])('%s with %j and no flow to a drain lacks one: %s', (category, specifications, isGap) => {
  const { missing, notNeeded } = one(category, specifications).drain
  expect([missing.map(({ keys }) => keys), notNeeded]).toEqual(isGap ? [[['drain_lpm']], 0] : [[], 1])
  const stated = one(category, { ...specifications, drain_lpm: 12 })
  expect(stated.drain).toMatchObject({ value: 12, missing: [] })
})

test('a heater on a wall needs no floor, and weighs what it weighs', () => {
  const onWall = { ...heater, specifications: { mounting: 'wall', weight_kg: 20 } }
  const { floor, footprint, inUse } = totalsOf(onWall)
  expect([floor.known, floor.missing, floor.notNeeded, floor.loads]).toEqual([0, [], 1, []])
  expect([footprint.missing, footprint.notNeeded]).toEqual([[], 1])
  expect(inUse.value).toBe(20)
})

test('a category written in other letters is that category', () => {
  const specifications = { power_kw: 9, rated_v: 208, phases: 3 }
  const [listed, stored] = [one('Sauna Heaters', specifications), one('sauna heaters', specifications)]
  // The 125 % of a sauna heater, without which 25 A would do.
  expect(stored.services).toMatchObject([{ breaker: 35 }])
  expect(listed.services).toMatchObject([{ breaker: 35 }])
  expect(stored.heat.missing).toHaveLength(1)
})

test('a list without items has no totals', () => {
  const none = totalsOf()
  expect([none.cost.sums, none.services, none.programme.deliveries]).toEqual([[], [], []])
  expect(none.power.value).toBe(0)
})

test('cents add up without rounding errors', () => {
  const coin = { ...blankEquipment, cost: 1.1 }
  expect(totalsOf(coin, { ...coin, id: '1', cost: 2.2 }).cost.sums[0]?.amount).toBe(3.3)
})

test.each<[string, Specifications, number | null]>([
  ['Towels & Linens', {}, 0],
  ['Accessories', { temp_max_c: 110 }, 0],
  ['Accessories', { rated_v: 120 }, null],
  ['Accessories', { install_days: 2 }, 2],
  ['Cleaning Equipment', { tank_l: 40, cold_water_lpm: 0 }, 0],
  ['Safety Equipment', { cold_water_lpm: 12 }, null],
  ['Safety Equipment', { drain_in: 1.5 }, null],
  ['Other', {}, 0],
  ['Found Objects', {}, 0],
  ['Other, Doors', {}, null],
  ['Benches', {}, null],
  ['Sauna Heaters', { heater_type: 'wood' }, null],
  ['Sauna Heaters', { install_days: 0 }, 0],
])('%s with %j: days to install are %s, and a gap where they are null', (category, specifications, days) => {
  const { known, missing, deliveries } = one(category, specifications, { lead_time_days: 14 }).programme
  expect(deliveries[0]?.installDays).toBe(days)
  expect([known, missing.map(({ keys }) => keys)]).toEqual(days === null ? [0, [['install_days']]] : [1, []])
})

test.each([
  ['Audio Systems', 'speaker'],
  ['Water Treatment', 'sand'],
  ['Water Treatment', 'cartridge'],
  ['Water Treatment', 'DE'],
  ['Water Treatment', 'exchanger'],
])('of %s a %s is not asked for power or a supply, unless it states one', (category, device) => {
  const plain = one(category, { device })
  expect([plain.power.missing, plain.connected.missing]).toEqual([[], []])
  expect(one(category, { device, rated_v: 120 }).power.missing).toMatchObject([{ keys: ['power_kw'] }])
})

const seat = { length_mm: 2400, seat_depth_mm: 600 }
const narrow = { length_mm: 2000, width_mm: 500 }

test.each<[Specifications, number]>([
  // 2.4 x 0.6 m
  [seat, 1.44],
  [{ ...seat, width_mm: 2000, depth_mm: 500 }, 1],
  [narrow, 1],
  [{ ...narrow, seat_depth_mm: 450 }, 1],
])('a bench with %j stands on %d m²', (specifications, m2) =>
  expect(one('Benches', specifications).footprint.value).toBeCloseTo(m2, 6),
)

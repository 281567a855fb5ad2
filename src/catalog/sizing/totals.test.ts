import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { describeBreaker } from './service-loads'
import { totals } from './totals'

const item = (name: string, category: string, change: Partial<Equipment> = {}): Equipment => ({
  ...blankEquipment,
  id: name,
  name,
  category,
  ...change,
})

const heater = item('Heater', 'Sauna Heaters, Control Systems', {
  cost: 3450.1,
  lead_time_days: 30,
  specifications: {
    power_kw: 18,
    rated_v: 208,
    phases: 3,
    resistive: true,
    weight_kg: 172,
    width_mm: 600,
    depth_mm: 500,
    heat_to_room_th_kw: 2.2,
    install_days: 1,
  },
})
const stove = item('Stove', 'Sauna Heaters', {
  cost: 2180,
  currency: 'EUR',
  lead_time_days: 56,
  specifications: { heater_type: 'wood', weight_kg: 135, width_mm: 425, depth_mm: 510 },
})
const generator = item('Generator', 'Steam Generators', {
  cost: 4890.2,
  lead_time_days: 21,
  specifications: {
    power_kw: 12,
    rated_v: 240,
    phases: 1,
    resistive: true,
    cold_water_lpm: 2,
    weight_kg: 20,
    width_mm: 500,
    depth_mm: 200,
  },
})
const boiler = item('Boiler', 'Steam Generators', {
  cost: 18_750,
  lead_time_days: 84,
  specifications: {
    power_kw: 40,
    rated_v: 480,
    phases: 3,
    continuous: true,
    cold_water_lpm: 7.5,
    drain_lpm: 10,
    install_days: 4,
  },
})
const plunge = item('Plunge', 'Cold Plunge Pools', {
  cost: 21_400,
  specifications: {
    power_kw: 3.4,
    rated_v: 208,
    phases: 1,
    power_factor: 0.8,
    water_l: 4000,
    bathers: 4,
    weight_kg: 700,
    width_mm: 2500,
    depth_mm: 2000,
  },
})
const lamp = item('Lamp', 'Lighting', {
  lead_time_days: 10,
  specifications: { power_w: 60, rated_v: 120 },
})
const strip = item('Strip', 'Lighting', {
  lead_time_days: 10,
  specifications: { power_w: 40, rated_v: 24 },
})
const pump = item('Pump', 'Water Treatment', {
  lead_time_days: 14,
  specifications: { power_kw: 1.5, rated_v: 240, phases: 1 },
})
const bench = (specifications: Equipment['specifications']) => item('Bench', 'Benches', { specifications })
const speaker = item('Speaker', 'Audio Systems', { lead_time_days: 14, specifications: { power_kw: 0.2 } })
const towel = item('Towel', 'Towels & Linens', { cost: 0, lead_time_days: 0 })

const selection = [heater, stove, generator, boiler, plunge, lamp, strip, pump, speaker, towel]

const names = (missing: readonly { item: Equipment }[]) => missing.map((gap) => gap.item.name)

describe('the totals of a fixed selection', () => {
  const all = totals(selection)

  test('cost: a sum for each currency', () => {
    // USD 3450.10 + 4890.20 + 18750 + 21400 + 0 = 48490.30 of 5 items; EUR 2180 of 1
    expect(all.cost.sums).toEqual([
      { currency: 'USD', amount: 48_490.3, items: 5 },
      { currency: 'EUR', amount: 2180, items: 1 },
    ])
    expect([all.cost.known, names(all.cost.missing)]).toEqual([6, ['Lamp', 'Strip', 'Pump', 'Speaker']])
  })

  test('power: what states a voltage, a breaker or a part of its load is electrical, of whatever category', () => {
    const bench = item('Heated bench', 'Benches', {
      specifications: { heated_kw: 1.2, rated_v: 208, phases: 1 },
    })
    const warmer = item('Towel warmer', 'Accessories', { specifications: { rated_v: 120, breaker_a: 20 } })
    const { power, connected } = totals([heater, bench, warmer, item('Bench', 'Benches')])
    expect([power.known, power.notNeeded]).toEqual([1, 1])
    expect(power.missing.map((gap) => gap.item.name)).toEqual(['Heated bench', 'Towel warmer'])
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
    expect(service?.loads.map((load) => [load.of.name, load.lines, load.amps])).toEqual([
      ['Heater', [0, 1, 2], expect.closeTo(49.963, 3)],
      ['Generator', [0, 1], expect.closeTo(43.333, 3)],
      ['Plunge', [1, 2], expect.closeTo(20.433, 3)],
      ['Lamp', [2], expect.closeTo(0.5, 3)],
    ])
    // Plain: A 49.963 + 43.333; B 49.963 + 43.333 + 20.433; C 49.963 + 20.433 + 0.5
    expect(service?.plain).toEqual([93.296, 113.729, 70.896].map((amps) => expect.closeTo(amps, 3)))
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
    expect(service?.amps).toEqual([48.113, 48.113, 48.113].map((amps) => expect.closeTo(amps, 3)))
  })

  test('what no service feeds is said, and what lacks a voltage is missing', () => {
    expect(all.unfed.map(({ item: { name }, reason }) => [name, reason])).toEqual([
      ['Strip', '24 V comes from a driver or transformer'],
      ['Pump', 'rated 240 V and not stated as resistive: it may not run on 208 V'],
    ])
    expect(all.connected).toEqual({
      known: 5,
      missing: [{ item: speaker, keys: ['rated_v', 'phases'] }],
      notNeeded: 2,
    })
  })

  test('water, heat, weight and footprint, each with what it rests on', () => {
    // Cold 2 + 7.5 of 2; the plunge states none. Out: 10 of 1.
    expect([all.coldWater.value, all.coldWater.known, names(all.coldWater.missing)]).toEqual([
      9.5,
      2,
      ['Plunge'],
    ])
    expect([all.drain.value, all.drain.known, names(all.drain.missing)]).toEqual([
      10,
      1,
      ['Generator', 'Plunge'],
    ])
    expect([all.hotWater.value, all.hotWater.known, all.hotWater.missing]).toEqual([0, 0, []])
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
    expect(all.floor.missing[0]).toEqual({ item: boiler, keys: ['weight_kg', 'width_mm', 'depth_mm'] })
  })

  test('programme: the boiler decides with 84 + 4 days', () => {
    const [critical] = all.programme.deliveries
    expect(critical).toEqual({ of: boiler, leadDays: 84, installDays: 4 })
    expect(all.programme.deliveries[1]).toEqual({ of: stove, leadDays: 56, installDays: null })
    // Heater and boiler state both, the towel needs no installation.
    expect(all.programme.known).toBe(3)
    expect(all.programme.missing.find((gap) => gap.item === plunge)?.keys).toEqual([
      'lead_time_days',
      'install_days',
    ])
    expect(all.programme.missing.find((gap) => gap.item === stove)?.keys).toEqual(['install_days'])
  })
})

test('a basin that does not state its water is missing from the weight in use and the floor load', () => {
  const tub = item('Tub', 'Hot Tubs', { specifications: { weight_kg: 460, width_mm: 2286, depth_mm: 2286 } })
  const { inUse, floor, weight } = totals([tub, heater])
  expect(weight.value).toBe(632)
  expect([inUse.value, inUse.known, inUse.missing]).toEqual([
    172,
    1,
    [{ item: tub, keys: ['water_l', 'seats'] }],
  ])
  expect(floor.missing).toEqual([{ item: tub, keys: ['water_l', 'seats'] }])
  expect(floor.loads.map(({ item: { name } }) => name)).toEqual(['Heater'])
})

test.each([
  ['Hot Tubs', { weight_kg: 460, water_l: 1968 }, ['seats']],
  ['Cold Plunge Pools', { filled_weight_kg: 5033 }, ['bathers']],
  ['Cold Plunge Pools', { filled_weight_kg: 0, weight_kg: 680, bathers: 0 }, ['water_l', 'bathers']],
  ['Cold Plunge Pools', { weight_kg: 680, water_l: 0, bathers: 2 }, ['water_l']],
])('a basin of %s with %j lacks %j for its weight in use', (category, stated, keys) => {
  const basin = item('Basin', category, { specifications: { ...stated, width_mm: 2000, depth_mm: 2000 } })
  const { inUse, floor } = totals([basin])
  expect([inUse.known, inUse.missing, floor.missing]).toEqual([
    0,
    [{ item: basin, keys }],
    [{ item: basin, keys }],
  ])
  expect(floor.loads).toEqual([])
})

test('what hangs on a wall or stands in one neither covers nor loads the floor', () => {
  const size = { width_mm: 900, depth_mm: 300, weight_kg: 74 }
  for (const category of ['Control Systems', 'Lighting', 'Doors', 'Wall Materials, Doors']) {
    const { footprint, floor, weight } = totals([item('One', category, { specifications: size })])
    expect([category, footprint.known, floor.loads, weight.value]).toEqual([category, 0, [], 74])
  }
  const standing = [
    item('Shower', 'Showers, Control Systems', { specifications: size }),
    item('Console', 'Control Systems', { specifications: { ...size, mounting: 'floor' } }),
  ]
  expect(totals(standing).floor.loads).toHaveLength(2)
})

test('what lies on a shelf, hangs or is the floor neither covers nor loads it', () => {
  const specifications = { weight_kg: 20, width_mm: 1200, depth_mm: 6 }
  const { footprint, floor } = totals([
    ...['Accessories', 'Audio Systems', 'Flooring', 'Safety Equipment', 'Towels & Linens'].map((category) =>
      item(category, category, { specifications }),
    ),
    item('Rain head', 'Showers', { specifications: { ...specifications, shower_type: 'rain' } }),
  ])
  expect([footprint.known, footprint.missing, floor.loads]).toEqual([0, [], []])
})

test.each<[string, Partial<Equipment>, string[]]>([
  ['1.2 kW, 120 V', { power_requirements: '1.2 kW, 120 V' }, ['Bench']],
  ['none', { power_requirements: 'None required' }, []],
  ['n/a', { power_requirements: 'n/a' }, []],
  ['not required', { power_requirements: 'Not required.' }, []],
  ['a wire beginning with No.', { power_requirements: 'No. 6 wire, 40 A' }, ['Bench']],
  ['a wired lock', { specifications: { lock_power: 'wired' } }, ['Bench']],
])('an item whose power is stated as %s is a gap, or needs none', (_, change, names) => {
  const { power } = totals([item('Bench', 'Lockers', change)])
  expect(power.missing.map((gap) => gap.item.name)).toEqual(names)
})

test('a combi heater is asked for its cold water', () => {
  const { coldWater } = totals([item('Combi', 'Sauna Heaters', { specifications: { combi_steam: true } })])
  expect(coldWater.missing).toHaveLength(1)
})

test('a power of zero states none', () => {
  const lamp = item('Lamp', 'Lighting', { specifications: { power_kw: 0, power_w: 60 } })
  expect(totals([lamp]).power).toMatchObject({ value: 0.06, known: 1 })
  const idle = item('Heater', 'Sauna Heaters', { specifications: { power_kw: 0, rated_v: 208, phases: 3 } })
  expect(totals([idle]).power).toMatchObject({ known: 0, missing: [{ item: idle, keys: ['power_kw'] }] })
  const motor = item('Fan', 'Ventilation', {
    specifications: { power_kw: 0, fla_a: 10, rated_v: 120, phases: 1 },
  })
  expect(totals([motor]).power).toMatchObject({ value: 1.2, known: 1 })
  const bench = item('Bench', 'Benches', { specifications: { power_kw: 0, heated_kw: 0, breaker_a: 0 } })
  const { power, connected, programme } = totals([{ ...bench, category: 'Towels' }])
  expect([power.missing, connected.missing, programme.missing[0]?.keys]).toEqual([[], [], ['lead_time_days']])
})

test('a basin with a filter of its own is asked for its power', () => {
  const tub = item('Tub', 'Hot Tubs, Water Treatment', { specifications: { device: 'cartridge' } })
  expect(totals([tub]).power.missing).toEqual([{ item: tub, keys: ['power_kw'] }])
})

test('a filter that does not state its weight when filled is missing from the weight in use and the floor load', () => {
  const filter = item('Filter', 'Water Treatment', {
    specifications: { device: 'sand', weight_kg: 70, media_kg: 225, width_mm: 700, depth_mm: 700 },
  })
  const { inUse, floor, weight } = totals([filter, heater])
  expect(weight.value).toBe(242)
  expect([inUse.value, inUse.missing]).toEqual([172, [{ item: filter, keys: ['filled_weight_kg'] }]])
  expect(floor.missing).toEqual([{ item: filter, keys: ['filled_weight_kg'] }])
})

test.each([
  ['Water Treatment', { backwash_lpm: 380 }, true],
  ['Ventilation', { drain_in: 1 }, true],
  ['Water Treatment', { backwash_lpm: 0, drain_in: 0 }, false],
  ['Ventilation', {}, false],
])('%s with %j and no flow to a drain lacks one: %s', (category, specifications, isGap) => {
  const one = item('One', category, { specifications })
  const { missing, notNeeded } = totals([one]).drain
  expect([missing, notNeeded]).toEqual(isGap ? [[{ item: one, keys: ['drain_lpm'] }], 0] : [[], 1])
  const stated = item('One', category, { specifications: { ...specifications, drain_lpm: 12 } })
  expect(totals([stated]).drain).toMatchObject({ value: 12, missing: [] })
})

test('a heater on a wall needs no floor, and weighs what it weighs', () => {
  const onWall = { ...heater, specifications: { mounting: 'wall', weight_kg: 20 } }
  const { floor, footprint, inUse } = totals([onWall])
  expect([floor.known, floor.missing, floor.notNeeded, floor.loads]).toEqual([0, [], 1, []])
  expect([footprint.missing, footprint.notNeeded]).toEqual([[], 1])
  expect(inUse.value).toBe(20)
})

test('a category written in other letters is that category', () => {
  const specifications = { power_kw: 9, rated_v: 208, phases: 3 }
  const [listed, stored] = ['Sauna Heaters', 'sauna heaters'].map((category) =>
    totals([item('Heater', category, { specifications })]),
  )
  // The 125 % of a sauna heater, without which 25 A would do.
  expect(stored?.services).toMatchObject([{ breaker: 35 }])
  expect(listed?.services).toMatchObject([{ breaker: 35 }])
  expect(stored?.heat.missing).toHaveLength(1)
})

test('no items have no totals', () => {
  const none = totals([])
  expect([none.cost.sums, none.services, none.power.value, none.programme.deliveries]).toEqual([
    [],
    [],
    0,
    [],
  ])
})

test('cents add up without rounding errors', () => {
  const coin = { ...blankEquipment, cost: 1.1 }
  expect(totals([coin, { ...coin, cost: 2.2 }]).cost.sums[0]?.amount).toBe(3.3)
})

test('full-load amps stand in for a power that is not stated', () => {
  // 10 A x 208 V x √3 x 0.9 = 3.2424 kW
  const motor = { fla_a: 10, rated_v: 208, phases: 3, power_factor: 0.9 }
  expect(totals([{ ...blankEquipment, specifications: motor }]).power.value).toBeCloseTo(3.2424, 4)
})

test('a value its field does not take counts as missing', () => {
  const broken = item('Broken', 'Sauna Heaters', {
    specifications: { power_kw: -5, rated_v: 213, phases: 3 },
  })
  expect(totals([broken]).connected.missing).toEqual([{ item: broken, keys: ['power_kw', 'rated_v'] }])
})

test('an item of any category that states a power needs a voltage', () => {
  const bench = item('Heated bench', 'Benches', { specifications: { power_kw: 1 } })
  expect(totals([bench]).connected.missing).toEqual([{ item: bench, keys: ['rated_v', 'phases'] }])
})

describe('a heater that burns wood or gas', () => {
  const electric = item('Electric', 'Sauna Heaters', {
    specifications: { heater_type: 'electric', power_kw: 9, rated_v: 208, phases: 3, resistive: true },
  })
  const gas = { heater_type: 'gas', power_kw: 20, rated_v: 120, phases: 1 }
  const wood = { heater_type: 'wood', power_kw: 20 }

  test('has a power that is heat, which no service feeds and no figure lacks', () => {
    const all = totals([
      electric,
      item('Gas', 'Sauna Heaters', { specifications: gas }),
      item('Wood', 'Sauna Heaters', { specifications: wood }),
    ])
    expect(all.power).toEqual({ value: 9, known: 1, missing: [], notNeeded: 2 })
    expect(all.connected).toEqual({ known: 1, missing: [], notNeeded: 2 })
    // 9,000 / (√3 x 208) = 24.982 A, x 1.25 = 31.227 A
    expect(all.services).toMatchObject([{ name: '208Y/120', kw: 9, breaker: 35 }])
    expect(all.services[0]?.plain).toEqual([24.982, 24.982, 24.982].map((amps) => expect.closeTo(amps, 3)))
  })

  test('counts with the amps of its controls where they are stated', () => {
    const all = totals([item('Gas', 'Sauna Heaters', { specifications: { ...gas, fla_a: 2 } })])
    // 2 A x 120 V
    expect(all.power).toMatchObject({ value: 0.24, known: 1 })
    expect(all.services[0]?.amps).toEqual([2, 0, 0].map((amps) => expect.closeTo(amps, 6)))
  })
})

test.each(['fla_a', 'breaker_a'])('a gas heater with %s and no voltage is missing one', (key) => {
  const gas = item('Gas', 'Sauna Heaters', {
    specifications: { heater_type: 'gas', power_kw: 20, [key]: 15 },
  })
  const { power, connected } = totals([gas])
  for (const { missing, notNeeded } of [power, connected]) {
    expect([missing.length, notNeeded]).toEqual([1, 0])
    expect(missing[0]?.keys).toEqual([...(key === 'fla_a' ? [] : ['fla_a']), 'rated_v', 'phases'])
  }
})

test.each([
  [1, '3P'],
  [3, 'L-L'],
  [3, 'L-N'],
])('phases %d with connection %s are no supply anybody knows', (phases, connection) => {
  const pump4 = item('Pump', 'Other', { specifications: { power_kw: 9, rated_v: 208, phases, connection } })
  expect(totals([pump4]).connected.missing).toEqual([{ item: pump4, keys: ['phases', 'connection'] }])
})

test('no breaker is smaller than the largest an item states', () => {
  // 12 kW on 208 V draw 43.3 A.
  const stating = (breaker_a: number) =>
    totals([
      item('Steam', 'Steam Generators', {
        specifications: { power_kw: 12, rated_v: 240, phases: 1, resistive: true, breaker_a },
      }),
    ]).services[0]
  expect(stating(70)).toMatchObject({ breaker: 70, decidedBy: { amps: 70 } })
  expect(stating(48)).toMatchObject({ breaker: 50, decidedBy: { amps: 48 } })
  expect(stating(40)).toMatchObject({ breaker: 45, decidedBy: null })
})

test.each([
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
  const { known, missing, deliveries } = totals([
    item('One', category, { lead_time_days: 14, specifications }),
  ]).programme
  expect(deliveries[0]?.installDays).toBe(days)
  expect([known, missing.map(({ keys }) => keys)]).toEqual(days === null ? [0, [['install_days']]] : [1, []])
})

test('what is only delivered lacks its lead time alone', () => {
  const { missing } = totals([item('Robe', 'Towels & Linens')]).programme
  expect(missing.map(({ keys }) => keys)).toEqual([['lead_time_days']])
})

describe('the words of a breaker', () => {
  const load = (name: string, kw: number, breaker_a: number) =>
    item(name, 'Other', { specifications: { power_kw: kw, rated_v: 208, phases: 3, breaker_a } })
  const words = (...items: Equipment[]) => totals(items).services.map(describeBreaker)

  // 18 kW on 208 V, three-phase, draw 50 A; 800 kW 2,221 A; 3,000 kW 8,327 A.
  test.each([
    ['as the loads ask for', [load('Heater', 18, 50)], '50 A'],
    ['that an item states', [load('Heater', 18, 70)], '70 A, because Heater states 70 A'],
    ['above one that is no standard', [load('Heater', 18, 72)], '80 A, because Heater states 72 A'],
    [
      'of the item that states most, not of the one that draws most',
      [load('Heater', 18, 70), load('Boiler', 3, 125), load('Fan', 2, 90)],
      '125 A, because Boiler states 125 A',
    ],
    ['of thousands', [load('Plant', 800, 3000)], '3,000 A, because Plant states 3,000 A'],
    ['that is too large for one', [load('Plant', 3000, 100)], null],
  ])('%s', (_, items, text) => expect(words(...items)).toEqual([text]))
})

describe('stated full-load amps', () => {
  const serviceOf = (...all: Equipment['specifications'][]) =>
    totals(all.map((specifications, index) => item(`${index}`, 'Other', { specifications }))).services[0]
  const close = (...amps: number[]) => amps.map((one) => expect.closeTo(one, 3))

  test('stand before those of the power', () => {
    // Its power alone: 3,200 / 208 = 15.385 A and a breaker of 20 A.
    const plunge = { power_kw: 3.2, rated_v: 208, phases: 1, fla_a: 22 }
    expect(serviceOf(plunge)).toMatchObject({ kw: 3.2, amps: close(22, 22, 0), breaker: 25 })
    // Its power alone: 19,000 / (√3 x 480 x 0.85) = 26.886 A.
    const handler = { power_kw: 19, rated_v: 480, phases: 3, power_factor: 0.85, fla_a: 28 }
    expect(serviceOf(handler)).toMatchObject({ kw: 19, amps: close(28, 28, 28), breaker: 30 })
  })

  test('add up at the angle of the power factor', () => {
    // Both draw 11.103 A, the motor lagging by 60°: 2 x 11.103 x cos 30°. Its power alone would be 8.327 A.
    const heater = { power_kw: 4, rated_v: 208, phases: 3, resistive: true }
    const motor = { power_kw: 1.5, rated_v: 208, phases: 3, power_factor: 0.5, fla_a: 11.1029 }
    expect(serviceOf(heater, motor)?.amps).toEqual(close(19.231, 19.231, 19.231))
  })

  test('of an item without a power factor add up as plain numbers, of a heater as phasors', () => {
    const stated = { fla_a: 20, rated_v: 208, phases: 1 }
    const pair = (category: string, more: Record<string, number | boolean | string> = {}) =>
      totals([
        item('Heater', 'Other', { specifications: { ...stated, resistive: true } }),
        item('Second', category, { specifications: { ...stated, ...more } }),
      ]).services[0]
    // Placed on A-B and B-C: B has 20 + 20, or 20 √3.
    expect(pair('Other')).toMatchObject({ amps: close(20, 40, 20), breaker: 40 })
    expect(pair('Other', { power_factor: 1 })).toMatchObject({ amps: close(20, 34.641, 20), breaker: 35 })
    expect(pair('Other', { resistive: true })).toMatchObject({ amps: close(20, 34.641, 20) })
    expect(pair('Steam Generators')).toMatchObject({ amps: close(20, 34.641, 20) })
    expect(pair('Sauna Heaters')).toMatchObject({ amps: close(20, 34.641, 20) })
    // The amps of a fire are those of its fan and controls.
    expect(pair('Sauna Heaters', { heater_type: 'gas' })).toMatchObject({ amps: close(20, 40, 20) })
  })

  test('of zero state nothing, and neither does a power factor of zero', () => {
    const plunge = { power_kw: 3.2, rated_v: 208, phases: 1, fla_a: 0, power_factor: 0 }
    expect(serviceOf(plunge)?.amps).toEqual(close(15.385, 15.385, 0))
  })
})

test.each([
  ['Audio Systems', 'speaker'],
  ['Water Treatment', 'sand'],
  ['Water Treatment', 'cartridge'],
  ['Water Treatment', 'DE'],
  ['Water Treatment', 'exchanger'],
])('of %s a %s is not asked for power or a supply, unless it states one', (category, device) => {
  const plain = totals([item('Plain', category, { specifications: { device } })])
  expect([plain.power.missing, plain.connected.missing]).toEqual([[], []])
  const active = totals([item('Active', category, { specifications: { device, rated_v: 120 } })])
  expect(active.power.missing).toMatchObject([{ keys: ['power_kw'] }])
})

test('a bench stands on its length and the depth of its seat, or on its width and depth where those are stated', () => {
  // 2.4 x 0.6 m
  const seat = { length_mm: 2400, seat_depth_mm: 600 }
  expect(totals([bench(seat)]).footprint.value).toBeCloseTo(1.44, 6)
  expect(totals([bench({ ...seat, width_mm: 2000, depth_mm: 500 })]).footprint.value).toBeCloseTo(1, 6)
  const narrow = { length_mm: 2000, width_mm: 500 }
  expect(totals([bench(narrow)]).footprint.value).toBeCloseTo(1, 6)
  expect(totals([bench({ ...narrow, seat_depth_mm: 450 })]).footprint.value).toBeCloseTo(1, 6)
  expect(totals([bench({ length_mm: 2400 })]).footprint.missing).toMatchObject([{ keys: ['seat_depth_mm'] }])
  // The depth of a seat below the water says nothing of a tub.
  const tub = item('Tub', 'Hot Tubs', { specifications: { width_mm: 2000, seat_depth_mm: 500 } })
  expect(totals([tub]).footprint.missing).toMatchObject([{ keys: ['depth_mm'] }])
})

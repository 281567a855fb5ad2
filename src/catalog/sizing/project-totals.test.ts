import { describe, expect, test } from 'vitest'
import type { Equipment } from '@/catalog/equipment'
import { type Line, oneOf } from '@/catalog/lines'
import { seededRandom } from '@/catalog/seeded-random.fixture'
import { totals } from './totals'
import { item, type Specifications } from './totals.fixture'

/** An item with a price. */
const priced = (name: string, category: string, cost: number | null, specifications: Specifications = {}) =>
  item(name, category, specifications, { cost })

describe('a project of 30 lines, worked out by hand', () => {
  const footprint = { width_mm: 600, depth_mm: 500 }
  const heater = priced('Heater', 'Sauna Heaters', 3000, {
    ...footprint,
    ...{ power_kw: 9, rated_v: 208, phases: 3, resistive: true, weight_kg: 60, heat_to_room_th_kw: 1.5 },
  })
  const steam = { power_kw: 12, rated_v: 240, phases: 1, resistive: true, cold_water_lpm: 2, weight_kg: 20 }
  const generator = priced('Generator', 'Steam Generators', 4890.2, {
    ...steam,
    width_mm: 500,
    depth_mm: 200,
  })
  const boiling = {
    power_kw: 40,
    rated_v: 480,
    phases: 3,
    continuous: true,
    cold_water_lpm: 7.5,
    drain_lpm: 10,
  }
  const boiler: Equipment = {
    ...priced('Boiler', 'Steam Generators', 18_750, {
      ...boiling,
      ...{ weight_kg: 150, width_mm: 1000, depth_mm: 800, install_days: 4 },
    }),
    lead_time_days: 84,
  }
  const shower: Equipment = {
    ...priced('Shower', 'Showers', 320, {
      cold_water_lpm: 10,
      hot_water_lpm: 8,
      drain_lpm: 9.5,
      mounting: 'wall',
    }),
    currency: 'EUR',
  }
  const light = priced('Light', 'Lighting', 89.9, { power_w: 60, rated_v: 120 })
  const fan = priced('Fan', 'Ventilation', null, { power_kw: 1.2, rated_v: 120, power_factor: 0.8 })
  const largeFan = priced('Large fan', 'Ventilation', 980, {
    ...{ power_kw: 2.77, rated_v: 277, power_factor: 1, weight_kg: 30 },
  })
  const cooling = { power_kw: 3.12, rated_v: '208/240', phases: 1, power_factor: 1 }
  const plunge = priced('Plunge', 'Cold Plunge Pools', 21_400, {
    ...cooling,
    ...{ water_l: 2000, bathers: 4, weight_kg: 500, width_mm: 2000, depth_mm: 2000 },
  })
  const pump = priced('Pump', 'Water Treatment', 640, {
    power_kw: 1.5,
    rated_v: 240,
    phases: 1,
    weight_kg: 25,
  })
  const strip = priced('Strip', 'Lighting', 25, { power_w: 40, rated_v: 24 })
  const speaker = priced('Speaker', 'Audio Systems', 150, { power_kw: 0.2 })
  const seat = { length_mm: 2400, seat_depth_mm: 600 }
  const bench = priced('Bench', 'Benches', 450, { ...seat, weight_kg: 80 })
  const oldBench = priced('Old bench', 'Benches', 300, { ...seat, weight_kg: 70 })
  const towel = priced('Towel', 'Towels & Linens', 12.5)
  const fixed = (cost: number) => ({ fixedPrice: { cost, currency: 'USD', on: '2026-11-03' } })

  const lines = (
    [
      [heater, 2, 'Sauna A', fixed(2800)],
      [heater, 1, 'Sauna B'],
      [bench, 3, 'Sauna A'],
      [bench, 2, 'Sauna B'],
      [light, 4, 'Sauna A'],
      [light, 2, 'Sauna B'],
      [generator, 1, 'Steam'],
      [generator, 1, 'steam '],
      [boiler, 1, 'Plant'],
      [boiler, 1, 'Plant', fixed(17_500)],
      [light, 6, 'Steam'],
      [shower, 6, 'Showers'],
      [shower, 2, 'Pool'],
      [light, 6, 'Showers'],
      [fan, 2, 'Showers'],
      [fan, 1, 'Steam'],
      [plunge, 2, 'Pool'],
      [plunge, 1, 'Pool'],
      [pump, 2, 'Plant'],
      [strip, 10, 'Pool'],
      [speaker, 8, 'Lounge'],
      [towel, 200, 'Lounge'],
      [towel, 100, null],
      [bench, 4, 'Lounge'],
      [largeFan, 2, 'Plant'],
      [largeFan, 1, 'Showers'],
      [light, 6, 'Lounge'],
      [oldBench, 1, 'Lounge', { isDeleted: true }],
      [priced('Other heater', 'Sauna Heaters', 2500, { power_kw: 12 }), 2, 'Sauna A', { alternateFor: '1' }],
      [priced('Other shower', 'Showers', null), 6, 'Showers', { alternateFor: '12' }],
    ] satisfies [Equipment, number, string | null, Partial<Line>?][]
  ).map(
    ([of, quantity, room, change], at): Line => ({
      ...oneOf(of),
      id: String(at + 1),
      quantity,
      room,
      ...change,
    }),
  )
  const all = totals(lines)
  // Pieces: 3 heaters, 9 benches and the deleted one, 24 lights, 2 generators, 2 boilers, 8 showers, 3 fans, 3 large fans,
  // 3 plunges, 2 pumps, 10 strips, 8 speakers, 300 towels: 378. The alternates on the last two lines do not count.

  const close = (...values: number[]) => values.map((value) => expect.closeTo(value, 2))
  const namesOf = (some: readonly Pick<Line, 'item' | 'quantity'>[]) =>
    some.map(({ item: { name }, quantity }) => `${quantity} ${name}`)

  test('cost', () => {
    // USD: heaters 2 x 2800 + 3000, benches 9 x 450 + 300, lights 24 x 89.90, generators 2 x 4890.20, boilers 18750 + 17500,
    // plunges 3 x 21400, pumps 2 x 640, strips 10 x 25, speakers 8 x 150, towels 300 x 12.50, large fans 3 x 980
    // = 8600 + 4350 + 2157.60 + 9780.40 + 36250 + 64200 + 1280 + 250 + 1200 + 3750 + 2940 = 134758; at fixed prices
    // 5600 + 17500. EUR: showers 8 x 320. Without a price: 3 fans.
    expect(all.cost.sums).toEqual([
      { currency: 'USD', amount: 134_758, fixed: 23_100, pieces: 367 },
      { currency: 'EUR', amount: 2560, fixed: 0, pieces: 8 },
    ])
    expect([all.cost.known, namesOf(all.cost.missing)]).toEqual([375, ['3 Fan']])
    expect(all.cost.changed.map(({ id }) => id)).toEqual(['1', '10'])
  })

  test('power', () => {
    // Heaters 27, generators 24, boilers 80, plunges 9.36, fans 3.6, large fans 8.31, lights 1.44, pumps 3, strips 0.4,
    // speakers 1.6 kW, of 60 pieces. 378 - 60 need none.
    expect(all.power).toMatchObject({
      value: expect.closeTo(158.71, 6),
      known: 60,
      missing: [],
      notNeeded: 318,
    })
    // The services feed 60 pieces, but not the 2 pumps, 10 strips and 8 speakers.
    expect(all.connected).toMatchObject({ known: 40, notNeeded: 318 })
    expect(namesOf(all.connected.missing)).toEqual(['8 Speaker'])
    expect(namesOf(all.unfed)).toEqual(['2 Pump', '10 Strip'])
  })

  test('208Y/120', () => {
    // Amps of one piece: generator 12,000 x 208 / 240² = 43.333, heater 9,000 / (√3 x 208) = 24.982, plunge 3,120 / 208 = 15,
    // fan 1,200 / (120 x 0.8) = 12.5, light 60 / 120 = 0.5.
    // Generators on A-B and B-C: A 43.333, B 86.667, C 43.333. With the heaters' 74.945: 118.278, 161.611, 118.278.
    // Each plunge on C-A, where the least is even before the third (148.278 each): A 163.278, B 161.611, C 163.278.
    // Fans on B, A and C: A 175.778, B 174.111, C 175.778. Lights: 4 on B (176.111), then one on each phase in turn, so
    // 7 on A, 10 on B, 7 on C.
    const [service] = all.services
    expect(service?.loads.map(({ of, quantity, phases }) => [of.item.name, quantity, phases])).toEqual([
      ['Generator', 1, [0, 1]],
      ['Generator', 1, [1, 2]],
      ['Heater', 3, [0, 1, 2]],
      ['Plunge', 3, [2, 0]],
      ['Fan', 1, [0]],
      ['Fan', 1, [1]],
      ['Fan', 1, [2]],
      ['Light', 7, [0]],
      ['Light', 10, [1]],
      ['Light', 7, [2]],
    ])
    // A 43.333 + 74.945 + 45 + 12.5 + 3.5; B 86.667 + 74.945 + 12.5 + 5; C as A
    expect(service?.plain).toEqual(close(179.278, 179.111, 179.278))
    // Turned to the angle of each phase, the fan lagging by 36.870° (10 - 7.5i) and the lights added as plain numbers:
    // A 74.945 + 43.333 at 30° + 45 at -30° + fan = 161.444 - 8.333i, √26133.5 = 161.659, + 3.5
    // B 74.945 + 43.333 at -30° + 43.333 at 30° + fan = 160.000 - 7.5i, √25656.3 = 160.176, + 5
    // C 74.945 + 43.333 at -30° + 45 at 30° + fan = 161.444 - 6.667i, √26108.5 = 161.581, + 3.5
    expect(service?.amps).toEqual(close(165.158, 165.176, 165.081))
    // Heaters at 125 %, 18.736 A more in each real part: B 178.737 - 7.5i, 178.894, + 5 = 183.894, so 200 A
    expect(service?.sized).toEqual(close(183.872, 183.894, 183.803))
    // 2 x 9.01333 + 27 + 9.36 + 3.6 + 1.44
    expect(service).toMatchObject({ name: '208Y/120', kw: expect.closeTo(59.42667, 4), breaker: 200 })
  })

  test('480Y/277', () => {
    // Boilers 2 x 48.113 A, the large fans 10 A on a phase each; at 125 % 120.281 + 10, so 150 A
    const [, service] = all.services
    expect(service).toMatchObject({ name: '480Y/277', kw: expect.closeTo(88.31, 6), breaker: 150 })
    expect(service?.amps).toEqual(close(106.225, 106.225, 106.225))
    expect(service?.sized).toEqual(close(130.281, 130.281, 130.281))
  })

  test('120/240 in place of 208Y/120', () => {
    // Generators 50 A, plunges 3,120 / 240 = 13 A and pumps 6.25 A on both legs, the fans on A, B and A. A has
    // 100 + 39 + 25 + 12.5 = 176.5, B 164, so that all 24 lights are on B: 176.
    // A: 139 + 2 (10 - 7.5i) = 159 - 15i, √25506 = 159.706, + 12.5 for the pumps, whose angle is unknown
    // B: 139 + 10 - 7.5i = 149 - 7.5i, √22257.25 = 149.189, + 12.5 + 12 = 173.689, so 175 A
    const { services, unfed } = totals(lines, { service: '120/240' })
    expect(services[0]).toMatchObject({ name: '120/240', kw: expect.closeTo(41.4, 6), breaker: 175 })
    expect(services[0]?.plain).toEqual(close(176.5, 176, 0))
    expect(services[0]?.amps).toEqual(close(172.206, 173.689, 0))
    expect(services[1]).toEqual(all.services[1])
    expect(unfed.map(({ quantity, reason }) => [quantity, reason])).toEqual([
      [3, 'neither service has 208 V three-phase'],
      [10, '24 V comes from a driver or transformer'],
    ])
  })

  test('water', () => {
    // Cold: generators 4, boilers 15, showers 80. The plunges state none.
    expect(all.coldWater).toMatchObject({ value: 99, known: 12 })
    expect(namesOf(all.coldWater.missing)).toEqual(['3 Plunge'])
    expect(all.hotWater).toMatchObject({ value: 64, known: 8, missing: [] })
    // Boilers 20, showers 76
    expect(all.drain).toMatchObject({ value: 96, known: 10 })
    expect(namesOf(all.drain.missing)).toEqual(['2 Generator', '3 Plunge'])
    expect(all.fill).toMatchObject({ value: 6000, known: 3 })
  })

  test('heat, weight and floor', () => {
    expect(all.heat).toMatchObject({ value: 4.5, known: 3 })
    // Heaters 180, benches 720 + 70, generators 40, boilers 300, plunges 1500, large fans 90, pumps 50
    expect(all.weight).toMatchObject({ value: 2950, known: 25 })
    expect(namesOf(all.weight.missing)).toEqual(['3 Fan'])
    // Each plunge 2000 L and 4 x 75 kg more
    expect(all.inUse.value).toBe(9850)
    // Heaters 0.9, benches 10 x 1.44, generators 0.2, boilers 1.6, plunges 12 m²
    expect(all.footprint).toMatchObject({ value: expect.closeTo(29.1, 6), known: 20 })
    // 2800 x 9.81 / 1000 / 4
    expect(all.floor.loads[0]).toMatchObject({ item: plunge, kpa: expect.closeTo(6.867, 3) })
  })

  test('rooms, in alphabetical order: pieces, heat, weight in use and footprint', () => {
    expect(
      all.rooms.map(({ room, pieces, heat, inUse, footprint: { value } }) => [
        room,
        pieces,
        heat.value,
        inUse.value,
        Math.round(value * 100) / 100,
      ]),
    ).toEqual([
      ['Lounge', 219, 0, 390, 7.2],
      ['Plant', 6, 0, 410, 1.6],
      ['Pool', 15, 0, 8400, 12],
      ['Sauna A', 9, 3, 360, 4.92],
      ['Sauna B', 5, 1.5, 220, 3.18],
      ['Showers', 15, 0, 30, 0],
      ['Steam', 9, 0, 40, 0.2],
      ['Without a room', 100, 0, 0, 0],
    ])
  })

  test('lead times, alternates and deleted items', () => {
    expect(all.programme.deliveries).toMatchObject([{ of: { item: boiler, quantity: 2 }, leadDays: 84 }])
    expect(all.alternates.map(({ line, replaces, cost }) => [line.id, replaces?.id, cost?.cost])).toEqual([
      ['29', '1', 5000],
      ['30', '12', undefined],
    ])
    expect(namesOf(all.pieces.filter(({ isDeleted }) => isDeleted))).toEqual(['1 Old bench'])
  })
})

describe('a project with quantities', () => {
  const random = seededRandom(40)
  const maybe = <T>(value: T): T | undefined => (random.number(4) > 0 ? value : undefined)

  const definedValues = (values: Record<string, string | number | boolean | undefined>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    )

  function randomItem(at: number): Equipment {
    const specifications = {
      power_kw: maybe(1 + random.number(400) / 10),
      rated_v: maybe(random.pick([24, 120, 208, 240, 277, 480, '208/240', '230/460'])),
      phases: maybe(random.pick([1, 3])),
      resistive: maybe(true),
      power_factor: maybe(0.7 + random.number(30) / 100),
      breaker_a: maybe(random.pick([20, 60, 250])),
      fla_a: random.number(4) > 0 ? undefined : 1 + random.number(60),
      cold_water_lpm: maybe(random.number(200) / 10),
      hot_water_lpm: maybe(random.number(200) / 10),
      drain_lpm: maybe(random.number(200) / 10),
      water_l: maybe(random.number(4000)),
      bathers: maybe(1 + random.number(8)),
      heat_to_room_th_kw: maybe(random.number(50) / 10),
      weight_kg: maybe(random.number(900)),
      width_mm: maybe(200 + random.number(3000)),
      depth_mm: maybe(200 + random.number(3000)),
      install_days: maybe(random.number(10)),
    }
    return item(
      `Item ${at}`,
      random.pick(['Sauna Heaters', 'Showers', 'Hot Tubs', 'Lighting', 'Benches', 'Towels & Linens']),
      definedValues(specifications),
      {
        cost: maybe(random.number(1_000_000) / 100) ?? null,
        currency: random.pick(['USD', 'USD', 'EUR']),
        lead_time_days: maybe(random.number(120)) ?? null,
      },
    )
  }

  function randomLine(at: number, items: readonly Equipment[]): Line {
    const fixedPrice = { cost: random.number(100_000) / 100, currency: 'USD', on: '2026-11-03' }
    return {
      ...oneOf(random.pick(items)),
      id: `line ${at}`,
      quantity: 1 + random.number(7),
      room: random.pick(['Sauna', 'sauna ', 'Pool', null]),
      alternateFor: random.number(8) > 0 ? null : 'line 0',
      fixedPrice: random.number(3) > 0 ? null : fixedPrice,
    }
  }

  /** The lines with one piece each: first one piece of every line, then a second one. */
  const oneByOne = (lines: readonly Line[]) =>
    Array.from({ length: Math.max(...lines.map(({ quantity }) => quantity)) }).flatMap((_, piece) =>
      lines.filter(({ quantity }) => quantity > piece).map((line) => ({ ...line, quantity: 1 })),
    )

  test.each(Array.from({ length: 40 }, (_, at) => at + 1))(
    'has the totals of its lines repeated one by one: project %d',
    (number) => {
      const items = Array.from({ length: 1 + random.number(20) }, (_, at) => randomItem(at))
      const lines = Array.from({ length: number }, (_, at) => randomLine(at, items))
      const figures = (some: readonly Line[]) => {
        const { alternates: _, cost, ...all } = totals(some)
        return { ...all, cost: { ...cost, changed: [] } }
      }
      const all = figures(lines)
      expect(all).toEqual(figures(oneByOne(lines)))
      // Sums also equal the quantities times the figures of one piece.
      const keys = ['power', 'coldWater', 'drain', 'fill', 'heat', 'weight', 'inUse', 'footprint'] as const
      for (const key of keys) {
        const sum = lines.reduce(
          (before, line) => before + line.quantity * totals([{ ...line, quantity: 1 }])[key].value,
          0,
        )
        expect(all[key].value, key).toBeCloseTo(sum, 6)
      }
    },
  )
})

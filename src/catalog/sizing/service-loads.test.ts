import { describe, expect, test } from 'vitest'
import type { Equipment } from '@/catalog/equipment'
import { oneOf } from '@/catalog/lines'
import type { BuildingService } from './electrical'
import { describeBreaker } from './service-loads'
import { totals } from './totals'
import { item, one, type Specifications, totalsOf } from './totals.fixture'

const steam = { power_kw: 12, rated_v: 240, phases: 1, resistive: true }
const close = (...amps: number[]) => amps.map((each) => expect.closeTo(each, 3))

test.each<[Specifications, string, BuildingService?]>([
  // Of several voltages the lowest that a service has: 9 kW draw 43.3 A on 208 V, 37.5 A on 240 V.
  [{ power_kw: 9, rated_v: '208/240', phases: 1 }, '208Y/120: 43.3 A at 208 V'],
  [{ power_kw: 9, rated_v: '208/230', phases: 3 }, '208Y/120: 25 A at 208 V'],
  [{ power_kw: 9, rated_v: '208/480', phases: 3 }, '208Y/120: 25 A at 208 V'],
  [{ power_kw: 9, rated_v: '208/230/460', phases: 3 }, '208Y/120: 25 A at 208 V'],
  [{ power_kw: 1.15, rated_v: '115/230', phases: 1 }, '208Y/120: 10 A at 115 V'],
  [{ power_kw: 1.2, rated_v: '120/240' }, '208Y/120: 10 A at 120 V'],
  // No service has 230 V: the motor runs on its 460 V.
  [{ power_kw: 9, rated_v: '230/460', phases: 3 }, '480Y/277: 11.3 A at 460 V'],
  [{ power_kw: 9, rated_v: '277/480', phases: 3 }, '480Y/277: 10.8 A at 480 V'],
  [{ power_kw: 2.77, rated_v: '277/480', phases: 1 }, '480Y/277: 10 A at 277 V'],
  // Neither service has one: 12 kW of 240 V give 9 kW on 208 V.
  [{ power_kw: 12, rated_v: '240/415', connection: 'L-L', resistive: true }, '208Y/120: 43.3 A at 208 V'],
  [{ power_kw: 12, rated_v: 220, connection: 'L-L', resistive: true }, '208Y/120: 51.6 A at 208 V'],
  [
    { power_kw: 12, rated_v: '230/400', phases: 3 },
    'rated 230 V and not stated as resistive: it may not run on 208 V',
  ],
  [{ power_kw: 12, rated_v: '380/415', phases: 3 }, 'neither service has 380 V three-phase'],
  [{ power_kw: 12, rated_v: '575/600', phases: 3 }, 'neither service has 575 V three-phase'],
  [{ fla_a: 10, rated_v: '208/240', phases: 1 }, '208Y/120: 10 A at 208 V'],
  // A building with 120/240 V has neither 208 V nor three phases at 240 V.
  [{ power_kw: 9, rated_v: '208/240', phases: 1 }, '120/240: 37.5 A at 240 V', '120/240'],
  [{ power_kw: 2.3, rated_v: '208/230', phases: 1 }, '120/240: 10 A at 230 V', '120/240'],
  [{ power_kw: 1.2, rated_v: '120/240' }, '120/240: 10 A at 120 V', '120/240'],
  [{ fla_a: 10, rated_v: '208/240', phases: 1 }, '120/240: 10 A at 240 V', '120/240'],
  [{ power_kw: 9, rated_v: '230/460', phases: 3 }, '480Y/277: 11.3 A at 460 V', '120/240'],
  [{ power_kw: 9, rated_v: 208, phases: 1 }, 'neither service has 208 V line to line', '120/240'],
  [{ power_kw: 9, rated_v: 240, phases: 3 }, 'neither service has 240 V three-phase', '120/240'],
])('%j is fed by %s', (specifications, fed, service = '208Y/120') => {
  const fan = item('Fan', 'Ventilation', specifications)
  const { services, unfed, connected } = totals([oneOf(fan)], { service })
  const loads = services.flatMap(({ name, loads: all }) =>
    all.map(({ amps, load }) => `${name}: ${Math.round(amps * 10) / 10} A at ${load.volts} V`),
  )
  expect([...loads, ...unfed.map(({ reason }) => reason)]).toEqual([fed])
  expect(connected.missing).toEqual([])
})

describe('a heater that burns wood or gas', () => {
  const electric = { heater_type: 'electric', power_kw: 9, rated_v: 208, phases: 3, resistive: true }
  const gas = { heater_type: 'gas', power_kw: 20, rated_v: 120, phases: 1 }
  const wood = { heater_type: 'wood', power_kw: 20 }

  test('has a power that is heat, which no service feeds and no figure lacks', () => {
    const all = totalsOf(
      ...[electric, gas, wood].map((each, at) => item(`Heater ${at}`, 'Sauna Heaters', each)),
    )
    expect(all.power).toEqual({ value: 9, known: 1, missing: [], notNeeded: 2 })
    expect(all.connected).toEqual({ known: 1, missing: [], notNeeded: 2 })
    // 9,000 / (√3 x 208) = 24.982 A, x 1.25 = 31.227 A
    expect(all.services).toMatchObject([{ name: '208Y/120', kw: 9, breaker: 35 }])
    expect(all.services[0]?.plain).toEqual(close(24.982, 24.982, 24.982))
  })

  test('counts with the amps of its controls where they are stated', () => {
    const all = one('Sauna Heaters', { ...gas, fla_a: 2 })
    // 2 A x 120 V
    expect(all.power).toMatchObject({ value: 0.24, known: 1 })
    expect(all.services[0]?.amps).toEqual(close(2, 0, 0))
  })
})

test('no breaker is smaller than the largest an item states', () => {
  // 12 kW on 208 V draw 43.3 A.
  const stating = (breaker_a: number) => one('Steam Generators', { ...steam, breaker_a }).services[0]
  expect(stating(70)).toMatchObject({ breaker: 70, decidedBy: { amps: 70 } })
  expect(stating(48)).toMatchObject({ breaker: 50, decidedBy: { amps: 48 } })
  expect(stating(40)).toMatchObject({ breaker: 45, decidedBy: null })
})

describe('the words of a breaker', () => {
  const load = (name: string, kw: number, breaker_a: number) =>
    item(name, 'Other', { power_kw: kw, rated_v: 208, phases: 3, breaker_a })
  const words = (...items: Equipment[]) => totalsOf(...items).services.map(describeBreaker)

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
    [
      'of a name written from right to left',
      [load('תנור 6', 18, 70)],
      '70 A, because \u2068תנור 6\u2069 states 70 A',
    ],
    ['that is too large for one', [load('Plant', 3000, 100)], null],
  ])('%s', (_, items, text) => expect(words(...items)).toEqual([text]))
})

describe('stated full-load amps', () => {
  const serviceOf = (...all: Specifications[]) =>
    totalsOf(...all.map((specifications, index) => item(`${index}`, 'Other', specifications))).services[0]

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
    const pair = (category: string, more: Specifications = {}) =>
      totalsOf(
        item('Heater', 'Other', { ...stated, resistive: true }),
        item('Second', category, { ...stated, ...more }),
      ).services[0]
    // Placed on A-B and B-C: B has 20 + 20, or 20 √3.
    expect(pair('Other')).toMatchObject({ amps: close(20, 40, 20), breaker: 40 })
    expect(pair('Other', { power_factor: 1 })).toMatchObject({ amps: close(20, 34.641, 20), breaker: 35 })
    for (const second of [
      pair('Other', { resistive: true }),
      pair('Steam Generators'),
      pair('Sauna Heaters'),
    ])
      expect(second?.amps).toEqual(close(20, 34.641, 20))
    // The amps of a fire are those of its fan and controls.
    expect(pair('Sauna Heaters', { heater_type: 'gas' })?.amps).toEqual(close(20, 40, 20))
  })

  test('of zero state nothing, and neither does a power factor of zero', () => {
    const plunge = { power_kw: 3.2, rated_v: 208, phases: 1, fla_a: 0, power_factor: 0 }
    expect(serviceOf(plunge)?.amps).toEqual(close(15.385, 15.385, 0))
  })
})

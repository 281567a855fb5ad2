import { describe, expect, test } from 'vitest'
import {
  ampsOf,
  circuitAmps,
  feed,
  feederAmps,
  type Load,
  nextBreaker,
  phaseAmps,
  place,
  plainAmps,
  resistiveKw,
} from './electrical'

const heater: Load = {
  kw: 18,
  volts: 208,
  connection: '3P',
  powerFactor: 1,
  isResistive: true,
  isContinuous: true,
}
/** A resistive load of so many amps. */
const drawing = (amps: number, connection: Load['connection'], volts = 208): Load => ({
  ...heater,
  kw: (amps * volts * (connection === '3P' ? Math.sqrt(3) : 1)) / 1000,
  volts,
  connection,
  isContinuous: false,
})

describe('amps of one item', () => {
  test.each<[Partial<Load>, number]>([
    // 18,000 W / (1.732 x 208 V)
    [{}, 49.963],
    // 12,000 W / 240 V
    [{ kw: 12, volts: 240, connection: 'L-L' }, 50],
    // 1,200 W / (120 V x 0.8)
    [{ kw: 1.2, volts: 120, connection: 'L-N', powerFactor: 0.8 }, 12.5],
    // 40,000 W / (1.732 x 480 V)
    [{ kw: 40, volts: 480 }, 48.113],
    // As stated, whatever the power says
    [{ kw: 19, volts: 480, powerFactor: 0.85, amps: 28 }, 28],
  ])('%o', (change, amps) => {
    expect(ampsOf({ ...heater, ...change })).toBeCloseTo(amps, 3)
  })
})

test('a resistive load of 240 V gives 0.751 of its power on 208 V', () => {
  // 12 kW x (208 / 240)² = 12 x 0.75111
  expect(resistiveKw(12, 240, 208)).toBeCloseTo(9.0133, 4)
})

describe('the circuit', () => {
  test('of fixed space heating carries 125 % and has the next standard breaker', () => {
    // 49.963 A x 1.25 = 62.454 A
    expect(circuitAmps(heater)).toBeCloseTo(62.454, 3)
    expect(nextBreaker(circuitAmps(heater))).toBe(70)
    expect(circuitAmps({ ...heater, isContinuous: false })).toBeCloseTo(49.963, 3)
  })

  test.each([
    [0.1, 15],
    [15, 15],
    [15.001, 20],
    [56 * 1.25, 70],
    [6000, 6000],
    [6001, null],
  ])('of %d A takes %s A', (amps, breaker) => expect(nextBreaker(amps)).toBe(breaker))
})

describe('the service', () => {
  test.each<[Partial<Load>, string]>([
    [{ volts: 120, connection: 'L-N' }, '208Y/120'],
    [{ volts: 208, connection: 'L-L' }, '208Y/120'],
    [{ volts: 277, connection: 'L-N' }, '480Y/277'],
    [{ volts: 480 }, '480Y/277'],
    // Nameplates of equipment for 120, 208 and 480 V; the load is the one of the nameplate.
    [{ volts: 110, connection: 'L-N' }, '208Y/120'],
    [{ volts: 115, connection: 'L-N' }, '208Y/120'],
    [{ volts: 200 }, '208Y/120'],
    [{ volts: 460 }, '480Y/277'],
  ])('of %o is that with its voltage', (change, service) => {
    const load = { ...heater, ...change }
    expect(feed(load)).toEqual({ service, load })
  })

  test('of a resistive load of 240 V is 208 V, with less power', () => {
    const load: Load = { ...heater, kw: 12, volts: 240, connection: 'L-L' }
    expect(feed(load)).toEqual({
      service: '208Y/120',
      load: { ...load, volts: 208, kw: expect.closeTo(9.0133, 4) },
    })
  })

  test('of a resistive load of 240 V is 208 V, with fewer of its stated amps', () => {
    // 50 A x 208 / 240, as 9,013 W / 208 V
    const load: Load = { ...heater, kw: 12, amps: 50, volts: 240, connection: 'L-L' }
    expect(feed(load)).toMatchObject({ load: { amps: expect.closeTo(43.333, 3), volts: 208 } })
  })

  test.each<[Partial<Load>, string]>([
    [{ volts: 24, connection: 'L-N' }, '24 V comes from a driver or transformer'],
    [{ volts: 380 }, 'neither service has 380 V three-phase'],
    [{ volts: 400 }, 'neither service has 400 V three-phase'],
    [{ volts: 575 }, 'neither service has 575 V three-phase'],
    [{ volts: 115 }, 'neither service has 115 V three-phase'],
    [{ volts: 460, connection: 'L-N' }, 'neither service has 460 V line to neutral'],
    [{ volts: 208, connection: 'L-N' }, 'neither service has 208 V line to neutral'],
    [{ volts: 240, isResistive: false }, 'rated 240 V and not stated as resistive: it may not run on 208 V'],
  ])('of %o is neither, and why is said', (change, reason) => {
    expect(feed({ ...heater, ...change })).toEqual({ reason })
  })
})

describe('load a phase', () => {
  const placed = (...loads: Load[]) =>
    place(
      '208Y/120',
      loads.map((load) => ({ of: load, load, quantity: 1 })),
    )
  const close = (...amps: number[]) => amps.map((one) => expect.closeTo(one, 3))

  test('of two loads between lines is the phasor sum, below the plain one', () => {
    // 20 A on A-B, then 10 A on B-C: I_B = √(20² + 10² + 20 x 10) = √700
    const two = placed(drawing(10, 'L-L'), drawing(20, 'L-L'))
    expect(two.map(({ phases }) => phases)).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(phaseAmps('208Y/120', two)).toEqual(close(20, 26.458, 10))
    expect(plainAmps(two)).toEqual(close(20, 30, 10))
  })

  test('of three equal loads is balanced: √3 times one, where the plain sum is 15.5 % more', () => {
    const three = placed(drawing(20, 'L-L'), drawing(20, 'L-L'), drawing(20, 'L-L'))
    expect(phaseAmps('208Y/120', three)).toEqual(close(34.641, 34.641, 34.641))
    expect(plainAmps(three)).toEqual(close(40, 40, 40))
  })

  test('puts each load where the least is: one to neutral beside two', () => {
    const mixed = placed(
      drawing(5, 'L-N', 120),
      drawing(15, 'L-N', 120),
      drawing(10, 'L-N', 120),
      drawing(30, '3P'),
    )
    // 30 A on all; 15 A on A, 10 A on B, 5 A on C, all in phase with the three-phase load's.
    expect(phaseAmps('208Y/120', mixed)).toEqual(close(45, 40, 35))
  })

  test('adds loads of other power factors at their angle', () => {
    // 10 A lagging by 60° (pf 0.5) and 10 A without lag: 2 x 10 x cos 30°
    const mixed = placed({ ...drawing(5, '3P'), powerFactor: 0.5 }, drawing(10, 'L-N', 120))
    expect(phaseAmps('208Y/120', mixed)).toEqual(close(17.321, 10, 10))
  })

  test('adds a load of unknown power factor as a plain number, the most it can add', () => {
    // 20 A on A-B and 20 A on B-C. In phase they would be 20 √3 = 34.641 A on B, a 35 A breaker; at a power factor of 0.85
    // the second lags by 31.8°: 38.794 A, a 40 A breaker.
    const amps = (powerFactor: number | null) =>
      feederAmps('208Y/120', placed(drawing(20, 'L-L'), { ...drawing(20, 'L-L'), amps: 20, powerFactor }))
    expect(amps(1)).toEqual(close(20, 34.641, 20))
    expect(amps(0.85)).toEqual(close(20, 38.794, 20))
    expect(amps(null)).toEqual(close(20, 40, 20))
    expect(nextBreaker(Math.max(...amps(null)))).toBe(40)
    // Those of known angle are still added as phasors: the three-phase heater and 20 A on A-B, with 10 A beside them on C.
    const mixed = placed(drawing(30, '3P'), drawing(20, 'L-L'), {
      ...drawing(10, 'L-N', 120),
      powerFactor: null,
    })
    // A √((30 + 20 cos 30°)² + (20 sin 30°)²) = 48.366
    expect(phaseAmps('208Y/120', mixed)).toEqual(close(48.366, 48.366, 40))
  })

  test('counts continuous loads at 125 % for the feeder', () => {
    // 49.963 x 1.25 + 10
    expect(feederAmps('208Y/120', placed(heater, drawing(10, 'L-N', 120)))).toEqual(
      close(72.454, 62.454, 62.454),
    )
  })

  test('is never above the plain sum, and never more than 15.5 % below it for loads between lines', () => {
    const amps = [3, 7, 12, 16, 21, 33, 48]
    for (let count = 1; count <= amps.length; count++) {
      const several = placed(...amps.slice(0, count).map((one) => drawing(one, 'L-L')))
      for (const [phase, plain] of plainAmps(several).entries()) {
        const sum = phaseAmps('208Y/120', several)[phase] ?? 0
        expect(sum).toBeLessThanOrEqual(plain + 1e-9)
        expect(plain).toBeLessThanOrEqual(sum * (2 / Math.sqrt(3)) + 1e-9)
      }
    }
  })
})

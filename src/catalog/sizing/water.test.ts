import { describe, expect, test } from 'vitest'
import {
  filterArea,
  headAt,
  heatingHours,
  newYorkFilterRates,
  newYorkTurnoverMin,
  pumpKw,
  readPumpCurve,
  rejectedKw,
  steamKgh,
  turnoverFlow,
} from './water'

test('turnover: 4,353 L in 30 minutes are 8.706 m³/h, in the 6 hours of a pool 0.7255', () => {
  // 4353 x 0.06 / 30; 4353 x 0.06 / 360
  expect(turnoverFlow(4353, 30)).toBeCloseTo(8.706, 6)
  expect(turnoverFlow(4353, newYorkTurnoverMin)).toBeCloseTo(0.7255, 6)
})

test('filter area: 8.706 m³/h need 9.463 m² of cartridge or 0.2372 m² of sand', () => {
  // 8.706 / 0.92; 8.706 / 36.7
  expect(filterArea(8.706, newYorkFilterRates.cartridge[0])).toBeCloseTo(9.463, 3)
  expect(filterArea(8.706, newYorkFilterRates.sand[0])).toBeCloseTo(0.2372, 4)
})

test('heating and chilling: 10.125 kW take 8 hours for 4,353 L by 16 °C', () => {
  // 4353 x 16 x 0.001163 / 10.125
  expect(heatingHours(4353, 16, 10.125)).toBeCloseTo(8, 3)
})

test('heat rejected: 10.6 kW at a COP of 3.3 are 13.812 kW', () => {
  // 10.6 x (1 + 0.30303)
  expect(rejectedKw(10.6, 3.3)).toBeCloseTo(13.812, 3)
})

test('steam: 12 kW boil 16.44 kg/h', () => {
  expect(steamKgh(12)).toBeCloseTo(16.44, 6)
})

test('pump: 10 m³/h at 12 m and 60 % take 0.545 kW', () => {
  // 120 / (367 x 0.6) = 120 / 220.2
  expect(pumpKw(10, 12, 0.6)).toBeCloseTo(0.545, 3)
})

describe('a pump curve', () => {
  const curve = [
    { flow: 4, head: 12 },
    { flow: 8, head: 10 },
    { flow: 12, head: 7 },
  ]

  test('is read in any order', () => expect(readPumpCurve('8:10; 4 : 12;12:7;')).toEqual(curve))

  test('has its numbers read as in the form', () =>
    expect(readPumpCurve('1,200:0,5; 4:12')).toEqual([
      { flow: 4, head: 12 },
      { flow: 1200, head: 0.5 },
    ]))

  test.each(['', '4:12', '4:12; 8', '4:12; 8:', '4:12; a:b', '4:12; 8:10:1', '4-12; 8-10'])(
    'that says %o is none',
    (text) => expect(readPumpCurve(text)).toBeNull(),
  )

  test.each([
    [4, 12],
    // Half way from 10 m to 7 m.
    [10, 8.5],
    [12, 7],
    [3.9, null],
    [12.1, null],
  ])('gives at %d m³/h a head of %s m', (flow, head) => expect(headAt(curve, flow)).toBe(head))
})

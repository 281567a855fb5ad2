import { expect, test } from 'vitest'
import { fitOf, saunaVolume, steamVolume } from './rooms'

test('a sauna: walls without insulation count 1.2 m³ a m², log walls half as much again', () => {
  // 20 + 1.2 x 5; 20 x 1.5 + 1.2 x 5
  expect(saunaVolume({ m3: 20, uninsulatedM2: 5, isLog: false })).toBe(26)
  expect(saunaVolume({ m3: 20, uninsulatedM2: 5, isLog: true })).toBe(36)
  // 2.2 x 2.1 x 2.4, which is 11.088000000000001
  expect(saunaVolume({ m3: 2.2 * 2.1 * 2.4, uninsulatedM2: 0, isLog: false })).toBe(11.088)
})

test('a steam room: heavy backing, cold walls and stone add to its volume', () => {
  const room = { m3: 10, hasHeavyBacking: false, coldWalls: 0, isStone: false }
  expect(steamVolume(room)).toBe(10)
  // 10 x (1 + 0.2 + 2 x 0.1); 10 x (1 + 1.0)
  expect(steamVolume({ ...room, hasHeavyBacking: true, coldWalls: 2 })).toBe(14)
  expect(steamVolume({ ...room, isStone: true })).toBe(20)
})

test.each([
  [17.9, 18, 32, 'too large'],
  [18, 18, 32, 'fits'],
  [32, 18, 32, 'fits'],
  [32.1, 18, 32, 'too small'],
  // 1.5 x 1.6 x 2 m, which is 4.800000000000001; 636 ft³, which is shown for 18 m³ too
  [1.5 * 1.6 * 2, null, 4.8, 'fits'],
  [636 * 0.3048 ** 3, null, 18, 'fits'],
  [635.5 * 0.3048 ** 3, 18, null, 'unknown'],
  [10, null, 14.2, 'fits'],
  [15, null, 14.2, 'too small'],
  [10, 6, null, 'unknown'],
  [5, 6, null, 'too large'],
  [5, null, null, 'unknown'],
] as const)('%d m³ for %s to %s m³: %s', (m3, min, max, fit) => expect(fitOf(m3, min, max)).toBe(fit))

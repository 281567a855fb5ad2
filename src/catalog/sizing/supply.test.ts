import { describe, expect, test } from 'vitest'
import { fieldOf } from '@/catalog/specifications/fields'
import { numberOf } from './read-specification'
import { contradicts, describeSupply, isFired } from './supply'

const item = (specifications: Record<string, string | number>) => ({ specifications })

describe('describeSupply', () => {
  test.each([
    [{ power_kw: 18, rated_v: 208, phases: 3 }, '18 kW, 208 V, 3\u00a0phases'],
    [{ power_kw: 9, power_w: 60, rated_v: 120, connection: 'L-N' }, '9 kW, 120 V, 1\u00a0phase'],
    [{ power_kw: 9, rated_v: '208/240', phases: 1 }, '9 kW, 208/240 V, 1\u00a0phase'],
    [{ power_w: 60 }, '60 W'],
    [{ heater_type: 'gas', power_kw: 20, rated_v: 120 }, 'heat 20 kW, 120 V'],
    [{ power_kw: 9, phases: 1, connection: '3P' }, '9 kW, phases to be confirmed'],
    // Values their fields do not take.
    [{ power_kw: '18', rated_v: -1, phases: 2, connection: 'delta' }, null],
    [{ power_kw: 5001 }, null],
    [{ width_mm: 900 }, null],
  ])('of %j is %j', (specifications, words) => {
    expect(describeSupply(item(specifications))).toBe(words)
  })
})

test('options and limits are those of the fields, which are not read here', () => {
  for (const phases of fieldOf('phases')?.options ?? [])
    expect(describeSupply(item({ phases })), String(phases)).toMatch(/phase/)
  for (const connection of fieldOf('connection')?.options ?? []) {
    expect(describeSupply(item({ connection })), String(connection)).toMatch(/phase/)
    expect(contradicts(item({ phases: 1, connection }))).toBe(connection === '3P')
  }
  for (const fuel of ['wood', 'gas', 'electric']) {
    expect(fieldOf('heater_type')?.options).toContain(fuel)
    expect(isFired(item({ heater_type: fuel }))).toBe(fuel !== 'electric')
  }
  for (const [key, largest] of [
    ['power_kw', 5000],
    ['power_w', 100_000],
  ] as const)
    for (const value of [largest, largest + 1]) {
      const typed = item({ [key]: value })
      expect(describeSupply(typed) === null).toBe(numberOf(typed, key) === null)
    }
})

import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import type { Equipment } from '@/catalog/equipment'
import { type Line, oneOf } from '@/catalog/lines'
import { seededRandom } from '@/catalog/seeded-random.fixture'
import { totals } from './totals'

describe('a project with quantities', () => {
  const random = seededRandom(40)
  const maybe = <T>(value: T): T | undefined => (random.number(4) > 0 ? value : undefined)

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
    return {
      ...blankEquipment,
      id: `item ${at}`,
      name: `Item ${at}`,
      category: random.pick([
        'Sauna Heaters',
        'Showers',
        'Hot Tubs',
        'Lighting',
        'Benches',
        'Towels & Linens',
      ]),
      specifications: Object.fromEntries(
        Object.entries(specifications).filter(([, value]) => value !== undefined),
      ),
      cost: maybe(random.number(1_000_000) / 100) ?? null,
      currency: random.pick(['USD', 'USD', 'EUR']),
      lead_time_days: maybe(random.number(120)) ?? null,
    }
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

import { describe, expect, test } from 'vitest'
import type { Json } from '@/lib/supabase/database.types'
import { priceDateKey, priceDateOf, withCostTyped } from './price-date'

test.each<[specifications: NonNullable<Json>, day: string | null]>([
  [{ price_date: '2025-11-30' }, '2025-11-30'],
  [{ price_date: null }, null],
  [{ price_date: '2025-02-29' }, null],
  [{ price_date: '25-11-30' }, null],
  [{ price_date: 2025 }, null],
  [{ expires_on: '2025-11-30' }, null],
  [{}, null],
])('the price of an item with %j is of %s', (specifications, day) =>
  expect(priceDateOf({ specifications })).toBe(day),
)

describe('while a cost is typed', () => {
  const start = { cost: '4200', specifications: { depth_mm: 5, price_date: '2025-11-30' } }
  const typed = (date: string | undefined, before: string, after: string) =>
    withCostTyped({ depth_mm: 5, ...(date && { price_date: date }) }, start, before, after)[priceDateKey]

  test.each([
    ['goes with the old price', '2025-11-30', '4200', '4300', undefined],
    ['goes with an emptied price', '2025-11-30', '4200', '', undefined],
    ['comes back with it', undefined, '420', '4200', '2025-11-30'],
    ['stays beside the same price', '2025-11-30', '4200', '4,200.00', '2025-11-30'],
    ['stays away while more is typed', undefined, '43', '430', undefined],
    ['is the typed one of the new price', '2026-01-31', '4200', '43', '2026-01-31'],
    ['may be typed once more', '2025-11-30', '43', '430', '2025-11-30'],
    ['is the typed one, also of the old price', '2026-01-31', '420', '4200', '2026-01-31'],
  ])('the date %s', (_, date, before, after, expected) => {
    expect(typed(date, before, after)).toBe(expected)
  })

  test('nothing comes from an item without a date', () => {
    const specifications = { depth_mm: 5 }
    expect(withCostTyped(specifications, { cost: '', specifications }, '', '5')).toBe(specifications)
  })
})

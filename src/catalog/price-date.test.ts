import { expect, test } from 'vitest'
import type { Json } from '@/lib/supabase/database.types'
import { priceDateOf } from './price-date'

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

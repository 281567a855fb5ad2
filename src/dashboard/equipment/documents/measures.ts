import { formatRange, type UnitName, type UnitSystem } from '@/dashboard/equipment/specifications/units'
import { formatNumber } from '@/lib/format'

/** A worked-out amount, rounded to three digits: more would claim to be exact. */
export const formatAmount = (unit: UnitName, value: number, units: UnitSystem): string =>
  formatRange({ unit }, [value, value], units)

/** '1 item', '27 items'. */
export const countItems = (items: number): string =>
  `${formatNumber(items)} ${items === 1 ? 'item' : 'items'}`

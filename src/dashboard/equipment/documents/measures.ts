import { formatRange, type UnitName, type UnitSystem } from '@/dashboard/equipment/specifications/units'

/** A worked-out amount, rounded to three digits: more would claim to be exact. */
export const formatAmount = (unit: UnitName, value: number, units: UnitSystem): string =>
  formatRange({ unit }, [value, value], units)

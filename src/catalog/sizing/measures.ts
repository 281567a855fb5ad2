import { formatRange, roundedDigits, type UnitName, type UnitSystem } from '@/catalog/specifications/units'

/** A worked-out amount, rounded to three digits: more would claim to be exact. */
export const formatAmount = (
  unit: UnitName,
  value: number,
  units: UnitSystem,
  digits = roundedDigits,
): string => formatRange({ unit }, [value, value], units, digits)

/** Two worked-out amounts, rounded likewise: '3.7-4.9 m/h'; one where they are the same. */
export const formatAmounts = (unit: UnitName, range: readonly [number, number], units: UnitSystem): string =>
  formatRange({ unit }, range, units, roundedDigits)

/**
 * The digits, three or more, with which two amounts are written differently: 14.22 and 14.2 m³ need four. Three where
 * they are the same in nine, as many as are stored.
 */
export const digitsApart = (unit: UnitName, one: number, other: number, units: UnitSystem): number =>
  [roundedDigits, 4, 5, 6, 7, 8, 9].find(
    (digits) => formatAmount(unit, one, units, digits) !== formatAmount(unit, other, units, digits),
  ) ?? roundedDigits

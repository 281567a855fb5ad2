import {
  formatMeasure,
  formatRange,
  mostDigits,
  type UnitName,
  type UnitSystem,
} from '@/catalog/specifications/units'

/** Formats a computed amount as `formatMeasure` does, so that it reads like the stored value it may equal. */
export const formatAmount = (unit: UnitName, value: number, units: UnitSystem, digits?: number): string =>
  formatMeasure({ unit }, value, units, digits)

/** Formats a computed range the same way: '3.7-4.9 m/h'; one amount if both ends are equal. */
export const formatAmounts = (unit: UnitName, range: readonly [number, number], units: UnitSystem): string =>
  formatRange({ unit }, range, units)

/**
 * The number of significant digits, at least three, that tells two amounts apart: 14.22 and 14.2 m³ need four. Three if
 * nine digits, as many as are stored, do not tell them apart.
 */
export const digitsApart = (unit: UnitName, one: number, other: number, units: UnitSystem): number =>
  [mostDigits, 4, 5, 6, 7, 8, 9].find(
    (digits) => formatAmount(unit, one, units, digits) !== formatAmount(unit, other, units, digits),
  ) ?? mostDigits

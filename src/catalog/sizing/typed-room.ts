import { type Reading, readWhole } from '@/catalog/numbers'
import { readMeasure } from '@/catalog/specifications/typed-values'
import { measureText, type UnitName, type UnitSystem } from '@/catalog/specifications/units'

/** A typed text and its units. In other units it is shown converted. */
type TypedSize = { text: string; units: UnitSystem }

const noSize: TypedSize = { text: '', units: 'us' }

/** The sizes of a room before anything is typed. */
export const noSizes = {
  length: noSize,
  width: noSize,
  height: noSize,
  volume: noSize,
  uninsulated: noSize,
}

export type Sizes = typeof noSizes

/** The unit of each size. */
export const unitNames = {
  length: 'm',
  width: 'm',
  height: 'm',
  volume: 'm3',
  uninsulated: 'm2',
} as const satisfies Record<keyof Sizes, UnitName>

type Readings = Record<keyof Sizes, Reading<number | null>>

/** Reads all sizes in SI units. */
export const readSizes = (sizes: Sizes): Readings => ({
  length: readSize(unitNames.length, sizes.length),
  width: readSize(unitNames.width, sizes.width),
  height: readSize(unitNames.height, sizes.height),
  volume: readSize(unitNames.volume, sizes.volume),
  uninsulated: readSize(unitNames.uninsulated, sizes.uninsulated),
})

/** Reads a side, an area or a volume in SI units; null if nothing is typed. */
function readSize(unit: UnitName, { text, units }: TypedSize): Reading<number | null> {
  if (text.trim() === '') return { ok: true, value: null }
  const value = readMeasure({ unit }, text, units)
  const isSize = value !== null && value >= 0
  return isSize ? { ok: true, value } : { ok: false, reason: 'Enter a number such as 8.5' }
}

/** The text of a size in these units. A text that cannot be read is returned as typed. */
export function shownText(unit: UnitName, typed: TypedSize, units: UnitSystem): string {
  const size = amountOf(readSize(unit, typed))
  return typed.units === units || size === null ? typed.text : measureText({ unit }, size, units)
}

/** Reads the number of walls; a room has six sides. */
export function readWalls(text: string): Reading<number | null> {
  const walls = readWhole(text)
  const isCount = walls.ok && (walls.value ?? 0) <= 6
  return isCount ? walls : { ok: false, reason: 'Enter 0 to 6' }
}

/** The value of a reading; null if nothing was typed or it cannot be read. */
export const amountOf = (reading: Reading<number | null>) => (reading.ok ? reading.value : null)

/** The typed volume (m³), or that of the typed sides; 0 if a side is missing. */
export function volumeOf({ length, width, height, volume }: Readings): number {
  const sides = [length, width, height].map((side) => amountOf(side) ?? 0)
  return amountOf(volume) ?? sides.reduce((product, side) => product * side)
}

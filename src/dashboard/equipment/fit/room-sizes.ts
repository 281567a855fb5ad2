import { type Reading, readWhole } from '@/catalog/numbers'
import { readMeasure } from '@/catalog/specifications/typed-values'
import { measureText, type UnitName, type UnitSystem } from '@/catalog/specifications/units'

/** A text and the units it was typed in: shown in others it is converted, and in its own as it was typed. */
type TypedSize = { text: string; units: UnitSystem }

/** Of an empty text the units say nothing. */
const noSize: TypedSize = { text: '', units: 'us' }

/** Nothing typed about a room's sizes. */
export const noSizes = {
  length: noSize,
  width: noSize,
  height: noSize,
  volume: noSize,
  uninsulated: noSize,
}

export type Sizes = typeof noSizes

/** What each size is measured in, by its name in SI. */
export const unitNames = {
  length: 'm',
  width: 'm',
  height: 'm',
  volume: 'm3',
  uninsulated: 'm2',
} as const satisfies Record<keyof Sizes, UnitName>

type Readings = Record<keyof Sizes, Reading<number | null>>

/** Each size in SI. */
export const readSizes = (sizes: Sizes): Readings => ({
  length: readSize(unitNames.length, sizes.length),
  width: readSize(unitNames.width, sizes.width),
  height: readSize(unitNames.height, sizes.height),
  volume: readSize(unitNames.volume, sizes.volume),
  uninsulated: readSize(unitNames.uninsulated, sizes.uninsulated),
})

/** A side, an area or a volume in SI; null where nothing is typed. */
function readSize(unit: UnitName, { text, units }: TypedSize): Reading<number | null> {
  if (text.trim() === '') return { ok: true, value: null }
  const value = readMeasure({ unit }, text, units)
  const isSize = value !== null && value >= 0
  return isSize ? { ok: true, value } : { ok: false, reason: 'Enter a number such as 8.5' }
}

/** A size as text in these units; what could not be read stays as it was typed. */
export function shownText(unit: UnitName, typed: TypedSize, units: UnitSystem): string {
  const size = amountOf(readSize(unit, typed))
  return typed.units === units || size === null ? typed.text : measureText({ unit }, size, units)
}

/** How many of a room's six sides. */
export function readWalls(text: string): Reading<number | null> {
  const walls = readWhole(text)
  const isCount = walls.ok && (walls.value ?? 0) <= 6
  return isCount ? walls : { ok: false, reason: 'Enter 0 to 6' }
}

/** What was read; null where nothing is typed or it could not be read. */
export const amountOf = (reading: Reading<number | null>) => (reading.ok ? reading.value : null)

/** The typed volume, or that of the typed sides: 0 while one of them is missing. */
export function volumeOf({ length, width, height, volume }: Readings): number {
  const sides = [length, width, height].map((side) => amountOf(side) ?? 0)
  return amountOf(volume) ?? sides.reduce((product, side) => product * side)
}

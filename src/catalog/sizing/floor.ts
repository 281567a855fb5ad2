import { categoriesOf } from '@/catalog/equipment'
import type { Category } from '@/content/equipment'
import { type Categorized, isIn, numberOf, positiveOf, textOf } from './read-specification'

/** Items that are filled with water. Their weight is unknown without their volume. */
export const basins: readonly Category[] = ['Cold Plunge Pools', 'Hot Tubs']

/** Filters, whose vessel is full of water. Makers rarely state its volume. */
const filters = ['sand', 'cartridge', 'DE']

const isFilter = (item: Categorized): boolean =>
  isIn(item, ['Water Treatment']) && filters.includes(textOf(item, 'device') ?? '')

/** The weight of a bather (kg). */
export const batherKg = 75
/** Standard gravity (m/s²). */
const gravity = 9.81

/** The load (kPa) under an item that stands on its whole footprint: mass (kg) x 9.81 / 1000 / m². */
const floorKpa = (kg: number, m2: number) => (kg * gravity) / 1000 / m2

/** Categories of items on a wall, a ceiling or a shelf, in a wall, or that are the floor. */
const offTheFloor: readonly string[] = [
  'Control Systems',
  'Lighting',
  'Audio Systems',
  'Flooring',
  'Doors',
  'Wall Materials',
  'Safety Equipment',
  'Accessories',
  'Towels & Linens',
] satisfies Category[]

/** Shower types without a column on the floor. */
const hungShowers: readonly (string | null)[] = ['rain', 'hand', 'body']

/** Whether an item neither covers the floor nor loads it: by its mounting, or else by its category. */
export function isOffTheFloor(item: Categorized): boolean {
  const mounting = textOf(item, 'mounting')
  if (mounting === null && isIn(item, ['Showers'])) return hungShowers.includes(textOf(item, 'shower_type'))
  return mounting === null
    ? categoriesOf(item).every((name) => offTheFloor.includes(name))
    : mounting === 'wall'
}

/**
 * The keys of an item's two sides on the floor. A bench may state its length instead of its width; its short side is then
 * the depth, the width or the depth of its seat.
 */
export function sidesOf(item: Categorized): [string, string] {
  const states = (key: string) => numberOf(item, key) !== null
  const isWhole = states('width_mm') && states('depth_mm')
  if (isWhole || !isIn(item, ['Benches'])) return ['width_mm', 'depth_mm']
  const long = states('length_mm') || !states('width_mm') ? 'length_mm' : 'width_mm'
  const short = ['depth_mm', 'width_mm'].find((key) => key !== long && states(key))
  return [long, short ?? 'seat_depth_mm']
}

/** The area an item covers (m²): width x depth. Null if unknown or off the floor. */
export function footprintM2(item: Categorized): number | null {
  if (isOffTheFloor(item)) return null
  const [width = null, depth = null] = sidesOf(item).map((key) => numberOf(item, key))
  return width === null || depth === null ? null : (width * depth) / 1e6
}

/**
 * The weight with water (kg): as stated, or the dry weight plus 1 kg per liter, plus stones and media, which makers leave
 * out of the weight.
 */
export function filledKg(item: Categorized): number | null {
  const stated = positiveOf(item, 'filled_weight_kg')
  if (stated !== null) return stated
  const dry = positiveOf(item, 'weight_kg')
  const litres = positiveOf(item, 'water_l') ?? (isIn(item, basins) || isFilter(item) ? null : 0)
  if (dry === null || litres === null) return null
  return dry + litres + (numberOf(item, 'stones_kg') ?? 0) + (numberOf(item, 'media_kg') ?? 0)
}

/** The number of people in or on an item at once; null for a basin that does not state it. */
function bathersOf(item: Categorized): number | null {
  return positiveOf(item, 'bathers') ?? positiveOf(item, 'seats') ?? (isIn(item, basins) ? null : 0)
}

/** The keys that the weight in use lacks. */
export function weightKeys(item: Categorized): string[] {
  if (!isIn(item, basins)) return [isFilter(item) ? 'filled_weight_kg' : 'weight_kg']
  return [
    ...(filledKg(item) === null ? ['weight_kg', 'water_l'] : []),
    ...(bathersOf(item) === null ? [isIn(item, ['Hot Tubs']) ? 'seats' : 'bathers'] : []),
  ]
}

/** The weight in use (kg): filled, plus `batherKg` for every bather or seat. */
export function inUseKg(item: Categorized): number | null {
  const [filled, bathers] = [filledKg(item), bathersOf(item)]
  return filled === null || bathers === null ? null : filled + batherKg * bathers
}

/** The load on the floor in use (kPa): as stated, or from weight and footprint. */
export function itemFloorKpa(item: Categorized): number | null {
  if (isOffTheFloor(item)) return null
  const stated = numberOf(item, 'floor_load_kpa')
  if (stated !== null) return stated
  const kg = inUseKg(item)
  const m2 = footprintM2(item)
  return kg === null || !m2 ? null : floorKpa(kg, m2)
}

import { categoriesOf } from '@/catalog/equipment'
import type { Category } from '@/content/equipment'
import { type Categorized, isIn, numberOf, positiveOf, textOf } from './read-specification'

/** Items that are filled with water: without their volume nobody knows what they weigh. */
export const basins: readonly Category[] = ['Cold Plunge Pools', 'Hot Tubs']

/** A filter's vessel is full of water, of which makers rarely state the volume. */
const filters = ['sand', 'cartridge', 'DE']

const isFilter = (item: Categorized): boolean =>
  isIn(item, ['Water Treatment']) && filters.includes(textOf(item, 'device') ?? '')

/** A bather, in kg. */
export const batherKg = 75
/** Standard gravity, m/s². */
const gravity = 9.81

/** kPa under an item that stands on its whole footprint: mass (kg) x 9.81 / 1000 / m². */
const floorKpa = (kg: number, m2: number) => (kg * gravity) / 1000 / m2

/**
 * What hangs on a wall or ceiling, stands in one, is the floor or lies on a shelf, unless it says that it is mounted on the
 * floor.
 */
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

/** Showers without a column that stands on the floor. */
const hungShowers: readonly (string | null)[] = ['rain', 'hand', 'body']

/** Whether it covers no floor and does not load it. */
export function isOffTheFloor(item: Categorized): boolean {
  const mounting = textOf(item, 'mounting')
  if (mounting === null && isIn(item, ['Showers'])) return hungShowers.includes(textOf(item, 'shower_type'))
  return mounting === null
    ? categoriesOf(item).every((name) => offTheFloor.includes(name))
    : mounting === 'wall'
}

/**
 * The keys of the sides an item stands on. A bench may state its length in place of one of them: what else it states is
 * its short side, which may be the depth of its seat.
 */
export function sidesOf(item: Categorized): [string, string] {
  const states = (key: string) => numberOf(item, key) !== null
  const isWhole = states('width_mm') && states('depth_mm')
  if (isWhole || !isIn(item, ['Benches'])) return ['width_mm', 'depth_mm']
  const long = states('length_mm') || !states('width_mm') ? 'length_mm' : 'width_mm'
  const short = ['depth_mm', 'width_mm'].find((key) => key !== long && states(key))
  return [long, short ?? 'seat_depth_mm']
}

/** m² an item covers: width x depth. */
export function footprintM2(item: Categorized): number | null {
  if (isOffTheFloor(item)) return null
  const [width = null, depth = null] = sidesOf(item).map((key) => numberOf(item, key))
  return width === null || depth === null ? null : (width * depth) / 1e6
}

/**
 * kg with its water: as stated, or the dry weight, a kilogram a liter, and its stones or media, which makers leave out of
 * the weight.
 */
export function filledKg(item: Categorized): number | null {
  const stated = positiveOf(item, 'filled_weight_kg')
  if (stated !== null) return stated
  const dry = positiveOf(item, 'weight_kg')
  const litres = positiveOf(item, 'water_l') ?? (isIn(item, basins) || isFilter(item) ? null : 0)
  if (dry === null || litres === null) return null
  return dry + litres + (numberOf(item, 'stones_kg') ?? 0) + (numberOf(item, 'media_kg') ?? 0)
}

/** Who is in it or on it at once; null of a basin that does not say. */
function bathersOf(item: Categorized): number | null {
  return positiveOf(item, 'bathers') ?? positiveOf(item, 'seats') ?? (isIn(item, basins) ? null : 0)
}

/** The keys that the weight in use is worked out from. */
export function weightKeys(item: Categorized): string[] {
  if (!isIn(item, basins)) return [isFilter(item) ? 'filled_weight_kg' : 'weight_kg']
  return [
    ...(filledKg(item) === null ? ['weight_kg', 'water_l'] : []),
    ...(bathersOf(item) === null ? [isIn(item, ['Hot Tubs']) ? 'seats' : 'bathers'] : []),
  ]
}

/** kg in use: filled, with `batherKg` for every bather or seat. */
export function inUseKg(item: Categorized): number | null {
  const [filled, bathers] = [filledKg(item), bathersOf(item)]
  return filled === null || bathers === null ? null : filled + batherKg * bathers
}

/** kPa on the floor in use: as stated, or from weight and footprint. */
export function itemFloorKpa(item: Categorized): number | null {
  if (isOffTheFloor(item)) return null
  const stated = numberOf(item, 'floor_load_kpa')
  if (stated !== null) return stated
  const kg = inUseKg(item)
  const m2 = footprintM2(item)
  return kg === null || !m2 ? null : floorKpa(kg, m2)
}

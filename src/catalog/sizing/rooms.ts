import { rounded } from '@/catalog/specifications/units'

/** A sauna, as the sizing rules in the manuals of Harvia and Helo see it. */
type SaunaRoom = {
  m3: number
  /** Area of brick, tile, glass or concrete without insulation (m²). */
  uninsulatedM2: number
  isLog: boolean
}

/** The volume a sauna heater must heat (m³): 1.5 times for log walls, plus 1.2 m³ for every m² of uninsulated wall. */
export const saunaVolume = ({ m3, uninsulatedM2, isLog }: SaunaRoom) =>
  rounded(m3 * (isLog ? 1.5 : 1) + 1.2 * uninsulatedM2)

/**
 * A steam room, as https://www.alpinesauna.com/steam-room/steam-generator-sizing/ sizes it. Thin-set tile, acrylic and
 * fiberglass add nothing.
 */
type SteamRoom = {
  m3: number
  /** Ceramic tile on a mortar bed or cement board. */
  hasHeavyBacking: boolean
  /** The number of walls of glass or glass block, or to a freezing outside. */
  coldWalls: number
  /** Walls or ceiling of natural stone. */
  isStone: boolean
}

/** The volume a steam generator must fill (m³): V (1 + 0.2 heavy backing + 0.1 for each glass or exterior wall + 1.0 stone). */
export const steamVolume = ({ m3, hasHeavyBacking, coldWalls, isStone }: SteamRoom) =>
  rounded(m3 * (1 + (hasHeavyBacking ? 0.2 : 0) + 0.1 * coldWalls + (isStone ? 1 : 0)))

export type Fit = 'fits' | 'too small' | 'too large' | 'unknown'

/** The share of a limit by which a room may miss it: limits typed in feet are stored rounded. */
const tolerance = 0.001

/** Whether a room has less than an item needs. */
export const isBelow = (has: number, needs: number) => has < needs * (1 - tolerance)

/** Whether a volume (m³) is in the range of a heater or generator. `unknown` if the maximum is not stated. */
export function fitOf(m3: number, min: number | null, max: number | null): Fit {
  if (max !== null && m3 > max * (1 + tolerance)) return 'too small'
  if (min !== null && isBelow(m3, min)) return 'too large'
  return max === null ? 'unknown' : 'fits'
}

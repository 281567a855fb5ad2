/** A sauna as its heater feels it. Source: manuals of Harvia and Helo. */
type SaunaRoom = {
  m3: number
  /** Brick, tile, glass or concrete without insulation. */
  uninsulatedM2: number
  isLog: boolean
}

/** m³ a sauna heater must heat: log walls count 1.5 times, every m² of uninsulated wall as 1.2 m³ more. */
export const saunaVolume = ({ m3, uninsulatedM2, isLog }: SaunaRoom) =>
  m3 * (isLog ? 1.5 : 1) + 1.2 * uninsulatedM2

/**
 * A steam room as its generator feels it. Source: https://www.alpinesauna.com/steam-room/steam-generator-sizing/, by which
 * thin-set tile, acrylic and fiberglass add nothing.
 */
type SteamRoom = {
  m3: number
  /** Ceramic tile on a mortar bed or cement board. */
  hasHeavyBacking: boolean
  /** Walls of glass or glass block, or to a freezing outside. */
  coldWalls: number
  /** Walls or ceiling of natural stone. */
  isStone: boolean
}

/** m³ a steam generator must fill: V (1 + 0.2 heavy backing + 0.1 for each glass or exterior wall + 1.0 stone). */
export const steamVolume = ({ m3, hasHeavyBacking, coldWalls, isStone }: SteamRoom) =>
  m3 * (1 + (hasHeavyBacking ? 0.2 : 0) + 0.1 * coldWalls + (isStone ? 1 : 0))

export type Fit = 'fits' | 'too small' | 'too large' | 'unknown'

/** Share of a limit by which a room may miss it: limits in feet are stored rounded, and shown with three digits. */
const tolerance = 0.001

/** Whether what a room has is less than an item needs. */
export const isBelow = (has: number, needs: number) => has < needs * (1 - tolerance)

/** Whether a volume is in the range a heater or generator is made for; unknown without the side that decides. */
export function fitOf(m3: number, min: number | null, max: number | null): Fit {
  if (max !== null && m3 > max * (1 + tolerance)) return 'too small'
  if (min !== null && isBelow(m3, min)) return 'too large'
  return max === null ? 'unknown' : 'fits'
}

import type { Equipment } from '@/catalog/equipment'
import { isFor208V } from './electrical'
import { on208V } from './loads'
import { numberOf, positiveOf, voltagesOf } from './read-specification'
import { type Fit, fitOf, isBelow, saunaVolume, steamVolume } from './rooms'
import { isFired } from './supply'

/** A room, in SI units. Values that only the other kind of room has are 0 or false. */
export type Room = {
  m3: number
  /** Null if not typed. */
  heightM: number | null
  uninsulatedM2: number
  isLog: boolean
  hasHeavyBacking: boolean
  coldWalls: number
  isStone: boolean
}

/** The kinds of room: how each is sized, and the source of the rule. */
export const kinds = {
  sauna: { volume: saunaVolume, source: 'Manuals of Harvia and Helo' },
  steam: { volume: steamVolume, source: 'Sizing page of Alpine Sauna' },
} as const

export type Kind = keyof typeof kinds

/** The lowest ceiling an item allows, and the room's; null if no height is typed. */
export type Ceiling = { needsM: number; hasM: number | null; isTooLow: boolean }

/** The lowest voltage of an item rated 220, 230 or 240 V, and its power on 208 V; null if unknown. */
export type Supply = { volts: number; on208V: { kw: number; insteadOf: number } | null }

/** Whether an item fits a room, with the figures behind it. */
export type RoomFit = {
  fit: Fit | 'too low'
  m3: number
  min: number | null
  max: number | null
  kwPerM3: number | null
  /** Null if the item states no ceiling. */
  ceiling: Ceiling | null
  /** Null unless it is an electric item rated 220, 230 or 240 V. */
  supply: Supply | null
}

/** Decides whether an item can heat or steam a room. */
export function fitRoom(item: Equipment, kind: Kind, room: Room): RoomFit {
  const m3 = kinds[kind].volume(room)
  const min = numberOf(item, 'room_min_m3')
  const max = numberOf(item, 'room_max_m3')
  const kw = numberOf(item, 'power_kw')
  const fit = fitOf(m3, min, max)
  // Every sauna heater has a minimum room volume; a steam generator usually has none.
  const isOpen = kind === 'sauna' && min === null && fit === 'fits'
  const isMissed = fit === 'too small' || fit === 'too large'
  const ceiling = ceilingOf(item, room)
  return {
    fit: ceiling?.isTooLow && !isMissed ? 'too low' : isOpen ? 'unknown' : fit,
    m3,
    min,
    max,
    kwPerM3: kw === null || m3 === 0 ? null : kw / m3,
    ceiling,
    supply: supplyOf(item),
  }
}

function ceilingOf(item: Equipment, { heightM }: Room): Ceiling | null {
  const neededMm = Math.max(numberOf(item, 'ceiling_min_mm') ?? 0, clearedMm(item))
  if (neededMm === 0) return null
  const needsM = neededMm / 1000
  return { needsM, hasM: heightM, isTooLow: heightM !== null && isBelow(heightM, needsM) }
}

/** The item's height plus its clearances to floor and ceiling (mm); 0 without height or clearance to the ceiling. */
function clearedMm(item: Equipment): number {
  const height = positiveOf(item, 'height_mm')
  const above = positiveOf(item, 'clear_ceiling_mm')
  return height === null || above === null ? 0 : height + above + (numberOf(item, 'clear_floor_mm') ?? 0)
}

function supplyOf(item: Equipment): Supply | null {
  const [volts] = voltagesOf(item)
  if (volts === undefined || !isFor208V(volts) || isFired(item)) return null
  const reduced = on208V(item)
  return { volts, on208V: reduced && { kw: reduced.kw, insteadOf: reduced.kw / reduced.share } }
}

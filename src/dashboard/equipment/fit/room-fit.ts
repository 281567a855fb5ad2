import type { Equipment } from '@/dashboard/equipment/equipment'
import { type Fit, fitOf, saunaVolume, steamVolume } from '@/dashboard/equipment/sizing/rooms'
import { numberOf } from '@/dashboard/equipment/sizing/values'

/** The room one asks about, in SI. What the other kind of room has is left at nothing. */
export type Room = {
  m3: number
  uninsulatedM2: number
  isLog: boolean
  hasMortarBed: boolean
  coldWalls: number
  isStone: boolean
}

export const kinds = {
  sauna: { volume: saunaVolume, source: 'Manuals of Harvia and Helo' },
  steam: { volume: steamVolume, source: 'A manufacturer’s sizing page' },
} as const

export type Kind = keyof typeof kinds

export type RoomFit = { fit: Fit; m3: number; min: number | null; max: number | null; kwPerM3: number | null }

/** Whether an item heats or steams this room, and the figures that say so. */
export function fitRoom(item: Equipment, kind: Kind, room: Room): RoomFit {
  const m3 = kinds[kind].volume(room)
  const min = numberOf(item, 'room_min_m3')
  const max = numberOf(item, 'room_max_m3')
  const kw = numberOf(item, 'power_kw')
  const fit = fitOf(m3, min, max)
  // Every sauna heater has a smallest room; a steam generator usually has none.
  const isOpen = kind === 'sauna' && min === null && fit === 'fits'
  return {
    fit: isOpen ? 'unknown' : fit,
    m3,
    min,
    max,
    kwPerM3: kw === null || m3 === 0 ? null : kw / m3,
  }
}

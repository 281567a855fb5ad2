import type { Equipment } from '@/catalog/equipment'
import { groupLines } from '@/catalog/line-groups'
import { type Line, linePrice, type Pieces, type Price, piecesOf } from '@/catalog/lines'
import { type Cost, costOf } from './cost'
import { type BuildingService, usualService } from './electrical'
import {
  deliveryDays,
  deliveryKeys,
  emitsHeat,
  installDays,
  isDrained,
  isElectric,
  needsWater,
  needsWeight,
  powerKeys,
  standsOnFloor,
} from './expected'
import { type Coverage, type Figure, figure, sumQuantities } from './figure'
import { basins, footprintM2, inUseKg, itemFloorKpa, sidesOf, weightKeys } from './floor'
import { powerKw } from './loads'
import { type Delivery, programme } from './programme'
import { isIn, numberOf, positiveOf } from './read-specification'
import { type Connected, connect } from './service-loads'

/** The figures that also matter room by room. */
type RoomFigures = { heat: Figure; inUse: Figure; footprint: Figure }

/** The figures of one room. The lines without a room have a name too, and come last. */
export type RoomTotals = RoomFigures & { room: string; pieces: number }

/** A line that may replace another one; `replaces` is null if that line is gone. `cost`: of all its pieces. */
export type Alternate = { line: Line; replaces: Line | null; cost: Price | null }

/** The figures of a project or a selection. Each counts all pieces of its lines, but not the alternates. */
export type Totals = Connected &
  RoomFigures & {
    /** The counted pieces by item. */
    pieces: readonly Pieces[]
    cost: Cost
    power: Figure
    coldWater: Figure
    hotWater: Figure
    drain: Figure
    fill: Figure
    weight: Figure
    /** The loads on the floor (kPa), heaviest first, and whether the item states its own. */
    floor: Coverage & { loads: { item: Equipment; kpa: number; isStated: boolean }[] }
    programme: Coverage & { deliveries: Delivery<Pieces>[] }
    /** Empty if no line has a room. */
    rooms: RoomTotals[]
    alternates: Alternate[]
  }

/** `service`: the low-voltage service of the building. */
type Options = { service?: BuildingService }

/** Computes every figure of these lines. */
export function totals(lines: readonly Line[], { service = usualService }: Options = {}): Totals {
  const counted = lines.filter(({ alternateFor }) => alternateFor === null)
  const pieces = piecesOf(counted)
  const sumOf = (key: string, expects: (item: Equipment) => boolean, read = numberOf) =>
    sumKey(pieces, key, expects, read)
  return {
    pieces,
    cost: costOf(counted),
    power: figure(pieces, (item) => powerKw(item, service), powerKeys, isElectric),
    ...connect(pieces, service),
    coldWater: sumOf('cold_water_lpm', needsWater),
    hotWater: sumOf('hot_water_lpm', (item) => isIn(item, ['Showers'])),
    drain: sumOf('drain_lpm', isDrained),
    fill: sumOf('water_l', (item) => isIn(item, basins), positiveOf),
    weight: sumOf('weight_kg', needsWeight, positiveOf),
    ...roomFigures(pieces),
    floor: {
      ...figure(pieces, itemFloorKpa, (item) => [...weightKeys(item), ...sidesOf(item)], standsOnFloor),
      loads: pieces
        .flatMap(({ item }) => {
          const kpa = itemFloorKpa(item)
          return kpa === null ? [] : [{ item, kpa, isStated: numberOf(item, 'floor_load_kpa') !== null }]
        })
        .sort((one, other) => other.kpa - one.kpa),
    },
    programme: {
      ...figure(pieces, deliveryDays, deliveryKeys, () => true),
      deliveries: programme(
        pieces.flatMap((of) => {
          const leadDays = of.item.lead_time_days
          return leadDays === null ? [] : [{ of, leadDays, installDays: installDays(of.item) }]
        }),
      ),
    },
    rooms: roomsOf(counted),
    alternates: lines.flatMap((line) => {
      if (line.alternateFor === null) return []
      const replaces = lines.find(({ id }) => id === line.alternateFor) ?? null
      return [{ line, replaces, cost: linePrice(line) }]
    }),
  }
}

const sumKey = (
  pieces: readonly Pieces[],
  key: string,
  expects: (item: Equipment) => boolean,
  read = numberOf,
): Figure =>
  figure(
    pieces,
    (item) => read(item, key),
    () => [key],
    expects,
  )

const roomFigures = (pieces: readonly Pieces[]): RoomFigures => ({
  heat: sumKey(pieces, 'heat_to_room_th_kw', emitsHeat),
  inUse: figure(pieces, inUseKg, weightKeys, needsWeight),
  footprint: figure(pieces, footprintM2, sidesOf, standsOnFloor),
})

/** The figures by room, in alphabetical order. Empty if no line has a room. */
function roomsOf(lines: readonly Line[]): RoomTotals[] {
  if (lines.every(({ room }) => room === null)) return []
  return groupLines(lines, 'room').map(({ title, lines: members }) => {
    const pieces = piecesOf(members)
    return { room: title, pieces: sumQuantities(pieces), ...roomFigures(pieces) }
  })
}

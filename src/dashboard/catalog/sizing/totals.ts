import type { Category } from '@/content/equipment'
import { countItems, type Equipment } from '@/dashboard/catalog/equipment'
import { formatEither, formatNumber } from '@/lib/format'
import {
  ampsOf,
  feed,
  feederAmps,
  type Load,
  lineAmps,
  nextBreaker,
  type PerPhase,
  type Placed,
  place,
  plainAmps,
  type ServiceName,
  services,
} from './electrical'
import { basins, footprintM2, inUseKg, isOnWall, itemFloorKpa, sidesOf, weightKeys } from './floor'
import { loadOf, powerKw } from './loads'
import { type Delivery, programme } from './programme'
import { isFired } from './supply'
import { isIn, numberOf, positiveOf, textOf } from './values'

/** An item without what a figure needs: keys of specifications, or columns. */
export type Gap = { item: Equipment; keys: readonly string[] }

/** How many items a figure rests on, which should state more, and how many need not. */
export type Coverage = { known: number; gaps: readonly Gap[]; spared: number }

/** A sum over items, in the unit of its key. */
export type Figure = Coverage & { value: number }

/** The load on one service. */
export type ServiceLoad = {
  name: ServiceName
  kw: number
  /** Amps of each phase, as phasors and as plain sums. */
  amps: PerPhase
  plain: PerPhase
  /** With continuous loads at 125 %, and the breaker for the largest of them. */
  sized: PerPhase
  breaker: number | null
  /** The item whose own stated breaker is larger than the loads ask for: it decides. */
  decidedBy: { item: Equipment; amps: number } | null
  loads: readonly (Placed<Equipment> & { amps: number })[]
}

export type Totals = {
  cost: Coverage & { sums: { currency: string; amount: number; items: number }[] }
  power: Figure
  /** Only services something is connected to. */
  services: ServiceLoad[]
  /** Which items the services rest on; those that no service feeds are left out here, see `describeFed`. */
  connected: Coverage
  /** Items that neither service feeds as they are. */
  unfed: { item: Equipment; reason: string }[]
  coldWater: Figure
  hotWater: Figure
  drain: Figure
  fill: Figure
  heat: Figure
  weight: Figure
  inUse: Figure
  footprint: Figure
  /** The heaviest loads on the floor, kPa, and whether the item states its own. */
  floor: Coverage & { loads: { item: Equipment; kpa: number; isStated: boolean }[] }
  programme: Coverage & { deliveries: Delivery<Equipment>[] }
}

const wet: Category[] = ['Steam Generators', 'Cold Plunge Pools', 'Hot Tubs', 'Showers']
const hot: Category[] = ['Sauna Heaters', 'Steam Generators', 'Cold Plunge Pools', 'Hot Tubs']
const standing: Category[] = [
  ...hot,
  'Lockers',
  'Benches',
  'Ventilation',
  'Water Treatment',
  'Cleaning Equipment',
]
const electric: Category[] = [
  ...hot,
  'Ventilation',
  'Water Treatment',
  'Lighting',
  'Audio Systems',
  'Control Systems',
]

/** What only an electrical item states, of whatever category: a heated bench, a machine with a charger. */
const electricKeys = [
  'rated_v',
  'breaker_a',
  'fla_a',
  'heated_kw',
  'charger_kw',
  'heater_kw',
  'fan_kw',
  'jet_pump_kw',
  'blower_kw',
]

/** Devices of electric categories that draw nothing themselves: fed by an amplifier or a pump. */
const passiveDevices = ['speaker', 'sand', 'cartridge', 'DE', 'exchanger']

/** A heater that burns wood or gas draws current only where it states amps. */
function isElectric(item: Equipment): boolean {
  if (isFired(item)) return ['fla_a', 'breaker_a'].some((key) => positiveOf(item, key) !== null)
  const isExpected = isIn(item, electric) && !passiveDevices.includes(textOf(item, 'device') ?? '')
  return isExpected || electricKeys.some((key) => numberOf(item, key) !== null)
}

/** The keys its power lacks: those of its load where its power is heat. */
function powerKeys(item: Equipment): readonly string[] {
  const load = loadOf(item)
  return isFired(item) && 'missing' in load ? load.missing : ['power_kw']
}

const standsOnFloor = (item: Equipment) => isIn(item, standing) && !isOnWall(item)

/** What becomes part of the building or is connected to it. Of the other categories many an item is only delivered. */
const installed: Category[] = [
  ...electric,
  'Showers',
  'Lockers',
  'Benches',
  'Flooring',
  'Wall Materials',
  'Doors',
]

/** What an item of whatever category states that is connected to water or a drain: an eyewash, a filling station. */
const plumbedKeys = ['cold_water_lpm', 'hot_water_lpm', 'inlet_in', 'drain_in', 'drain_lpm']

/** What is backwashed or has a drain gives it a flow, whatever its category. */
const isDrained = (item: Equipment) =>
  isIn(item, wet) || ['backwash_lpm', 'drain_in'].some((key) => positiveOf(item, key) !== null)

const isInstalled = (item: Equipment) =>
  isIn(item, installed) || isElectric(item) || plumbedKeys.some((key) => positiveOf(item, key) !== null)

/** As stated; 0 for what is only delivered, else null. */
const installDays = (item: Equipment) => numberOf(item, 'install_days') ?? (isInstalled(item) ? null : 0)

/** Lead time and installation, where both are known. */
function deliveryDays(item: Equipment): number | null {
  const days = installDays(item)
  return item.lead_time_days === null || days === null ? null : item.lead_time_days + days
}

const deliveryKeys = (item: Equipment) => [
  ...(item.lead_time_days === null ? ['lead_time_days'] : []),
  ...(installDays(item) === null ? ['install_days'] : []),
]

/** Every figure that follows from these items, one of each, with what it rests on. */
export function totals(items: readonly Equipment[]): Totals {
  const all = () => true
  const among = (expected: readonly Category[]) => (item: Equipment) => isIn(item, expected)
  const sumOf = (key: string, expects: (item: Equipment) => boolean) =>
    figure(
      items,
      (item) => numberOf(item, key),
      () => [key],
      expects,
    )
  return {
    cost: {
      ...figure(
        items,
        (item) => item.cost,
        () => ['cost'],
        all,
      ),
      sums: sumCosts(items),
    },
    power: figure(items, powerKw, powerKeys, isElectric),
    ...connect(items),
    coldWater: sumOf('cold_water_lpm', among(wet)),
    hotWater: sumOf('hot_water_lpm', among(['Showers'])),
    drain: sumOf('drain_lpm', isDrained),
    fill: sumOf('water_l', among(basins)),
    heat: sumOf('heat_to_room_th_kw', among(hot)),
    weight: sumOf('weight_kg', among(standing)),
    inUse: figure(items, inUseKg, weightKeys, among(standing)),
    footprint: figure(items, footprintM2, sidesOf, standsOnFloor),
    floor: {
      ...figure(items, itemFloorKpa, (item) => [...weightKeys(item), ...sidesOf(item)], standsOnFloor),
      loads: items
        .flatMap((item) => {
          const kpa = itemFloorKpa(item)
          return kpa === null ? [] : [{ item, kpa, isStated: numberOf(item, 'floor_load_kpa') !== null }]
        })
        .sort((one, other) => other.kpa - one.kpa),
    },
    programme: {
      ...figure(items, deliveryDays, deliveryKeys, all),
      deliveries: programme(
        items.flatMap((item) =>
          item.lead_time_days === null
            ? []
            : [
                {
                  of: item,
                  leadDays: item.lead_time_days,
                  installDays: installDays(item),
                },
              ],
        ),
      ),
    },
  }
}

type Read = (item: Equipment) => number | null
/** The keys a figure needs of an item. */
type KeysOf = (item: Equipment) => readonly string[]

/** The keys an item lacks of those a figure needs; all of them where a stated one is out of range. */
function lacking(item: Equipment, keys: readonly string[]): readonly string[] {
  const missing = keys.filter((key) => numberOf(item, key) === null)
  return missing.length > 0 ? missing : keys
}

/** A sum with what it rests on: an item counts where it states a value, and is missing where one is expected of it. */
function figure(
  items: readonly Equipment[],
  read: Read,
  keysOf: KeysOf,
  expects: (item: Equipment) => boolean,
): Figure {
  const gaps: Gap[] = []
  let known = 0
  let value = 0
  for (const item of items) {
    const amount = read(item)
    if (amount !== null) {
      known++
      value += amount
    } else if (expects(item)) {
      gaps.push({ item, keys: lacking(item, keysOf(item)) })
    }
  }
  return { known, gaps, spared: items.length - known - gaps.length, value }
}

/** A sum for each currency, never converted; the currency of most items first. */
function sumCosts(items: readonly Equipment[]) {
  const sums = new Map<string, { currency: string; cents: number; items: number }>()
  for (const { cost, currency } of items) {
    if (cost === null) continue
    const known = sums.get(currency) ?? { currency, cents: 0, items: 0 }
    // Whole cents: 0.1 + 0.2 must not show as 0.30000000000000004.
    sums.set(currency, { currency, cents: known.cents + Math.round(cost * 100), items: known.items + 1 })
  }
  return [...sums.values()]
    .sort((one, other) => other.items - one.items)
    .map(({ cents, ...rest }) => ({ ...rest, amount: cents / 100 }))
}

function connect(items: readonly Equipment[]): Pick<Totals, 'services' | 'connected' | 'unfed'> {
  const gaps: Gap[] = []
  const unfed: Totals['unfed'] = []
  const fed: { service: ServiceName; of: Equipment; load: Load }[] = []
  let spared = 0
  for (const item of items) {
    const load = loadOf(item)
    if ('missing' in load) {
      const isNeeded = isElectric(item) || powerKw(item) !== null
      if (isNeeded) gaps.push({ item, keys: load.missing })
      else spared++
      continue
    }
    const fitting = feed(load)
    if ('reason' in fitting) unfed.push({ item, reason: fitting.reason })
    else fed.push({ of: item, ...fitting })
  }
  const names = Object.keys(services) as ServiceName[]
  return {
    services: names.flatMap((name) => {
      const loads = fed.filter(({ service }) => service === name)
      return loads.length > 0 ? [serviceLoad(name, loads)] : []
    }),
    connected: { known: fed.length, gaps, spared },
    unfed,
  }
}

function serviceLoad(name: ServiceName, loads: readonly { of: Equipment; load: Load }[]): ServiceLoad {
  const placed = place(loads)
  const sized = feederAmps(placed)
  const breaker = nextBreaker(Math.max(...sized))
  const [largest] = loads
    .map(({ of }) => ({ item: of, amps: numberOf(of, 'breaker_a') ?? 0 }))
    .sort((one, other) => other.amps - one.amps)
  const decidedBy = largest && breaker !== null && largest.amps > breaker ? largest : null
  return {
    name,
    kw: loads.reduce((kw, { load }) => kw + load.kw, 0),
    amps: lineAmps(placed),
    plain: plainAmps(placed),
    sized,
    breaker: decidedBy ? nextBreaker(decidedBy.amps) : breaker,
    decidedBy,
    loads: placed.map((one) => ({ ...one, amps: ampsOf(one.load) })),
  }
}

/** '70 A', or '70 A, because Heater states 70 A'; null where more than one standard breaker carries the service. */
export function describeBreaker({ breaker, decidedBy }: ServiceLoad): string | null {
  if (breaker === null) return null
  const reason = decidedBy && `, because ${decidedBy.item.name} states ${formatNumber(decidedBy.amps)} A`
  return `${formatNumber(breaker)} A${reason ?? ''}`
}

/** The keys without which no service can take a load, as words of a sentence. */
const neededWords = { power_kw: 'power', fla_a: 'full-load amps', rated_v: 'voltage', phases: 'phases' }

/**
 * '1 of 4 items; 2 that no service feeds, 1 without voltage or phases': which the services carry, and why not all. Null
 * where nothing needs one.
 */
export function describeFed({
  connected: { known, gaps },
  unfed,
}: Pick<Totals, 'connected' | 'unfed'>): string | null {
  const all = known + gaps.length + unfed.length
  if (all === 0) return null
  const missing = Object.entries(neededWords).flatMap(([key, word]) =>
    gaps.some(({ keys }) => keys.includes(key)) ? [word] : [],
  )
  const leftOut = [
    unfed.length > 0 && `${formatNumber(unfed.length)} that no service feeds`,
    gaps.length > 0 && `${formatNumber(gaps.length)} without ${formatEither(missing)}`,
  ].filter(Boolean)
  const counted = `${formatNumber(known)} of ${countItems(all)}`
  return leftOut.length > 0 ? `${counted}; ${leftOut.join(', ')}` : counted
}

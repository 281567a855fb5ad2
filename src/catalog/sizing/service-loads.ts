import { countItems, type Equipment } from '@/catalog/equipment'
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
  serviceNames,
} from './electrical'
import { isElectric } from './expected'
import type { Coverage, Gap } from './figure'
import { loadOf, powerKw } from './loads'
import { numberOf } from './read-specification'

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

/** What the services of a building carry. */
export type Connected = {
  /** Only services something is connected to. */
  services: ServiceLoad[]
  /** Which items the services rest on; those that no service feeds are left out here, see `describeFed`. */
  connected: Coverage
  /** Items that neither service feeds as they are. */
  unfed: { item: Equipment; reason: string }[]
}

/** Feeds each item by the service that has its voltage. */
export function connect(items: readonly Equipment[]): Connected {
  const gaps: Gap[] = []
  const unfed: Connected['unfed'] = []
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
  return {
    services: serviceNames.flatMap((name) => {
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
}: Pick<Connected, 'connected' | 'unfed'>): string | null {
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

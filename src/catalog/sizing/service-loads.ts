import { countItems, type Equipment } from '@/catalog/equipment'
import { formatEither, formatNumber } from '@/lib/format'
import { isolated } from '@/lib/text'
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
import type { Coverage, Missing } from './figure'
import { loadOf, powerKw } from './loads'
import { numberOf } from './read-specification'

/** The load on one service. */
export type ServiceLoad = {
  name: ServiceName
  kw: number
  /** Amps of each phase: the phasor sum and the plain sum. */
  amps: PerPhase
  plain: PerPhase
  /** Amps of each phase with continuous loads at 125 %, and the breaker for the largest. */
  sized: PerPhase
  breaker: number | null
  /** The item whose stated breaker is larger than the loads need and therefore decides. */
  decidedBy: { item: Equipment; amps: number } | null
  loads: readonly (Placed<Equipment> & { amps: number })[]
}

/** The loads of a building by service. */
export type Connected = {
  /** Services with at least one load. */
  services: ServiceLoad[]
  /** The items behind the services, without those in `unfed`. */
  connected: Coverage
  /** Items that neither service can feed. */
  unfed: { item: Equipment; reason: string }[]
}

/** Connects each item to the service with its voltage. */
export function connect(items: readonly Equipment[]): Connected {
  const missing: Missing[] = []
  const unfed: Connected['unfed'] = []
  const fed: { service: ServiceName; of: Equipment; load: Load }[] = []
  let notNeeded = 0
  for (const item of items) {
    const load = loadOf(item)
    if ('missing' in load) {
      const isNeeded = isElectric(item) || powerKw(item) !== null
      if (isNeeded) missing.push({ item, keys: load.missing })
      else notNeeded++
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
    connected: { known: fed.length, missing, notNeeded },
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

/** '70 A', or '70 A, because Heater states 70 A'; null if the load exceeds the largest standard breaker. */
export function describeBreaker({ breaker, decidedBy }: ServiceLoad): string | null {
  if (breaker === null) return null
  const reason =
    decidedBy && `, because ${isolated(decidedBy.item.name)} states ${formatNumber(decidedBy.amps)} A`
  return `${formatNumber(breaker)} A${reason ?? ''}`
}

/** The keys every load needs, as words of a sentence. */
const neededWords = { power_kw: 'power', fla_a: 'full-load amps', rated_v: 'voltage', phases: 'phases' }

/**
 * Says how many items the services feed, and why not all: '1 of 4 items; 2 that no service feeds, 1 without voltage or
 * phases'. Null if no item needs a service.
 */
export function describeFed({
  connected: { known, missing },
  unfed,
}: Pick<Connected, 'connected' | 'unfed'>): string | null {
  const all = known + missing.length + unfed.length
  if (all === 0) return null
  const lacking = Object.entries(neededWords).flatMap(([key, word]) =>
    missing.some(({ keys }) => keys.includes(key)) ? [word] : [],
  )
  const leftOut = [
    unfed.length > 0 && `${formatNumber(unfed.length)} that no service feeds`,
    missing.length > 0 && `${formatNumber(missing.length)} without ${formatEither(lacking)}`,
  ].filter(Boolean)
  const counted = `${formatNumber(known)} of ${countItems(all)}`
  return leftOut.length > 0 ? `${counted}; ${leftOut.join(', ')}` : counted
}

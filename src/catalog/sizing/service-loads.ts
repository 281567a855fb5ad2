import type { Equipment } from '@/catalog/equipment'
import { countPieces, type Pieces } from '@/catalog/lines'
import { formatEither, formatNumber } from '@/lib/format'
import { isolated } from '@/lib/text'
import {
  ampsOf,
  type BuildingService,
  feed,
  feederAmps,
  type Load,
  nextBreaker,
  type PerPhase,
  type Placed,
  phaseAmps,
  place,
  plainAmps,
  type ServiceName,
  servicesWith,
} from './electrical'
import { isElectric } from './expected'
import { type Coverage, type Missing, neededPieces, sumQuantities } from './figure'
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
  /** The pieces by item and phases. `amps`: of one piece. */
  loads: readonly (Placed<Pieces> & { amps: number })[]
}

/** The loads of a building by service. */
export type Connected = {
  /** Services with at least one load. */
  services: ServiceLoad[]
  /** The pieces behind the services, without those in `unfed`. */
  connected: Coverage
  /** Items that neither service can feed. */
  unfed: (Pieces & { reason: string })[]
}

type Fed = { of: Pieces; quantity: number; load: Load }

/** Connects each piece to the service with its voltage, in a building with this low-voltage service. */
export function connect(all: readonly Pieces[], service: BuildingService): Connected {
  const missing: Missing[] = []
  const unfed: Connected['unfed'] = []
  const fed: (Fed & { service: ServiceName })[] = []
  let notNeeded = 0
  for (const pieces of all) {
    const { item, quantity } = pieces
    const load = loadOf(item, service)
    if ('missing' in load) {
      const isNeeded = isElectric(item) || powerKw(item) !== null
      if (isNeeded) missing.push({ ...pieces, keys: load.missing })
      else notNeeded += quantity
      continue
    }
    const fitting = feed(load, service)
    if ('reason' in fitting) unfed.push({ ...pieces, reason: fitting.reason })
    else fed.push({ of: pieces, quantity, ...fitting })
  }
  return {
    services: servicesWith(service).flatMap((name) => {
      const loads = fed.filter((one) => one.service === name)
      return loads.length > 0 ? [serviceLoad(name, loads)] : []
    }),
    connected: { known: sumQuantities(fed), missing, notNeeded },
    unfed,
  }
}

function serviceLoad(name: ServiceName, loads: readonly Fed[]): ServiceLoad {
  const placed = place(name, loads)
  const sized = feederAmps(name, placed)
  const breaker = nextBreaker(Math.max(...sized))
  const [largest] = loads
    .map(({ of: { item } }) => ({ item, amps: numberOf(item, 'breaker_a') ?? 0 }))
    .sort((one, other) => other.amps - one.amps)
  const decidedBy = largest && breaker !== null && largest.amps > breaker ? largest : null
  return {
    name,
    kw: loads.reduce((kw, { load, quantity }) => kw + quantity * load.kw, 0),
    amps: phaseAmps(name, placed),
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
 * Says how many pieces the services feed, and why not all: '1 of 4 pieces; 2 that no service feeds, 1 without voltage or
 * phases'. Null if no piece needs a service.
 */
export function describeFed({ connected, unfed }: Pick<Connected, 'connected' | 'unfed'>): string | null {
  const { known, missing } = connected
  const [unfedPieces, missingPieces] = [sumQuantities(unfed), sumQuantities(missing)]
  const all = neededPieces(connected) + unfedPieces
  if (all === 0) return null
  const lacking = Object.entries(neededWords).flatMap(([key, word]) =>
    missing.some(({ keys }) => keys.includes(key)) ? [word] : [],
  )
  const leftOut = [
    unfedPieces > 0 && `${formatNumber(unfedPieces)} that no service feeds`,
    missingPieces > 0 && `${formatNumber(missingPieces)} without ${formatEither(lacking)}`,
  ].filter(Boolean)
  const counted = `${formatNumber(known)} of ${countPieces(all)}`
  return leftOut.length > 0 ? `${counted}; ${leftOut.join(', ')}` : counted
}

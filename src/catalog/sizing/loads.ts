import {
  type BuildingService,
  type Connection,
  feed,
  type Load,
  resistiveKw,
  serviceFor,
  usualService,
} from './electrical'
import {
  type Categorized,
  isIn,
  isStated,
  numberOf,
  positiveOf,
  type Sized,
  textOf,
  voltagesOf,
} from './read-specification'
import { contradicts, isFired } from './supply'

/**
 * The power an item draws in a building with this service (kW): as stated, from the lamp's watts or from full-load amps.
 * Null if none is stated; 0 states none.
 */
export function powerKw(item: Sized, service: BuildingService = usualService): number | null {
  if (isFired(item)) return kwOfAmps(item, service)
  const watts = positiveOf(item, 'power_w')
  return positiveOf(item, 'power_kw') ?? (watts === null ? null : watts / 1000) ?? kwOfAmps(item, service)
}

/** Full-load amps on the nameplate; 0 states none. */
const statedAmps = (item: Sized) => positiveOf(item, 'fla_a')

function kwOfAmps(item: Sized, service: BuildingService): number | null {
  const amps = statedAmps(item)
  const volts = ratedVolts(item, service)
  const connection = connectionOf(item)
  if (amps === null || volts === null || !connection) return null
  return (amps * volts * (statedPowerFactor(item) ?? 1) * (connection === '3P' ? Math.sqrt(3) : 1)) / 1000
}

/** The stated power factor; 0 states none. */
const statedPowerFactor = (item: Sized) => positiveOf(item, 'power_factor')

/** The power factor: as stated, or 1 for resistive heating, as in all electric sauna heaters and steam generators. */
function powerFactorOf(item: Categorized): number | null {
  const heats = isIn(item, ['Sauna Heaters', 'Steam Generators']) && !isFired(item)
  return statedPowerFactor(item) ?? (heats || isStated(item, 'resistive') ? 1 : null)
}

/** The connection: as stated, or from phases and voltage. Null if unknown or contradictory. */
export function connectionOf(item: Sized): Connection | null {
  if (contradicts(item)) return null
  const stated = textOf(item, 'connection')
  if (stated === 'L-N' || stated === 'L-L' || stated === '3P') return stated
  const phases = numberOf(item, 'phases')
  if (phases === 3) return '3P'
  const [volts] = voltagesOf(item)
  // At extra-low voltage the lines make no difference.
  if (volts !== undefined && (volts <= 24 || serviceFor(volts, 'L-N'))) return 'L-N'
  return phases === 1 ? 'L-L' : null
}

/**
 * The voltage an item is taken at in a building with this service. Of several it is the lowest that the building has,
 * because the same power draws the most current there; the lowest if the building has none. Null if none is stated.
 */
export function ratedVolts(item: Sized, service: BuildingService): number | null {
  const voltages = voltagesOf(item)
  const connection = connectionOf(item)
  return voltages.find((volts) => connection && serviceFor(volts, connection, service)) ?? voltages[0] ?? null
}

/** The electrical load of an item in a building with this service, or the keys the item lacks. */
export function loadOf(
  item: Categorized,
  service: BuildingService = usualService,
): Load | { missing: string[] } {
  const kw = powerKw(item, service)
  const volts = ratedVolts(item, service)
  const connection = connectionOf(item)
  const amps = statedAmps(item)
  if (kw === null || volts === null || connection === null) {
    const isMissing = {
      // A wood or gas heater states its power as heat, so only its amps are an electrical load.
      power_kw: kw === null && !isFired(item),
      fla_a: amps === null && isFired(item),
      rated_v: volts === null,
      phases: connection === null,
      connection: contradicts(item),
    }
    return { missing: Object.entries(isMissing).flatMap(([key, missing]) => (missing ? [key] : [])) }
  }
  return {
    kw,
    ...(amps !== null && { amps }),
    volts,
    connection,
    powerFactor: powerFactorOf(item),
    isResistive: isStated(item, 'resistive'),
    isContinuous: isStated(item, 'continuous') || isIn(item, ['Sauna Heaters']),
  }
}

/**
 * The power of a resistive item of 220, 230 or 240 V on 208 V, in kW and as a share of its rated power. Null for all other
 * items, and in a building with 240 V.
 */
export function on208V(
  item: Categorized,
  service: BuildingService = usualService,
): { kw: number; share: number } | null {
  const load = loadOf(item, service)
  if (isFired(item) || 'missing' in load) return null
  const fed = feed(load, service)
  if ('reason' in fed || fed.load.volts === load.volts) return null
  return { kw: fed.load.kw, share: resistiveKw(1, load.volts, fed.load.volts) }
}

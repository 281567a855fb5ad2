/** The connection of a load: line to neutral, line to line or three-phase. */
export type Connection = 'L-N' | 'L-L' | '3P'

/** A load at its rated voltage. */
export type Load = {
  kw: number
  /** Full-load amps as stated: they take precedence over amps computed from the power. */
  amps?: number
  volts: number
  connection: Connection
  /** 1 for heaters; null if not stated: the angle of the current is then unknown. */
  powerFactor: number | null
  isResistive: boolean
  /** The load runs three hours or more, or is fixed space heating: its circuit is sized at 125 %. */
  isContinuous: boolean
}

/**
 * Amps in each line: as stated, or P / (√3 V pf) for three phases and P / (V pf) otherwise. An unknown power factor counts
 * as 1.
 */
export function ampsOf({ kw, amps, volts, connection, powerFactor }: Load) {
  return amps ?? (kw * 1000) / (volts * (powerFactor ?? 1) * (connection === '3P' ? Math.sqrt(3) : 1))
}

/** The power of a resistive load on another voltage (kW): P (V / V rated)², Ohm's law. */
export const resistiveKw = (kw: number, ratedVolts: number, volts: number) => kw * (volts / ratedVolts) ** 2

/** The amps of a resistive load on another voltage: I V / V rated, Ohm's law. */
const resistiveAmps = (amps: number, ratedVolts: number, volts: number) => amps * (volts / ratedVolts)

/** The services of New York buildings: volts, and the number of phases. 120/240 V is single-phase with two legs. */
export const services = {
  '208Y/120': { lineToLine: 208, lineToNeutral: 120, phases: 3 },
  '120/240': { lineToLine: 240, lineToNeutral: 120, phases: 2 },
  '480Y/277': { lineToLine: 480, lineToNeutral: 277, phases: 3 },
} as const

export type ServiceName = keyof typeof services

/** A building's low-voltage service. Larger loads get 480Y/277 V beside it. */
export type BuildingService = Exclude<ServiceName, '480Y/277'>

/** The low-voltage services in words. */
export const buildingServices: readonly { value: BuildingService; label: string }[] = [
  { value: '208Y/120', label: '120/208 V, three-phase' },
  { value: '120/240', label: '120/240 V, single-phase' },
]

export const isBuildingService = (value: string): value is BuildingService =>
  buildingServices.some((service) => service.value === value)

/** The service of a building unless another is chosen. */
export const usualService: BuildingService = '208Y/120'

/** The services in a building with this low-voltage service. */
export const servicesWith = (chosen: BuildingService): readonly ServiceName[] => [chosen, '480Y/277']

/**
 * The nominal voltages of services by that of nameplates: equipment for 120 V says 115 V, for 240 V 230 V, for 480 V 460 V
 * (ANSI C84.1). Its load is taken as the nameplate states it.
 */
const nominalVolts: Readonly<Record<number, number>> = {
  110: 120,
  115: 120,
  200: 208,
  220: 240,
  230: 240,
  440: 480,
  460: 480,
}

const nominalOf = (volts: number) => nominalVolts[volts] ?? volts

/** The service for a rated voltage; null if the building has none. */
export function serviceFor(
  volts: number,
  connection: Connection,
  chosen: BuildingService = usualService,
): ServiceName | null {
  const fitting = servicesWith(chosen).find((name) => {
    const { lineToLine, lineToNeutral, phases } = services[name]
    if (connection === '3P' && phases < 3) return false
    return nominalOf(volts) === (connection === 'L-N' ? lineToNeutral : lineToLine)
  })
  return fitting ?? null
}

/** Whether a load of this rated voltage is connected to 208 V in a building without 240 V. */
export const isFor208V = (volts: number): boolean => nominalOf(volts) === 240

/** The service that feeds a load, and the load at its voltage; or the reason why the building has none. */
export function feed(
  load: Load,
  chosen: BuildingService = usualService,
): { service: ServiceName; load: Load } | { reason: string } {
  const { volts, connection } = load
  const service = serviceFor(volts, connection, chosen)
  if (service) return { service, load }
  if (volts <= 24) return { reason: `${volts} V comes from a driver or transformer` }
  const { lineToLine } = services[chosen]
  if (lineToLine !== 208 || !isFor208V(volts) || connection === 'L-N')
    return { reason: `neither service has ${volts} V ${words[connection]}` }
  if (!load.isResistive)
    return { reason: `rated ${volts} V and not stated as resistive: it may not run on 208 V` }
  return {
    service: chosen,
    load: {
      ...load,
      volts: lineToLine,
      kw: resistiveKw(load.kw, volts, lineToLine),
      ...(load.amps !== undefined && { amps: resistiveAmps(load.amps, volts, lineToLine) }),
    },
  }
}

/** The note about loads of other voltages in a building with this service, shown beside amps. */
export const voltageNote = (chosen: BuildingService = usualService): string =>
  chosen === '120/240'
    ? `Items of 220 or 230 V are taken on 240 V as rated. ${severalVolts}`
    : `Resistive items of 220, 230 or 240 V are taken with what they give on 208 V. ${severalVolts}`

const severalVolts =
  'Items of several voltages are taken at the lowest that a service has, where they draw most.'

const words = { 'L-N': 'line to neutral', 'L-L': 'line to line', '3P': 'three-phase' } as const

/** The margin of a circuit: NEC 424.4(B) for fixed space heating, 210.20(A) for continuous loads. */
const circuitFactor = (isContinuous: boolean) => (isContinuous ? 1.25 : 1)

/** The lowest ampere rating of a circuit for this load. */
export const circuitAmps = (load: Load) => ampsOf(load) * circuitFactor(load.isContinuous)

/** The standard ampere ratings of circuit breakers: NEC 240.6(A). */
const breakers = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450,
  500, 600, 700, 800, 1000, 1200, 1600, 2000, 2500, 3000, 4000, 5000, 6000,
]

/** The smallest standard breaker for these amps; null above the largest one. */
export const nextBreaker = (amps: number): number | null =>
  // Half a milliampere of tolerance: rounding must not push 56 A x 1.25 above 70 A.
  breakers.find((breaker) => breaker >= amps - 0.0005) ?? null

const phaseNames = ['A', 'B', 'C'] as const

/** The names of a service's phases. The two legs of 120/240 V are A and B. */
export const phasesOf = (service: ServiceName) => phaseNames.slice(0, services[service].phases)

/** One number for each phase: A, B, C. C is 0 on a service of two legs. */
export type PerPhase = [a: number, b: number, c: number]

/** The index of a phase. */
type Phase = 0 | 1 | 2

/** The words for some phases of a load: 'A-B'. */
export const describePhases = (phases: readonly Phase[]) => phases.map((phase) => phaseNames[phase]).join('-')

/** Pieces of one load that are connected to the same phases. */
export type Placed<Of> = { of: Of; load: Load; quantity: number; phases: readonly Phase[] }

/** The phases a load may be connected to. */
function choicesOf(service: ServiceName, connection: Connection): readonly (readonly Phase[])[] {
  if (connection === '3P') return [[0, 1, 2]]
  if (services[service].phases === 2) return connection === 'L-N' ? [[0], [1]] : [[0, 1]]
  return connection === 'L-N'
    ? [[0], [1], [2]]
    : [
        [0, 1],
        [1, 2],
        [2, 0],
      ]
}

/** Balances loads over the phases of a service: largest first, each piece on the phases with the fewest amps so far. */
export function place<Of>(
  service: ServiceName,
  loads: readonly { of: Of; load: Load; quantity: number }[],
): Placed<Of>[] {
  const sums: PerPhase = [0, 0, 0]
  const largestFirst = [...loads].sort((one, other) => ampsOf(other.load) - ampsOf(one.load))
  return largestFirst.flatMap(({ of, load, quantity }) => {
    const amps = ampsOf(load)
    const choices = choicesOf(service, load.connection).map((phases) => ({ of, load, quantity: 0, phases }))
    const onPhases = ({ phases }: Placed<Of>) => phases.reduce<number>((sum, phase) => sum + sums[phase], 0)
    for (let piece = 0; piece < quantity; piece++) {
      const least = choices.reduce((best, next) => (onPhases(next) < onPhases(best) ? next : best))
      least.quantity++
      for (const phase of least.phases) sums[phase] += amps
    }
    return choices.filter((choice) => choice.quantity > 0)
  })
}

/**
 * Amps of each phase: the phasor sum of the currents. Currents of unknown angle are added as plain numbers, the most they
 * can add. For line-to-line loads of one power factor on three phases: I_A = √(I_AB² + I_CA² + I_AB I_CA).
 */
export const phaseAmps = (service: ServiceName, placed: readonly Placed<unknown>[]): PerPhase =>
  sumPhasors(service, placed, ampsOf)

/** Amps of each phase with continuous loads at 125 %: they decide the feeder's breaker. */
export const feederAmps = (service: ServiceName, placed: readonly Placed<unknown>[]): PerPhase =>
  sumPhasors(service, placed, circuitAmps)

/**
 * Amps of each phase added as plain numbers, never below the phasor sum. For line-to-line loads of one power factor they
 * are at most 15.5 % (2 / √3) above it.
 */
export function plainAmps(placed: readonly Placed<unknown>[]): PerPhase {
  const sums: PerPhase = [0, 0, 0]
  for (const { load, quantity, phases } of placed)
    for (const phase of phases) sums[phase] += quantity * ampsOf(load)
  return sums
}

/** The angle of each line-to-neutral voltage (degrees), by the number of phases. */
const angles: Record<2 | 3, PerPhase> = { 2: [0, 180, 0], 3: [0, -120, 120] }
/** The angle by which the voltage between a phase and the next leads that of the phase to neutral (degrees). */
const leads = { 2: 0, 3: 30 }

function sumPhasors(
  service: ServiceName,
  placed: readonly Placed<unknown>[],
  ampsIn: (load: Load) => number,
): PerPhase {
  const real: PerPhase = [0, 0, 0]
  const imaginary: PerPhase = [0, 0, 0]
  const ofUnknownAngle: PerPhase = [0, 0, 0]
  const { phases: count } = services[service]
  const angleOf = (phase: Phase) => angles[count][phase]
  function add(phase: Phase, amps: number, degrees: number) {
    const radians = (degrees * Math.PI) / 180
    real[phase] += amps * Math.cos(radians)
    imaginary[phase] += amps * Math.sin(radians)
  }
  for (const { load, quantity, phases } of placed) {
    const amps = quantity * ampsIn(load)
    const { connection, powerFactor } = load
    if (powerFactor === null) {
      for (const phase of phases) ofUnknownAngle[phase] += amps
      continue
    }
    const lag = (Math.acos(powerFactor) * 180) / Math.PI
    const [from, to] = phases
    if (connection === 'L-L' && from !== undefined && to !== undefined) {
      const angle = angleOf(from) + leads[count] - lag
      add(from, amps, angle)
      add(to, -amps, angle)
    } else {
      for (const phase of phases) add(phase, amps, angleOf(phase) - lag)
    }
  }
  const length = (phase: Phase) => Math.hypot(real[phase], imaginary[phase]) + ofUnknownAngle[phase]
  return [length(0), length(1), length(2)]
}

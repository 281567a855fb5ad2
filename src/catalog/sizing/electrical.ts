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

/** The two usual services of a New York building, in volts. */
export const services = {
  '208Y/120': { lineToLine: 208, lineToNeutral: 120 },
  '480Y/277': { lineToLine: 480, lineToNeutral: 277 },
} as const

export type ServiceName = keyof typeof services

export const serviceNames = Object.keys(services) as ServiceName[]

/**
 * The nominal voltages of services by that of nameplates: equipment for 120 V says 115 V, for 480 V 460 V (ANSI C84.1). Its
 * load is taken as the nameplate states it.
 */
const nominalVolts: Readonly<Record<number, number>> = { 110: 120, 115: 120, 200: 208, 440: 480, 460: 480 }

/** The service for a rated voltage; null if neither has it. */
export function serviceFor(volts: number, connection: Connection): ServiceName | null {
  const nominal = nominalVolts[volts] ?? volts
  const fitting = serviceNames.find((name) => {
    const { lineToLine, lineToNeutral } = services[name]
    return nominal === (connection === 'L-N' ? lineToNeutral : lineToLine)
  })
  return fitting ?? null
}

/** Whether a load of this rated voltage, which neither service has, is connected to 208 V. */
export const isFor208V = (volts: number): boolean => volts === 220 || volts === 230 || volts === 240

/** The service that feeds a load, and the load at its voltage; or the reason why neither does. */
export function feed(load: Load): { service: ServiceName; load: Load } | { reason: string } {
  const { volts, connection } = load
  const service = serviceFor(volts, connection)
  if (service) return { service, load }
  if (volts <= 24) return { reason: `${volts} V comes from a driver or transformer` }
  if (!isFor208V(volts) || connection === 'L-N')
    return { reason: `neither service has ${volts} V ${words[connection]}` }
  if (!load.isResistive)
    return { reason: `rated ${volts} V and not stated as resistive: it may not run on 208 V` }
  const { lineToLine } = services['208Y/120']
  return {
    service: '208Y/120',
    load: {
      ...load,
      volts: lineToLine,
      kw: resistiveKw(load.kw, volts, lineToLine),
      ...(load.amps !== undefined && { amps: resistiveAmps(load.amps, volts, lineToLine) }),
    },
  }
}

/** The note about loads of other voltages, shown beside amps. */
export const voltageNote =
  'Resistive items of 220, 230 or 240 V are taken with what they give on 208 V. Items of several voltages are taken at the lowest that a service has, where they draw most.'

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

export const phaseNames = ['A', 'B', 'C'] as const

/** One number for each phase: A, B, C. */
export type PerPhase = [a: number, b: number, c: number]

/** The index of a line in `phaseNames`. */
type Line = 0 | 1 | 2

/** A load and the lines it is connected to. */
export type Placed<Of> = { of: Of; load: Load; lines: readonly Line[] }

const choices: Record<Connection, readonly (readonly Line[])[]> = {
  'L-N': [[0], [1], [2]],
  'L-L': [
    [0, 1],
    [1, 2],
    [2, 0],
  ],
  '3P': [[0, 1, 2]],
}

/** Balances loads over the lines: largest first, each on the lines with the fewest amps so far. */
export function place<Of>(loads: readonly { of: Of; load: Load }[]): Placed<Of>[] {
  const sums: PerPhase = [0, 0, 0]
  const largestFirst = [...loads].sort((one, other) => ampsOf(other.load) - ampsOf(one.load))
  return largestFirst.map(({ of, load }) => {
    const onLines = (lines: readonly Line[]) => lines.reduce<number>((sum, line) => sum + sums[line], 0)
    const [first = [], ...others] = choices[load.connection]
    const lines = others.reduce((best, next) => (onLines(next) < onLines(best) ? next : best), first)
    for (const line of lines) sums[line] += ampsOf(load)
    return { of, load, lines }
  })
}

/**
 * Amps of each phase: the phasor sum of the currents. Currents of unknown angle are added as plain numbers, the most they
 * can add. For line-to-line loads of one power factor: I_A = √(I_AB² + I_CA² + I_AB I_CA).
 */
export function lineAmps(placed: readonly Placed<unknown>[]): PerPhase {
  return sumPhasors(placed, ({ load }) => ampsOf(load))
}

/** Amps of each phase with continuous loads at 125 %: they decide the feeder's breaker. */
export function feederAmps(placed: readonly Placed<unknown>[]): PerPhase {
  return sumPhasors(placed, ({ load }) => circuitAmps(load))
}

/**
 * Amps of each phase added as plain numbers, never below the phasor sum. For line-to-line loads of one power factor they
 * are at most 15.5 % (2 / √3) above it.
 */
export function plainAmps(placed: readonly Placed<unknown>[]): PerPhase {
  const sums: PerPhase = [0, 0, 0]
  for (const { load, lines } of placed) for (const line of lines) sums[line] += ampsOf(load)
  return sums
}

/** The angle of each line-to-neutral voltage (degrees). The line-to-line voltage leads by 30. */
const angles: PerPhase = [0, -120, 120]

function sumPhasors(placed: readonly Placed<unknown>[], ampsIn: (one: Placed<unknown>) => number): PerPhase {
  const real: PerPhase = [0, 0, 0]
  const imaginary: PerPhase = [0, 0, 0]
  const ofUnknownAngle: PerPhase = [0, 0, 0]
  function add(line: Line, amps: number, degrees: number) {
    const radians = (degrees * Math.PI) / 180
    real[line] += amps * Math.cos(radians)
    imaginary[line] += amps * Math.sin(radians)
  }
  for (const one of placed) {
    const amps = ampsIn(one)
    const { connection, powerFactor } = one.load
    if (powerFactor === null) {
      for (const line of one.lines) ofUnknownAngle[line] += amps
      continue
    }
    const lag = (Math.acos(powerFactor) * 180) / Math.PI
    const [from, to] = one.lines
    if (connection === 'L-L' && from !== undefined && to !== undefined) {
      add(from, amps, angles[from] + 30 - lag)
      add(to, -amps, angles[from] + 30 - lag)
    } else {
      for (const line of one.lines) add(line, amps, angles[line] - lag)
    }
  }
  const length = (line: Line) => Math.hypot(real[line], imaginary[line]) + ofUnknownAngle[line]
  return [length(0), length(1), length(2)]
}

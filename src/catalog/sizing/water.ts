import { readNumber } from '@/catalog/specifications/typed-values'

/** The flow (m³/h) that turns a volume over in this many minutes: L x 0.06 / min. */
export const turnoverFlow = (litres: number, minutes: number) => (litres * 0.06) / minutes

/** The longest turnover of a swimming pool in New York (min): 10 NYCRR 6-1.11. */
export const newYorkTurnoverMin = 6 * 60

/** The filter area (m²) for a flow (m³/h) at a rate (m/h): Q / rate. */
export const filterArea = (flow: number, rate: number) => flow / rate

/** The filter rate (m/h) of a flow (m³/h) through an area (m²). */
export const filterRate = (flow: number, area: number) => flow / area

/** The highest filter rates in New York (m/h), low and high: that of diatomaceous earth depends on its feed. 10 NYCRR 6-1.11. */
export const newYorkFilterRates = { sand: [36.7, 36.7], cartridge: [0.92, 0.92], DE: [3.7, 4.9] } as const

/** The energy (kWh) that heats or cools a liter of water by a degree: 4.187 kJ / 3600. */
const kwhPerLiterDegree = 0.001163

/** Hours to heat or cool a volume (L) by a difference (°C) with this power (kW). */
export const heatingHours = (litres: number, degrees: number, kw: number) =>
  (litres * degrees * kwhPerLiterDegree) / kw

/** The heat a chiller rejects (kW): Q (1 + 1 / COP), its cooling plus its compressor's power. */
export const rejectedKw = (coolingKw: number, cop: number) => coolingKw * (1 + 1 / cop)

/** The water a steam generator boils (kg/h): about 1.37 per kW, 3600 kJ / (2257 kJ/kg to evaporate + 370 kJ/kg to heat). */
export const steamKgh = (kw: number) => kw * 1.37

/** The electrical power of a pump (kW): flow (m³/h) x head (m) / (367 x efficiency of pump and motor together). */
export const pumpKw = (flow: number, head: number, efficiency: number) => (flow * head) / (367 * efficiency)

/** The points of a pump curve, sorted by flow. */
export type PumpCurve = readonly { flow: number; head: number }[]

/** Reads `4:12; 8:10; 12:7` (m³/h : m). Null if a point cannot be read or there are fewer than two. */
export function readPumpCurve(text: string): PumpCurve | null {
  const points = text
    .split(';')
    .filter((point) => point.trim() !== '')
    .map((point) => {
      const [flow, head, ...more] = point.split(':').map((part) => readNumber(part) ?? Number.NaN)
      return { flow: more.length > 0 ? Number.NaN : (flow ?? Number.NaN), head: head ?? Number.NaN }
    })
  const isReadable = points.every(({ flow, head }) => Number.isFinite(flow) && Number.isFinite(head))
  return isReadable && points.length > 1 ? points.sort((one, other) => one.flow - other.flow) : null
}

/** The head (m) of a pump at a flow (m³/h), interpolated between two points. Null off the curve. */
export function headAt(curve: PumpCurve, flow: number): number | null {
  const after = curve.findIndex((point) => point.flow >= flow)
  const right = curve[after]
  if (!right) return null
  if (right.flow === flow) return right.head
  const left = curve[after - 1]
  if (!left) return null
  return left.head + ((right.head - left.head) * (flow - left.flow)) / (right.flow - left.flow)
}

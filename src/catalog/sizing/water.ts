import { readNumber } from '@/catalog/specifications/typed-values'

/** m³/h that turn a volume over in so many minutes: L x 0.06 / min. */
export const turnoverFlow = (litres: number, minutes: number) => (litres * 0.06) / minutes

/** Longest turnover of a swimming pool in New York, in minutes: 10 NYCRR 6-1.11. */
export const newYorkTurnoverMin = 6 * 60

/** m² of filter for a flow in m³/h at a rate in m/h: Q / rate. */
export const filterArea = (flow: number, rate: number) => flow / rate

/** m/h at which a flow in m³/h goes through so many m² of filter. */
export const filterRate = (flow: number, area: number) => flow / area

/** Highest filter rates in New York, in m/h, from and to: of diatomaceous earth it depends on its feed. 10 NYCRR 6-1.11. */
export const newYorkFilterRates = { sand: [36.7, 36.7], cartridge: [0.92, 0.92], DE: [3.7, 4.9] } as const

/** kWh that warm or chill a liter of water by a degree: 4.187 kJ / 3600. */
const kwhPerLiterDegree = 0.001163

/** Hours in which so many kW warm or chill a volume (L) by a difference (°C). */
export const heatingHours = (litres: number, degrees: number, kw: number) =>
  (litres * degrees * kwhPerLiterDegree) / kw

/** kW a chiller gives off: Q (1 + 1 / COP), its cooling and its compressor's power. */
export const rejectedKw = (coolingKw: number, cop: number) => coolingKw * (1 + 1 / cop)

/** kg/h of water a steam generator boils: about 1.37 a kW, from 3600 kJ over 2257 to evaporate and 370 to heat it. */
export const steamKgh = (kw: number) => kw * 1.37

/** kW of electricity a pump takes: flow (m³/h) x head (m) / (367 x efficiency of pump and motor together). */
export const pumpKw = (flow: number, head: number, efficiency: number) => (flow * head) / (367 * efficiency)

/** Points of a pump's curve, by flow. */
export type PumpCurve = readonly { flow: number; head: number }[]

/** Reads `4:12; 8:10; 12:7` (m³/h : m). Null where a point cannot be read or there are fewer than two. */
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

/** m of head the pump gives at a flow (m³/h): its duty point, interpolated between two points. Null off the curve. */
export function headAt(curve: PumpCurve, flow: number): number | null {
  const after = curve.findIndex((point) => point.flow >= flow)
  const right = curve[after]
  if (!right) return null
  if (right.flow === flow) return right.head
  const left = curve[after - 1]
  if (!left) return null
  return left.head + ((right.head - left.head) * (flow - left.flow)) / (right.flow - left.flow)
}

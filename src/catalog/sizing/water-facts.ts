import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { fieldsFor } from '@/catalog/specifications/fields'
import type { UnitSystem } from '@/catalog/specifications/units'
import { formatNumber } from '@/lib/format'
import type { BuildingService } from './electrical'
import { on208V } from './loads'
import { formatAmount, formatAmounts } from './measures'
import { isIn, numberOf, positiveOf, textOf } from './read-specification'
import {
  filterArea,
  filterRate,
  headAt,
  heatingHours,
  newYorkFilterRates,
  newYorkTurnoverMin,
  type PumpCurve,
  pumpKw,
  readPumpCurve,
  rejectedKw,
  steamKgh,
  turnoverFlow,
} from './water'

/** City water in summer, °C: what a plunge is chilled from. */
const summerMainsC = 20
/** City water in winter, °C: what a tub is heated from. 40 °F. */
const winterMainsC = (40 - 32) / 1.8
/** A usual efficiency of pump and motor together. */
const pumpEfficiency = 0.6

type FilterKind = keyof typeof newYorkFilterRates

const filterWords: Record<FilterKind, string> = {
  sand: 'sand filter',
  cartridge: 'cartridge',
  DE: 'diatomaceous earth',
}

const isFilterKind = (device: string | null): device is FilterKind => device !== null && device in filterWords

/** The facts about a body of water, a pump, a filter or a steam generator on this service, a sentence each. */
export const waterFacts = (item: Equipment, units: UnitSystem, service: BuildingService): string[] => [
  ...basinFacts(item, units, service),
  ...condenserFacts(item, units),
  ...pumpFacts(item, units),
  ...filterFacts(item, units),
  ...backwashFacts(item, units),
  ...steamFacts(item, units, service),
]

function basinFacts(item: Equipment, units: UnitSystem, service: BuildingService): string[] {
  const litres = positiveOf(item, 'water_l')
  if (litres === null) return []
  return [
    ...turnoversOf(item).map(({ minutes, words }) => {
      const flow = turnoverFlow(litres, minutes)
      const area = (kind: FilterKind) => neededArea(kind, flow, units)
      return `Turned over in ${words}: ${formatAmount('m3h', flow, units)}, at New York’s rates ${area('cartridge')} of cartridge filter or ${area('sand')} of sand.`
    }),
    ...heatedFacts(item, litres, units, service),
    ...chilledFacts(item, litres, units),
  ]
}

/** The time to heat a basin. Its heater gives less on 208 V, if that is its service. */
function heatedFacts(item: Equipment, litres: number, units: UnitSystem, service: BuildingService): string[] {
  const heater = positiveOf(item, 'heater_kw')
  const highest = numberOf(item, 'setpoint_max_c')
  if (heater === null || highest === null || highest <= winterMainsC) return []
  const hours = heatingHours(litres, highest - winterMainsC, heater * (on208V(item, service)?.share ?? 1))
  return [
    `Heated from ${formatAmount('c', winterMainsC, units)} to ${formatAmount('c', highest, units)} in ${aboutHours(hours)}.`,
  ]
}

function chilledFacts(item: Equipment, litres: number, units: UnitSystem): string[] {
  const cooling = positiveOf(item, 'cooling_th_kw')
  const lowest = numberOf(item, 'setpoint_min_c')
  if (cooling === null || lowest === null || lowest >= summerMainsC) return []
  const hours = heatingHours(litres, summerMainsC - lowest, cooling)
  return [
    `Chilled from ${formatAmount('c', summerMainsC, units)} to ${formatAmount('c', lowest, units)} in ${aboutHours(hours)}.`,
  ]
}

function aboutHours(hours: number): string {
  const whole = Math.ceil(hours)
  return whole === 1 ? 'about an hour' : `about ${formatNumber(whole)} hours`
}

/** The area of filter for a flow, at the highest rate New York allows its kind. */
function neededArea(kind: FilterKind, flow: number, units: UnitSystem): string {
  const [slow, fast] = newYorkFilterRates[kind]
  return formatAmounts('m2', [filterArea(flow, fast), filterArea(flow, slow)], units)
}

/** What a filter needs for its flow in New York, and how fast the water goes through the area it has. */
function filterFacts(item: Equipment, units: UnitSystem): string[] {
  const kind = textOf(item, 'device')
  const flow = positiveOf(item, 'flow_m3h')
  if (flow === null || !isFilterKind(kind)) return []
  const rates = newYorkFilterRates[kind]
  const area = positiveOf(item, 'filter_area_m2')
  const asked = `New York’s highest rate, ${formatAmounts('mh', rates, units)}, asks for ${neededArea(kind, flow, units)} of ${filterWords[kind]} at ${formatAmount('m3h', flow, units)}.`
  if (area === null) return [asked]
  const rate = filterRate(flow, area)
  // A thousandth more is rounding: 15 gpm/ft² are 36.68 m/h.
  const beyond = rate > rates[1] * 1.001 ? ', beyond it' : ''
  return [
    `${asked} Its ${formatAmount('m2', area, units)} run at ${formatAmount('mh', rate, units)}${beyond}.`,
  ]
}

/** The heat rejected as stated, else worked out. */
function condenserFacts(item: Equipment, units: UnitSystem): string[] {
  const stated = positiveOf(item, 'reject_th_kw')
  if (stated !== null)
    return [`Gives off ${formatAmount('th_kw', stated, units)} at its condenser, as stated.`]
  const cooling = positiveOf(item, 'cooling_th_kw')
  const cop = positiveOf(item, 'cop')
  if (cooling === null || cop === null) return []
  return [`Gives off ${formatAmount('th_kw', rejectedKw(cooling, cop), units)} at its condenser.`]
}

/**
 * As stated; else the longest that is usual for its categories, where one is, and the longest New York allows a swimming
 * pool.
 */
function turnoversOf(item: Equipment): { minutes: number; words: string }[] {
  const stated = positiveOf(item, 'turnover_min')
  if (stated !== null) return [{ minutes: stated, words: `${stated} minutes` }]
  const field = fieldsFor(categoriesOf(item))
    .flatMap(({ fields }) => fields)
    .find(({ key }) => key === 'turnover_min')
  const usual = field?.typical?.[1] ?? null
  return [
    ...(usual === null ? [] : [{ minutes: usual, words: `${usual} minutes, the longest usual for it` }]),
    {
      minutes: newYorkTurnoverMin,
      words: `${newYorkTurnoverMin / 60} hours, a swimming pool’s longest in New York`,
    },
  ]
}

function pumpFacts(item: Equipment, units: UnitSystem): string[] {
  const flow = numberOf(item, 'flow_m3h')
  const curve = readPumpCurve(textOf(item, 'pump_curve') ?? '')
  if (flow === null) return []
  const onCurve = curve && headAt(curve, flow)
  if (curve && onCurve === null) return [offCurve(curve, flow, units)]
  const head = onCurve ?? (textOf(item, 'device') === 'pump' ? numberOf(item, 'head_m') : null)
  if (head === null) return []
  const power = formatAmount('kw', pumpKw(flow, head, pumpEfficiency), units)
  const point = `${formatAmount('m', head, units)} at ${formatAmount('m3h', flow, units)}`
  return [
    `${onCurve === null ? 'Works at' : 'On its curve'} ${point}: about ${power} of electricity, at 60% efficiency of pump and motor.`,
  ]
}

/** Which end of its curve a pump does not reach to. */
function offCurve(curve: PumpCurve, flow: number, units: UnitSystem): string {
  const words = (point: PumpCurve[number] | undefined) => formatAmount('m3h', point?.flow ?? 0, units)
  return flow < (curve[0]?.flow ?? 0)
    ? `Below its curve, which begins at ${words(curve[0])}.`
    : `Beyond its curve, which ends at ${words(curve.at(-1))}.`
}

/** The flow with which a filter is washed, all of it to its drain. */
function backwashFacts(item: Equipment, units: UnitSystem): string[] {
  const flow = positiveOf(item, 'backwash_lpm')
  return flow === null
    ? []
    : [`Backwashed with ${formatAmount('lpm', flow, units)}, which its drain must take.`]
}

/** The steam as stated, else worked out; on 208 V, where that is the item's service, in proportion to its power. */
function steamFacts(item: Equipment, units: UnitSystem, service: BuildingService): string[] {
  if (!isIn(item, ['Steam Generators'])) return []
  const amount = (kgh: number) => formatAmount('kgh', kgh, units)
  const reduced = on208V(item, service)
  const stated = positiveOf(item, 'steam_kgh')
  if (stated !== null) {
    const there = reduced && `; on 208 V about ${amount(stated * reduced.share)}`
    return [`Boils ${amount(stated)} of water, as stated${there ?? ''}.`]
  }
  const power = positiveOf(item, 'power_kw')
  if (power === null) return []
  const kw = reduced?.kw ?? power
  return [`Boils about ${amount(steamKgh(kw))} of water${reduced ? ' on 208 V' : ''}.`]
}

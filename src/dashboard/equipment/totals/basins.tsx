import { formatAmount } from '@/dashboard/equipment/documents/measures'
import { categoriesOf, type Equipment } from '@/dashboard/equipment/equipment'
import { on208V } from '@/dashboard/equipment/sizing/loads'
import { isIn, numberOf, positiveOf, textOf } from '@/dashboard/equipment/sizing/values'
import {
  filterArea,
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
} from '@/dashboard/equipment/sizing/water'
import { fieldsFor } from '@/dashboard/equipment/specifications/fields'
import type { UnitSystem } from '@/dashboard/equipment/specifications/units'
import { EditLink } from './coverage'
import { ShortList } from './short-list'

/** City water in summer, °C: what a plunge is chilled from. */
const mainsC = 20
/** A usual efficiency of pump and motor together. */
const pumpEfficiency = 0.6

/** What follows for each body of water, each pump, each filter and each steam generator. */
export function Basins({ items, units }: { items: readonly Equipment[]; units: UnitSystem }) {
  const rows = items.flatMap((item) => {
    const facts = [
      ...basinFacts(item, units),
      ...condenserFacts(item, units),
      ...pumpFacts(item, units),
      ...backwashFacts(item, units),
      ...steamFacts(item, units),
    ]
    return facts.length > 0 ? [{ item, facts }] : []
  })
  if (rows.length === 0) return null
  return (
    <ShortList items={rows} className="mt-6 border-line border-t">
      {({ item, facts }) => (
        <li
          key={item.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:py-1.5"
        >
          <EditLink id={item.id} name={item.name} />
          <ul className="text-[0.9375rem] text-clay">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </li>
      )}
    </ShortList>
  )
}

function basinFacts(item: Equipment, units: UnitSystem): string[] {
  const litres = numberOf(item, 'water_l')
  if (litres === null) return []
  const cooling = positiveOf(item, 'cooling_th_kw')
  const lowest = numberOf(item, 'setpoint_min_c')
  return [
    ...turnoversOf(item).map(({ minutes, words }) => {
      const flow = turnoverFlow(litres, minutes)
      const area = filterArea(flow, newYorkFilterRates.cartridge)
      return `Turned over in ${words}: ${formatAmount('m3h', flow, units)}, at New York’s rate ${formatAmount('m2', area, units)} of cartridge filter.`
    }),
    ...(cooling !== null && lowest !== null && lowest < mainsC
      ? [
          `Chilled from ${formatAmount('c', mainsC, units)} to ${formatAmount('c', lowest, units)} in about ${Math.ceil(heatingHours(litres, mainsC - lowest, cooling))} hours.`,
        ]
      : []),
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
    { minutes: newYorkTurnoverMin, words: '6 hours, a swimming pool’s longest in New York' },
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
function steamFacts(item: Equipment, units: UnitSystem): string[] {
  if (!isIn(item, ['Steam Generators'])) return []
  const amount = (kgh: number) => formatAmount('kgh', kgh, units)
  const reduced = on208V(item)
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

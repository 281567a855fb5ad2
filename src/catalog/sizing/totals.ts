import type { Equipment } from '@/catalog/equipment'
import {
  deliveryDays,
  deliveryKeys,
  emitsHeat,
  installDays,
  isDrained,
  isElectric,
  needsWater,
  needsWeight,
  powerKeys,
  standsOnFloor,
} from './expected'
import { type Coverage, type Figure, figure } from './figure'
import { basins, footprintM2, inUseKg, itemFloorKpa, sidesOf, weightKeys } from './floor'
import { powerKw } from './loads'
import { type Delivery, programme } from './programme'
import { isIn, numberOf, positiveOf } from './read-specification'
import { type Connected, connect } from './service-loads'

/** The figures of a selection. */
export type Totals = Connected & {
  cost: Coverage & { sums: { currency: string; amount: number; items: number }[] }
  power: Figure
  coldWater: Figure
  hotWater: Figure
  drain: Figure
  fill: Figure
  heat: Figure
  weight: Figure
  inUse: Figure
  footprint: Figure
  /** The loads on the floor (kPa), heaviest first, and whether the item states its own. */
  floor: Coverage & { loads: { item: Equipment; kpa: number; isStated: boolean }[] }
  programme: Coverage & { deliveries: Delivery<Equipment>[] }
}

/** Computes every figure of these items, one piece of each. */
export function totals(items: readonly Equipment[]): Totals {
  const all = () => true
  const isShower = (item: Equipment) => isIn(item, ['Showers'])
  const isBasin = (item: Equipment) => isIn(item, basins)
  const sumOf = (key: string, expects: (item: Equipment) => boolean, read = numberOf) =>
    figure(
      items,
      (item) => read(item, key),
      () => [key],
      expects,
    )
  return {
    cost: {
      ...figure(
        items,
        (item) => item.cost,
        () => ['cost'],
        all,
      ),
      sums: sumCosts(items),
    },
    power: figure(items, powerKw, powerKeys, isElectric),
    ...connect(items),
    coldWater: sumOf('cold_water_lpm', needsWater),
    hotWater: sumOf('hot_water_lpm', isShower),
    drain: sumOf('drain_lpm', isDrained),
    fill: sumOf('water_l', isBasin, positiveOf),
    heat: sumOf('heat_to_room_th_kw', emitsHeat),
    weight: sumOf('weight_kg', needsWeight, positiveOf),
    inUse: figure(items, inUseKg, weightKeys, needsWeight),
    footprint: figure(items, footprintM2, sidesOf, standsOnFloor),
    floor: {
      ...figure(items, itemFloorKpa, (item) => [...weightKeys(item), ...sidesOf(item)], standsOnFloor),
      loads: items
        .flatMap((item) => {
          const kpa = itemFloorKpa(item)
          return kpa === null ? [] : [{ item, kpa, isStated: numberOf(item, 'floor_load_kpa') !== null }]
        })
        .sort((one, other) => other.kpa - one.kpa),
    },
    programme: {
      ...figure(items, deliveryDays, deliveryKeys, all),
      deliveries: programme(
        items.flatMap((item) =>
          item.lead_time_days === null
            ? []
            : [
                {
                  of: item,
                  leadDays: item.lead_time_days,
                  installDays: installDays(item),
                },
              ],
        ),
      ),
    },
  }
}

/** Sums costs by currency without converting them; the currency of most items first. */
function sumCosts(items: readonly Equipment[]) {
  const sums = new Map<string, { currency: string; cents: number; items: number }>()
  for (const { cost, currency } of items) {
    if (cost === null) continue
    const known = sums.get(currency) ?? { currency, cents: 0, items: 0 }
    // Whole cents: 0.1 + 0.2 is 0.30000000000000004.
    sums.set(currency, { currency, cents: known.cents + Math.round(cost * 100), items: known.items + 1 })
  }
  return [...sums.values()]
    .sort((one, other) => other.items - one.items)
    .map(({ cents, ...rest }) => ({ ...rest, amount: cents / 100 }))
}

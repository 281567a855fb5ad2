import type { Equipment } from '@/catalog/equipment'
import type { Category } from '@/content/equipment'
import { isOffTheFloor } from './floor'
import { loadOf } from './loads'
import { isIn, isStated, numberOf, positiveOf, textOf } from './read-specification'
import { isFired } from './supply'

// What an item is expected to state: by its category, its device, and what it states already.

export const wet: Category[] = ['Steam Generators', 'Cold Plunge Pools', 'Hot Tubs', 'Showers']
export const hot: Category[] = ['Sauna Heaters', 'Steam Generators', 'Cold Plunge Pools', 'Hot Tubs']
export const standing: Category[] = [
  ...hot,
  'Lockers',
  'Benches',
  'Ventilation',
  'Water Treatment',
  'Cleaning Equipment',
]
/** Electric but for some devices. */
const partlyElectric: Category[] = ['Water Treatment', 'Audio Systems']
const wiredThroughout: Category[] = [...hot, 'Ventilation', 'Lighting', 'Control Systems']
const electric: Category[] = [...wiredThroughout, ...partlyElectric]

/** What only an electrical item states, of whatever category: a heated bench, a machine with a charger. */
const electricKeys = [
  'rated_v',
  'breaker_a',
  'fla_a',
  'heated_kw',
  'charger_kw',
  'heater_kw',
  'fan_kw',
  'jet_pump_kw',
  'blower_kw',
]

/** Devices of partly electric categories that draw nothing themselves: fed by an amplifier or a pump. */
const passiveDevices = ['speaker', 'sand', 'cartridge', 'DE', 'exchanger']

/** A heater that burns wood or gas draws current only where it states amps. */
export function isElectric(item: Equipment): boolean {
  if (isFired(item)) return ['fla_a', 'breaker_a'].some((key) => positiveOf(item, key) !== null)
  const isPassive = passiveDevices.includes(textOf(item, 'device') ?? '')
  return (
    isIn(item, wiredThroughout) ||
    (isIn(item, partlyElectric) && !isPassive) ||
    electricKeys.some((key) => positiveOf(item, key) !== null) ||
    textOf(item, 'lock_power') === 'wired' ||
    !saysNone.test(item.power_requirements ?? '')
  )
}

/** What states that nothing is needed: 'none', 'No power', 'not required', 'n/a', '-' or nothing. */
const saysNone = /^\W*(none|(no|not)\s+\p{L}+|no|n\W?a)?(\s+(required|needed))?\W*$/iu

export const needsColdWater = (item: Equipment) => isIn(item, wet) || isStated(item, 'combi_steam')

/** The keys its power lacks: those of its load where its power is heat. */
export function powerKeys(item: Equipment): readonly string[] {
  const load = loadOf(item)
  return isFired(item) && 'missing' in load ? load.missing : ['power_kw']
}

export const standsOnFloor = (item: Equipment) => isIn(item, standing) && !isOffTheFloor(item)

/** What becomes part of the building or is connected to it. Of the other categories many an item is only delivered. */
const installed: Category[] = [
  ...electric,
  'Showers',
  'Lockers',
  'Benches',
  'Flooring',
  'Wall Materials',
  'Doors',
]

/** What an item of whatever category states that is connected to water or a drain: an eyewash, a filling station. */
const plumbedKeys = ['cold_water_lpm', 'hot_water_lpm', 'inlet_in', 'drain_in', 'drain_lpm']

/** What is backwashed or has a drain gives it a flow, whatever its category. */
export const isDrained = (item: Equipment) =>
  isIn(item, wet) || ['backwash_lpm', 'drain_in'].some((key) => positiveOf(item, key) !== null)

const isInstalled = (item: Equipment) =>
  isIn(item, installed) || isElectric(item) || plumbedKeys.some((key) => positiveOf(item, key) !== null)

/** As stated; 0 for what is only delivered, else null. */
export const installDays = (item: Equipment) =>
  numberOf(item, 'install_days') ?? (isInstalled(item) ? null : 0)

/** Lead time and installation, where both are known. */
export function deliveryDays(item: Equipment): number | null {
  const days = installDays(item)
  return item.lead_time_days === null || days === null ? null : item.lead_time_days + days
}

export const deliveryKeys = (item: Equipment) => [
  ...(item.lead_time_days === null ? ['lead_time_days'] : []),
  ...(installDays(item) === null ? ['install_days'] : []),
]

import type { Equipment } from '@/catalog/equipment'
import type { Category } from '@/content/equipment'
import { isOffTheFloor } from './floor'
import { loadOf } from './loads'
import { isIn, isStated, numberOf, positiveOf, textOf, voltagesOf } from './read-specification'
import { isFired } from './supply'

// Decides which values an item is expected to state, by its category, its device and its other values.

const wetCategories: Category[] = ['Steam Generators', 'Cold Plunge Pools', 'Hot Tubs', 'Showers']
const hotCategories: Category[] = ['Sauna Heaters', 'Steam Generators', 'Cold Plunge Pools', 'Hot Tubs']
const heavyCategories: Category[] = [
  ...hotCategories,
  'Lockers',
  'Benches',
  'Ventilation',
  'Water Treatment',
  'Cleaning Equipment',
]
/** Categories in which some devices are not electric. */
const partlyElectric: Category[] = ['Water Treatment', 'Audio Systems']
const wiredThroughout: Category[] = [...hotCategories, 'Ventilation', 'Lighting', 'Control Systems']
const electric: Category[] = [...wiredThroughout, ...partlyElectric]

/** Keys besides the voltage that only electrical items state, in any category: a heated bench, a machine with a charger. */
const electricKeys = [
  'breaker_a',
  'fla_a',
  'heated_kw',
  'charger_kw',
  'heater_kw',
  'fan_kw',
  'jet_pump_kw',
  'blower_kw',
]

/** Devices of partly electric categories that draw no power themselves: an amplifier or a pump feeds them. */
const passiveDevices = ['speaker', 'sand', 'cartridge', 'DE', 'exchanger']

/** Whether an item draws current. A heater that burns wood or gas does only if it states amps. */
export function isElectric(item: Equipment): boolean {
  if (isFired(item)) return ['fla_a', 'breaker_a'].some((key) => positiveOf(item, key) !== null)
  const isPassive = passiveDevices.includes(textOf(item, 'device') ?? '')
  return (
    isIn(item, wiredThroughout) ||
    (isIn(item, partlyElectric) && !isPassive) ||
    voltagesOf(item).length > 0 ||
    electricKeys.some((key) => positiveOf(item, key) !== null) ||
    textOf(item, 'lock_power') === 'wired' ||
    !saysNone.test(item.power_requirements ?? '')
  )
}

/** Matches texts that say no power is needed: 'none', 'No power', 'not required', 'n/a', '-' and an empty text. */
const saysNone = /^\W*(none|(no|not)\s+\p{L}+|no|n\W?a)?(\s+(required|needed))?\W*$/iu

/** Whether an item gives off heat to its room. */
export const emitsHeat = (item: Equipment) => isIn(item, hotCategories)

/** Whether an item is connected to cold water. */
export const needsWater = (item: Equipment) => isIn(item, wetCategories) || isStated(item, 'combi_steam')

/** The keys that give an item's electrical power. If it burns wood or gas, they are those its load lacks. */
export function powerKeys(item: Equipment): readonly string[] {
  const load = loadOf(item)
  return isFired(item) && 'missing' in load ? load.missing : ['power_kw']
}

/** Whether an item is heavy enough that its weight matters. */
export const needsWeight = (item: Equipment) => isIn(item, heavyCategories)

/** Whether a heavy item stands on the floor. */
export const standsOnFloor = (item: Equipment) => needsWeight(item) && !isOffTheFloor(item)

/** Categories whose items become part of the building or are connected to it. Items of the others may only be delivered. */
const installed: Category[] = [
  ...electric,
  'Showers',
  'Lockers',
  'Benches',
  'Flooring',
  'Wall Materials',
  'Doors',
]

/** Keys of items connected to water or a drain, in any category: an eyewash, a filling station. */
const plumbedKeys = ['cold_water_lpm', 'hot_water_lpm', 'inlet_in', 'drain_in', 'drain_lpm']

/** Whether an item drains water: by its category, or because it states a backwash or a drain. */
export const isDrained = (item: Equipment) =>
  isIn(item, wetCategories) || ['backwash_lpm', 'drain_in'].some((key) => positiveOf(item, key) !== null)

const isInstalled = (item: Equipment) =>
  isIn(item, installed) || isElectric(item) || plumbedKeys.some((key) => positiveOf(item, key) !== null)

/** Days to install an item: as stated, or 0 if it is only delivered; null if unknown. */
export const installDays = (item: Equipment) =>
  numberOf(item, 'install_days') ?? (isInstalled(item) ? null : 0)

/** Days from order to working: lead time plus installation; null unless both are known. */
export function deliveryDays(item: Equipment): number | null {
  const days = installDays(item)
  return item.lead_time_days === null || days === null ? null : item.lead_time_days + days
}

/** The keys `deliveryDays` lacks. */
export const deliveryKeys = (item: Equipment) => [
  ...(item.lead_time_days === null ? ['lead_time_days'] : []),
  ...(installDays(item) === null ? ['install_days'] : []),
]

import { type Category, categories, fallbackCategory } from '@/content/equipment'

/** The prefix of a category's tags, and the specifications shown in the schedule. */
type ScheduleCategory = { prefix: string; keys: readonly string[] }

const byCategory: Record<Category, ScheduleCategory> = {
  'Sauna Heaters': {
    prefix: 'SH',
    keys: ['heater_type', 'room_min_m3', 'room_max_m3', 'stones_kg', 'mounting'],
  },
  'Steam Generators': { prefix: 'SG', keys: ['room_max_m3', 'steam_kgh', 'heads_count', 'auto_drain'] },
  'Cold Plunge Pools': {
    prefix: 'CP',
    keys: ['water_l', 'bathers', 'setpoint_min_c', 'cooling_th_kw', 'turnover_min'],
  },
  'Hot Tubs': { prefix: 'HT', keys: ['water_l', 'seats', 'setpoint_max_c', 'jets_count', 'heater_kw'] },
  Showers: { prefix: 'SW', keys: ['shower_type', 'flow_lpm', 'heads_count', 'mixing', 'finish'] },
  Lockers: { prefix: 'LK', keys: ['tiers', 'doors_count', 'lock_type', 'material'] },
  Benches: { prefix: 'BN', keys: ['zone', 'length_mm', 'seats', 'material', 'heated_kw'] },
  Ventilation: {
    prefix: 'VT',
    keys: ['unit_type', 'supply_air_m3h', 'exhaust_air_m3h', 'dehumid_kgh', 'recovery_pct'],
  },
  'Water Treatment': { prefix: 'WT', keys: ['device', 'flow_m3h', 'head_m', 'filter_area_m2', 'micron'] },
  Lighting: { prefix: 'LT', keys: ['zone', 'power_w', 'lumens', 'cct_k', 'dimming'] },
  'Audio Systems': { prefix: 'AU', keys: ['device', 'rms_w', 'impedance_ohm', 'channels'] },
  'Control Systems': { prefix: 'CT', keys: ['controls', 'switch_max_kw', 'protocol', 'sensors_count'] },
  Flooring: {
    prefix: 'FL',
    keys: ['material', 'thickness_mm', 'dcof_wet', 'barefoot_class', 'surface_kgm2'],
  },
  'Wall Materials': { prefix: 'WM', keys: ['material', 'zone', 'thickness_mm', 'flame_class'] },
  Doors: { prefix: 'DR', keys: ['zone', 'leaf_width_mm', 'leaf_height_mm', 'glass_mm', 'swing'] },
  Accessories: { prefix: 'AC', keys: ['accessory_type', 'material', 'pack_qty'] },
  'Towels & Linens': {
    prefix: 'TL',
    keys: ['linen_type', 'length_mm', 'linen_width_mm', 'gsm', 'par_level'],
  },
  'Cleaning Equipment': { prefix: 'CL', keys: ['machine', 'tank_l', 'area_m2h', 'run_min'] },
  'Safety Equipment': { prefix: 'SF', keys: ['device', 'rating', 'standard', 'inspect_months'] },
  Other: { prefix: 'OT', keys: ['purpose', 'material'] },
}

/** The categories in the order of the schedule. */
export const scheduleOrder: readonly string[] = categories

/** Returns tag prefix and key specifications of a category; those of 'Other' if it is unknown. */
export const scheduleCategory = (category: string): ScheduleCategory =>
  byCategory[categories.find((name) => name === category) ?? fallbackCategory]

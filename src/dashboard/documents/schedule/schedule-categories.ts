import { type Category, categories, fallbackCategory } from '@/content/equipment'

/** The specifications that the schedule shows of each category. */
const byCategory: Record<Category, readonly string[]> = {
  'Sauna Heaters': ['heater_type', 'room_min_m3', 'room_max_m3', 'stones_kg', 'mounting'],
  'Steam Generators': ['room_max_m3', 'steam_kgh', 'heads_count', 'auto_drain'],
  'Cold Plunge Pools': ['water_l', 'bathers', 'setpoint_min_c', 'cooling_th_kw', 'turnover_min'],
  'Hot Tubs': ['water_l', 'seats', 'setpoint_max_c', 'jets_count', 'heater_kw'],
  Showers: ['shower_type', 'flow_lpm', 'heads_count', 'mixing', 'finish'],
  Lockers: ['tiers', 'doors_count', 'lock_type', 'material'],
  Benches: ['zone', 'length_mm', 'seats', 'material', 'heated_kw'],
  Ventilation: ['unit_type', 'supply_air_m3h', 'exhaust_air_m3h', 'dehumid_kgh', 'recovery_pct'],
  'Water Treatment': ['device', 'flow_m3h', 'head_m', 'filter_area_m2', 'micron'],
  Lighting: ['zone', 'power_w', 'lumens', 'cct_k', 'dimming'],
  'Audio Systems': ['device', 'rms_w', 'impedance_ohm', 'channels'],
  'Control Systems': ['controls', 'switch_max_kw', 'protocol', 'sensors_count'],
  Flooring: ['material', 'thickness_mm', 'dcof_wet', 'barefoot_class', 'surface_kgm2'],
  'Wall Materials': ['material', 'zone', 'thickness_mm', 'flame_class'],
  Doors: ['zone', 'leaf_width_mm', 'leaf_height_mm', 'glass_mm', 'swing'],
  Accessories: ['accessory_type', 'material', 'pack_qty'],
  'Towels & Linens': ['linen_type', 'length_mm', 'linen_width_mm', 'gsm', 'par_level'],
  'Cleaning Equipment': ['machine', 'tank_l', 'area_m2h', 'run_min'],
  'Safety Equipment': ['device', 'rating', 'standard', 'inspect_months'],
  Other: ['purpose', 'material'],
}

/** Returns the key specifications of a category; those of 'Other' if it is unknown. */
export const scheduleKeys = (category: string): readonly string[] =>
  byCategory[categories.find((name) => name === category) ?? fallbackCategory]

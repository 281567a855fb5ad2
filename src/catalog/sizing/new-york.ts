import type { Category } from '@/content/equipment'
import type { Json } from '@/lib/supabase/database.types'
import {
  type Categorized,
  isDenied,
  isIn,
  numberOf,
  optionsOf,
  positiveOf,
  type Sized,
  textOf,
} from './read-specification'

/** A rule of New York or of a standard, shown as a hint. */
type Hint = {
  categories: readonly Category[]
  text: string
  source: string
  /** Whether the rule concerns an item of the categories; all items by default. */
  concerns?: (item: Sized) => boolean
  /** Whether an item's own values break the rule. */
  isExceeded?: (item: Sized) => boolean
  /** The warning for a broken rule that is not about a figure. */
  exceeded?: string
}

const above = (key: string, most: number) => (item: Sized) => (numberOf(item, key) ?? 0) > most

/** The flow of one showerhead (L/min), rounded to tenths like the hint: 2.0 gpm is 7.57 L/min. */
function headFlow(item: Sized): number {
  const heads = positiveOf(item, 'heads_count') ?? 1
  return Math.round(((numberOf(item, 'flow_lpm') ?? 0) / heads) * 10) / 10
}

/** Bathing establishments, 24 RCNY 165. One- and two-family houses and single dwellings are exempt (165.01). */
const healthCode = 'NYC Health Code, Article 165'

const hotRooms: readonly Json[] = ['sauna', 'steam']

/** Whether a control may be one of saunas or steam rooms. Heaters and generators state no `controls`. */
function controlsHotRoom(item: Sized): boolean {
  const controls = optionsOf(item, 'controls')
  return controls === null || controls.some((room) => hotRooms.includes(room))
}

/** Whether a door may be one of a sauna or steam room. */
function leadsToHotRoom(item: Sized): boolean {
  const zone = textOf(item, 'zone')
  return zone === null || hotRooms.includes(zone)
}

const hints: readonly Hint[] = [
  {
    categories: ['Sauna Heaters'],
    text: 'A commercial sauna is at most 194 °F (90 °C).',
    source: healthCode,
    isExceeded: above('max_setpoint_c', 90),
  },
  {
    categories: ['Steam Generators'],
    text: 'A commercial steam room is at most 120 °F (49 °C).',
    source: healthCode,
    isExceeded: above('room_setpoint_c', 49),
  },
  {
    categories: ['Sauna Heaters', 'Steam Generators', 'Control Systems'],
    text: 'A timer turns a commercial sauna or steam room off after one hour, or an attendant looks in every 15 minutes.',
    source: healthCode,
    concerns: controlsHotRoom,
    isExceeded: above('timer_max_min', 60),
  },
  {
    categories: ['Sauna Heaters', 'Steam Generators', 'Doors'],
    text: 'The door of a commercial sauna or steam room swings freely or outward, and it has a window.',
    source: healthCode,
    concerns: leadsToHotRoom,
    isExceeded: (item) => isDenied(item, 'window'),
    exceeded: 'This door has no window.',
  },
  {
    categories: ['Sauna Heaters'],
    text: 'UL 875 covers dry-bath heaters; steam is outside it.',
    source: 'UL 875',
  },
  {
    categories: ['Hot Tubs'],
    text: 'A commercial spa is at most 4 ft (1,219 mm) deep.',
    source: healthCode,
    isExceeded: above('water_depth_mm', 1219.2),
  },
  {
    categories: ['Hot Tubs'],
    text: 'A seat in it is at most 2 ft (610 mm) below the water.',
    source: healthCode,
    isExceeded: above('seat_depth_mm', 609.6),
  },
  {
    categories: ['Cold Plunge Pools'],
    text: 'The State counts cold water as a “spa pool” too, so a commercial plunge is probably one.',
    source: '10 NYCRR 6-1.29',
  },
  {
    categories: ['Cold Plunge Pools', 'Hot Tubs'],
    text: 'A swimming pool’s water is turned over in at most 6 hours; a spa’s usually in 30 minutes: ask the health department.',
    source: '10 NYCRR 6-1.11',
    isExceeded: above('turnover_min', 360),
  },
  {
    categories: ['Showers'],
    text: 'A showerhead in New York City is WaterSense labeled: at most 2.0 gpm (7.6 L/min).',
    source: 'NYC Plumbing Code 604.4.1',
    isExceeded: (item) => headFlow(item) > 7.6,
  },
  {
    categories: ['Flooring'],
    text: 'Barefoot class A suits dry saunas and lockers, B showers, steam rooms and pool decks.',
    source: 'DGUV 207-006',
  },
]

/** The hints for an item. */
export const hintsFor = (item: Categorized): readonly Hint[] =>
  hints.filter(({ categories, concerns }) => isIn(item, categories) && (concerns?.(item) ?? true))

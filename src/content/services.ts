import type { PictureFiles } from '@/assets/pictures/picture'
import { changingRoom } from '@/assets/pictures/web/changing-room'
import { detailSaunaStove } from '@/assets/pictures/web/detail-sauna-stove'
import { industrial } from '@/assets/pictures/web/industrial'
import { objectBasin } from '@/assets/pictures/web/object-basin'
import { objectBench } from '@/assets/pictures/web/object-bench'
import { objectCabin } from '@/assets/pictures/web/object-cabin'
import { objectHearth } from '@/assets/pictures/web/object-hearth'
import { objectLadder } from '@/assets/pictures/web/object-ladder'
import { plantRoom } from '@/assets/pictures/web/plant-room'
import { reception } from '@/assets/pictures/web/reception'
import { rooftop } from '@/assets/pictures/web/rooftop'
import { sauna } from '@/assets/pictures/web/sauna'
import { steamRoom } from '@/assets/pictures/web/steam-room'
import { travertine } from '@/assets/pictures/web/travertine'
import { tub } from '@/assets/pictures/web/tub'

export type Service = { id: string; title: string; description: string }

/** A service with its picture. `position` is the part of it that a narrow crop shows. */
export type PicturedService = Service & { picture: PictureFiles; position?: string }

/** The five core services of /commercial. */
export const commercialServices: readonly PicturedService[] = [
  {
    id: 'concept',
    picture: industrial,
    title: 'Concept Development',
    description:
      'Vision, market analysis and brand positioning. Who comes, how often, and what they’ll get here that they can’t get at the next one.',
  },
  {
    id: 'business',
    picture: reception,
    title: 'Business Development',
    description:
      'Financial modeling, pro forma and partnership structuring. We count visits per hour, not seats, and test the numbers against a full February and an empty July.',
  },
  {
    id: 'operations',
    picture: changingRoom,
    position: '85% 70%',
    title: 'Operations Design',
    description:
      'Standard operating procedures, training and quality standards, written while the plan can still change. Where a wet towel goes, who checks the water and when, how a room is turned over between groups.',
  },
  {
    id: 'capacity',
    picture: sauna,
    position: '50% 70%',
    title: 'Capacity Management',
    description:
      'Guest flow and revenue. Every hot-cold-rest circuit has a bottleneck, and that one room sets how many guests you can serve in an hour.',
  },
  {
    id: 'systems',
    picture: plantRoom,
    // Its pump.
    position: '50% 100%',
    title: 'Systems Integration',
    description:
      'Water, air, power, controls and booking made to work as one. A sauna that’s hot when the first booking walks in, a chiller whose waste heat warms the showers.',
  },
]

/** The six additional services of /commercial. */
export const commercialExtras: readonly Service[] = [
  {
    id: 'equipment',
    title: 'Equipment Specification',
    description: 'Heaters, generators, chillers and filters, sized and scheduled with their lead times.',
  },
  {
    id: 'construction',
    title: 'Construction Administration',
    description: 'Submittals, site visits and the details that fail first: membranes, drains, door swings.',
  },
  {
    id: 'marketing',
    title: 'Marketing Development',
    description: 'A name, a story and a reason to come on a wet evening in March.',
  },
  {
    id: 'menu',
    title: 'Menu Curation',
    description: 'Treatments, rituals, tea, and the food you want between rounds.',
  },
  {
    id: 'partnership',
    title: 'Partnership Development',
    description: 'Landlords, operators and fabricators at one table with one set of numbers.',
  },
  {
    id: 'activation',
    title: 'Activation Support',
    description: 'Beside your team through the soft opening, until the place runs without us.',
  },
]

/** The four core services of /residential. */
export const residentialServices: readonly PicturedService[] = [
  {
    id: 'design',
    picture: detailSaunaStove,
    title: 'Design Development',
    description:
      'A plan for the room and for the hour spent in it: bench heights, where the heat comes from, what you see when you sit down.',
  },
  {
    id: 'coordination',
    picture: steamRoom,
    position: '6% 70%',
    title: 'Design Coordination',
    description:
      'We keep architect, engineer, electrician and builder on one set of drawings. A\u00a0heater of nine kilowatts wants a circuit of its own; a steam shower wants a sloped ceiling, so the drips run down the wall, not down your back.',
  },
  {
    id: 'planning',
    picture: travertine,
    title: 'Project Planning',
    description:
      'Budget, order of work and lead times, in that order. A\u00a0stone tub may take longer to arrive than the room takes to build, and it has to come in before the wall closes.',
  },
  {
    id: 'management',
    picture: rooftop,
    title: 'Project Management',
    description:
      'We keep the list, walk the site, test every drain and hand over a room you know how to run.',
  },
]

/** The six additional services of /residential. */
export const residentialExtras: readonly Service[] = [
  {
    id: 'feasibility',
    title: 'Site & Feasibility Review',
    description: 'Power, floor load, headroom and the neighbor below, before anything is drawn.',
  },
  {
    id: 'selection',
    title: 'Equipment Selection',
    description: 'Which heater, which chiller, which tub.',
  },
  {
    id: 'moisture',
    title: 'Moisture & Ventilation Detailing',
    description: 'Vapor barriers, air paths and drains, drawn at the scale where leaks happen.',
  },
  {
    id: 'permits',
    title: 'Permit & Code Coordination',
    description: 'What the city, the board and the Landmarks Preservation Commission need to see.',
  },
  {
    id: 'contractors',
    title: 'Contractor Sourcing',
    description: 'Contractors who’ve built a hot room before.',
  },
  {
    id: 'care',
    title: 'Care & Maintenance Planning',
    description: 'A page for the wall: what to wipe, drain, restack and replace, month by month.',
  },
]

/** The six popular installations of /residential. Phones show their pictures, of one object each. */
export const installations: readonly PicturedService[] = [
  {
    id: 'saunas',
    picture: objectCabin,
    title: 'Saunas',
    description: 'Cedar or hemlock, for two or for ten. Electric, or wood-fired where code allows.',
  },
  {
    id: 'steam',
    picture: objectBench,
    title: 'Steam Rooms',
    description: 'Tile, stone or plaster, sealed on six sides, ceiling sloped.',
  },
  {
    id: 'plunges',
    picture: objectLadder,
    title: 'Cold Plunges',
    description: 'As cold as you can stand, filtered, quiet at night.',
  },
  {
    id: 'bathrooms',
    picture: tub,
    title: 'Spa Bathrooms',
    description: 'Warm floors, a deep tub, a shower with room to stand still.',
  },
  {
    id: 'tubs',
    picture: objectBasin,
    title: 'Hot Tubs',
    description: 'On a roof or in a garden, with the structure checked first.',
  },
  {
    id: 'rooms',
    picture: objectHearth,
    title: 'Wellness Rooms',
    description: 'Heat, cold and rest behind one door.',
  },
]

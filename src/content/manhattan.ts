import { hammamBasin } from '@/assets/pictures/web/hammam-basin'
import { rooftop } from '@/assets/pictures/web/rooftop'
import { rooftopEdge } from '@/assets/pictures/web/rooftop-edge'
import { rooftopPortrait } from '@/assets/pictures/web/rooftop-portrait'
import type { Borough } from './borough'

/** The content of /locations/manhattan. */
export const manhattan: Borough = {
  name: 'Manhattan',
  lead: 'Bathing in Manhattan happens below the street or up on a roof. Both begin with the same two questions: how air gets in, and how water gets out.',
  hero: rooftop,
  heroPortrait: rooftopPortrait,
  heroAlt: 'Study for a rooftop plunge: lit water, grasses, the towers at dusk',
  closing: rooftopEdge,
  projects: [
    {
      name: 'Bathhouse Flatiron',
      address: '14 W 22nd St',
      description: 'Pools, saunas and steam on floors below the street, where you fight for every duct.',
    },
    {
      name: 'Othership',
      address: 'Flatiron',
      description: 'Guided heat and cold for groups, so every room runs on the same clock.',
    },
    {
      name: 'Ongoing private residence',
      address: 'Upper West Side',
      description:
        'A sauna and cold plunge inside a prewar apartment, with neighbors above, below and through the wall.',
    },
  ],
  study: {
    picture: hammamBasin,
    alt: 'Study for a hammam: water runs from a brass tap before green tiles into a round basin, where a copper bowl floats',
    caption: 'Study for a hammam, below the street.',
  },
  services: [
    {
      title: 'Commercial Bathhouse Development',
      description: 'From a lease with the right clauses to a bathhouse that is full on a Tuesday.',
    },
    {
      title: 'Vertical & Below-Grade Spas',
      description: 'Cellars, podiums and roofs: structure, pumps, exhaust and two ways out.',
    },
    {
      title: 'Residential Wellness Rooms',
      description: 'Heat and cold in apartments, approved by the board and quiet downstairs.',
    },
    {
      title: 'Operations & Capacity',
      description: 'How many guests an elevator, a locker room and one cold plunge can handle in an hour.',
    },
  ],
  neighborhoods: [
    'Tribeca',
    'SoHo',
    'Chelsea',
    'Flatiron',
    'West Village',
    'Upper East Side',
    'Upper West Side',
    'Financial District',
  ],
  highlights: [],
}

/** The words beside the tall section on /locations/manhattan, from the roof down. */
export const manhattanStoreys = ['Roof', 'Street', 'Stair', 'Heat', 'Cold', 'Rest']

/** The words in the long section on /locations/manhattan. */
export const manhattanLabels = {
  main: 'Steam main',
  supply: 'Fresh air',
  exhaust: 'Exhaust',
  sidewalk: 'Sidewalk',
  room: 'Steam room',
  drain: 'Lowest drain',
  sewer: 'Sewer',
  subway: 'Subway',
} as const

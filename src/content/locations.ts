import type { PictureFiles, PictureVersion } from '@/assets/pictures/picture'
import { detailIronColumns } from '@/assets/pictures/web/detail-iron-columns'
import { detailSaunaCorner } from '@/assets/pictures/web/detail-sauna-corner'
import { detailSteamBench } from '@/assets/pictures/web/detail-steam-bench'
import { gardenSauna } from '@/assets/pictures/web/garden-sauna'
import { hammam } from '@/assets/pictures/web/hammam'
import { industrial } from '@/assets/pictures/web/industrial'
import { industrialPortrait } from '@/assets/pictures/web/industrial-portrait'
import { rooftop } from '@/assets/pictures/web/rooftop'
import { rooftopPortrait } from '@/assets/pictures/web/rooftop-portrait'
import { type KeyFigure, keyFigures } from './business'

type LocationProject = { name: string; address: string; description: string }

export type Borough = {
  name: string
  lead: string
  hero: PictureFiles
  /** The framing of the hero for portrait windows. */
  heroPortrait: PictureVersion
  heroAlt: string
  /** The picture at the end of the page. */
  closing: PictureFiles
  projects: readonly LocationProject[]
  /** An upright picture beside the projects. It shows none of them. */
  study: { picture: PictureFiles; alt: string; caption: string }
  services: readonly { title: string; description: string }[]
  neighborhoods: readonly string[]
  highlights: readonly KeyFigure[]
}

/** The content of /locations/manhattan. */
export const manhattan: Borough = {
  name: 'Manhattan',
  lead: 'Bathing in Manhattan happens below the street or up on a roof. Both begin with the same two questions: how air gets in, and how water gets out.',
  hero: rooftop,
  heroPortrait: rooftopPortrait,
  heroAlt: 'Study for a rooftop plunge: lit water, grasses, the towers at dusk',
  closing: detailSteamBench,
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
    picture: hammam,
    alt: 'Study for a hammam: a heated marble slab under a dome of stars, three basins in lit niches',
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

/** The content of /locations/brooklyn. */
export const brooklyn: Borough = {
  name: 'Brooklyn',
  lead: 'Brooklyn has the right buildings: brick, depth, and columns made for machinery. It also has yards long enough for a small sauna at the end.',
  hero: industrial,
  heroPortrait: industrialPortrait,
  heroAlt: 'Study for a bathhouse in an old industrial hall: brick, iron columns, warm water',
  closing: detailIronColumns,
  projects: [
    {
      name: 'Bathhouse Williamsburg',
      address: '103 N 10th St',
      description:
        'An old industrial floor given over to water: columns made for weight, brick to be kept dry.',
    },
    {
      name: 'Othership',
      address: 'Williamsburg',
      description: 'A sauna for a crowd, a row of ice baths and the few steps between them.',
    },
    {
      name: 'Ongoing private residence',
      address: 'Fort Greene',
      description: 'A cedar sauna behind a townhouse, lit from within.',
    },
  ],
  study: {
    picture: detailSaunaCorner,
    alt: 'Study for a sauna: dark boards meet above three lit benches, a towel, a felt hat',
    caption: 'Study for a sauna, with no lamp in sight.',
  },
  services: [
    {
      title: 'Adaptive-Reuse Bathhouses',
      description: 'Old walls kept dry from the inside, new pools kept off old footings.',
    },
    {
      title: 'Commercial Development',
      description: 'Concept, numbers and partners for the operator who wants to open here.',
    },
    {
      title: 'Townhouse & Garden Saunas',
      description: 'What a rear yard allows, how power gets there, where the cold tub stands.',
    },
    {
      title: 'Operations & Capacity',
      description: 'Weekend crowds, weekday members, one front desk: a plan for both.',
    },
  ],
  neighborhoods: [
    'Williamsburg',
    'Greenpoint',
    'DUMBO',
    'Brooklyn Heights',
    'Cobble Hill',
    'Fort Greene',
    'Park Slope',
    'Gowanus',
    'Red Hook',
    'Bushwick',
  ],
  highlights: [keyFigures.experience, keyFigures.fullDevelopment, keyFigures.consulting],
}

/** The picture between the projects and the services on /locations/brooklyn. */
export const brooklynGarden = gardenSauna

/** The section below the services on /locations/brooklyn: its caption and the words in it. */
export const brooklynDrawing = {
  caption:
    'Section through an old factory: a dry lining inside the brick, a pool clear of the old footings, and in the yard a sauna with its cold tub.',
  labels: {
    lining: 'Dry lining',
    light: 'North light',
    footing: 'Old footing',
    pool: 'New pool',
    heat: 'Hot room',
    tub: 'Cold tub',
    sauna: 'Sauna',
    power: 'Power',
    sidewalk: 'Sidewalk',
    yard: 'Rear yard',
  },
} as const

/** The words in the section on /locations/manhattan. */
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

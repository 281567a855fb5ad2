import { detailSaunaCorner } from '@/assets/pictures/web/detail-sauna-corner'
import { gardenSauna } from '@/assets/pictures/web/garden-sauna'
import { industrial } from '@/assets/pictures/web/industrial'
import { industrialAisle } from '@/assets/pictures/web/industrial-aisle'
import { industrialPortrait } from '@/assets/pictures/web/industrial-portrait'
import type { Borough } from './borough'
import { keyFigures } from './business'

/** The content of /locations/brooklyn. */
export const brooklyn: Borough = {
  name: 'Brooklyn',
  lead: 'Brooklyn has the right buildings: brick, depth, and columns made for machinery. It also has yards long enough for a small sauna at the end.',
  hero: industrial,
  heroPortrait: industrialPortrait,
  heroAlt: 'Study for a bathhouse in an old industrial hall: brick, iron columns, warm water',
  closing: industrialAisle,
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
  highlights: [keyFigures.experience, keyFigures.consulting, keyFigures.fullDevelopment],
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

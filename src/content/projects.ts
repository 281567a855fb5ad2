import type { PictureFiles } from '@/assets/pictures/picture'
import { industrial } from '@/assets/pictures/web/industrial'
import { rooftop } from '@/assets/pictures/web/rooftop'
import { sauna } from '@/assets/pictures/web/sauna'
import { steamRoom } from '@/assets/pictures/web/steam-room'

export type Project = {
  /** The anchor on /projects. */
  slug: string
  title: string
  subtitle: string
  image: PictureFiles
  altText: string
  description: string
  /** The studio's part in the project; not shown if empty. */
  role: string
}

/**
 * The four cards of the home page and the list on /projects. The pictures are studies of the atmosphere, not
 * photographs of these places, and say so.
 */
export const projects: readonly Project[] = [
  {
    slug: 'flatiron',
    title: 'Bathhouse Flatiron',
    subtitle: 'Manhattan, below-grade bathhouse',
    image: steamRoom,
    altText: 'Study for a steam room: a vault of green tile, dark stone benches, a lit niche in the steam',
    description:
      'A bathhouse under a Manhattan building puts the hard questions first: how air reaches the lowest room, where the water goes, and how many people one stair can take on a sold-out night.',
    role: '',
  },
  {
    slug: 'williamsburg',
    title: 'Bathhouse Williamsburg',
    subtitle: 'Brooklyn, adaptive reuse',
    image: industrial,
    altText: 'Study for an industrial hall turned bathhouse: brick, iron columns, a long warm pool',
    description:
      'Old industrial floors were built to carry weight, and water is heavy. The work is to keep the brick dry, the columns cool and the long view open, with a hot room in between.',
    role: '',
  },
  {
    slug: 'othership',
    title: 'Othership',
    subtitle: 'New York, communal sauna and ice bath',
    image: sauna,
    altText: 'Study for a communal sauna: three tiers of cedar beside a caged stone heater',
    description:
      'A guided session puts many people in one sauna at one moment. Tiers, sight lines, sound and the few steps to the cold decide whether a class moves as a group or stands in line.',
    role: '',
  },
  {
    slug: 'ongoing',
    title: 'Ongoing Projects',
    subtitle: 'New York, commercial and residential',
    image: rooftop,
    altText: 'Study for a rooftop plunge above the city at dusk',
    description:
      'Now on the drawing board: rooms for heat and cold, public and private. We name the public ones when they open; private addresses stay private.',
    role: '',
  },
]

import type { PictureVersion } from '@/assets/pictures/picture'
import { industrialPortrait } from '@/assets/pictures/web/industrial-portrait'
import { rooftopPortrait } from '@/assets/pictures/web/rooftop-portrait'
import { saunaPortrait } from '@/assets/pictures/web/sauna-portrait'
import { steamRoomPortrait } from '@/assets/pictures/web/steam-room-portrait'

/** A place in a picture: fractions of its width and height. */
export type Place = readonly [x: number, y: number]

/** A material of a study, with its place in both framings of the picture. */
export type Material = { name: string; at: Place; portraitAt: Place }

type PlateContent = {
  /** The framing for portrait windows. */
  portrait: PictureVersion
  materials: readonly [Material, Material]
}

/**
 * The further content of each plate on /projects, by the project's slug. Kept apart from projects.ts, so that the home page
 * does not load it.
 */
export const plates: Readonly<Record<string, PlateContent>> = {
  flatiron: {
    portrait: steamRoomPortrait,
    materials: [
      { name: 'Glazed tile', at: [0.3, 0.3], portraitAt: [0.25, 0.33] },
      { name: 'Ribbed tile', at: [0.9, 0.66], portraitAt: [0.92, 0.57] },
    ],
  },
  williamsburg: {
    portrait: industrialPortrait,
    materials: [
      { name: 'Brick, wire-brushed', at: [0.55, 0.14], portraitAt: [0.5, 0.12] },
      { name: 'Glass mosaic', at: [0.56, 0.9], portraitAt: [0.6, 0.74] },
    ],
  },
  othership: {
    portrait: saunaPortrait,
    materials: [
      { name: 'Red cedar', at: [0.12, 0.5], portraitAt: [0.72, 0.38] },
      { name: 'Split stone', at: [0.91, 0.58], portraitAt: [0.86, 0.58] },
    ],
  },
  ongoing: {
    portrait: rooftopPortrait,
    materials: [
      { name: 'Thermally treated ash', at: [0.125, 0.905], portraitAt: [0.15, 0.87] },
      { name: 'Water over pale tile', at: [0.45, 0.665], portraitAt: [0.42, 0.595] },
    ],
  },
}

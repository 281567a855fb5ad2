import type { PictureFiles, PictureVersion } from '@/assets/pictures/picture'
import { detailSaunaCorner } from '@/assets/pictures/web/detail-sauna-corner'
import { industrialPortrait } from '@/assets/pictures/web/industrial-portrait'
import { rooftopPortrait } from '@/assets/pictures/web/rooftop-portrait'
import { sampleAsh } from '@/assets/pictures/web/sample-ash'
import { sampleBrick } from '@/assets/pictures/web/sample-brick'
import { sampleCedar } from '@/assets/pictures/web/sample-cedar'
import { sampleGlazedTile } from '@/assets/pictures/web/sample-glazed-tile'
import { samplePoolFloor } from '@/assets/pictures/web/sample-pool-floor'
import { sampleRibbedTile } from '@/assets/pictures/web/sample-ribbed-tile'
import { sampleRim } from '@/assets/pictures/web/sample-rim'
import { sampleStone } from '@/assets/pictures/web/sample-stone'
import { steamRoomPortrait } from '@/assets/pictures/web/steam-room-portrait'

type Material = { name: string; picture: PictureFiles }

type PlateContent = {
  /** The framing for portrait windows. */
  portrait: PictureVersion
  /** Its place in wide windows: across the window, or at one of its edges. */
  place: 'full' | 'left' | 'right'
  materials: readonly [Material, Material]
}

/**
 * The further content of each plate on /projects, by the project's slug. Kept apart from projects.ts, so that the home page
 * does not load it.
 */
export const plates: Readonly<Record<string, PlateContent>> = {
  flatiron: {
    portrait: steamRoomPortrait,
    place: 'full',
    materials: [
      { name: 'Glazed tile', picture: sampleGlazedTile },
      { name: 'Ribbed tile', picture: sampleRibbedTile },
    ],
  },
  williamsburg: {
    portrait: industrialPortrait,
    place: 'right',
    materials: [
      { name: 'Brick, wire-brushed', picture: sampleBrick },
      { name: 'Pool tile, under water', picture: samplePoolFloor },
    ],
  },
  othership: {
    portrait: detailSaunaCorner,
    place: 'left',
    materials: [
      { name: 'Red cedar', picture: sampleCedar },
      { name: 'Split stone', picture: sampleStone },
    ],
  },
  ongoing: {
    portrait: rooftopPortrait,
    place: 'right',
    materials: [
      { name: 'Thermally treated ash', picture: sampleAsh },
      { name: 'Cedar, lit under the rim', picture: sampleRim },
    ],
  },
}

import { sampleAsh } from '@/assets/pictures/web/sample-ash'
import { sampleCedar } from '@/assets/pictures/web/sample-cedar'
import { sampleGlazedTile } from '@/assets/pictures/web/sample-glazed-tile'
import { sampleTravertine } from '@/assets/pictures/web/sample-travertine'

/** The materials on /about. */
export const samples = [
  {
    title: 'Travertine',
    text: 'Pool edges. Honed and unfilled, because a wet foot needs something to hold.',
    picture: sampleTravertine,
  },
  {
    title: 'Red cedar',
    text: 'Benches. It stores so little heat that you can sit on it at 190 °F.',
    picture: sampleCedar,
  },
  {
    title: 'Glazed tile',
    text: 'Vaults. Drips run down it to the wall, and it’s hosed clean every night.',
    picture: sampleGlazedTile,
  },
  {
    title: 'Thermally treated ash',
    text: 'Decks. Baked until it takes up little water, so the boards stay flat outdoors.',
    picture: sampleAsh,
  },
] as const

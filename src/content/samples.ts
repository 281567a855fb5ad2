import { cedar } from '@/assets/pictures/web/cedar'
import { rooftop } from '@/assets/pictures/web/rooftop'
import { rooftopPortrait } from '@/assets/pictures/web/rooftop-portrait'
import { steamRoom } from '@/assets/pictures/web/steam-room'
import { travertine } from '@/assets/pictures/web/travertine'

/** The materials on /about, each with a part of a picture: how many times it is enlarged, and around which place. */
export const samples = [
  {
    title: 'Travertine',
    text: 'Pool edges. Honed and unfilled, because a wet foot needs something to hold.',
    picture: travertine,
    zoom: 1,
    place: '50% 50%',
  },
  {
    title: 'Red cedar',
    text: 'Benches. It stores so little heat that you can sit on it at 190 °F.',
    picture: cedar,
    zoom: 1,
    place: '50% 50%',
  },
  {
    title: 'Glazed tile',
    text: 'Vaults. Drips run down it to the wall, and it’s hosed clean every night.',
    picture: steamRoom,
    zoom: 2.6,
    place: '14% 14%',
  },
  {
    title: 'Thermally treated ash',
    text: 'Decks. Baked until it takes up little water, so the boards stay flat outdoors.',
    // The upright framing shows more of the deck.
    picture: { ...rooftop, ...rooftopPortrait },
    zoom: 5,
    place: '6% 100%',
  },
] as const

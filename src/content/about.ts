import { keyFigures } from './business'

/** The texts of /about. The biography names no person, degree or award, because none is confirmed. */
export const about = {
  title: 'Heat, water, stillness',
  lead: 'A small Brooklyn practice that designs one thing: places to bathe.',
  founder: {
    title: 'Our founder',
    paragraphs: [
      `Our founder has ${keyFigures.experience.figure} ${keyFigures.experience.unit} of experience with bathhouses, saunas, cold plunges and spas in New York: the rooms, the numbers behind them, and the weeks after opening, when both get tested.`,
      'That is where the method comes from. A room that cannot be cleaned is not finished. So we start from an ordinary day: who cleans the room, what it earns on a slow day, and who actually gets into the cold plunge.',
      'We work with architects, engineers and builders, and for two kinds of clients: people who open bathhouses, and people who want a good hour of heat at home.',
    ],
  },
  drawing: 'Section through a small bathhouse: dressing above its pumps, heat, cold and a warm hall.',
  belief:
    'People remember the temperature, the sound and the light. Everything else is there to protect them.',
  principles: [
    {
      id: 'air',
      title: 'Air first',
      text: 'Most bad saunas need air, not heat. Before we choose a single board, we settle how fresh air comes in by the heater and leaves low on the far side: six air changes an hour.',
    },
    {
      id: 'water',
      title: 'Then water',
      text: 'Where it comes from, how it stays clean and how it leaves. Floors fall to drains, membranes turn up walls, and every pump can be serviced without draining a pool.',
    },
    {
      id: 'light',
      title: 'Then light',
      text: 'Low, warm and from the side. Eyes adjust slowly after the street, so the first room is the darkest and the water is the brightest thing in it.',
    },
  ],
} as const

/** The words of the hero, in order. */
export const heroWords = ['VISION', 'CRAFT', 'RITUAL'] as const

/** The texts of the home page, except its lists. */
export const home = {
  projects: { title: 'Rooms for heat, water and rest' },
  services: {
    title: 'From the first number to the first bather',
    text: 'For developers we write the concept, the pro forma and the operating manual, and stay until the doors open. For homes we design the sauna, the plunge and the steam room, and see them built.',
  },
  faq: { title: 'First questions' },
  cta: {
    title: 'Stay ahead of the curve',
    text: 'Tell us about the place and who it is for. We answer with what would fit, what it would mean for the building, and where to begin.',
    link: "Let's Connect",
  },
} as const

/** The words of the hero, in order. */
export const heroWords = ['VISION', 'CRAFT', 'RITUAL'] as const

/**
 * The sections of the home page, in order: the storeys of a bathhouse, from the street down. `label` names the section for
 * screen readers; `storey` and `degrees` (°F) are shown.
 */
export const sections = [
  { id: 'hero', label: 'Hero', storey: 'Street', degrees: 38 },
  { id: 'projects', label: 'Projects', storey: 'Stair', degrees: 72 },
  { id: 'services', label: 'Services', storey: 'Hot', degrees: 190 },
  { id: 'faq', label: 'FAQ', storey: 'Cold', degrees: 50 },
  { id: 'cta', label: 'Contact', storey: 'Rest', degrees: 84 },
] as const

/** The texts of the home page, except its lists. */
export const home = {
  projects: { title: 'Rooms for heat, water and rest' },
  services: {
    title: 'From the first spreadsheet to the first guest',
    text: 'For developers we write the concept, the pro forma and the operating manual, and stay past opening night. For homes we design the sauna, the plunge and the steam room, and see them built.',
  },
  faq: { title: 'Questions we get first' },
  cta: {
    title: 'Stay ahead of the curve',
    text: 'Tell us about the place and who it’s for. We’ll tell you what fits, what it asks of the building, and where to start.',
    link: "Let's Connect",
  },
} as const

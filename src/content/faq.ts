import { keyFigures } from './business'

export type Question = { id: string; question: string; answer: string }

/** The four questions of the home page. */
export const faq: readonly Question[] = [
  {
    id: 'duration',
    question: 'How long does a commercial development take?',
    answer: `A commercial development typically takes ${keyFigures.construction.figure} months once a site is secured. A full development, from first concept to opening day, runs ${keyFigures.fullDevelopment.figure} months; consulting and design phases alone take ${keyFigures.consulting.figure} months.`,
  },
  {
    id: 'consultation',
    question: 'What does a consultation include?',
    answer:
      'We go over the site, the plans and who will use it, and settle where to start: concept, business plan, operations or capacity.',
  },
  {
    id: 'homeowners',
    question: 'Do you work with homeowners?',
    answer:
      'Yes. We design home saunas, cold plunges, steam rooms and wellness rooms, and see them through from first drawing to installation.',
  },
  {
    id: 'areas',
    question: 'Which areas do you serve?',
    answer: 'Manhattan, Brooklyn and the wider New York area, from an office in Brooklyn.',
  },
]

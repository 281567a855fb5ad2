import { keyFigures } from './business'

export type Question = { id: string; question: string; answer: string }

/** The four questions of the home page. */
export const faq: readonly Question[] = [
  {
    id: 'duration',
    question: 'How long does a commercial development take?',
    answer: `A commercial development typically takes ${keyFigures.construction.figure} months once a site is secured. A full development, first concept to open doors, runs ${keyFigures.fullDevelopment.figure} months; consulting and design phases alone take ${keyFigures.consulting.figure} months.`,
  },
  {
    id: 'consultation',
    question: 'What does a consultation include?',
    answer:
      'A conversation about the place, the people it is for and the plans, and about what to begin with: concept, business, operations or capacity.',
  },
  {
    id: 'homeowners',
    question: 'Do you work with homeowners?',
    answer:
      'Yes. We design home saunas, cold plunges, steam rooms and wellness rooms, and see them through from the first drawing to the installation.',
  },
  {
    id: 'areas',
    question: 'Which areas do you serve?',
    answer: 'Manhattan, Brooklyn and the wider New York area, from an office in Brooklyn.',
  },
]

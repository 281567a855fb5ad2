import { normalizeName } from '@/lib/text'

/** The fixed category list of the equipment catalog, in the order the pickers show it. */
export const categories = [
  'Sauna Heaters',
  'Steam Generators',
  'Cold Plunge Pools',
  'Hot Tubs',
  'Showers',
  'Lockers',
  'Benches',
  'Ventilation',
  'Water Treatment',
  'Lighting',
  'Audio Systems',
  'Control Systems',
  'Flooring',
  'Wall Materials',
  'Doors',
  'Accessories',
  'Towels & Linens',
  'Cleaning Equipment',
  'Safety Equipment',
  'Other',
] as const

export type Category = (typeof categories)[number]

const byNormalizedName = new Map(categories.map((category) => [normalizeName(category), category]))

/** The listed category a stored name means; case and spaces make no difference. Undefined for any other name. */
export const knownCategory = (name: string): Category | undefined => byNormalizedName.get(normalizeName(name))

/** The category of an item that has no other. */
export const fallbackCategory = 'Other'

/** The currencies a cost can be in; the first is the default. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const

export type Currency = (typeof currencies)[number]

/** How items come into the catalog: this site, an AI client, any other signed-in program. */
export const origins = ['web', 'assistant', 'manual'] as const

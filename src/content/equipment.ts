import { normalizeName } from '@/lib/text'

/** The fixed category list of the equipment catalog, in the order of the pickers. */
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

/** The listed category with this name by the fold of `normalizeName`; undefined for any other name. */
export const knownCategory = (name: string): Category | undefined => byNormalizedName.get(normalizeName(name))

/** The category of an item that has no other. */
export const fallbackCategory = 'Other'

/** The currencies of a cost; the first is the default. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const

export type Currency = (typeof currencies)[number]

/** How an item was created: on this site, by an AI client, or by any other signed-in program. */
export const origins = ['web', 'assistant', 'manual'] as const

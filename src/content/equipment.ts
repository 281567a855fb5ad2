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

/** A name as names are compared: two that differ only in case or blanks are one. The database does so with categories. */
export const plainName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

const byPlainName = new Map(categories.map((category) => [plainName(category), category]))

/** The category a name means, whatever its case and blanks: the database stores any name. */
export const knownCategory = (name: string): Category | undefined => byPlainName.get(plainName(name))

/** What an item without a category is filed under. */
export const fallbackCategory = 'Other'

/** The currencies a cost can be in; the first is the default. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const

export type Currency = (typeof currencies)[number]

/** How items come into the catalog: this site, an AI client, any other signed-in program. */
export const origins = ['web', 'assistant', 'manual'] as const

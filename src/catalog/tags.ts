import { type Category, categories, fallbackCategory } from '@/content/equipment'
import { type Equipment, mainCategory } from './equipment'

/** What the tags of each category begin with: SH-1, SH-2. */
const prefixes: Record<Category, string> = {
  'Sauna Heaters': 'SH',
  'Steam Generators': 'SG',
  'Cold Plunge Pools': 'CP',
  'Hot Tubs': 'HT',
  Showers: 'SW',
  Lockers: 'LK',
  Benches: 'BN',
  Ventilation: 'VT',
  'Water Treatment': 'WT',
  Lighting: 'LT',
  'Audio Systems': 'AU',
  'Control Systems': 'CT',
  Flooring: 'FL',
  'Wall Materials': 'WM',
  Doors: 'DR',
  Accessories: 'AC',
  'Towels & Linens': 'TL',
  'Cleaning Equipment': 'CL',
  'Safety Equipment': 'SF',
  Other: 'OT',
}

/** The most characters of a tag. */
export const longestTag = 30

/** The prefix of a category's tags; that of 'Other' if the category is not in the list. */
export const tagPrefix = (category: string): string =>
  prefixes[categories.find((name) => name === category) ?? fallbackCategory]

/** A tag as it is stored and written on drawings: in capitals, without spaces at its ends. */
export const toTag = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase()

/** The number in 'SH-12', 'SH-12A' and 'SH-12 ALT'; null for the tags people make up, and for absurd numbers. */
const numberedTag = /^(.+)-(\d{1,6})(?!\d)/

/**
 * Proposes a tag for each new line, in the order of the items. Numbers continue above the highest one used, so that no tag
 * changes or returns when lines are added or removed.
 * @param used the tags of the project's lines
 */
export function proposeTags(items: readonly Pick<Equipment, 'category'>[], used: Iterable<string>): string[] {
  const highest = new Map<string, number>()
  for (const tag of used) {
    const [, prefix = '', number] = numberedTag.exec(toTag(tag)) ?? []
    if (number) highest.set(prefix, Math.max(highest.get(prefix) ?? 0, Number(number)))
  }
  return items.map((item) => {
    const prefix = tagPrefix(mainCategory(item))
    const number = (highest.get(prefix) ?? 0) + 1
    highest.set(prefix, number)
    return `${prefix}-${number}`
  })
}

/** Proposes the tag of an alternate for the line with this tag: 'SH-1 ALT', then 'SH-1 ALT 2'. */
export function alternateTag(tag: string, used: Iterable<string>): string {
  const taken = new Set([...used].map(toTag))
  for (let number = 1; ; number++) {
    const ending = number === 1 ? ' ALT' : ` ALT ${number}`
    const proposed = toTag(tag.slice(0, longestTag - ending.length)) + ending
    if (!taken.has(proposed)) return proposed
  }
}

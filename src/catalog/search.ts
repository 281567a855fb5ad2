import { searchedBelow, searchedKeys } from './columns'
import type { Equipment } from './equipment'
import { contains, containsValue, searchableText, type Word } from './search-words'
import type { describeSpecifications } from './specifications/specifications'
import type { UnitSystem } from './specifications/units'

/**
 * How specifications are put into words. The fields of all categories are 7 kB that the list does not need to show:
 * until they have been fetched, specifications are not searched.
 */
export type DescribeSpecifications = typeof describeSpecifications

export const noSpecifications: DescribeSpecifications = () => []

const textOf = (values: readonly unknown[]) => searchableText(values.filter(Boolean).join('\n'))

/** Name, brand and model. */
const firstText = (item: Equipment) => textOf(searchedKeys.map((key) => item[key]))

/** Supplier, requirements and specifications, in US and SI units. */
const belowText = (item: Equipment, describe: DescribeSpecifications) =>
  textOf([
    ...searchedBelow.map(({ key }) => item[key]),
    ...[...describe(item.specifications, 'us'), ...describe(item.specifications, 'si')].flatMap(
      ({ label, value }) => [label, value],
    ),
  ])

/** What is searched of the items of a list; `below` is made when it is first needed. */
type Texts = { describe: DescribeSpecifications; first: string[]; below: (string | undefined)[] }

/** Kept for each list, because every key searches all of it: kept for each item they took 2 ms of a key at 10,000. */
const textsOfLists = new WeakMap<readonly Equipment[], Texts>()

function textsOf(items: readonly Equipment[], describe: DescribeSpecifications): Texts {
  const known = textsOfLists.get(items)
  if (known?.describe === describe) return known
  const texts: Texts = { describe, first: known?.first ?? items.map(firstText), below: [] }
  textsOfLists.set(items, texts)
  return texts
}

/**
 * Returns whether the item at a place of the list contains all words, in any order: `first` where name, brand and model
 * do, `below` where supplier, requirements or specifications are needed too, null where a word is missing.
 */
export function searchIn(
  items: readonly Equipment[],
  words: readonly Word[],
  describe: DescribeSpecifications,
): (item: Equipment, place: number) => 'first' | 'below' | null {
  const texts = textsOf(items, describe)
  return (item, place) => {
    const first = texts.first[place] ?? ''
    const missing = words.filter((word) => !contains(first, word))
    if (missing.length === 0) return 'first'
    const below = texts.below[place] ?? belowText(item, describe)
    texts.below[place] = below
    return missing.every((word) => containsValue(below, word)) ? 'below' : null
  }
}

/** The most that is shown of a text, and of what stands before the word in it: the table's names have some 30 letters. */
const excerptLength = 60
const leadLength = 12

/**
 * Where the words were found that name, brand and model do not contain: 'in Supplier: Nordwood'. Null where they do. A
 * specification is written in the units that are shown, or in those that were searched for.
 */
export function describeMatch(
  item: Equipment,
  words: readonly Word[],
  units: UnitSystem,
  describe: DescribeSpecifications,
): string | null {
  const first = firstText(item)
  const missing = words.filter((word) => !contains(first, word))
  if (missing.length === 0) return null
  const places = [
    ...searchedBelow.map(({ key, label, table }) => ({
      label: table?.header ?? label,
      value: String(item[key] ?? ''),
    })),
    ...describe(item.specifications, units),
    ...describe(item.specifications, units === 'us' ? 'si' : 'us'),
  ]
  const found = missing.flatMap((word) => {
    const place = places.find(({ label, value }, index) =>
      // A requirement's label stands at every item and finds none; a specification's own label does.
      containsValue(searchableText(index < searchedBelow.length ? value : `${label}\n${value}`), word),
    )
    return place ? `${place.label}: ${excerpt(place.value, word)}` : []
  })
  return found.length > 0 ? `in ${[...new Set(found)].join(', ')}` : null
}

/** A text, or its part around a word. */
function excerpt(text: string, word: Word): string {
  const at = placeOf(text, word)
  const wordStart = text.lastIndexOf(' ', at) + 1
  const start = at <= leadLength ? 0 : Math.max(wordStart, at - leadLength)
  const end = start + excerptLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

/**
 * Where a word begins in a text; 0 where it is not in it. Folding changes lengths, so a place in the folded text is none
 * in the text: this looks for the shortest beginning that contains the word, then for the shortest end of that.
 */
function placeOf(text: string, word: Word): number {
  const has = (part: string) => containsValue(searchableText(part), word)
  if (!has(text)) return 0
  let without = 0
  let end = text.length
  while (end - without > 1) {
    const middle = Math.floor((without + end) / 2)
    if (has(text.slice(0, middle))) end = middle
    else without = middle
  }
  let start = end
  while (start > 0 && !has(text.slice(start, end))) start--
  return start
}

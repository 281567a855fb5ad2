import type { Equipment } from './equipment'
import { searchedBelow, searchedKeys } from './equipment-columns'
import type { describeSpecifications } from './specifications/specifications'
import type { UnitSystem } from './specifications/units'

/** Keeps what `make` returns for each item: every key searches all of them. Joined texts are matched word by word. */
function rememberText(make: (item: Equipment) => readonly unknown[]) {
  const texts = new WeakMap<Equipment, string>()
  return (item: Equipment): string => {
    const known = texts.get(item)
    if (known !== undefined) return known
    const text = make(item).filter(Boolean).join('\n').toLowerCase()
    texts.set(item, text)
    return text
  }
}

/** Name, brand and model. */
const firstText = rememberText((item) => searchedKeys.map((key) => item[key]))

/**
 * How specifications are put into words. The fields of all categories are 7 kB that the list does not need to show:
 * until they have been fetched, specifications are not searched.
 */
export type DescribeSpecifications = typeof describeSpecifications

export const noSpecifications: DescribeSpecifications = () => []

/** Supplier, requirements and specifications, in US and SI units. */
const describeBelow = (describe: DescribeSpecifications) =>
  rememberText((item) => [
    ...searchedBelow.map(({ key }) => item[key]),
    ...[...describe(item.specifications, 'us'), ...describe(item.specifications, 'si')].flatMap(
      ({ label, value }) => [label, value],
    ),
  ])

/** Made only for items whose name, brand and model do not match. */
const belowTexts = new WeakMap<DescribeSpecifications, (item: Equipment) => string>()

function belowText(item: Equipment, describe: DescribeSpecifications): string {
  const textOf = belowTexts.get(describe) ?? describeBelow(describe)
  belowTexts.set(describe, textOf)
  return textOf(item)
}

/** The words of a search, in lower case. */
export const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean)

/**
 * Whether an item contains all words, in any order: `first` where name, brand and model do, `below` where supplier,
 * requirements or specifications are needed too, null where a word is missing.
 */
export function findIn(
  item: Equipment,
  words: readonly string[],
  describe: DescribeSpecifications,
): 'first' | 'below' | null {
  const first = firstText(item)
  if (words.every((word) => first.includes(word))) return 'first'
  const below = belowText(item, describe)
  return words.every((word) => first.includes(word) || below.includes(word)) ? 'below' : null
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
  words: readonly string[],
  units: UnitSystem,
  describe: DescribeSpecifications,
): string | null {
  const first = firstText(item)
  const missing = words.filter((word) => !first.includes(word))
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
      (index < searchedBelow.length ? value : `${label}\n${value}`).toLowerCase().includes(word),
    )
    return place ? `${place.label}: ${excerpt(place.value, word)}` : []
  })
  return found.length > 0 ? `in ${[...new Set(found)].join(', ')}` : null
}

/** A text, or its part around a word. */
function excerpt(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word))
  const wordStart = text.lastIndexOf(' ', at) + 1
  const start = at <= leadLength ? 0 : Math.max(wordStart, at - leadLength)
  const end = start + excerptLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

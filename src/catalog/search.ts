import { isolated } from '@/lib/text'
import { searchedBelow, searchedKeys } from './columns'
import type { Equipment } from './equipment'
import { contains, containsValue, searchableText, type Word } from './search-words'
import { fieldOf } from './specifications/fields'
import { describeSpecifications } from './specifications/specifications'
import { exactNumbers, type UnitSystem } from './specifications/units'
import { specificationsOf } from './specifications/values'

const textOf = (values: readonly unknown[]) => searchableText(values.filter(Boolean).join('\n'))

/** Name, brand and model as one searchable text. */
const firstText = (item: Equipment) => textOf(searchedKeys.map((key) => item[key]))

/** Supplier, requirements and specifications, in US and SI units and as exact numbers, as one searchable text. */
const belowText = (item: Equipment) =>
  textOf([
    ...searchedBelow.map(({ key }) => item[key]),
    ...(['us', 'si'] as const)
      .flatMap((units) => describeSpecifications(item.specifications, units))
      .flatMap(({ label, value }) => [label, value]),
    ...Object.entries(specificationsOf(item.specifications)).flatMap(([key, value]) =>
      typeof value === 'number' ? exactNumbers(fieldOf(key) ?? { unit: 'none' }, value) : [],
    ),
  ])

/** The searchable texts of an item; `below` is filled on demand. */
type Texts = { first: string; below: string | undefined }

/** The texts of each item: after a change only those of the changed items are made again. */
const textsOfItems = new WeakMap<Equipment, Texts>()

/** One cache entry for each list, because every key press searches the whole list. An entry for each item costs 2 ms a key at 10,000 items. */
const textsOfLists = new WeakMap<readonly Equipment[], readonly Texts[]>()

function textsOf(items: readonly Equipment[]): readonly Texts[] {
  const texts =
    textsOfLists.get(items) ??
    items.map((item) => {
      const own = textsOfItems.get(item) ?? { first: firstText(item), below: undefined }
      textsOfItems.set(item, own)
      return own
    })
  textsOfLists.set(items, texts)
  return texts
}

/**
 * Returns a function that ranks an item of the list. `first`: name, brand and model contain all words, in any order.
 * `below`: some words are only in supplier, requirements or specifications. Null: a word is missing.
 */
export function createMatcher(
  items: readonly Equipment[],
  words: readonly Word[],
): (item: Equipment, index: number) => 'first' | 'below' | null {
  const texts = textsOf(items)
  return (item, index) => {
    const own = texts[index]
    if (!own) return null
    let rank: 'first' | 'below' = 'first'
    // Ends at the first missing word: a pasted text has thousands.
    for (const word of words) {
      if (contains(own.first, word)) continue
      own.below ??= belowText(item)
      if (!containsValue(own.below, word)) return null
      rank = 'below'
    }
    return rank
  }
}

/** Lengths (characters) of an excerpt and of its part before the word. The table has room for about 30 letters. */
const excerptLength = 60
const leadLength = 12

/**
 * Says where the words outside name, brand and model were found: 'in Supplier: Nordwood'. Null if there are none.
 * A specification is written in `units`, or in the other units if only those match, or exactly.
 */
export function describeMatch(item: Equipment, words: readonly Word[], units: UnitSystem): string | null {
  const first = firstText(item)
  const missing = words.filter((word) => !contains(first, word))
  if (missing.length === 0) return null
  const places = [
    ...searchedBelow.map(({ key, label, table }) => ({
      label: table?.header ?? label,
      value: String(item[key] ?? ''),
    })),
    ...describeSpecifications(item.specifications, units),
    ...describeSpecifications(item.specifications, units === 'us' ? 'si' : 'us'),
    ...describeSpecifications(item.specifications, 'us', 'exact'),
    ...describeSpecifications(item.specifications, 'si', 'exact'),
  ]
  const found = missing.flatMap((word) => {
    const place = places.find(({ label, value }, index) =>
      // Every item has the label of a requirement, so only specifications are searched by label.
      containsValue(searchableText(index < searchedBelow.length ? value : `${label}\n${value}`), word),
    )
    return place ? `${place.label}: ${isolated(excerpt(place.value, word))}` : []
  })
  return found.length > 0 ? `in ${[...new Set(found)].join(', ')}` : null
}

/** Cuts a text down to the part around a word. */
function excerpt(text: string, word: Word): string {
  const at = indexOfWord(text, word)
  const wordStart = text.lastIndexOf(' ', at) + 1
  const start = at <= leadLength ? 0 : Math.max(wordStart, at - leadLength)
  const end = start + excerptLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

/**
 * Returns the index at which a word begins; 0 if the text does not contain it. Normalizing changes lengths, so an index
 * in the searchable text is useless here: find the shortest prefix with the word, then the shortest suffix of that prefix.
 */
function indexOfWord(text: string, word: Word): number {
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

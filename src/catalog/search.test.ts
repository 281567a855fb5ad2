import { expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { createMatcher, describeMatch } from './search'
import { matchedParts, wordsOf } from './search-words'

const item = {
  ...blankEquipment,
  name: 'Washer 1,500 L',
  brand: 'Kärcher',
  supplier: 'Société Générale',
  water_requirements: `${'É\u0301té, 2,5 m. '.repeat(3)}Tank of 4,000,000 L below the floor.`,
  specifications: { width_mm: 1250, depth_mm: 900, free: 2400 },
}
const placeOf = (search: string) => createMatcher([item], wordsOf(search))(item, 0)

test.each([
  ['karcher', 'first'],
  ['KÄRCHER', 'first'],
  ['Ka\u0308rcher', 'first'],
  ['1500', 'first'],
  ['1500L', 'first'],
  ['1250', 'below'],
  ['1250mm', 'below'],
  ['1,250mm', 'below'],
  ['900mm', 'below'],
  ['4000000', 'below'],
  ['2400', 'below'],
  ['2,400', 'below'],
  ['societe generale', 'below'],
  ['900 mm', 'below'],
  ['1500 L washer', 'first'],
  // A number is found from its first digit on, and with its unit behind it.
  ['250', null],
  ['250 mm', null],
  ['900 kW', null],
  ['900 2400', 'below'],
  // A comma that separates no thousands counts.
  ['25m', null],
  ['2,5m', 'below'],
  ['800mm', null],
  ['12500', null],
])('%j is found %j', (search, place) => {
  expect(placeOf(search)).toBe(place)
})

test.each(['1,500', '1,250', '4,000,000'])('%j is found after every key', (number) => {
  for (let length = 1; length <= number.length; length++)
    expect(placeOf(number.slice(0, length))).not.toBeNull()
})

const typeset = {
  ...blankEquipment,
  name: 'O’Brien heater 2–36 kW, 3\u2011phase',
  power_requirements: 'Ø 24″, −10\u00a0°C to 40\u00a0℃',
  water_requirements: '½ in cold, 1½ in drain, ¾″ “quick” valve, 10² kPa',
  specifications: { filter_area_m2: 4 },
}
const isFound = (search: string) => createMatcher([typeset], wordsOf(search))(typeset, 0) !== null

test.each([
  ["o'brien", 'O’Brien'],
  ['2-36', '2–36'],
  ['2-36kW', '2–36 kW'],
  ['3-phase', '3\u2011phase'],
  ['24"', '24″'],
  ['-10', '−10'],
  ['10°C', '10\u00a0°C'],
  ['40°C', '40 ℃'],
  ['10°C', '10 ºC'],
  ['1/2', '½'],
  ['1 1/2', '1½'],
  ['3/4"', '¾″'],
  ['"quick"', '“quick”'],
  ['m2', 'm²'],
])('%j is found as it is typeset, and so is %j', (...texts) =>
  expect(texts.map(isFound)).toEqual([true, true]),
)

test.each([
  ['jotul', 'Jøtul'],
  ['weiss', 'weiß'],
  ['Lodz', 'Łódź'],
  ['aesir', 'Æsir'],
  ['oeuvre', 'Œuvre'],
  ['thorr', 'Þórr'],
  ['isitici', 'ısıtıcı'],
  ['3-phase', '3\u2011phase'],
  ['steam shower', 'Steam\u00a0sho\u00adwer'],
  ['ka\u0308rcher', '\u200eK\u200bärcher\u200f'],
  ['H-260', 'Ｈ－２６０'],
])('%j and %j find each other, in words, models and suppliers', (one, other) => {
  for (const [stored, typed] of [[one, other] as const, [other, one] as const]) {
    const items = [
      { ...blankEquipment, name: `The ${stored} one` },
      { ...blankEquipment, model: stored },
      { ...blankEquipment, supplier: stored },
    ]
    const rank = createMatcher(items, wordsOf(typed))
    expect(items.map(rank)).toEqual(['first', 'first', 'below'])
  }
})

// Takes minutes if a pattern looks back from every character.
test.each<[text: string, words: number]>([
  ['½', 1],
  ['9', 1],
  ['1,', 1],
  ['1,000', 1],
  ['18 kW ', 1],
  ['½ ', 1],
])(
  '%j repeated 200,000 times is split at once',
  (text, words) => {
    expect(wordsOf(text.repeat(200_000))).toHaveLength(words)
  },
  10_000,
)

test('a typed number finds no number that only typesetting joins', () => {
  for (const search of ['11/2', '102', '3phase', '236']) expect(isFound(search)).toBe(false)
})

test.each<[search: string, text: string | null, found?: typeof item | typeof typeset]>([
  ['karcher', null],
  ['1250', 'in Width: 1,250 mm'],
  ['1,250', 'in Width: 1,250 mm'],
  ['900mm', 'in Depth: 900 mm'],
  ['generale', 'in Supplier: Société Générale'],
  ['4000000', 'in Water Requirements: …4,000,000 L below the floor.'],
  ['floor', 'in Water Requirements: …floor.'],
  ["o'brien m2", 'in Filter area: 4 m²', typeset],
  ['1/2', 'in Water Requirements: ½ in cold, 1½ in drain, ¾″ “quick” valve, 10² kPa', typeset],
  ['valve', 'in Water Requirements: …valve, 10² kPa', typeset],
  ['3/4"', 'in Water Requirements: …¾″ “quick” valve, 10² kPa', typeset],
])('the place where %j was found is shown as it is typeset: %j', (search, text, found = item) => {
  expect(describeMatch(found, wordsOf(search), 'si')).toBe(text)
})

test.each([
  ['pl', 'Sample plunge', ['Sam', 'pl', 'e ', 'pl', 'unge']],
  ['plunge pl', 'Plunge', ['', 'Plunge']],
  ['karcher', 'Kärcher pump', ['', 'Kärcher', ' pump']],
  ['900mm', 'Door 900 mm', ['Door ', '900 mm']],
  ['m2', 'Per m²', ['Per ', 'm²']],
  ['aaa', 'baaaa', ['b', 'aaaa']],
  ['1500', 'Washer 1,500 L', ['Washer 1,500 L']],
  ['', 'Bench', ['Bench']],
])('%s shows its letters in %s', (search, text, parts) => {
  expect(matchedParts(text, wordsOf(search))).toEqual(parts)
})

import { expect, test } from 'vitest'
import { wordsOf } from '@/dashboard/shared/search-words'
import { blankEquipment } from './blank-equipment.fixture'
import { describeMatch, searchIn } from './equipment-search'
import { describeSpecifications } from './specifications/specifications'

const item = {
  ...blankEquipment,
  name: 'Washer 1,500 L',
  brand: 'Kärcher',
  supplier: 'Société Générale',
  water_requirements: `${'É\u0301té, 2,5 m. '.repeat(3)}Tank of 4,000,000 L below the floor.`,
  specifications: { width_mm: 1250, depth_mm: 900, free: 2400 },
}
const placeOf = (search: string) => searchIn([item], wordsOf(search), describeSpecifications)(item, 0)
const where = (search: string) => describeMatch(item, wordsOf(search), 'si', describeSpecifications)

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
  // A comma that separates no thousands counts.
  ['25', 'below'],
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

test.each([
  ['karcher', null],
  ['1250', 'in Width: 1,250 mm'],
  ['1,250', 'in Width: 1,250 mm'],
  ['900mm', 'in Depth: 900 mm'],
  ['generale', 'in Supplier: Société Générale'],
  ['4000000', 'in Water Requirements: …4,000,000 L below the floor.'],
  ['floor', 'in Water Requirements: …floor.'],
])('where %j was found is written as it stands there', (search, text) => {
  expect(where(search)).toBe(text)
})

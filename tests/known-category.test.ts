import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { sharedCategories } from '@/catalog/compare-items'
import { categoriesOf } from '@/catalog/equipment'
import { filterList, noFilter, summarize } from '@/catalog/equipment-list'
import { oneOf } from '@/catalog/lines'
import { hintsFor } from '@/catalog/sizing/new-york'
import { isIn } from '@/catalog/sizing/read-specification'
import { fieldsFor } from '@/catalog/specifications/fields'
import { knownCategory } from '@/content/equipment'
import { scheduleOf } from '@/dashboard/documents/schedule/schedule-rows'
import { hueOf } from '@/dashboard/layout/category-square'

// The database stores any category, and an AI client may write one in different case.
const stored = 'sauna  HEATERS '
const listed = 'Sauna Heaters'
const itemIn = (category: string) => ({ ...blankEquipment, category })
const foundIn = (category: string) => filterList([itemIn(stored)], { ...noFilter, category })

test('case and spaces do not change a known category', () => {
  expect(knownCategory(stored)).toBe(listed)
  expect(knownCategory('Saunas')).toBeUndefined()
})

test.each<[string, unknown, unknown]>([
  ['fields', fieldsFor([stored]), fieldsFor([listed])],
  ['hue', categoriesOf(itemIn(stored)).map(hueOf), [hueOf(listed)]],
  ['hints', hintsFor(itemIn(stored)), hintsFor(itemIn(listed))],
  ['formulas', isIn(itemIn(stored), [listed]), true],
  ['schedule', scheduleOf([oneOf(itemIn(stored))], { units: 'si' })[0]?.title, listed],
  ['comparison', sharedCategories([itemIn(stored), itemIn(listed)]), [listed]],
  ['filter', foundIn(listed), [itemIn(stored)]],
  ['filter with another spelling', foundIn(stored), [itemIn(stored)]],
  ['tile', summarize([itemIn(stored), itemIn(listed)]).categories, 1],
])('such a category has the %s of the known one', (_, found, expected) => {
  expect(found).toEqual(expected)
})

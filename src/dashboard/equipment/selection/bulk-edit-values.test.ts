import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { withValues } from './bulk-edit-values'

const item = { ...blankEquipment, category: 'Benches, Doors', specifications: { kw: 9, kept: null } }

test.each([
  [{ add_category: 'Doors' }, 'Benches, Doors'],
  [{ add_category: 'Flooring' }, 'Benches, Doors, Flooring'],
  [{ remove_category: 'Benches' }, 'Doors'],
  [{ remove_category: 'Lockers' }, 'Benches, Doors'],
])('%j gives %j', (values, category) => {
  expect(withValues(item, values).category).toBe(category)
})

test.each([
  ['Other', 'Doors'],
  [' other', 'Doors'],
  ['Other, Benches', 'Other, Benches, Doors'],
])('Doors added to %j gives %j', (category, added) => {
  expect(withValues({ ...item, category }, { add_category: 'Doors' }).category).toBe(added)
})

test('the last category leaves Other', () => {
  expect(withValues({ ...item, category: 'Doors' }, { remove_category: 'Doors' }).category).toBe('Other')
})

test('a key is set or removed, the others stay, those without a value too', () => {
  expect(withValues(item, { specifications: { volts: 208, kw: null } }).specifications).toEqual({
    kept: null,
    volts: 208,
  })
})

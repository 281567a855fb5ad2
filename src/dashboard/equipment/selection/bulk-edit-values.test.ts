import { expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { sayValues, withValues } from './bulk-edit-values'

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

test.each([
  [{ lead_time_days: 42 }, 'Lead time of 12 items set to 42 days.'],
  [{ warranty_months: 24 }, 'Warranty of 12 items set to 24 months.'],
  [{ lead_time_days: null }, 'Lead time of 12 items emptied.'],
  [{ supplier_contact: 'jo@example.com' }, 'Supplier contact of 12 items set to jo@example.com.'],
  [{ brand: 'Huum' }, 'Brand of 12 items set to Huum.'],
  [{ add_category: 'Doors' }, 'Doors added to 12 items.'],
  [{ remove_category: 'Doors' }, 'Doors removed from 12 items.'],
  [{ specifications: { width_mm: 914.4 } }, 'Width of 12 items set to 36 in.'],
  [{ specifications: { gfci: null } }, 'GFCI required of 12 items emptied.'],
  [{ lead_time_days: 42, supplier: 'Acme' }, 'Lead time and supplier of 12 items set.'],
  [
    { model: null, specifications: { power_kw: 9, gfci: true } },
    'Model, power, and GFCI required of 12 items set.',
  ],
  [{ add_category: 'Doors', remove_category: 'Benches' }, 'Category of 12 items set.'],
])('%j is said as: %s', (values, said) => {
  expect(sayValues(values, 12, 'us')).toBe(said)
})

import { itemWith } from './columns'

/** Test data: an item with only what the database insists on. */
export const blankEquipment = itemWith({
  id: '0',
  name: 'Item',
  category: 'Other',
  currency: 'USD',
  specifications: {},
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  created_via: 'web',
})

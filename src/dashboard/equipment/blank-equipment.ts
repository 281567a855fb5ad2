import type { Equipment } from './equipment'

/** Test data: an item with only what the database insists on. */
export const blankEquipment: Equipment = {
  id: '0',
  name: 'Item',
  category: 'Other',
  brand: null,
  model: null,
  cost: null,
  currency: 'USD',
  image_url: null,
  power_requirements: null,
  water_requirements: null,
  space_requirements: null,
  maintenance_requirements: null,
  maintenance_schedule: null,
  warranty_months: null,
  supplier: null,
  supplier_contact: null,
  lead_time_days: null,
  notes: null,
  specifications: {},
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  created_by: null,
  created_via: 'web',
}

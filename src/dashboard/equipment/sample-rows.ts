import { prepareList } from './equipment-list'
import type { Equipment } from './equipment-queries'

const sample: Equipment = {
  id: 'sample',
  name: 'Sample',
  category: 'Sauna Equipment, Lighting',
  brand: 'Brand',
  model: 'Model',
  cost: 1,
  currency: 'USD',
  image_url: null,
  power_requirements: '9 kW',
  water_requirements: null,
  space_requirements: null,
  maintenance_requirements: null,
  maintenance_schedule: null,
  warranty_months: null,
  supplier: null,
  supplier_contact: null,
  lead_time_days: 2,
  notes: null,
  specifications: {},
  created_at: '',
  updated_at: '',
  created_by: null,
  created_via: 'web',
}

/**
 * Drawn where nobody sees them while the equipment is loading: code, styles and fonts that have been used once show
 * the first real rows in two thirds of the time.
 */
export const sampleRows = prepareList([sample, { ...sample, id: 'another sample', lead_time_days: null }])

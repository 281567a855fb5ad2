import { blankEquipment } from './blank-equipment'
import { prepareList } from './equipment-list'

const sample = {
  ...blankEquipment,
  category: 'Sauna Equipment, Lighting',
  brand: 'Brand',
  model: 'Model',
  cost: 1,
  power_requirements: '9 kW',
  lead_time_days: 2,
}

/**
 * Drawn where nobody sees them while the equipment is loading: code, styles and fonts that have been used once show
 * the first real rows in two thirds of the time.
 */
export const sampleRows = prepareList([sample, { ...sample, id: '1', lead_time_days: null }])

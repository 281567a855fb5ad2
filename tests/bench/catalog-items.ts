import { blankEquipment } from '../../src/catalog/blank-equipment.fixture.ts'
import type { Equipment } from '../../src/catalog/equipment.ts'
import { categories } from '../../src/content/equipment.ts'

const things = [
  'heater',
  'generator',
  'plunge',
  'bench',
  'door',
  'light',
  'pump',
  'filter',
  'sensor',
  'stove',
]
const brands = ['Nordwood', 'Heatworks', 'Vapor', 'Rainworks', 'Stone & Sons', 'Lumen', null]

const finishes = ['Cedar', 'Brushed steel', 'Slate', 'White enamel']

const categoryAt = (index: number) => categories[index % categories.length]

/** A made-up catalog, the same at every run, newest first. */
export function makeItems(count: number): Equipment[] {
  return Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString()
    return {
      ...blankEquipment,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Sample ${things[index % things.length]} ${index}`,
      category: [categoryAt(index), categoryAt(index * 7)].join(', '),
      brand: brands[index % brands.length] ?? null,
      model: `M-${index % 977}`,
      cost: (index * 37) % 50_000,
      // One digit: the catalog finds a number from its first digit on, and the plain table from any.
      power_requirements: index % 3 === 0 ? null : `${1 + (index % 9)} kW, 208 V, 3-phase`,
      warranty_months: index % 60,
      supplier: 'Sample Supply Co.',
      supplier_contact: 'sales@example.com',
      lead_time_days: index % 5 === 0 ? null : index % 120,
      notes: 'A row of the benchmark.',
      // Free keys: the catalog searches them as they are written.
      specifications: { finish: finishes[index % finishes.length] ?? '', mounting: 'Floor', warning: 'None' },
      created_at: created,
      updated_at: created,
    }
  })
}

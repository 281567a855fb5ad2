import { z } from 'zod'
import { columns, tableColumns, writableColumns } from '@/catalog/columns'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { fieldOf } from '@/catalog/specifications/fields'
import { describeSpecifications, groupSpecifications } from '@/catalog/specifications/specifications'
import { type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { specificationsOf } from '@/catalog/specifications/values'
import { formatExactMoney, formatNumber } from '@/lib/format'

/** The argument that chooses the units of texts. */
export const unitsInput = z
  .enum(['us', 'si'])
  .default('us')
  .describe('Units of the texts in the answer: us (in, lb, gal, °F) or si. Values are always SI')

const text = z.string()

/** The columns of an item in a list. */
export const itemShape = z.object({
  id: text,
  name: text,
  brand: text.nullable(),
  model: text.nullable(),
  categories: z.array(text),
  cost: z.number().nullable(),
  currency: text,
  lead_time_days: z.number().nullable(),
  power: text.nullable(),
  supplier: text.nullable(),
  updated_at: text.describe('What update_equipment and set_values ask for'),
})

const powerColumn = tableColumns.find(({ id }) => id === 'power')

/** An item as lists show it. */
export function toItem(item: Equipment): z.infer<typeof itemShape> {
  const { id, name, brand, model, cost, currency, lead_time_days, supplier, updated_at } = item
  return {
    id,
    name,
    brand,
    model,
    categories: [...categoriesOf(item)],
    cost,
    currency,
    lead_time_days,
    power: powerColumn?.text(item) ?? null,
    supplier,
    updated_at,
  }
}

/** A value of an item: as stored, its unit, and as the screen shows it. */
export const valueShape = z.object({
  field: text,
  label: text,
  value: z.unknown(),
  unit: text.nullable().describe('Unit of value; null for none'),
  text: text.describe('As the screen shows it'),
})

export type Value = z.infer<typeof valueShape>

/** Every value of an item: its columns, and its specifications in the groups of its categories. */
export function valuesOf(item: Equipment, units: UnitSystem): Value[] {
  const groups = groupSpecifications(item.specifications, categoriesOf(item), units)
  return [
    ...writableColumns
      .filter(({ column }) => column !== 'specifications' && column !== 'currency')
      .flatMap(({ column }) => columnValue(item, column) ?? []),
    ...groups
      .flatMap(({ list }) => list)
      .map(({ key, label, value }) => toValue(key, label, specificationsOf(item.specifications)[key], value)),
  ]
}

/** One value of an item; null if it has none. */
export function oneValue(item: Equipment, field: string, units: UnitSystem): Value | null {
  if (columns.some(({ key }) => key === field)) return columnValue(item, field as keyof Equipment)
  const stored = specificationsOf(item.specifications)[field]
  if (stored === undefined) return null
  const [described] = describeSpecifications({ [field]: stored }, units)
  return described ? toValue(field, described.label, stored, described.value) : null
}

const toValue = (field: string, label: string, value: unknown, shown: string): Value => {
  const known = fieldOf(field)
  return { field, label, value, unit: (known && unitSuffix(known, 'si')) || null, text: shown }
}

function columnValue(item: Equipment, key: keyof Equipment): Value | null {
  const value = item[key]
  const label = columns.find((column) => column.key === key)?.label ?? key
  if (value === null || value === '') return null
  if (key === 'cost')
    return {
      field: key,
      label,
      value,
      unit: item.currency,
      text: formatExactMoney(Number(value), item.currency),
    }
  const unit = key === 'lead_time_days' ? 'days' : key === 'warranty_months' ? 'months' : null
  const shown = unit && typeof value === 'number' ? `${formatNumber(value)} ${unit}` : String(value)
  return { field: key, label: label.replace(/ \(.*\)$/, ''), value, unit, text: shown }
}

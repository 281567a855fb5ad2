import { z } from 'zod'
import { labelOf, writableColumns } from '@/catalog/columns'
import { commonFields } from '@/catalog/specifications/common-fields'
import { fieldsFor, hintOf, type SpecificationField } from '@/catalog/specifications/fields'
import { limitsOf, unitSuffix } from '@/catalog/specifications/units'
import { categories } from '@/content/equipment'
import { defineTool } from './tool'

const text = z.string()

const fieldShape = z.object({
  field: text,
  label: text,
  type: z.enum(['number', 'integer', 'boolean', 'enum', 'list', 'text', 'date', 'url']),
  unit: text.nullable().describe('Unit of a number without one'),
  us_unit: text.nullable().describe('The US unit, if it differs'),
  options: z
    .array(z.union([text, z.number()]))
    .nullable()
    .describe('The allowed values; suggestions for a text'),
  several: text.nullable().describe('An example of several options in one value'),
  limits: z.array(z.number()).nullable().describe('The least and the most that can be stored, in unit'),
  typical: text.nullable().describe('The usual range, or a hint; never a limit'),
})

/** The table of fields, for the tool and the resources. */
export const fieldTableShape = z.object({
  columns: z.array(z.object({ field: text, label: text, rule: text })),
  groups: z.array(z.object({ title: text, fields: z.array(fieldShape) })),
  categories: z.array(text),
})

/** The columns, the fields of every item, and those of a category. */
export function fieldTable(category?: (typeof categories)[number]): z.infer<typeof fieldTableShape> {
  return {
    columns: writableColumns
      .filter(({ column }) => column !== 'specifications')
      .map(({ column, rule }) => ({ field: column, label: labelOf(column), rule })),
    groups: fieldsFor(category ? [category] : []).map(({ title, fields }) => ({
      title,
      fields: fields.map(describeField),
    })),
    categories: [...categories],
  }
}

function describeField(field: SpecificationField): z.infer<typeof fieldShape> {
  const isNumber = field.type === 'number' || field.type === 'integer'
  const [unit, usUnit] = [unitSuffix(field, 'si'), unitSuffix(field, 'us')]
  return {
    field: field.key,
    label: field.label,
    type: field.type,
    unit: unit || null,
    us_unit: usUnit === unit ? null : usUnit,
    options: field.options ? [...field.options] : null,
    several: field.combinations?.[0] ?? null,
    limits: isNumber ? limitsOf(field) : null,
    typical: hintOf(field, 'us'),
  }
}

export const listFields = defineTool({
  name: 'list_fields',
  title: 'List fields',
  description:
    'Lists the fields that items have, with type, unit and options: the columns, the typed fields of every item, and those of one category. Use these names in search_equipment, add_equipment, update_equipment and set_values.',
  input: z.strictObject({
    category: z.enum(categories).optional().describe('Adds the fields of this category'),
  }),
  output: fieldTableShape,
  run: async ({ category }) => {
    const data = fieldTable(category)
    const own = data.groups.filter(({ title }) => !Object.hasOwn(commonFields, title))
    const count = (groups: typeof own) => groups.reduce((sum, { fields }) => sum + fields.length, 0)
    return {
      summary: `${data.columns.length} columns and ${count(data.groups)} typed fields, ${count(own)} of them of the category alone.`,
      data,
    }
  },
})

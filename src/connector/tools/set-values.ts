import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { z } from 'zod'
import { countItems } from '@/catalog/equipment'
import { changeEquipment, type ValuesToSet } from '@/catalog/queries/bulk-mutations'
import { fieldSchemas } from '@/catalog/schema'
import { fieldOf } from '@/catalog/specifications/fields'
import { knownCategory } from '@/content/equipment'
import { mutate } from '@/lib/query-client'
import type { Json } from '@/lib/supabase/database.types'
import { readCatalog } from './catalog-list'
import { filterInput, filterItems } from './filter'
import { idInput } from './get-equipment'
import { defineTool, Refusal } from './tool'
import { fieldNamed, fieldsInput, readSpecification, refuseField, type Typed } from './values-in'
import { repeatedIfLost } from './writing'

/** The columns that can be set on many items, as in the bulk edit. */
const settable = [
  'brand',
  'model',
  'supplier',
  'supplier_contact',
  'currency',
  'lead_time_days',
  'warranty_months',
] as const

type Settable = (typeof settable)[number]

/** The most items of one call. */
const mostItems = 5000

function readValue(column: Settable, typed: Typed | null): string | number | null {
  if (typed === null && column !== 'currency') return null
  const { success, output, issues } = v.safeParse(fieldSchemas[column], String(typed ?? ''))
  return success ? output : refuseField(column, issues[0].message)
}

function readValues(
  fields: Readonly<Record<string, Typed | null>>,
  addCategory: string | undefined,
  removeCategory: string | undefined,
): ValuesToSet {
  const specifications: { [key: string]: Json } = {}
  const values: ValuesToSet = {}
  for (const [name, typed] of Object.entries(fields)) {
    const key = fieldNamed(name)
    const field = fieldOf(key)
    const column = settable.find((one) => one === key)
    if (field) specifications[key] = readSpecification(field, typed) ?? null
    else if (column) Object.assign(values, { [column]: readValue(column, typed) })
    else
      refuseField(
        name,
        `Set on one item at a time with update_equipment. Here: ${settable.join(', ')} and typed fields`,
      )
  }
  if (addCategory)
    values.add_category =
      knownCategory(addCategory) ?? refuseField('add_category', 'list_fields names the categories')
  if (removeCategory) values.remove_category = removeCategory
  if (Object.keys(specifications).length > 0) values.specifications = specifications
  if (Object.keys(values).length === 0) refuseField('fields', 'Give at least one value')
  return values
}

export const setValues = defineTool({
  name: 'set_values',
  title: 'Set values on many items',
  description:
    'Sets the same values on many items in one change, all or none; refused if one was saved since it was read. Choose the items by items, or by filter with the total that search_equipment gave for the same filter. Show the person the items and their number first. change_id takes everything back with undo_change.',
  input: z.strictObject({
    items: z
      .array(z.strictObject({ id: idInput, updated_at: z.string().max(50) }))
      .min(1)
      .max(500)
      .optional()
      .describe('The items as they were read'),
    filter: filterInput.optional().describe('Or all items that match, as in search_equipment'),
    expected_total: z
      .int()
      .min(1)
      .max(mostItems)
      .optional()
      .describe('With filter: the number of matches you saw. Refused if it is another one by now'),
    fields: fieldsInput.default({}),
    add_category: z.string().max(200).optional(),
    remove_category: z.string().max(200).optional(),
    change_id: z
      .guid()
      .optional()
      .describe('A new UUID. A repeated call with the same change_id changes nothing more'),
  }),
  output: z.object({
    change_id: z.string(),
    changed: z.number().describe('Items that had other values'),
    chosen: z.number(),
    set: z
      .array(z.object({ field: z.string(), value: z.unknown() }))
      .describe('The values as stored; null for emptied'),
  }),
  writes: { isDestructive: true, isIdempotent: true },
  run: async ({
    items,
    filter,
    expected_total,
    fields,
    add_category,
    remove_category,
    change_id = randomUUID(),
  }) => {
    if ((items === undefined) === (filter === undefined))
      refuseField('items', 'Give items or filter, and not both')
    const values = readValues(fields, add_category, remove_category)
    const chosen = items ?? filterItems(await readCatalog(), filter ?? {}).items
    if (filter && chosen.length !== expected_total)
      throw new Refusal(
        'conflict',
        `expected_total: ${chosen.length} items match now. Nothing was changed. Search again and show them first.`,
        { total: chosen.length },
      )
    const changed = await repeatedIfLost(
      () =>
        mutate(changeEquipment, {
          changeId: change_id,
          items: chosen.map(({ id, updated_at }) => ({ id, updated_at })),
          values,
        }),
      { change_id },
    )
    const { specifications = {}, ...columns } = values
    return {
      summary: `Changed ${changed} of ${countItems(chosen.length)}.`,
      ids: [change_id],
      data: {
        change_id,
        changed,
        chosen: chosen.length,
        set: Object.entries({ ...columns, ...specifications }).map(([field, value]) => ({ field, value })),
      },
    }
  },
})

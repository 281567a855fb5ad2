import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { finderOf } from '@/catalog/match-items'
import { fetchChangeId } from '@/catalog/queries/history-queries'
import { saveNew } from '@/catalog/queries/save-equipment'
import { emptyForm } from '@/catalog/schema'
import { readCatalog } from './catalog-list'
import { defineTool, Refusal } from './tool'
import { fieldsInput, ownFieldsInput, toInput, typeInto } from './values-in'
import { itemShape, toItem, unitsInput, valueShape, valuesOf } from './values-out'
import { refuseConflict, repeatedIfLost } from './writing'

export const addEquipment = defineTool({
  name: 'add_equipment',
  title: 'Add an item',
  description:
    'Adds one item. name and categories are required. Search first: similar names items that may be the same. Leave out what is not known; never invent a figure. Give the currency unless it is USD, and price_date if the price has a date. change_id takes the addition back with undo_change.',
  input: z.strictObject({
    fields: fieldsInput,
    own_fields: ownFieldsInput,
    id: z.guid().optional().describe('A new UUID. A repeated call with the same id adds nothing twice'),
    units: unitsInput,
  }),
  output: z.object({
    item: itemShape,
    values: z.array(valueShape),
    change_id: z.string().nullable(),
    similar: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          brand: z.string().nullable(),
          model: z.string().nullable(),
        }),
      )
      .describe('Items of the same brand and model, or of the same name, that were there before'),
  }),
  writes: { isDestructive: false, isIdempotent: false },
  run: async ({ fields, own_fields, id = randomUUID(), units }, { userId }) => {
    const form = typeInto(emptyForm, fields, own_fields)
    const input = toInput(form, null)
    const match = finderOf(await readCatalog()).find(input, (item) => item.id !== id)
    const outcome = await repeatedIfLost(() => saveNew(id, form, input, userId), { id })
    if (outcome.kind === 'deleted')
      throw new Refusal('not-found', 'id: An item with this id was deleted. Use a new id.')
    if (outcome.kind === 'conflict') return refuseConflict(outcome.conflict, emptyForm, units)
    const { item } = outcome
    return {
      summary: 'The item was added.',
      ids: [id],
      data: {
        item: toItem(item),
        values: valuesOf(item, units),
        change_id: await fetchChangeId(item),
        similar: (match?.items ?? []).slice(0, 5).map((one) => ({
          id: one.id,
          name: one.name,
          brand: one.brand,
          model: one.model,
        })),
      },
    }
  },
})

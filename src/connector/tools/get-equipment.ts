import { z } from 'zod'
import type { Equipment } from '@/catalog/equipment'
import { equipmentItemQuery } from '@/catalog/queries/equipment-queries'
import { hintsFor } from '@/catalog/sizing/new-york'
import { queryClient } from '@/lib/query-client'
import { defineTool } from './tool'
import { itemShape, toItem, unitsInput, valueShape, valuesOf } from './values-out'

/** The id of an item as an argument. */
export const idInput = z.guid().describe('The id of an item, from search_equipment')

/** Reads an item as it is stored now. */
export const readItem = (id: string): Promise<Equipment> =>
  queryClient.query({ ...equipmentItemQuery(id), staleTime: 0 })

export const getEquipment = defineTool({
  name: 'get_equipment',
  title: 'Get one item',
  description:
    'Returns every value of an item, and the rules of New York that concern it. Read it before update_equipment, which asks for its updated_at.',
  input: z.strictObject({ id: idInput, units: unitsInput }),
  output: z.object({
    item: itemShape.extend({ created_at: z.string(), created_via: z.string() }),
    values: z.array(valueShape),
    rules: z.array(z.object({ text: z.string(), source: z.string(), is_broken: z.boolean() })),
  }),
  run: async ({ id, units }) => {
    const item = await readItem(id)
    const { created_at, created_via } = item
    const values = valuesOf(item, units)
    return {
      summary: `The item has ${values.length} values.`,
      ids: [id],
      data: {
        item: { ...toItem(item), created_at, created_via },
        values,
        rules: hintsFor(item).map(({ text, source, isExceeded }) => ({
          text,
          source,
          is_broken: isExceeded?.(item) ?? false,
        })),
      },
    }
  },
})

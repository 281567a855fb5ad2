import { z } from 'zod'
import { compareItems } from '@/catalog/compare-items'
import { idInput, readItem } from './get-equipment'
import { defineTool } from './tool'
import { itemShape, toItem, unitsInput } from './values-out'

export const compareEquipment = defineTool({
  name: 'compare_equipment',
  title: 'Compare items',
  description:
    'Compares 2 to 6 items field by field, as the comparison on the screen does. mark says which value is best or worst for the buyer, where one is. values are in the order of items.',
  input: z.strictObject({ ids: z.array(idInput).min(2).max(6), units: unitsInput }),
  output: z.object({
    items: z.array(itemShape),
    groups: z.array(
      z.object({
        title: z.string(),
        rows: z.array(
          z.object({
            field: z.string(),
            label: z.string(),
            differs: z.boolean(),
            values: z.array(
              z.object({ text: z.string().nullable(), mark: z.enum(['best', 'worst']).nullable() }),
            ),
          }),
        ),
      }),
    ),
  }),
  run: async ({ ids, units }) => {
    const items = await Promise.all([...new Set(ids)].map(readItem))
    const groups = compareItems(items, units)
    const rows = groups.flatMap((group) => group.rows)
    return {
      summary: `${items.length} items differ in ${rows.filter(({ differs }) => differs).length} of ${rows.length} fields.`,
      ids,
      data: {
        items: items.map(toItem),
        groups: groups.map(({ title, rows: all }) => ({
          title,
          rows: all.map(({ key, label, differs, cells }) => ({
            field: key,
            label,
            differs,
            values: [...cells],
          })),
        })),
      },
    }
  },
})

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { countItems } from '@/catalog/equipment'
import { undoChange as undoMutation } from '@/catalog/queries/bulk-mutations'
import { mutate } from '@/lib/query-client'
import { defineTool } from './tool'
import { repeatedIfLost } from './writing'

export const undoChange = defineTool({
  name: 'undo_change',
  title: 'Undo a change',
  description:
    'Takes back everything that one change of an AI client did for this person, or nothing. Refused if one of its items has been changed again since; undo the later change first. An undo can be undone: it is a change too.',
  input: z.strictObject({
    change_id: z
      .guid()
      .describe('From equipment_history, or from the answer of the tool that made the change'),
    undo_id: z
      .guid()
      .optional()
      .describe('A new UUID. A repeated call with the same undo_id changes nothing more'),
  }),
  output: z.object({ undo_id: z.string().describe('The id of the undo, as a change'), items: z.number() }),
  writes: { isDestructive: true, isIdempotent: false },
  run: async ({ change_id, undo_id = randomUUID() }) => {
    const items = await repeatedIfLost(
      () => mutate(undoMutation, { changeId: undo_id, undoneChangeId: change_id }),
      { change_id, undo_id },
    )
    return { summary: `Taken back on ${countItems(items)}.`, ids: [change_id], data: { undo_id, items } }
  },
})

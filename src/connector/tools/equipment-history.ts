import { z } from 'zod'
import { actionOf, changesOf, toState } from '@/catalog/diff'
import type { Activity } from '@/catalog/queries/history-queries'
import type { UnitSystem } from '@/catalog/specifications/units'
import { isDay } from '@/lib/parse'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { idInput } from './get-equipment'
import { cursorInput, nextCursor, pageSize, readCursor, writeCursor } from './pages'
import { defineTool } from './tool'
import { refuseField } from './values-in'
import { unitsInput } from './values-out'
import { changeShape, toChanges } from './writing'

const entryShape = z.object({
  change_id: z.string().describe('What undo_change takes'),
  at: z.string(),
  action: z.string(),
  item_id: z.string(),
  item_name: z.string(),
  other_items: z.number().describe('How many items more the same change reached'),
  by: z.string().nullable().describe('Email address'),
  via: z.string().describe('web, assistant or manual'),
  client: z.string().nullable().describe('The AI client'),
  undoes: z.string().nullable().describe('The change that this one took back'),
  can_be_undone: z.boolean(),
  changes: z.array(changeShape),
})

/** The start of a day on this computer, or a time. */
function readSince(text: string): string {
  const time = new Date(isDay(text) ? `${text}T00:00` : text)
  if (Number.isNaN(time.getTime()))
    refuseField('since', 'Write a day like 2026-11-30 or a time like 2026-11-30T14:00Z')
  return time.toISOString()
}

function toEntry(entry: Activity, units: UnitSystem): z.infer<typeof entryShape> {
  const [before, after] = [toState(entry.before), toState(entry.after)]
  return {
    change_id: entry.change_id,
    at: entry.changed_at,
    action: actionOf(entry),
    item_id: entry.equipment_id,
    item_name: after.name ?? before.name ?? '',
    other_items: entry.others ?? 0,
    by: entry.changed_by_email,
    via: entry.changed_via,
    client: entry.changed_client,
    undoes: entry.undoes,
    can_be_undone: entry.can_be_undone ?? false,
    changes: toChanges(changesOf(entry, units)),
  }
}

export const equipmentHistory = defineTool({
  name: 'equipment_history',
  title: 'History of changes',
  description:
    'Lists changes, newest first: who, when, by which client, and every value before and after. Without id or change_id there is one entry for each change, of one of its items. by: "my_assistant" lists what AI clients changed for this person, since a day what was done that day.',
  input: z.strictObject({
    id: idInput.optional().describe('Only changes of this item; also of a deleted one'),
    change_id: z.guid().optional().describe('All items of this change'),
    by: z.enum(['anyone', 'me', 'my_assistant']).default('anyone'),
    since: z.string().max(40).optional().describe('A day like 2026-11-30, in local time, or a time'),
    units: unitsInput,
    cursor: cursorInput,
  }),
  output: z.object({ entries: z.array(entryShape), next_cursor: nextCursor }),
  run: async (input, { userId }) => {
    const { id, change_id, by, since, units, cursor } = input
    const [before = Number.MAX_SAFE_INTEGER] = readCursor(input, cursor) ?? []
    let query = supabase
      .from('equipment_activity')
      .select('*')
      .lt('id', Number(before))
      .order('id', { ascending: false })
      .limit(pageSize + 1)
    if (id) query = query.eq('equipment_id', id)
    if (change_id) query = query.eq('change_id', change_id)
    if (!id && !change_id) query = query.eq('is_first_of_change', true)
    if (by !== 'anyone') query = query.eq('changed_by', userId)
    if (by === 'my_assistant') query = query.eq('changed_via', 'assistant')
    if (since) query = query.gte('changed_at', readSince(since))
    const found = await unwrap(query)
    const entries = found.slice(0, pageSize)
    const last = entries.at(-1)
    return {
      summary: `${entries.length === 1 ? '1 entry' : `${entries.length} entries`}${found.length > pageSize ? ', and older ones' : ''}.`,
      ids: entries.map((entry) => entry.change_id),
      data: {
        entries: entries.map((entry) => toEntry(entry, units)),
        next_cursor: last && found.length > pageSize ? writeCursor(input, [last.id]) : null,
      },
    }
  },
})

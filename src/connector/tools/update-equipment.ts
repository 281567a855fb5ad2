import { z } from 'zod'
import { toState } from '@/catalog/diff'
import type { Equipment } from '@/catalog/equipment'
import { fetchChangeId } from '@/catalog/queries/history-queries'
import { saveOver } from '@/catalog/queries/save-equipment'
import { toForm } from '@/catalog/schema'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { idInput, readItem } from './get-equipment'
import { defineTool, Refusal } from './tool'
import { fieldsInput, ownFieldsInput, toInput, typeInto } from './values-in'
import { itemShape, toItem, unitsInput } from './values-out'
import { changeShape, changesBetween, refuseConflict, repeatedIfLost } from './writing'

/** The item with this `updated_at`, as a side of a change in its history has it; undefined if none has. */
async function stateBeside(side: 'before' | 'after', id: string, updatedAt: string) {
  const [entry] = await unwrap(
    supabase
      .from('equipment_history')
      .select('before, after')
      .eq('equipment_id', id)
      .eq(`${side}->>updated_at`, updatedAt)
      .order('id', { ascending: false })
      .limit(1),
  )
  return entry && toState(entry[side])
}

/** The item as it was when it had this `updated_at`. */
async function stateAt(item: Equipment, updatedAt: string): Promise<Partial<Equipment>> {
  if (item.updated_at === updatedAt) return item
  const state =
    (await stateBeside('after', item.id, updatedAt)) ??
    // The first state of an item that is older than the history.
    (await stateBeside('before', item.id, updatedAt))
  if (!state)
    throw new Refusal(
      'conflict',
      'updated_at: The item never had this state, or it is forgotten. Read it again.',
      { updated_at: item.updated_at },
    )
  return state
}

export const updateEquipment = defineTool({
  name: 'update_equipment',
  title: 'Change an item',
  description:
    'Changes fields of one item; all others stay. Takes the updated_at at which the item was read. What others have changed since is kept; where they changed the same field, nothing is saved and the answer says what is stored now and by whom. A new cost drops price_date unless price_date comes with it. change_id takes the change back with undo_change.',
  input: z.strictObject({
    id: idInput,
    updated_at: z.string().max(50).describe('As search_equipment or get_equipment returned it'),
    fields: fieldsInput,
    own_fields: ownFieldsInput,
    units: unitsInput,
  }),
  output: z.object({
    item: itemShape,
    changes: z.array(changeShape).describe('Empty if the item had these values already'),
    change_id: z.string().nullable(),
  }),
  writes: { isDestructive: true, isIdempotent: true },
  run: async ({ id, updated_at, fields, own_fields, units }, { userId }) => {
    const stored = await readItem(id)
    const base = await stateAt(stored, updated_at)
    const read = toForm(base)
    const form = typeInto(read, fields, own_fields)
    toInput(form, stored)
    const outcome = await repeatedIfLost(() => saveOver({ ...base, id, updated_at }, form, userId), {
      id,
      updated_at,
    })
    if (outcome.kind === 'deleted')
      throw new Refusal('not-found', 'The item was deleted meanwhile. Nothing was saved.')
    if (outcome.kind === 'conflict') return refuseConflict(outcome.conflict, read, units)
    const { item } = outcome
    const changes = changesBetween(stored, item, units)
    return {
      summary:
        changes.length > 0 ? `Values changed: ${changes.length}.` : 'The item had these values already.',
      ids: [id],
      data: { item: toItem(item), changes, change_id: changes.length > 0 ? await fetchChangeId(item) : null },
    }
  },
})

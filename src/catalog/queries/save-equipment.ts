import * as v from 'valibot'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { isHeldBy, type MergedField, mergeForms } from '@/catalog/merge'
import { type EquipmentFormValues, emptyForm, keepLineBreaks, schemaFor, toForm } from '@/catalog/schema'
import { hasKind } from '@/lib/errors'
import { mutate, queryClient } from '@/lib/query-client'
import { addEquipment, equipmentItemQuery, updateEquipment } from './equipment-queries'
import { changesSinceQuery, type LatestChange, type SavedItem, toLatestChange } from './history-queries'

/** The item as it was when typing began. From the history, it may lack newer columns. */
type Base = Partial<Equipment> & SavedItem

/** Fields that both sides changed differently. */
export type Conflict = {
  theirs: Equipment
  fields: MergedField[]
  /** Both sides' changes; the conflicting fields hold mine. */
  merged: EquipmentFormValues
  /**
   * The newest change by somebody else or by an AI client, or the newest one if all are by this user (`isOwn`), from
   * another tab for example. Null if the history has none.
   */
  change: LatestChange | null
}

/** The result of saving: the item as it is stored now, a question about conflicts, or an item that was deleted. */
export type Outcome =
  | { kind: 'saved'; item: Equipment }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'deleted' }

/** How often an item is saved before giving up, because others save it each time in between. */
const maxTries = 6

/** Reads the item as it is stored now; null if it has been deleted. */
async function readStored(id: string): Promise<Equipment | null> {
  try {
    return await queryClient.query({ ...equipmentItemQuery(id), staleTime: 0 })
  } catch (error) {
    if (hasKind(error, 'not-found')) return null
    throw error
  }
}

/**
 * Saves `values` over an item and merges them with what others have saved since `base`. No stored value is overwritten
 * without a question. Throws what the API refuses.
 * @param userId the signed-in user
 */
export async function saveOver(
  base: Base,
  values: EquipmentFormValues,
  userId: string,
  tries = maxTries,
): Promise<Outcome> {
  if (tries === 0) throw new Error('Other people keep saving this item. Try again in a moment.')
  const input = keepLineBreaks(v.parse(schemaFor(base), values), base)
  const saved = await mutate(updateEquipment, { id: base.id, input, updatedAt: base.updated_at })
  if (saved) return { kind: 'saved', item: saved }
  const theirs = await readStored(base.id)
  return theirs ? mergeAndSave(base, theirs, values, userId, tries - 1) : { kind: 'deleted' }
}

/** Merges `values` with a newer state of their item and saves the result over it. `base` is null for a new item. */
async function mergeAndSave(
  base: Base | null,
  theirs: Equipment,
  values: EquipmentFormValues,
  userId: string,
  tries = maxTries,
): Promise<Outcome> {
  const { merged, conflicts: fields } = mergeForms(base ? toForm(base) : emptyForm, toForm(theirs), values)
  if (fields.length === 0) return saveOver(theirs, merged, userId, tries)
  const change = await readChange(theirs.id, base?.updated_at ?? null, userId)
  return { kind: 'conflict', conflict: { theirs, fields, merged, change } }
}

/**
 * Adds an item in the name of the signed-in user. If its id is taken, an earlier request whose answer was lost has
 * stored it, or another tab with the same draft: `values` are then saved over the stored item.
 * @param input what `values` save
 * @param userId the signed-in user
 * @param earlier what this form has sent under the id before
 * @param base a deleted item that is added again; null for a new one
 */
export async function saveNew(
  id: string,
  values: EquipmentFormValues,
  input: EquipmentInput,
  userId: string,
  earlier: readonly EquipmentInput[] = [],
  base: Equipment | null = null,
): Promise<Outcome> {
  const added = await mutate(addEquipment, { id, input, userId })
  if (added) return { kind: 'saved', item: added }
  const theirs = await readStored(id)
  if (!theirs) return { kind: 'deleted' }
  // This form has stored it: every difference was typed since then and is saved without a question.
  const isOwn = [input, ...earlier].some((sent) => isHeldBy(theirs, sent))
  return isOwn ? saveOver(theirs, values, userId) : mergeAndSave(base, theirs, values, userId)
}

/** @param since `updated_at` of the item when typing began; null for a new item */
async function readChange(id: string, since: string | null, userId: string): Promise<LatestChange | null> {
  const entries = await queryClient.query(changesSinceQuery(id, since)).catch(() => [])
  const changes = entries.map((entry) => toLatestChange(entry, userId))
  return changes.find(({ isOwn }) => !isOwn) ?? changes[0] ?? null
}

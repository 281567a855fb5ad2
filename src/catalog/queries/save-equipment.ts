import * as v from 'valibot'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { isHeldBy, type MergedField, mergeForms } from '@/catalog/merge'
import { type EquipmentFormValues, emptyForm, keepLineBreaks, schemaFor, toForm } from '@/catalog/schema'
import { AppError } from '@/lib/errors'
import { mutate, queryClient } from '@/lib/query-client'
import { addEquipment, equipmentItemQuery, reloadEquipment, updateEquipment } from './equipment-queries'
import { changesSinceQuery, type LatestChange, toLatestChange } from './history-queries'

/** The state of the item that typing began from; `updatedAt` is null for a new item. */
export type Base = { form: EquipmentFormValues; updatedAt: string | null }

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

/** How often a save may be overtaken, each time without a conflict, before it gives up. */
const maxMerges = 5

/** Reads the item as it is stored now; null if it has been deleted. */
async function readStored(id: string): Promise<Equipment | null> {
  try {
    return await queryClient.query({ ...equipmentItemQuery(id), staleTime: 0 })
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    throw error
  }
}

/**
 * Saves `values` over an item and merges them with what others have saved since `base`. No stored value is overwritten
 * without a question. Throws what the API refuses.
 * @param known a recent state of the item
 * @param userId the signed-in user
 */
export async function saveOver(
  known: Equipment,
  values: EquipmentFormValues,
  base: Base,
  userId: string,
): Promise<Outcome> {
  const { id } = known
  let mine = values
  let stored = known
  let { form: before, updatedAt } = base
  for (let merges = 0; merges <= maxMerges; merges++) {
    const input = keepLineBreaks(v.parse(schemaFor(stored), mine), stored)
    const saved = updatedAt && (await mutate(updateEquipment, { id, input, updatedAt }))
    if (saved) return { kind: 'saved', item: saved }
    const theirs = await readStored(id)
    if (!theirs) return { kind: 'deleted' }
    const { merged, conflicts } = mergeForms(before, toForm(theirs), mine)
    if (conflicts.length > 0) {
      const change = await readChange(id, updatedAt, userId)
      return { kind: 'conflict', conflict: { theirs, fields: conflicts, merged, change } }
    }
    mine = merged
    stored = theirs
    before = toForm(theirs)
    updatedAt = theirs.updated_at
  }
  throw new Error('Other people keep saving this item. Try again in a moment.')
}

/**
 * Adds an item in the name of the signed-in user. If its id is taken, an earlier request whose answer was lost has
 * stored it, or another tab with the same draft: `values` are then saved over the stored item.
 * @param input what `values` save
 * @param earlier what this form has sent under the id before
 * @param base the state of an existing item that is added again; null for a new one
 * @param userId the signed-in user
 */
export async function saveNew(
  id: string,
  values: EquipmentFormValues,
  input: EquipmentInput,
  earlier: readonly EquipmentInput[],
  base: Base | null,
  userId: string,
): Promise<Outcome> {
  const added = await mutate(addEquipment, { id, input, userId })
  if (added) return { kind: 'saved', item: added }
  const stored = await readStored(id)
  if (!stored) return { kind: 'deleted' }
  if (isHeldBy(stored, input)) {
    void reloadEquipment()
    return { kind: 'saved', item: stored }
  }
  // This form has stored it: every difference was typed since then and is saved without a question.
  if (earlier.some((sent) => isHeldBy(stored, sent)))
    return saveOver(stored, values, { form: toForm(stored), updatedAt: stored.updated_at }, userId)
  return saveOver(stored, values, base ?? { form: emptyForm, updatedAt: null }, userId)
}

/** @param since `updated_at` of the item when typing began; null for a new item */
async function readChange(id: string, since: string | null, userId: string): Promise<LatestChange | null> {
  const entries = await queryClient.query(changesSinceQuery(id, since)).catch(() => [])
  const changes = entries.map((entry) => toLatestChange(entry, userId))
  return changes.find(({ isOwn }) => !isOwn) ?? changes[0] ?? null
}

import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { useAuth } from '@/auth/auth-context'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { addEquipment, equipmentItemQuery, updateEquipment } from '@/catalog/queries/equipment-queries'
import { changesSinceQuery } from '@/catalog/queries/history-queries'
import { type EquipmentFormValues, emptyForm, keepLineBreaks, schemaFor, toForm } from '@/catalog/schema'
import { AppError } from '@/lib/errors'
import { queryClient } from '@/lib/query-client'
import type { Base } from './equipment-draft'
import { entryToName, type MergedField, mergeForms, replacedFields } from './equipment-merge'

/** Fields that were changed on both sides, and how. */
export type Conflict = {
  theirs: Equipment
  fields: MergedField[]
  /** Theirs and mine, with what only one side changed. */
  merged: EquipmentFormValues
  /** Who saved theirs and when; null where the history does not say. `isOwn`: whoever is asked, in another tab say. */
  change: { by: string | null; isOwn: boolean; isByAssistant: boolean; at: string } | null
}

/** What saving came to: the item as it is stored now, a question, or an item that somebody has deleted. */
export type Outcome =
  | { kind: 'saved'; item: Equipment }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'deleted' }

/** Saves that may overtake ours before we give up, each with no field in common. */
const maxMerges = 5

/** The ways to save what a form holds. None gives up a value that is stored unasked; each throws what the API refuses. */
export function useSaveEquipment() {
  const { user } = useAuth()
  const { mutateAsync: add } = useMutation(addEquipment)
  const { mutateAsync: update } = useMutation(updateEquipment)

  const readItem = (id: string) => queryClient.query({ ...equipmentItemQuery(id), staleTime: 0 })

  /** The item as it is stored now, or null when it has been deleted. */
  async function readStored(id: string): Promise<Equipment | null> {
    try {
      return await readItem(id)
    } catch (error) {
      if (error instanceof AppError && error.kind === 'not-found') return null
      throw error
    }
  }

  /** Saves `values` over the item as it was when `updatedAt` was read; merges with what others saved since. */
  async function saveOver(current: Equipment, values: EquipmentFormValues, from: Base): Promise<Outcome> {
    let mine = values
    let stored = current
    let { form: before, updatedAt } = from
    for (let merges = 0; merges <= maxMerges; merges++) {
      const input = keepLineBreaks(v.parse(schemaFor(stored), mine), stored)
      const saved = updatedAt && (await update({ id: current.id, input, updatedAt }))
      if (saved) return { kind: 'saved', item: saved }
      const theirs = await readStored(current.id)
      if (!theirs) return { kind: 'deleted' }
      const { merged, conflicts } = mergeForms(before, toForm(theirs), mine)
      if (conflicts.length > 0) return ask(theirs, conflicts, merged, updatedAt)
      mine = merged
      stored = theirs
      before = toForm(theirs)
      updatedAt = theirs.updated_at
    }
    throw new Error('Other people keep saving this item. Try again in a moment.')
  }

  /**
   * Saves over what an earlier try to add the item may have stored. The tab may have been duplicated after that try, and
   * the row be what the other tab added: no value that is stored gives way to another one unasked.
   * @param isAsSent nobody has changed the row since it was sent, so what it lacks here was emptied here
   */
  async function saveOverTry(
    stored: Equipment,
    mine: EquipmentFormValues,
    isAsSent: boolean,
  ): Promise<Outcome> {
    if (!isAsSent) return saveOver(stored, mine, { form: emptyForm, updatedAt: null })
    const theirs = toForm(stored)
    const replaced = replacedFields(theirs, mine)
    if (replaced.length > 0) return ask(stored, replaced, mine, null)
    return saveOver(stored, mine, { form: theirs, updatedAt: stored.updated_at })
  }

  /** @param since `updated_at` of the item as it was when typing began; null where there was none */
  async function ask(
    theirs: Equipment,
    fields: MergedField[],
    merged: EquipmentFormValues,
    since: string | null,
  ): Promise<Outcome> {
    const change = await readChange(theirs.id, fields, since)
    return { kind: 'conflict', conflict: { theirs, fields, merged, change } }
  }

  async function readChange(
    id: string,
    fields: MergedField[],
    since: string | null,
  ): Promise<Conflict['change']> {
    const entries = await queryClient.query(changesSinceQuery(id, since)).catch(() => [])
    const entry = entryToName(entries, fields, user?.id)
    if (!entry) return null
    return {
      by: entry.changed_by_email,
      isOwn: entry.changed_by === user?.id,
      isByAssistant: entry.changed_via === 'assistant',
      at: entry.changed_at,
    }
  }

  return {
    /** Adds an item in the name of who is signed in. Null when its id is in the catalog already. */
    add: (id: string, input: EquipmentInput) => add({ id, input, userId: user?.id ?? '' }),
    readItem,
    saveOver,
    saveOverTry,
  }
}

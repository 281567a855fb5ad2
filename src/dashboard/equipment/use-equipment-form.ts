import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useAuth } from '@/auth/auth-context'
import { clearDraft, loadDraft, saveDraft } from '@/lib/drafts'
import { AppError, messageOf } from '@/lib/errors'
import type { Equipment, EquipmentInput } from './equipment'
import { changesSinceQuery } from './equipment-history-queries'
import {
  entryToName,
  isHeldBy,
  type MergedField,
  mergeForms,
  replacedFields,
  takeTheirs,
} from './equipment-merge'
import { addEquipment, equipmentItemQuery, reloadEquipment, updateEquipment } from './equipment-queries'
import { type EquipmentForm, emptyForm, keepLineBreaks, schemaFor, toCopy, toForm } from './equipment-schema'

/** What the form of a new item, a copy or an existing item starts from. */
function toStart(item: Equipment | null, template: Equipment | null): EquipmentForm {
  if (item) return toForm(item)
  return template ? toCopy(template) : emptyForm
}

/** The state of an item that typing began from; `updatedAt` is null for a new one, of which there was none. */
type Base = { form: EquipmentForm; updatedAt: string | null }

/** What was typed, and what it was typed over. */
type Draft = {
  form: EquipmentForm
  base: Base
  /** The id a new item gets: it may be stored already, by a request whose answer was lost. */
  newId: string
  /** What was last sent under that id; null before the first try. */
  sent: EquipmentInput | null
  /** What is edited or copied, as it was loaded last: by the time the draft is opened again it may be deleted. */
  source: Equipment | null
}

const copyKey = (id: string) => `equipment:copy of ${id}`
const editKey = (id: string) => `equipment:${id}`

/** The item of a draft: what was edited, or copied, when something was typed. Null without a draft. */
export function draftedItem(id: string, copy: boolean): Equipment | null {
  const draft = loadDraft(copy ? copyKey(id) : editKey(id)) as Partial<Draft> | null
  return draft?.source ?? null
}

/** @param start what the form would start from: a field the draft is older than has its value */
function readDraft(key: string, start: EquipmentForm): Draft | null {
  const draft = loadDraft(key)
  if (!draft || typeof draft !== 'object' || !('form' in draft) || !('base' in draft)) return null
  const { form, base, ...rest } = draft as Draft
  return { form: { ...start, ...form }, base: { ...base, form: { ...start, ...base.form } }, ...rest }
}

/** Fields that were changed on both sides, and how. */
export type Conflict = {
  theirs: Equipment
  fields: MergedField[]
  /** Theirs and mine, with what only one side changed. */
  merged: EquipmentForm
  /** Who saved theirs and when; null where the history does not say. `isOwn`: whoever is asked, in another tab say. */
  change: { by: string | null; isOwn: boolean; isByAssistant: boolean; at: string } | null
}

/** Saves that may overtake ours before we give up, each with no field in common. */
const maxMerges = 5

/**
 * The state of the add or edit form: fields, draft, saving, conflicts.
 * @param item the item to edit, as last loaded; null to add one
 * @param template the item a new one starts as a copy of, as last loaded
 * @param isGone the item has been deleted since its draft was kept
 * @param onSaved called once, after the database has confirmed
 */
export function useEquipmentForm(
  item: Equipment | null,
  template: Equipment | null,
  isGone: boolean,
  onSaved: (saved: Equipment) => void,
) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const add = useMutation(addEquipment)
  const update = useMutation(updateEquipment)
  const draftKey = item ? editKey(item.id) : template ? copyKey(template.id) : 'equipment:new'

  // What the form started from. A refetch of the item later must not touch what is being typed.
  const [start] = useState(() => {
    const form = toStart(item, template)
    const draft = readDraft(draftKey, form)
    return { form, draft, newId: draft?.newId ?? crypto.randomUUID() }
  })
  const newId = useRef(start.newId)
  const sent = useRef(start.draft?.sent ?? null)
  const base = useRef<Base>(start.draft?.base ?? { form: start.form, updatedAt: item?.updated_at ?? null })
  const [restored, setRestored] = useState(start.draft !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isDeleted, setDeleted] = useState(isGone)
  const [saving, setSaving] = useState(false)

  const form = useForm<EquipmentForm, unknown, EquipmentInput>({
    resolver: valibotResolver(schemaFor(item)),
    defaultValues: start.form,
    shouldFocusError: false,
    // Otherwise valibotResolver stops at the first wrong field and never compares the price with the currency.
    criteriaMode: 'all',
  })

  const source = item ?? template
  const shown = useRef(source)

  const { isDirty } = form.formState
  useEffect(() => {
    if (start.draft) form.reset(start.draft.form, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: dirty }) => {
        if (!dirty) return clearDraft(draftKey)
        const added = { newId: newId.current, sent: sent.current }
        const draft = { form: values, base: base.current, ...added, source: shown.current }
        saveDraft(draftKey, draft satisfies Draft)
      },
    })
  }, [form, start, draftKey])

  // The form opens with the row of the list. What has been loaded since replaces it while nothing is typed; after that,
  // saving merges the two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another state of the item arrives.
  useEffect(() => {
    if (!source || source.updated_at === shown.current?.updated_at) return
    shown.current = source
    if (isDirty || restored || saving || conflict) return
    restart(toStart(item, template), item?.updated_at ?? null)
  }, [source])

  /** Forgets the draft and shows `values` as saved. */
  function restart(values: EquipmentForm, updatedAt: string | null) {
    clearDraft(draftKey)
    base.current = { form: values, updatedAt }
    setRestored(false)
    setFailure(null)
    form.reset(values)
  }

  /** The draft of this form. Under its key may be that of the next one: an answer may come after a form was left. */
  function ownDraft(): Draft | null {
    const draft = readDraft(draftKey, start.form)
    return draft?.newId === newId.current ? draft : null
  }

  function finish(saved: Equipment) {
    if (ownDraft()) clearDraft(draftKey)
    onSaved(saved)
  }

  /** Runs one attempt to save; whatever goes wrong is shown and nothing typed is touched. */
  async function attempt(action: () => Promise<void>) {
    setSaving(true)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(`Error saving equipment: ${messageOf(error, 'Unknown error')}`)
      // It may be saved all the same, where only the answer was lost.
      void reloadEquipment()
    } finally {
      setSaving(false)
    }
  }

  const userId = user?.id ?? ''

  /** Notes what is sent under the id of a new item, in the draft too. */
  function keepSent(input: EquipmentInput, id = newId.current) {
    const draft = ownDraft()
    newId.current = id
    sent.current = input
    if (draft) saveDraft(draftKey, { ...draft, newId: id, sent: input } satisfies Draft)
  }

  /** Adds the item. One that is in the catalog by now is saved over as any other. */
  async function insert(id: string, input: EquipmentInput) {
    const earlier = sent.current
    keepSent(input)
    const added = await add.mutateAsync({ id, input, userId })
    if (added) return finish(added)
    if (item) return saveOver(item, form.getValues(), base.current)
    const stored = await queryClient.fetchQuery({ ...equipmentItemQuery(id), staleTime: 0 })
    if (isHeldBy(stored, input)) {
      // Stored as it was sent: the browser repeated the request, or the answer to an earlier try was lost.
      void reloadEquipment()
      return finish(stored)
    }
    if (!earlier) {
      // Not an earlier try of this form: a duplicated tab has the draft and its id too, and was first.
      keepSent(input, crypto.randomUUID())
      return insert(newId.current, input)
    }
    // This try has stored nothing.
    keepSent(earlier)
    return saveOverTry(stored, isHeldBy(stored, earlier))
  }

  /**
   * Saves over what an earlier try may have stored. The tab may have been duplicated after that try, and the row be what
   * the other tab added: no value that is stored gives way to another one unasked.
   * @param isAsSent nobody has changed the row since it was sent, so what it lacks here was emptied here
   */
  async function saveOverTry(stored: Equipment, isAsSent: boolean) {
    const mine = form.getValues()
    if (!isAsSent) return saveOver(stored, mine, { form: emptyForm, updatedAt: null })
    const theirs = toForm(stored)
    const replaced = replacedFields(theirs, mine)
    if (replaced.length > 0) return ask(stored, replaced, mine, null)
    await saveOver(stored, mine, { form: theirs, updatedAt: stored.updated_at })
  }

  /** Saves `values` over the item as it was when `updatedAt` was read; merges with what others saved since. */
  async function saveOver(current: Equipment, values: EquipmentForm, from: Base) {
    let mine = values
    let stored = current
    let { form: before, updatedAt } = from
    for (let merges = 0; merges <= maxMerges; merges++) {
      const input = keepLineBreaks(v.parse(schemaFor(current), mine), stored)
      const saved = updatedAt && (await update.mutateAsync({ id: current.id, input, updatedAt }))
      if (saved) return finish(saved)
      const theirs = await readStored(current.id)
      if (!theirs) return setDeleted(true)
      const { merged, conflicts } = mergeForms(before, toForm(theirs), mine)
      if (conflicts.length > 0) return ask(theirs, conflicts, merged, updatedAt)
      mine = merged
      stored = theirs
      before = toForm(theirs)
      updatedAt = theirs.updated_at
    }
    throw new Error('Other people keep saving this item. Try again in a moment.')
  }

  /** @param since `updated_at` of the item as it was when typing began; null where there was none */
  async function ask(theirs: Equipment, fields: MergedField[], merged: EquipmentForm, since: string | null) {
    setConflict({ theirs, fields, merged, change: await readChange(theirs.id, fields, since) })
  }

  /** The item as it is stored now, or null when it has been deleted. */
  async function readStored(id: string): Promise<Equipment | null> {
    try {
      return await queryClient.fetchQuery({ ...equipmentItemQuery(id), staleTime: 0 })
    } catch (error) {
      if (error instanceof AppError && error.kind === 'not-found') return null
      throw error
    }
  }

  async function readChange(
    id: string,
    fields: MergedField[],
    since: string | null,
  ): Promise<Conflict['change']> {
    const entries = await queryClient.fetchQuery(changesSinceQuery(id, since)).catch(() => [])
    const entry = entryToName(entries, fields, user?.id)
    if (!entry) return null
    return {
      by: entry.changed_by_email,
      isOwn: entry.changed_by === user?.id,
      isByAssistant: entry.changed_via === 'assistant',
      at: entry.changed_at,
    }
  }

  const save = (fields: EquipmentInput) =>
    attempt(() => (item ? saveOver(item, form.getValues(), base.current) : insert(newId.current, fields)))

  /** Answers the question about fields both sides changed, and saves. */
  function resolve(choose: (asked: Conflict) => EquipmentForm) {
    if (!conflict) return
    const values = choose(conflict)
    const stored = { form: toForm(conflict.theirs), updatedAt: conflict.theirs.updated_at }
    setConflict(null)
    void attempt(() => saveOver(conflict.theirs, values, stored))
  }

  return {
    form,
    isDirty,
    saving,
    failure,
    conflict,
    /** Somebody deleted the item while it was edited. */
    isDeleted,
    /** A draft from before a reload or a lost session is in the fields. */
    restored,
    save,
    keepMine: () => resolve(({ merged }) => merged),
    keepTheirs: () => resolve(({ merged, theirs, fields }) => takeTheirs(merged, toForm(theirs), fields)),
    cancelConflict: () => setConflict(null),
    /** Adds a deleted item again, under its id, with what was typed. */
    addAgain: () => {
      setDeleted(false)
      void form.handleSubmit((fields) => attempt(() => insert(item?.id ?? newId.current, fields)))()
    },
    cancelAddAgain: () => setDeleted(false),
    discardDraft: () => {
      // What is typed next is another item, also where the discarded one is stored.
      newId.current = crypto.randomUUID()
      sent.current = null
      restart(toStart(item, template), item?.updated_at ?? null)
    },
    forgetDraft: () => clearDraft(draftKey),
  }
}

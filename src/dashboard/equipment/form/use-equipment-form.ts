import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type SubmitErrorHandler, useForm } from 'react-hook-form'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { type EquipmentFormValues, emptyForm, schemaFor, toCopy, toForm } from '@/catalog/schema'
import { clearDraft, saveDraft } from '@/lib/drafts'
import { messageOf } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type Base, type Draft, draftKeyOf, readDraft } from './equipment-draft'
import { isHeldBy, takeTheirs } from './equipment-merge'
import { type Conflict, type Outcome, useSaveEquipment } from './use-save-equipment'

/** What the form of a new item, a copy or an existing item starts from. */
function toStart(item: Equipment | null, template: Equipment | null): EquipmentFormValues {
  if (item) return toForm(item)
  return template ? toCopy(template) : emptyForm
}

/** Where saving stands. */
type Attempt =
  | { kind: 'none' | 'saving' | 'deleted' }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict'; conflict: Conflict }

/** Why nothing was saved, for who has left the form and is asked nothing any more. */
const unfinished = { conflict: 'someone else has changed it since', deleted: 'someone has deleted it' }

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
  const { add, readItem, saveOver, saveOverTry } = useSaveEquipment()
  const isMounted = useIsMounted()
  const draftKey = draftKeyOf(item, template)

  // What the form started from. A refetch of the item later must not touch what is being typed.
  const [start] = useState(() => {
    const form = toStart(item, template)
    const draft = readDraft(draftKey, form)
    return { form, draft, newId: draft?.newId ?? crypto.randomUUID() }
  })
  const newId = useRef(start.newId)
  const sent = useRef(start.draft?.sent ?? null)
  // A new item was sent and may be stored: unsaved work, also where nothing was typed, as in a copy.
  const [isSent, setIsSent] = useState(sent.current !== null)
  const base = useRef<Base>(start.draft?.base ?? { form: start.form, updatedAt: item?.updated_at ?? null })
  const [restored, setRestored] = useState(start.draft !== null)
  const [attempt, setAttempt] = useState<Attempt>({ kind: isGone ? 'deleted' : 'none' })

  const form = useForm<EquipmentFormValues, unknown, EquipmentInput>({
    resolver: valibotResolver(schemaFor(item)),
    defaultValues: start.form,
    shouldFocusError: false,
    // Otherwise valibotResolver stops at the first wrong field and never compares the price with the currency.
    criteriaMode: 'all',
  })

  const source = item ?? template
  const shown = useRef(source)

  const keepDraft = useCallback(
    (values: EquipmentFormValues) => {
      const added = { newId: newId.current, sent: sent.current }
      const draft = { form: values, base: base.current, ...added, source: shown.current }
      saveDraft(draftKey, draft satisfies Draft)
    },
    [draftKey],
  )

  const { isDirty } = form.formState
  useEffect(() => {
    if (start.draft) form.reset(start.draft.form, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: dirty }) => {
        if (dirty || sent.current) keepDraft(values)
        else clearDraft(draftKey)
      },
    })
  }, [form, start, draftKey, keepDraft])

  // The form opens with the row of the list. What has been loaded since replaces it while nothing is typed; after that,
  // saving merges the two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another state of the item arrives.
  useEffect(() => {
    if (!source || source.updated_at === shown.current?.updated_at) return
    shown.current = source
    if (isDirty || isSent || restored || attempt.kind === 'saving' || attempt.kind === 'conflict') return
    restart(toStart(item, template), item?.updated_at ?? null)
  }, [source])

  /** Forgets the draft and shows `values` as saved. */
  function restart(values: EquipmentFormValues, updatedAt: string | null) {
    clearDraft(draftKey)
    base.current = { form: values, updatedAt }
    setRestored(false)
    giveUp()
    form.reset(values)
  }

  /** Ends an attempt that is not under way; what was typed stays. */
  const giveUp = () => setAttempt({ kind: 'none' })

  /** The draft of this form. Under its key may be that of the next one: an answer may come after a form was left. */
  function ownDraft(): Draft | null {
    const draft = readDraft(draftKey, start.form)
    return draft?.newId === newId.current ? draft : null
  }

  /** Notes what is sent under the id of a new item, in the draft too. */
  function keepSent(input: EquipmentInput, id = newId.current) {
    // A draft that was discarded with the form must not come back; one left behind by a lost session is still there.
    const isKept = isMounted.current || ownDraft() !== null
    newId.current = id
    sent.current = input
    setIsSent(true)
    if (isKept) keepDraft(form.getValues())
  }

  function forgetSent() {
    sent.current = null
    setIsSent(false)
  }

  /** Adds the item. One that is in the catalog by now is saved over as any other. */
  async function insert(id: string, input: EquipmentInput): Promise<Outcome> {
    const earlier = sent.current
    keepSent(input)
    const added = await add(id, input)
    if (added) return { kind: 'saved', item: added }
    if (item) return saveOver(item, form.getValues(), base.current)
    const stored = await readItem(id)
    if (isHeldBy(stored, input)) {
      // Stored as it was sent: the browser repeated the request, or the answer to an earlier try was lost.
      void reloadEquipment()
      return { kind: 'saved', item: stored }
    }
    if (!earlier) {
      // Not an earlier try of this form: a duplicated tab has the draft and its id too, and was first.
      keepSent(input, crypto.randomUUID())
      return insert(newId.current, input)
    }
    // This try has stored nothing.
    keepSent(earlier)
    return saveOverTry(stored, form.getValues(), isHeldBy(stored, earlier))
  }

  /** Runs one attempt to save; whatever goes wrong is shown and nothing typed is touched. */
  async function run(save: () => Promise<Outcome>) {
    setAttempt({ kind: 'saving' })
    try {
      const outcome = await save()
      if (outcome.kind !== 'saved') {
        if (!isMounted.current) toast(`${form.getValues('name')} was not saved: ${unfinished[outcome.kind]}.`)
        return setAttempt(outcome)
      }
      forgetSent()
      if (ownDraft()) clearDraft(draftKey)
      onSaved(outcome.item)
      giveUp()
    } catch (error) {
      const reason = `Error saving equipment: ${messageOf(error)}`
      setAttempt({ kind: 'failed', reason })
      if (!isMounted.current) toast(reason)
      // It may be saved all the same, where only the answer was lost.
      void reloadEquipment()
    }
  }

  /** Answers the question about fields both sides changed, and saves. */
  function resolve(choose: (asked: Conflict) => EquipmentFormValues) {
    if (attempt.kind !== 'conflict') return
    const { conflict } = attempt
    const values = choose(conflict)
    const stored = { form: toForm(conflict.theirs), updatedAt: conflict.theirs.updated_at }
    void run(() => saveOver(conflict.theirs, values, stored))
  }

  return {
    form,
    isUnsaved: isDirty || isSent || attempt.kind === 'saving',
    /** What the form holds, or held, may be stored. */
    mayBeStored: isSent || attempt.kind === 'saving' || attempt.kind === 'failed',
    saving: attempt.kind === 'saving',
    failure: attempt.kind === 'failed' ? attempt.reason : null,
    conflict: attempt.kind === 'conflict' ? attempt.conflict : null,
    /** Somebody deleted the item while it was edited. */
    isDeleted: attempt.kind === 'deleted',
    /** A draft from before a reload or a lost session is in the fields. */
    restored,
    save: (fields: EquipmentInput) =>
      run(() => (item ? saveOver(item, form.getValues(), base.current) : insert(newId.current, fields))),
    keepMine: () => resolve(({ merged }) => merged),
    keepTheirs: () => resolve(({ merged, theirs, fields }) => takeTheirs(merged, toForm(theirs), fields)),
    cancelConflict: giveUp,
    /** Adds a deleted item again, under its id, with what was typed. */
    addAgain: (onInvalid: SubmitErrorHandler<EquipmentFormValues>) => {
      giveUp()
      const id = item?.id ?? newId.current
      void form.handleSubmit((fields) => run(() => insert(id, fields)), onInvalid)()
    },
    cancelAddAgain: giveUp,
    discardDraft: () => {
      // What is typed next is another item, also where the discarded one is stored.
      newId.current = crypto.randomUUID()
      forgetSent()
      restart(toStart(item, template), item?.updated_at ?? null)
    },
    forgetDraft: () => clearDraft(draftKey),
  }
}

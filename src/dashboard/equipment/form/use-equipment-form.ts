import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type SubmitErrorHandler, useForm } from 'react-hook-form'
import { useAuth } from '@/auth/auth-context'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { takeTheirs } from '@/catalog/merge'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { type Base, type Conflict, type Outcome, saveNew, saveOver } from '@/catalog/queries/save-equipment'
import { type EquipmentFormValues, emptyForm, schemaFor, toCopy, toForm } from '@/catalog/schema'
import type { Specifications } from '@/catalog/specifications/values'
import { clearDraft, saveDraft } from '@/lib/drafts'
import { messageOf } from '@/lib/errors'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type Draft, draftKeyOf, readDraft } from './equipment-draft'

declare module 'react-hook-form' {
  // The specifications are one value of the form: no field path leads into them.
  interface OpaqueTypes {
    specifications: Specifications
  }
}

/** The form of an existing item, a copy or a new item, before anything is typed. */
function toStart(item: Equipment | null, template: Equipment | null): EquipmentFormValues {
  if (item) return toForm(item)
  return template ? toCopy(template) : emptyForm
}

/** The state of the current attempt to save. */
type Attempt =
  | { kind: 'none' | 'saving' | 'deleted' }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict'; conflict: Conflict }

/** Why nothing was saved, for a person who has left the form and cannot be asked. */
const unfinished = { conflict: 'someone else has changed it since', deleted: 'someone has deleted it' }

/**
 * The state of the add or edit form: fields, draft, saving, conflicts.
 * @param item the item to edit, as last loaded; null to add one
 * @param template the item a new one copies, as last loaded
 * @param isGone the item was deleted after its draft was written
 * @param onSaved called once, after the database has confirmed
 */
export function useEquipmentForm(
  item: Equipment | null,
  template: Equipment | null,
  isGone: boolean,
  onSaved: (saved: Equipment) => void,
) {
  const userId = useAuth().user?.id ?? ''
  const isMounted = useIsMounted()
  const draftKey = draftKeyOf(item, template)

  // The form's first state. A later refetch of the item must not touch what is being typed.
  const [start] = useState(() => {
    const form = toStart(item, template)
    return { form, draft: readDraft(draftKey, form) }
  })
  const base = useRef<Base>(start.draft?.base ?? { form: start.form, updatedAt: item?.updated_at ?? null })
  const newId = useRef(start.draft?.newId ?? crypto.randomUUID())
  // What this form has sent as a new item. Not in the draft: a duplicated tab has the draft, but has sent nothing.
  const tries = useRef<readonly EquipmentInput[]>([])
  // A new item that was sent may be stored: it is unsaved work even if nothing was typed, as in a copy.
  const [isSent, setIsSent] = useState(start.draft?.isSent ?? false)
  const latestIsSent = useRef(isSent)
  const [restored, setRestored] = useState(start.draft !== null)
  const [attempt, setAttempt] = useState<Attempt>({ kind: isGone ? 'deleted' : 'none' })

  const form = useForm<EquipmentFormValues, unknown, EquipmentInput>({
    resolver: valibotResolver(schemaFor(item)),
    defaultValues: start.form,
    shouldFocusError: false,
    // 'all': otherwise valibotResolver stops at the first invalid field and never compares the price with the currency.
    criteriaMode: 'all',
  })

  const source = item ?? template
  const shown = useRef(source)

  const keepDraft = useCallback(
    (values: EquipmentFormValues) => {
      const draft: Draft = {
        form: values,
        base: base.current,
        newId: newId.current,
        isSent: latestIsSent.current,
        source: shown.current,
      }
      saveDraft(draftKey, draft)
    },
    [draftKey],
  )

  const { isDirty } = form.formState
  useEffect(() => {
    if (start.draft) form.reset(start.draft.form, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: dirty }) => {
        if (dirty || latestIsSent.current) keepDraft(values)
        else clearDraft(draftKey)
      },
    })
  }, [form, start, draftKey, keepDraft])

  // The form opens with the list's row. The loaded item replaces it unless something has been typed; saving then merges
  // the two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another state of the item arrives.
  useEffect(() => {
    if (!source || source.updated_at === shown.current?.updated_at) return
    shown.current = source
    if (isDirty || isSent || restored || attempt.kind === 'saving' || attempt.kind === 'conflict') return
    startOver()
  }, [source])

  const [itemId, templateId] = [item?.id, template?.id]
  /** Whether an item is this one: the edited or copied item, or the new one, which may be stored already. */
  const isOwn = useCallback(
    (id: string) => [itemId, templateId, newId.current].includes(id),
    [itemId, templateId],
  )

  /** Shows the item as loaded, without draft or attempt. */
  function startOver() {
    const values = toStart(item, template)
    clearDraft(draftKey)
    base.current = { form: values, updatedAt: item?.updated_at ?? null }
    markSent([])
    setRestored(false)
    endAttempt()
    form.reset(values)
  }

  /** Ends an attempt that is not running; what was typed stays. */
  const endAttempt = () => setAttempt({ kind: 'none' })

  function markSent(sent: readonly EquipmentInput[]) {
    tries.current = sent
    latestIsSent.current = sent.length > 0
    setIsSent(sent.length > 0)
  }

  /** Whether the stored draft is this form's. After the form was left, the next form may have one under the same key. */
  const hasOwnDraft = () => readDraft(draftKey, start.form)?.newId === newId.current

  /** Adds a new item, or a deleted one again. */
  function insert(input: EquipmentInput): Promise<Outcome> {
    const values = form.getValues()
    const earlier = tries.current
    markSent([...earlier, input])
    keepDraft(values)
    return saveNew(item?.id ?? newId.current, values, input, earlier, item && base.current, userId)
  }

  /** Runs one attempt to save. A failure is shown, and nothing typed is touched. */
  async function run(save: () => Promise<Outcome>) {
    setAttempt({ kind: 'saving' })
    try {
      const outcome = await save()
      if (outcome.kind !== 'saved') {
        if (!isMounted.current)
          toast(`${isolated(form.getValues('name'))} was not saved: ${unfinished[outcome.kind]}.`)
        return setAttempt(outcome)
      }
      markSent([])
      if (hasOwnDraft()) clearDraft(draftKey)
      onSaved(outcome.item)
      endAttempt()
    } catch (error) {
      const reason = `Error saving equipment: ${messageOf(error)}`
      setAttempt({ kind: 'failed', reason })
      if (!isMounted.current) toast(reason)
      // If only the answer was lost, the item is saved: show it.
      void reloadEquipment()
    }
  }

  /** Answers the question about conflicting fields, and saves. */
  function resolve(choose: (asked: Conflict) => EquipmentFormValues) {
    if (attempt.kind !== 'conflict') return
    const { conflict } = attempt
    const values = choose(conflict)
    const stored = { form: toForm(conflict.theirs), updatedAt: conflict.theirs.updated_at }
    void run(() => saveOver(conflict.theirs, values, stored, userId))
  }

  return {
    form,
    isUnsaved: isDirty || isSent || attempt.kind === 'saving',
    /** The form's values, or earlier ones, may be stored. */
    mayBeStored: isSent || attempt.kind === 'saving' || attempt.kind === 'failed',
    saving: attempt.kind === 'saving',
    failure: attempt.kind === 'failed' ? attempt.reason : null,
    conflict: attempt.kind === 'conflict' ? attempt.conflict : null,
    /** Somebody deleted the item while it was edited. */
    isDeleted: attempt.kind === 'deleted',
    isOwn,
    /** The fields show a draft from before a reload or a lost session. */
    restored,
    save: (input: EquipmentInput) =>
      run(() => (item ? saveOver(item, form.getValues(), base.current, userId) : insert(input))),
    keepMine: () => resolve(({ merged }) => merged),
    keepTheirs: () => resolve(({ merged, theirs, fields }) => takeTheirs(merged, toForm(theirs), fields)),
    cancelConflict: endAttempt,
    /** Adds a deleted item again, under its id, with what was typed. */
    addAgain: (onInvalid: SubmitErrorHandler<EquipmentFormValues>) => {
      endAttempt()
      void form.handleSubmit((input) => run(() => insert(input)), onInvalid)()
    },
    cancelAddAgain: endAttempt,
    discardDraft: () => {
      // What is typed next is another item, even if the discarded one is stored.
      newId.current = crypto.randomUUID()
      startOver()
    },
    forgetDraft: () => clearDraft(draftKey),
  }
}

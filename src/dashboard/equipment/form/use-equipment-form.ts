import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useState } from 'react'
import { type SubmitErrorHandler, useForm } from 'react-hook-form'
import { useAuth } from '@/auth/auth-context'
import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import { takeTheirs } from '@/catalog/merge'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import { type Conflict, type Outcome, saveNew, saveOver } from '@/catalog/queries/save-equipment'
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

/** The item that the person works on. A form that starts over gets a new one. */
type Work = {
  /** The edited or copied item as it was when typing began. Saving merges the form with later changes of others. */
  source: Equipment | null
  /** The id a new item gets. */
  newId: string
  /**
   * What this form has sent to add the item; null if nothing. It may be stored although no answer came. Empty after a reload:
   * drafts do not record it, because a duplicated tab has the same draft but has sent nothing.
   */
  sent: readonly EquipmentInput[] | null
  /** The values come from a draft, from before a reload or a lost session. */
  isRestored: boolean
}

const startWork = (source: Equipment | null): Work => ({
  source,
  newId: crypto.randomUUID(),
  sent: null,
  isRestored: false,
})

const restoreWork = ({ source, newId, isSent }: Draft): Work => ({
  source,
  newId,
  sent: isSent ? [] : null,
  isRestored: true,
})

const keepDraft = (key: string, form: EquipmentFormValues, { source, newId, sent }: Work) =>
  saveDraft(key, { form, source, newId, isSent: sent !== null } satisfies Draft)

/** The current attempt to save: not begun, running, or why it has not saved. */
type Attempt =
  | { kind: 'none' | 'saving' }
  | { kind: 'failed'; reason: string }
  | Exclude<Outcome, { kind: 'saved' }>

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
  const source = item ?? template

  // The form's first state. A later refetch of the item must not touch what is being typed.
  const [start] = useState(() => {
    const form = toStart(item, template)
    return { form, draft: readDraft(draftKey, form) }
  })
  const [work, setWork] = useState(() => (start.draft ? restoreWork(start.draft) : startWork(source)))
  const [attempt, setAttempt] = useState<Attempt>({ kind: isGone ? 'deleted' : 'none' })

  const form = useForm<EquipmentFormValues, unknown, EquipmentInput>({
    resolver: valibotResolver(schemaFor(item)),
    defaultValues: start.form,
    shouldFocusError: false,
    // 'all': otherwise valibotResolver stops at the first invalid field and never compares the price with the currency.
    criteriaMode: 'all',
  })
  const { isDirty } = form.formState

  useEffect(() => {
    if (start.draft) form.reset(start.draft.form, { keepDefaultValues: true })
  }, [form, start])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: dirty }) => {
          if (dirty || work.sent) keepDraft(draftKey, values, work)
          else clearDraft(draftKey)
        },
      }),
    [form, draftKey, work],
  )

  // The form opens with the list's row. The loaded item replaces it unless something has been typed; saving then merges
  // the two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another state of the item arrives.
  useEffect(() => {
    if (source?.updated_at === work.source?.updated_at) return
    if (isDirty || work.sent || work.isRestored) return
    if (attempt.kind !== 'saving' && attempt.kind !== 'conflict') startOver()
  }, [source])

  const [itemId, templateId] = [item?.id, template?.id]
  /** Whether an item is this one: the edited or copied item, or the new one, which may be stored already. */
  const isOwn = useCallback(
    (id: string) => [itemId, templateId, work.newId].includes(id),
    [itemId, templateId, work.newId],
  )

  /** Discards the draft and shows the item as loaded. A new item gets another id, because the old one may be stored. */
  function startOver() {
    setWork(startWork(source))
    endAttempt()
    form.reset(toStart(item, template))
    // Last: the reset has kept a draft if the form was sent.
    clearDraft(draftKey)
  }

  /** Ends an attempt that is not running; what was typed stays. */
  const endAttempt = () => setAttempt({ kind: 'none' })

  /** Adds a new item, or a deleted one again. */
  function insert(input: EquipmentInput): Promise<Outcome> {
    const values = form.getValues()
    const earlier = work.sent ?? []
    const sent = { ...work, sent: [...earlier, input] }
    setWork(sent)
    keepDraft(draftKey, values, sent)
    return saveNew(item?.id ?? work.newId, values, input, userId, earlier, item && work.source)
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
      // After the form was left, the next form may have a draft under the same key.
      if (readDraft(draftKey, start.form)?.newId === work.newId) clearDraft(draftKey)
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
    void run(() => saveOver(conflict.theirs, choose(conflict), userId))
  }

  return {
    form,
    attempt,
    isUnsaved: isDirty || work.sent !== null || attempt.kind === 'saving',
    /** The form's values, or earlier ones, may be stored. */
    mayBeStored: work.sent !== null || attempt.kind === 'saving' || attempt.kind === 'failed',
    isRestored: work.isRestored,
    isOwn,
    save: (input: EquipmentInput) =>
      run(() => (item ? saveOver(work.source ?? item, form.getValues(), userId) : insert(input))),
    keepMine: () => resolve(({ merged }) => merged),
    keepTheirs: () => resolve(({ merged, theirs, fields }) => takeTheirs(merged, toForm(theirs), fields)),
    /** Adds a deleted item again, under its id, with what was typed. */
    addAgain: (onInvalid: SubmitErrorHandler<EquipmentFormValues>) => {
      endAttempt()
      void form.handleSubmit((input) => run(() => insert(input)), onInvalid)()
    },
    /** Leaves the question about a conflict or a deletion unanswered. */
    goBack: endAttempt,
    discardDraft: startOver,
    forgetDraft: () => clearDraft(draftKey),
  }
}

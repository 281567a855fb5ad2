import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAuth } from '@/auth/auth-context'
import { clearDraft, loadDraft, saveDraft } from '@/lib/drafts'
import { messageOf } from '@/lib/errors'
import type { Equipment } from './equipment'
import { addEquipment, equipmentItemQuery, updateEquipment } from './equipment-queries'
import {
  type EquipmentFields,
  type EquipmentForm,
  emptyForm,
  equipmentSchema,
  toCopy,
  toForm,
} from './equipment-schema'

/** What the form of a new item, a copy or an existing item starts from. */
function toStart(item: Equipment | null, template: Equipment | null): EquipmentForm {
  if (item) return toForm(item)
  return template ? toCopy(template) : emptyForm
}

/** What was typed, and the state of the row it was typed over. */
type Draft = { form: EquipmentForm; updatedAt: string | null }

function readDraft(key: string): Draft | null {
  const draft = loadDraft(key)
  if (!draft || typeof draft !== 'object' || !('form' in draft) || !('updatedAt' in draft)) return null
  const { form, updatedAt } = draft as Draft
  return { form: { ...emptyForm, ...form }, updatedAt }
}

/**
 * The state of the add or edit form: fields, draft, saving, conflict.
 * @param item the item to edit, as last loaded; null to add one
 * @param template the item a new one starts as a copy of, as last loaded
 * @param onSaved called once, after the database has confirmed
 */
export function useEquipmentForm(item: Equipment | null, template: Equipment | null, onSaved: () => void) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const add = useMutation(addEquipment)
  const update = useMutation(updateEquipment)
  const draftKey = `equipment:${item?.id ?? (template ? `copy of ${template.id}` : 'new')}`

  // What the form started from. A refetch of the item later must not touch what is being typed.
  const [start] = useState(() => ({
    saved: toStart(item, template),
    draft: readDraft(draftKey),
    updatedAt: item?.updated_at ?? null,
  }))
  const baseUpdatedAt = useRef(start.draft ? start.draft.updatedAt : start.updatedAt)
  // Not in the form, sent back as they came.
  const specifications = useRef((item ?? template)?.specifications ?? {})
  const [restored, setRestored] = useState(start.draft !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Equipment | null>(null)
  const [saving, setSaving] = useState(false)

  const form = useForm<EquipmentForm, unknown, EquipmentFields>({
    resolver: valibotResolver(equipmentSchema),
    defaultValues: start.saved,
    shouldFocusError: false,
  })

  const { isDirty } = form.formState
  useEffect(() => {
    if (start.draft) form.reset(start.draft.form, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: dirty }) => {
        if (dirty) saveDraft(draftKey, { form: values, updatedAt: baseUpdatedAt.current } satisfies Draft)
        else clearDraft(draftKey)
      },
    })
  }, [form, start, draftKey])

  // The form opens with the row of the table. What has been loaded since takes its place if nothing is typed yet; if
  // something is, saving finds the difference.
  const source = item ?? template
  const begunWith = useRef(source)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is loaded, not what is done with the form.
  useEffect(() => {
    if (!source || source.updated_at === begunWith.current?.updated_at) return
    begunWith.current = source
    if (isDirty || restored || saving || conflict) return
    specifications.current = source.specifications
    restart(toStart(item, template), item?.updated_at ?? null)
  }, [source])

  /** Forgets the draft and shows `values` as saved. */
  function restart(values: EquipmentForm, updatedAt: string | null) {
    clearDraft(draftKey)
    baseUpdatedAt.current = updatedAt
    setRestored(false)
    setFailure(null)
    form.reset(values)
  }

  async function write(fields: EquipmentFields) {
    const input = { ...fields, specifications: specifications.current }
    if (item) await update.mutateAsync({ id: item.id, input })
    else await add.mutateAsync({ input, userId: user?.id ?? '' })
    clearDraft(draftKey)
    onSaved()
  }

  /** Runs one attempt to save; whatever goes wrong is shown and nothing typed is touched. */
  async function attempt(action: () => Promise<void>) {
    setSaving(true)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(`Error saving equipment: ${messageOf(error, 'Unknown error')}`)
    } finally {
      setSaving(false)
    }
  }

  const save = (fields: EquipmentFields) =>
    attempt(async () => {
      if (item) {
        const latest = await queryClient.fetchQuery(equipmentItemQuery(item.id))
        if (latest.updated_at !== baseUpdatedAt.current) return setConflict(latest)
      }
      await write(fields)
    })

  /** Makes what somebody else saved the new base. Their specifications stay: the form cannot change them. */
  function settle(latest: Equipment) {
    baseUpdatedAt.current = latest.updated_at
    specifications.current = latest.specifications
    setConflict(null)
  }

  function keepMine() {
    if (!conflict) return
    settle(conflict)
    void form.handleSubmit((fields) => attempt(() => write(fields)))()
  }

  function loadTheirs() {
    if (!conflict) return
    settle(conflict)
    restart(toForm(conflict), conflict.updated_at)
  }

  return {
    form,
    isDirty,
    saving,
    failure,
    conflict,
    /** A draft from before a reload or a lost session is in the fields. */
    restored,
    save,
    keepMine,
    loadTheirs,
    cancelConflict: () => setConflict(null),
    discardDraft: () => restart(toStart(item, template), item?.updated_at ?? null),
    forgetDraft: () => clearDraft(draftKey),
  }
}

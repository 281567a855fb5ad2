import type { Equipment, EquipmentInput } from '@/catalog/equipment'
import type { EquipmentFormValues } from '@/catalog/schema'
import { equipmentDraftPrefix, loadDraft } from '@/lib/drafts'

/** The state of an item that typing began from; `updatedAt` is null for a new one, of which there was none. */
export type Base = { form: EquipmentFormValues; updatedAt: string | null }

/** What was typed, and what it was typed over. */
export type Draft = {
  form: EquipmentFormValues
  base: Base
  /** The id a new item gets: it may be stored already, by a request whose answer was lost. */
  newId: string
  /** What was last sent under that id; null before the first try. */
  sent: EquipmentInput | null
  /** What is edited or copied, as it was loaded last: by the time the draft is opened again it may be deleted. */
  source: Equipment | null
}

const copyKey = (id: string) => `${equipmentDraftPrefix}copy of ${id}`
const editKey = (id: string) => `${equipmentDraftPrefix}${id}`

/** Where the draft of an item, a copy or a new item is kept. */
export function draftKeyOf(item: Equipment | null, template: Equipment | null): string {
  if (item) return editKey(item.id)
  return template ? copyKey(template.id) : `${equipmentDraftPrefix}new`
}

/** The item of a draft: what was edited, or copied, when something was typed. Null without a draft. */
export function draftedItem(id: string, copy: boolean): Equipment | null {
  const draft = loadDraft(copy ? copyKey(id) : editKey(id)) as Partial<Draft> | null
  return draft?.source ?? null
}

/** @param start what the form would start from: a field the draft is older than has its value */
export function readDraft(key: string, start: EquipmentFormValues): Draft | null {
  const draft = loadDraft(key)
  if (!draft || typeof draft !== 'object' || !('form' in draft) || !('base' in draft)) return null
  const { form, base, ...rest } = draft as Draft
  return { form: { ...start, ...form }, base: { ...base, form: { ...start, ...base.form } }, ...rest }
}

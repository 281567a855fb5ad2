import type { Equipment } from '@/catalog/equipment'
import type { EquipmentFormValues } from '@/catalog/schema'
import { equipmentDraftPrefix, loadDraft } from '@/lib/drafts'

/** Unsaved work, kept in this tab's storage over a reload or a lost session. */
export type Draft = {
  form: EquipmentFormValues
  /** The edited or copied item as it was when typing began. It may be deleted before the draft is opened again. */
  source: Equipment | null
  /** The id a new item gets. An earlier request whose answer was lost may have stored an item under it. */
  newId: string
  /** Whether the form has been sent as a new item. */
  isSent: boolean
}

const copyKey = (id: string) => `${equipmentDraftPrefix}copy of ${id}`
const editKey = (id: string) => `${equipmentDraftPrefix}${id}`

/** The storage key of a draft: of an edited item, of a copy of an item, or of a new item. */
export function draftKeyOf(item: Equipment | null, template: Equipment | null): string {
  if (item) return editKey(item.id)
  return template ? copyKey(template.id) : `${equipmentDraftPrefix}new`
}

/** The item a draft edits or copies; null without a draft. */
export function draftedItem(id: string, copy: boolean): Equipment | null {
  const draft = loadDraft(copy ? copyKey(id) : editKey(id)) as Partial<Draft> | null
  return draft?.source ?? null
}

/**
 * Reads a draft; null if there is none.
 * @param start the form without the draft: it supplies fields that did not exist when the draft was written
 */
export function readDraft(key: string, start: EquipmentFormValues): Draft | null {
  const draft = loadDraft(key) as Draft | null
  return draft?.form ? { ...draft, form: { ...start, ...draft.form } } : null
}

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import type { Equipment } from '@/catalog/equipment'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { type EquipmentFormValues, type FormTab, fieldsByTab } from '@/catalog/schema'
import { wrongKeys } from '@/catalog/specifications/check-specification'
import { specificationsOf } from '@/catalog/specifications/values'
import { readOpened } from '@/dashboard/equipment/use-equipment-url'
import { LeavingQuestion } from '@/dashboard/layout/leaving-question'
import { useBlockLeaving } from '@/dashboard/layout/use-block-leaving'
import { submitByKey } from '@/lib/browser'
import { cx } from '@/lib/cx'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { DialogBody, DialogFooter } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { useIsMounted } from '@/ui/use-is-mounted'
import { EquipmentConflictDialog } from './equipment-conflict-dialog'
import {
  BasicFields,
  NotesFields,
  preloadSpecifications,
  SpecificationFields,
  SupplierFields,
  TechnicalFields,
} from './equipment-form-fields'
import { focusSpecification } from './focus-specification'
import { useEquipmentForm } from './use-equipment-form'

const tabs = [
  { id: 'basic', label: 'Basic Info', Fields: BasicFields },
  { id: 'technical', label: 'Technical', Fields: TechnicalFields },
  { id: 'supplier', label: 'Supplier', Fields: SupplierFields },
  { id: 'notes', label: 'Notes', Fields: NotesFields },
] as const satisfies readonly { id: FormTab; label: string; Fields: unknown }[]

type Props = {
  /** The item to edit, or null to add one. */
  item: Equipment | null
  /** A new item starts as a copy of this one. */
  template?: Equipment
  /** The item was deleted after its draft was written. */
  isGone?: boolean
  /** The tab to begin with; the first one by default, and if there is no such tab. */
  firstTab?: string
  onClose: () => void
  /** Called once, after the database has confirmed. */
  onSaved: (saved: Equipment) => void
  /** Shows another item in place of the form. */
  onOpenItem: (id: string) => void
}

/** The form: four tabs and the buttons below them. */
export function EquipmentForm(props: Props) {
  const { item, template, isGone = false, firstTab, onClose, onSaved, onOpenItem } = props
  // Leaving needs no question: the item is saved, or the draft is kept for the way back.
  const mayLeave = useRef(false)
  const isMounted = useIsMounted()
  const submittedFrom = useRef<HTMLElement | null>(null)
  const equipment = useEquipmentForm(item, template ?? null, isGone, (saved) => {
    mayLeave.current = true
    onSaved(saved)
    // After the form was left, closing would close whatever is open by then.
    if (isMounted.current) onClose()
  })
  const { form, attempt, isOwn } = equipment
  const saving = attempt.kind === 'saving'
  // Not enabled: the page under the dialog reads the list.
  const { data: list } = useQuery({ ...equipmentListQuery, enabled: false })
  const items = list?.items
  const lookAlikes = useMemo(
    () =>
      items && {
        items,
        isOwn,
        onOpen: (id: string) => {
          mayLeave.current = true
          onOpenItem(id)
        },
      },
    [items, isOwn, onOpenItem],
  )
  const [first] = useState<FormTab>(() => tabs.find(({ id }) => id === firstTab)?.id ?? 'basic')
  const [tab, setTab] = useState<string>(first)
  const stored = specificationsOf(item?.specifications)
  // The fields of hidden tabs are rendered after the first frame.
  const isShown = useDeferredValue(true, false)
  // Once shown, the specifications stay mounted: they remember which fields were picked but not filled.
  const [hasSpecifications, setHasSpecifications] = useState(false)
  if (tab === 'technical' && !hasSpecifications) setHasSpecifications(true)

  useEffect(preloadSpecifications, [])

  // Fields and buttons are inert while saving and lose the focus.
  useEffect(() => {
    if (!saving && document.activeElement === document.body) submittedFrom.current?.focus()
  }, [saving])

  // If the item took a while to load, the dialog has focused its close button.
  useEffect(() => {
    if (document.activeElement?.closest('[role="dialog"]')) form.setFocus(fieldsByTab[first][0])
  }, [form, first])

  function showFirstError(errors: FieldErrors<EquipmentFormValues>) {
    for (const { id } of tabs) {
      const name = fieldsByTab[id].find((field) => errors[field])
      const [key] = id === 'technical' ? wrongKeys(form.getValues('specifications'), stored) : []
      if (!name && key === undefined) continue
      // flushSync: the field may be on a tab that is shown only now.
      flushSync(() => setTab(id))
      if (name) form.setFocus(name)
      else focusSpecification(key ?? '')
      return
    }
  }

  const blocker = useBlockLeaving(() => equipment.isUnsaved && !mayLeave.current, showsForm)

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          submittedFrom.current = document.activeElement as HTMLElement | null
          void form.handleSubmit(equipment.save, showFirstError)(event)
        }}
        onKeyDown={(event) => !saving && submitByKey(event)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
          <TabList aria-label="Equipment details" className="mx-5 md:mx-8">
            {tabs.map(({ id, label }) => (
              <Tab key={id} value={id}>
                {label}
              </Tab>
            ))}
          </TabList>
          <DialogBody className="flex flex-col">
            {equipment.isRestored && (
              <Notice className="mt-6 flex flex-wrap items-center justify-between gap-2">
                Your unsaved changes are back.
                <Button variant="plain" onClick={equipment.discardDraft}>
                  Discard them
                </Button>
              </Notice>
            )}
            {tabs.map(({ id, Fields }) => (
              <TabPanel
                key={id}
                value={id}
                forceMount
                // Text typed after sending would be lost.
                inert={saving}
                className={cx(
                  'grid gap-x-3 gap-y-4 data-[state=inactive]:hidden sm:gap-x-5 sm:gap-y-5',
                  // Requirements of a sentence each share rows evenly; elsewhere the second field of a row is short.
                  id === 'technical'
                    ? 'min-[22rem]:max-sm:grid-cols-[3fr_2fr] sm:grid-cols-2'
                    : 'min-[22rem]:grid-cols-[3fr_2fr] sm:grid-cols-[2fr_1fr]',
                )}
              >
                {(isShown || tab === id) && (
                  <Fields
                    control={form.control}
                    // The items of a supplier are looked for once their tab is open.
                    {...(lookAlikes && (id === 'basic' || tab === id) && { lookAlikes })}
                  />
                )}
                {id === 'technical' && hasSpecifications && (
                  <SpecificationFields
                    // A new key: the fields of a discarded draft go with it.
                    key={equipment.isRestored ? 'draft' : 'item'}
                    control={form.control}
                    stored={stored}
                  />
                )}
              </TabPanel>
            ))}
          </DialogBody>
        </Tabs>
        <DialogFooter>
          {attempt.kind === 'failed' && (
            <Notice tone="danger" className="w-full break-words">
              {attempt.reason}
            </Notice>
          )}
          <Button variant="secondary" disabled={saving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={saving}>
            {saving ? 'Saving...' : item ? 'Update Equipment' : 'Add Equipment'}
          </Button>
        </DialogFooter>
      </form>
      <LeavingQuestion
        blocker={blocker}
        description={
          equipment.mayBeStored
            ? 'What you typed may not have been saved. The list shows what was.'
            : 'What you typed has not been saved.'
        }
        onLeave={equipment.forgetDraft}
      />
      {attempt.kind === 'conflict' && (
        <EquipmentConflictDialog
          conflict={attempt.conflict}
          onKeepMine={equipment.keepMine}
          onKeepTheirs={equipment.keepTheirs}
          onCancel={equipment.goBack}
        />
      )}
      {attempt.kind === 'deleted' && (
        <AlertDialog
          open
          onCancel={equipment.goBack}
          onConfirm={() => equipment.addAgain(showFirstError)}
          title="Someone deleted this item"
          description="It was deleted while you were editing. What you typed is still here: add the item again with it?"
          cancel="Go back"
          confirm="Add again"
        />
      )}
    </>
  )
}

function showsForm(search: string): boolean {
  const kind = readOpened(new URLSearchParams(search))?.kind
  return kind === 'edit' || kind === 'add'
}

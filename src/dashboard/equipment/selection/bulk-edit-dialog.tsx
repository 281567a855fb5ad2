import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Change, valueChanges } from '@/catalog/diff'
import { countItems, type Equipment } from '@/catalog/equipment'
import { changeEquipment, type ValuesToSet } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import type { UnitSystem } from '@/catalog/specifications/units'
import { ChangeList } from '@/dashboard/equipment/history/change-list'
import type { UndoableChange } from '@/dashboard/shared/use-undo'
import { useUnits } from '@/dashboard/shared/use-units'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type SettableField, settableFields, ValueField } from './bulk-edit-fields'
import { type TypedChange, withValues } from './bulk-edit-values'

type Props = {
  /** The items as the list has them now: the preview follows what others save. */
  items: readonly Equipment[]
  /** The number of items the dialog was opened for; those not in `items` have been deleted since. */
  asked: number
  onClose: () => void
  onSaved: (saved: UndoableChange) => void
}

/** The number of changes the preview lists. */
const maxListed = 20

const failureOf = (error: unknown) => `Error changing equipment: ${messageOf(error)}`

/** Sets one value on many items, all or none, after a preview. The dialog is open while it is mounted. */
export function BulkEditDialog({ items, asked, onClose, onSaved }: Props) {
  const [field, setField] = useState<SettableField>('add_category')
  const [typed, setTyped] = useState<TypedChange>({ values: null })
  /** A new one for every value, and the same for every attempt to save it. */
  const [changeId, setChangeId] = useState(() => crypto.randomUUID())
  const isMounted = useIsMounted()
  const submit = useRef<HTMLButtonElement>(null)
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    ...changeEquipment,
    // Others may have saved since the items were shown.
    onError: () => reloadEquipment(),
  })
  const { values, problem } = typed
  const units = useUnits()
  const changed = values ? changesOf(items, values, units) : []
  // After a lost answer nothing may be left to change. Sending the change again tells what became of it.
  const isReady = (changed.length > 0 || isOutcomeUnknown(error)) && !isPending
  const isNewer = variables !== undefined && variables.items !== items

  function read(next: TypedChange) {
    reset()
    setChangeId(crypto.randomUUID())
    setTyped(next)
  }

  async function save() {
    if (!values || !isReady) return
    // Fields are disabled while saving and would lose the focus.
    submit.current?.focus()
    try {
      const count = await mutateAsync({ changeId, items, values })
      const what = countItems(count)
      const were = count === 1 ? 'was' : 'were'
      if (count > 0) onSaved({ changeId, done: `${what} ${were} changed.`, undone: 'The change was undone.' })
      if (isMounted.current) onClose()
    } catch (refused) {
      // A person who has left the dialog does not see the notice.
      if (!isMounted.current) toast(failureOf(refused))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={`Set a value on ${countItems(items.length)}`}
      description="All of them are changed, or none. It can be undone."
    >
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DialogBody>
          {/* Disabled: a value chosen now would not be in the request. */}
          <fieldset disabled={isPending} className="grid min-w-0 gap-5 sm:grid-cols-2">
            <legend className="sr-only">Field and value</legend>
            <Field label="What to set">
              {(control) => (
                <Select
                  {...control}
                  data-autofocus
                  value={field}
                  options={settableFields}
                  onValueChange={(value) => {
                    setField(settableFields.find((known) => known.value === value)?.value ?? field)
                    read({ values: null })
                  }}
                />
              )}
            </Field>
            <ValueField key={field} {...{ field, items, problem }} onRead={read} />
          </fieldset>
          <Preview
            total={items.length}
            missing={asked - items.length}
            isReady={values !== null}
            changed={changed}
          />
        </DialogBody>
        <DialogFooter>
          {error && (
            <Notice tone="danger" className="w-full break-words">
              {sentences(failureOf(error), isNewer && 'Above is what would change now.')}
            </Notice>
          )}
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          {/* Not disabled: that would take focus off it. */}
          <Button ref={submit} type="submit" aria-disabled={!isReady}>
            {isPending ? 'Saving...' : 'Set value'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** The changes, each labeled with the name of its item. One value is set, so each item has one line. */
const changesOf = (items: readonly Equipment[], values: ValuesToSet, units: UnitSystem): Change[] =>
  items.flatMap((item) =>
    valueChanges(item, withValues(item, values), units).map((change) => ({
      ...change,
      key: item.id,
      label: item.name,
    })),
  )

function Preview({
  total,
  missing,
  isReady,
  changed,
}: {
  total: number
  missing: number
  isReady: boolean
  changed: readonly Change[]
}) {
  return (
    <div className="mt-7">
      <p role="status" className="font-medium">
        {sentences(
          missing > 0 &&
            `${formatNumber(missing)} of these items ${missing === 1 ? 'is' : 'are'} not in the catalog any more.`,
          isReady && `${countItems(total)}: ${formatNumber(changed.length)} would change`,
        )}
      </p>
      <div className="mt-2 border-line border-t py-3 has-[dl:empty]:hidden">
        <ChangeList changes={changed.slice(0, maxListed)} />
      </div>
      {changed.length > maxListed && (
        <p className="text-ui text-clay">{`and ${countItems(changed.length - maxListed)} more`}</p>
      )}
    </div>
  )
}

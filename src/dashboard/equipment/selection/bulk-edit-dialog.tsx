import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Change, valueChanges } from '@/catalog/diff'
import { countItems, type Equipment } from '@/catalog/equipment'
import { changeEquipment, type ValuesToSet } from '@/catalog/queries/bulk-mutations'
import { reloadEquipment } from '@/catalog/queries/equipment-queries'
import type { UnitSystem } from '@/catalog/specifications/units'
import { ChangeList } from '@/dashboard/equipment/history/change-list'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { useUnits } from '@/dashboard/shared/use-units'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type BulkEditLine, BulkEditLines, firstLine } from './bulk-edit-lines'
import { mergeValues, sayValues, withValues } from './bulk-edit-values'

type Props = {
  /** The items as the list has them now: the preview follows what others save. */
  items: readonly Equipment[]
  /** The number of items the dialog was opened for; those not in `items` have been deleted since. */
  asked: number
  onClose: () => void
  onSaved: (saved: UndoableChange) => void
}

/** The number of items the preview lists. */
const maxListed = 20

const failureOf = (error: unknown) => `Error changing equipment: ${messageOf(error)}`

/** Sets values on many items, all or none, after a preview. The dialog is open while it is mounted. */
export function BulkEditDialog({ items, asked, onClose, onSaved }: Props) {
  const [lines, setLines] = useState<readonly BulkEditLine[]>([firstLine])
  /** A new one for other values, and the same for every attempt to save it. */
  const [changeId, setChangeId] = useState(() => crypto.randomUUID())
  const isMounted = useIsMounted()
  const submit = useRef<HTMLButtonElement>(null)
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    ...changeEquipment,
    // Others may have saved since the items were shown.
    onError: () => reloadEquipment(),
  })
  const values = mergeValues(lines)
  const units = useUnits()
  const changed = values ? changesOf(items, values, units) : []
  // After a lost answer nothing may be left to change. Sending the change again tells what became of it.
  const isReady = (changed.length > 0 || isOutcomeUnknown(error)) && !isPending
  const isNewer = variables !== undefined && variables.items !== items

  function read(next: readonly BulkEditLine[]) {
    reset()
    setChangeId(crypto.randomUUID())
    setLines(next)
  }

  async function save() {
    if (!values || !isReady) return
    // Fields are disabled while saving and would lose the focus.
    submit.current?.focus()
    try {
      const count = await mutateAsync({ changeId, items, values })
      if (count > 0)
        onSaved({ changeId, done: sayValues(values, count, units), undone: 'The change was undone.' })
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
      title={`Set values on ${countItems(items.length)}`}
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
          <fieldset disabled={isPending} className="min-w-0">
            <legend className="sr-only">Fields and values</legend>
            <BulkEditLines lines={lines} items={items} onChange={read} />
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
            {isPending ? 'Saving...' : 'Set values'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** The items that would change, each with its changes. With several values, each change is labeled with its field too. */
function changesOf(items: readonly Equipment[], values: ValuesToSet, units: UnitSystem): Change[][] {
  const { specifications = {}, ...others } = values
  const isOne = Object.keys(others).length + Object.keys(specifications).length === 1
  return items.flatMap((item) => {
    const changes = valueChanges(item, withValues(item, values), units)
    if (changes.length === 0) return []
    return [
      changes.map((change) => ({
        ...change,
        key: `${item.id} ${change.key}`,
        label: isOne ? item.name : `${item.name}: ${change.label}`,
      })),
    ]
  })
}

function Preview({
  total,
  missing,
  isReady,
  changed,
}: {
  total: number
  missing: number
  isReady: boolean
  changed: readonly Change[][]
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
        <ChangeList changes={changed.slice(0, maxListed).flat()} />
      </div>
      {changed.length > maxListed && (
        <p className="text-ui text-clay">{`and ${countItems(changed.length - maxListed)} more`}</p>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { brandAndModel, categoriesOf } from '@/catalog/equipment'
import { equipmentItemQuery, itemFromList, reloadEquipment } from '@/catalog/queries/equipment-queries'
import { FitDisclosure } from '@/dashboard/equipment/fit/fit-disclosure'
import { EquipmentHistory } from '@/dashboard/equipment/history/equipment-history'
import { CategoryBadge, LeadTime } from '@/dashboard/equipment/item-values'
import type { RowActions } from '@/dashboard/equipment/table/equipment-row'
import { focusAfterItem } from '@/dashboard/equipment/table/focus-after-item'
import { bindingsOf } from '@/dashboard/layout/shortcuts'
import { AppError } from '@/lib/errors'
import { capitalize, formatDateTime, formatMoney, formatNumber } from '@/lib/format'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ExternalLink } from '@/ui/text-link'
import { toast } from '@/ui/toast'
import { useShortcuts } from '@/ui/use-shortcuts'
import { EquipmentViewActions, EquipmentViewSteps } from './equipment-view-footer'
import { Fact, Facts } from './facts'
import { NewYorkHints } from './new-york-hints'
import { ViewSupplier } from './view-supplier'
import { ViewTechnical } from './view-technical'

type Props = {
  id: string
  /** The rows of the list, to step through; null until all of them are known. */
  rows: readonly Equipment[] | null
  actions: Pick<RowActions, 'edit' | 'duplicate' | 'delete'>
  /** Shows another item instead. */
  onStep: (id: string) => void
  onClose: () => void
  /** If set, takes the focus when the dialog closes: the item's row may be gone. */
  nextFocus: RefObject<HTMLElement | null>
  tableArea: RefObject<HTMLElement | null>
}

/** Shows one item. The dialog is open while it is mounted. */
export function EquipmentViewDialog(props: Props) {
  const { id, rows, actions, onStep, onClose, nextFocus, tableArea } = props
  const { data, error } = useQuery(equipmentItemQuery(id))
  const isMissing = error instanceof AppError && error.kind === 'not-found'
  // The list's row is shown until the item has been read, and if it cannot be read.
  const item = data ?? (isMissing ? undefined : itemFromList(id))
  const isEmpty = error !== null && !item

  // The specification keeps the dialog empty; a toast says what happened.
  useEffect(() => {
    if (!isEmpty) return
    toast('This item could not be loaded.')
    void reloadEquipment()
  }, [isEmpty])

  const index = rows?.findIndex((row) => row.id === id) ?? -1
  const steps = {
    index,
    count: rows?.length ?? 0,
    previous: () => stepTo(index - 1),
    next: () => stepTo(index + 1),
  }
  function stepTo(target: number) {
    const row = index < 0 ? undefined : rows?.[target]
    if (row) onStep(row.id)
  }

  const content = useRef<HTMLDivElement>(null)
  const act = (action: keyof typeof actions) => () => item && actions[action](item)
  useShortcuts(
    bindingsOf({
      previous: steps.previous,
      next: steps.next,
      edit: act('edit'),
      duplicate: act('duplicate'),
      delete: act('delete'),
    }),
    { inside: content },
  )

  const dialog = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    ref: content,
    focusAfter: (before: Element | null) =>
      takeFocus(nextFocus) ?? focusAfterItem(before, tableArea.current, id),
  }
  if (isEmpty) return <Dialog {...dialog} title="Equipment" hideTitle />
  if (!item) {
    return (
      <Dialog {...dialog} title="Equipment" hideTitle>
        <DialogBody>
          <p role="status" className="py-10 text-center text-clay">
            Loading...
          </p>
        </DialogBody>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...dialog}
      title={item.name}
      description={
        <>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {categoriesOf(item).map((category) => (
              <CategoryBadge key={category} category={category} />
            ))}
            <span>{brandAndModel(item)}</span>
          </span>
          {error && (
            <p className="mt-2">
              Shown as last loaded: {isMissing ? 'it has been deleted.' : 'it could not be read again.'}
            </p>
          )}
        </>
      }
    >
      <ItemTabs item={item} />
      <DialogFooter>
        <EquipmentViewSteps name={item.name} {...steps} />
        <EquipmentViewActions item={item} actions={actions} />
      </DialogFooter>
    </Dialog>
  )
}

/** Returns the element to focus, and clears it. */
function takeFocus(ref: RefObject<HTMLElement | null>) {
  const element = ref.current
  ref.current = null
  return element
}

function ItemTabs({ item }: { item: Equipment }) {
  return (
    <Tabs defaultValue="overview" className="flex min-h-0 flex-1 flex-col">
      <TabList aria-label="Details" className="mx-5 md:mx-8">
        <Tab value="overview">Overview</Tab>
        <Tab value="technical">Technical</Tab>
        <Tab value="supplier">Supplier</Tab>
        <Tab value="metadata">Metadata</Tab>
      </TabList>
      <DialogBody className="md:min-h-96">
        <TabPanel value="overview">
          <Overview item={item} />
        </TabPanel>
        <TabPanel value="technical">
          <ViewTechnical item={item} />
          <NewYorkHints item={item} />
          <FitDisclosure item={item} />
        </TabPanel>
        <TabPanel value="supplier">
          <ViewSupplier item={item} />
        </TabPanel>
        <TabPanel value="metadata">
          <Facts>
            <Fact term="ID">
              <span className="break-all tabular-nums">{item.id}</span>
            </Fact>
            <Fact term="Created">{formatDateTime(item.created_at)}</Fact>
            <Fact term="Last Updated">{formatDateTime(item.updated_at)}</Fact>
            <Fact term="Created Via">{capitalize(item.created_via)}</Fact>
          </Facts>
          <EquipmentHistory key={item.id} item={item} />
        </TabPanel>
      </DialogBody>
    </Tabs>
  )
}

function Overview({ item }: { item: Equipment }) {
  const unknown = 'Not specified'
  return (
    <>
      {item.image_url && <ItemImage key={item.image_url} src={item.image_url} name={item.name} />}
      <Facts>
        <Fact term="Cost">{item.cost === null ? unknown : formatMoney(item.cost, item.currency)}</Fact>
        <Fact term="Lead Time">
          {item.lead_time_days === null ? unknown : <LeadTime days={item.lead_time_days} />}
        </Fact>
        <Fact term="Warranty">
          {item.warranty_months === null ? unknown : `${formatNumber(item.warranty_months)} months`}
        </Fact>
        <Fact term="Created Via">{capitalize(item.created_via)}</Fact>
        {item.notes && <Fact term="Notes">{item.notes}</Fact>}
      </Facts>
    </>
  )
}

function ItemImage({ src, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState(false)
  // The Content-Security-Policy blocks http://, but older items may have such an address.
  if (broken || !/^https:/i.test(src)) {
    return (
      <p className="mb-6 grid h-40 place-content-center justify-items-center gap-1 bg-line/50 text-note text-clay">
        The image could not be loaded
        <ExternalLink href={src}>Open its address</ExternalLink>
      </p>
    )
  }
  return (
    <img
      src={src}
      alt={name}
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => setBroken(true)}
      className="mb-6 max-h-72 w-full object-contain"
    />
  )
}

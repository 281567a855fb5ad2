import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { messageOf } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { EquipmentDeleteDialog } from './equipment-delete-dialog'
import { EquipmentFilters } from './equipment-filters'
import { EquipmentFormDialog } from './equipment-form-dialog'
import { filterList, prepareList, summarize } from './equipment-list'
import { type Equipment, equipmentListQuery } from './equipment-queries'
import type { RowActions } from './equipment-row'
import { EquipmentSummary } from './equipment-summary'
import { EquipmentTable } from './equipment-table'
import { EquipmentViewDialog } from './equipment-view-dialog'
import { useEquipmentUrl } from './use-equipment-url'

export function Component() {
  const url = useEquipmentUrl()
  const { data, error, isPending, isFetching, refetch } = useQuery(equipmentListQuery)
  const [deleting, setDeleting] = useState<Equipment | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const { filter, setFilter, open, close } = url

  const list = useMemo(() => prepareList(data ?? []), [data])
  const summary = useMemo(() => summarize(list), [list])
  const shown = useMemo(() => filterList(list, filter), [list, filter])
  // The table may lag a frame behind the keys; the search box never does.
  const rows = useDeferredValue(shown)
  const actions = useMemo<RowActions>(
    () => ({
      view: ({ id }) => void open({ kind: 'view', id }),
      edit: ({ id }) => void open({ kind: 'edit', id }),
      delete: setDeleting,
    }),
    [open],
  )
  const isFiltered = filter.search.trim() !== '' || filter.category !== null
  const failed = error !== null && data === undefined

  return (
    <>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-title">Equipment Catalog</h1>
          <p className="mt-1 text-clay">Manage your spa and bathhouse equipment inventory</p>
        </div>
        <Button onClick={() => open({ kind: 'add' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add Equipment
        </Button>
      </header>

      {!failed && <EquipmentSummary summary={isPending ? null : summary} />}

      <EquipmentFilters filter={filter} onChange={setFilter} inputRef={searchBox} />

      {error && (
        <Notice tone="danger" className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <span>Error loading equipment: {messageOf(error, 'Unknown error')}</span>
          <Button variant="quiet" disabled={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </Notice>
      )}
      {!failed && (
        <EquipmentTable
          rows={rows}
          loading={isPending}
          isFiltered={isFiltered}
          onClearFilters={() => {
            setFilter({ search: '', category: null })
            searchBox.current?.focus()
          }}
          actions={actions}
        />
      )}

      <EquipmentViewDialog id={url.opened?.kind === 'view' ? url.opened.id : null} onClose={close} />
      <EquipmentFormDialog target={url.opened?.kind === 'view' ? null : url.opened} onClose={close} />
      <EquipmentDeleteDialog item={deleting} onClose={() => setDeleting(null)} fallbackFocus={searchBox} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
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

/** The address follows the search box this long (ms) after the last key. The table follows at once. */
const addressDelay = 300

export function Component() {
  const url = useEquipmentUrl()
  const { data, error, isPending, isFetching, refetch } = useQuery(equipmentListQuery)
  const [deleting, setDeleting] = useState<Equipment | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const [filter, setFilter] = useFilter(url)

  const list = useMemo(() => prepareList(data ?? []), [data])
  const summary = useMemo(() => summarize(list), [list])
  const shown = useMemo(() => filterList(list, filter), [list, filter])
  // The table may lag a frame behind the keys; the search box never does.
  const rows = useDeferredValue(shown)
  const { open } = url
  const actions = useMemo<RowActions>(
    () => ({
      view: ({ id }) => open({ kind: 'view', id }),
      edit: ({ id }) => open({ kind: 'edit', id }),
      delete: setDeleting,
    }),
    [open],
  )
  const isFiltered = filter.search.trim() !== '' || filter.category !== null
  const failed = error !== null && data === undefined

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-title">Equipment Catalog</h1>
          <p className="mt-1 text-clay">Manage your spa and bathhouse equipment inventory</p>
        </div>
        <Button onClick={() => url.open({ kind: 'add' })}>
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

      <EquipmentViewDialog id={url.opened?.kind === 'view' ? url.opened.id : null} onClose={url.close} />
      <EquipmentFormDialog target={url.opened?.kind === 'view' ? null : url.opened} onClose={url.close} />
      <EquipmentDeleteDialog item={deleting} onClose={() => setDeleting(null)} fallbackFocus={searchBox} />
    </>
  )
}

/** The filter as typed, started from the address and written back to it. */
function useFilter(url: ReturnType<typeof useEquipmentUrl>) {
  const { search, category, setFilter: writeAddress } = url
  const [filter, setFilter] = useState({ search, category })
  const [written, setWritten] = useState({ search, category })

  // Back, Forward or a pasted link changed the address: follow it.
  if (written.search !== search || written.category !== category) {
    setWritten({ search, category })
    if (filter.search.trim() !== search || filter.category !== category) setFilter({ search, category })
  }

  useEffect(() => {
    if (filter.search.trim() === search && filter.category === category) return
    const timer = setTimeout(() => writeAddress(filter), addressDelay)
    return () => clearTimeout(timer)
  }, [filter, search, category, writeAddress])

  return [filter, setFilter] as const
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Equipment } from '@/catalog/equipment'
import { addressDelay } from '@/dashboard/shared/list-state'
import { clearDraft, loadDraft, saveDraft } from '@/lib/drafts'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'

/** With more ids, the address would be too long to share. */
const mostInAddress = 30

/** The name of the address parameter and of the storage key. */
const name = 'selected'

export type Selection = {
  ids: ReadonlySet<string>
  /** The selected items, in the order of the list. */
  items: readonly Equipment[]
  /** Selects or unselects an item. */
  toggle: (item: Equipment) => void
  /** Selects the range from the item toggled last to this one. It replaces the previous range from there. */
  extendTo: (item: Equipment, rows: readonly Equipment[]) => void
  /** Like `extendTo`, for a moving focus: a new range begins at `from` unless the last one ends there. */
  extendFrom: (from: Equipment, item: Equipment, rows: readonly Equipment[]) => void
  select: (rows: readonly Equipment[]) => void
  unselect: (rows: readonly Equipment[]) => void
  clear: () => void
}

/** A range selected with Shift: its first and last row, and the selection before it. */
type Range = { from: string; to: string; before: ReadonlySet<string> | null }

/** A range that Shift has not extended yet. */
const startAt = (id: string): Range => ({ from: id, to: id, before: null })

/**
 * The selected items, as a set of ids: filtering, sorting and reading the list again do not change it. This tab's storage
 * keeps it until it is cleared or the user signs out. A short selection is also in the address, `?selected=<id>,<id>`.
 * @param list all items once they are known; a selected item that is not in the list is dropped
 */
export function useSelection(list: readonly Equipment[] | null): Selection {
  const { search } = useLocation()
  const [ids, setIds] = useState<ReadonlySet<string>>(() => readSelected(new URLSearchParams(search)))
  const range = useRef<Range | null>(null)

  const items = useMemo(() => (ids.size > 0 && list?.filter(({ id }) => ids.has(id))) || [], [ids, list])
  // During render: no row, count or request may have an item that is gone.
  if (list && items.length < ids.size) setIds(new Set(items.map(({ id }) => id)))

  useStored(ids)

  const toggle = useCallback(({ id }: Equipment) => {
    range.current = startAt(id)
    setIds((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const select = useCallback((rows: readonly Equipment[]) => {
    range.current &&= startAt(range.current.from)
    setIds((now) => new Set([...now, ...rows.map(({ id }) => id)]))
  }, [])
  const unselect = useCallback((rows: readonly Equipment[]) => {
    range.current &&= startAt(range.current.from)
    const leaving = new Set(rows.map(({ id }) => id))
    setIds((now) => new Set([...now].filter((id) => !leaving.has(id))))
  }, [])
  const extendTo = useCallback(
    (item: Equipment, rows: readonly Equipment[]) => {
      const to = rows.indexOf(item)
      // -1: there is no start, or the filters hide it. The range begins here.
      const from = rows.findIndex(({ id }) => id === range.current?.from)
      const reached = from < 0 ? [item] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
      const before = (from >= 0 && range.current?.before) || ids
      range.current = { from: rows[from]?.id ?? item.id, to: item.id, before }
      setIds(new Set([...before, ...reached.map(({ id }) => id)]))
    },
    [ids],
  )
  const extendFrom = useCallback(
    (from: Equipment, item: Equipment, rows: readonly Equipment[]) => {
      if (from.id !== range.current?.to) range.current = startAt(from.id)
      extendTo(item, rows)
    },
    [extendTo],
  )
  const clear = useCallback(() => {
    range.current = null
    setIds((now) => (now.size === 0 ? now : new Set()))
  }, [])
  return useMemo(
    () => ({ ids, items, toggle, extendTo, extendFrom, select, unselect, clear }),
    [ids, items, toggle, extendTo, extendFrom, select, unselect, clear],
  )
}

function readSelected(params: URLSearchParams): ReadonlySet<string> {
  const inAddress = params.get(name)
  const stored = inAddress === null ? loadDraft(name) : inAddress.split(',')
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && id !== '') : [])
}

/** Keeps the selection in this tab's storage and, if it is short, in the address. */
function useStored(ids: ReadonlySet<string>) {
  const location = useLocation()
  const navigate = useNavigateFromHere()
  const wanted = ids.size > 0 && ids.size <= mostInAddress ? [...ids].join(',') : null
  const isWritten = new URLSearchParams(location.search).get(name) === wanted

  useEffect(() => {
    if (ids.size > 0) saveDraft(name, [...ids])
    else clearDraft(name)
  }, [ids])

  useEffect(() => {
    if (isWritten) return
    const timer = setTimeout(() => {
      // Not from the last render: the list's state may have been written to the address since.
      const params = new URLSearchParams(window.location.search)
      params.delete(name)
      if (wanted) params.append(name, wanted)
      void navigate(
        { search: params.toString() },
        { replace: true, state: location.state, preventScrollReset: true },
      )
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [wanted, isWritten, location, navigate])
}

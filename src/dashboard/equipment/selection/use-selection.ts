import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { Equipment } from '@/catalog/equipment'
import { addressDelay } from '@/dashboard/shared/list-state'
import { clearDraft, loadDraft, saveDraft } from '@/lib/drafts'

/** More ids than these would make an address that cannot be shared. */
const mostInAddress = 30

/** The parameter of the address, and the key of the storage. */
const name = 'selected'

export type Selection = {
  ids: ReadonlySet<string>
  /** The selected items, in the order of the list. */
  items: readonly Equipment[]
  /** Selects an item, or no longer. */
  toggle: (item: Equipment) => void
  /** Selects from the item toggled last to this one, as the rows stand, in place of the range to another one. */
  extendTo: (item: Equipment, rows: readonly Equipment[]) => void
  /** The same where focus moves from row to row: a range that does not end at `from` begins there. */
  extendFrom: (from: Equipment, item: Equipment, rows: readonly Equipment[]) => void
  select: (rows: readonly Equipment[]) => void
  unselect: (rows: readonly Equipment[]) => void
  clear: () => void
}

/**
 * Which items are selected: a set of ids, so that filtering, sorting and reading the list again change nothing. While it
 * is short the address has it too, `?selected=<id>,<id>`; this tab's storage always has it, until it is cleared or the
 * user signs out.
 * @param list all items once they are known; a selected item that is not among them falls out
 */
export function useSelection(list: readonly Equipment[] | null): Selection {
  const { search } = useLocation()
  const [ids, setIds] = useState<ReadonlySet<string>>(() => readSelected(new URLSearchParams(search)))
  const anchor = useRef<string | null>(null)
  /** Where the range from the anchor ends, and what was selected before it; null where none has been drawn. */
  const range = useRef<{ end: string; before: ReadonlySet<string> } | null>(null)

  const items = useMemo(() => (ids.size > 0 && list?.filter(({ id }) => ids.has(id))) || [], [ids, list])
  // During render, so that no row, count or request ever has an item that is gone.
  if (list && items.length < ids.size) setIds(new Set(items.map(({ id }) => id)))

  useStored(ids)

  const toggle = useCallback(({ id }: Equipment) => {
    anchor.current = id
    range.current = null
    setIds((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const select = useCallback((rows: readonly Equipment[]) => {
    range.current = null
    setIds((now) => new Set([...now, ...rows.map(({ id }) => id)]))
  }, [])
  const unselect = useCallback((rows: readonly Equipment[]) => {
    range.current = null
    const leaving = new Set(rows.map(({ id }) => id))
    setIds((now) => new Set([...now].filter((id) => !leaving.has(id))))
  }, [])
  const extendTo = useCallback(
    (item: Equipment, rows: readonly Equipment[]) => {
      const to = rows.indexOf(item)
      const from = rows.findIndex(({ id }) => id === anchor.current)
      // Nothing to begin at, or it is filtered out.
      if (from < 0) anchor.current = item.id
      const reached = from < 0 ? [item] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
      const before = (from >= 0 && range.current?.before) || ids
      range.current = { end: item.id, before }
      setIds(new Set([...before, ...reached.map(({ id }) => id)]))
    },
    [ids],
  )
  const extendFrom = useCallback(
    (from: Equipment, item: Equipment, rows: readonly Equipment[]) => {
      if (from.id !== (range.current?.end ?? anchor.current)) {
        anchor.current = from.id
        range.current = null
      }
      extendTo(item, rows)
    },
    [extendTo],
  )
  const clear = useCallback(() => {
    anchor.current = null
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

/** Keeps the selection in this tab's storage and, while it is short, in the address. */
function useStored(ids: ReadonlySet<string>) {
  const location = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const wanted = ids.size > 0 && ids.size <= mostInAddress ? [...ids].join(',') : null
  const isWritten = new URLSearchParams(location.search).get(name) === wanted

  useEffect(() => {
    if (ids.size > 0) saveDraft(name, [...ids])
    else clearDraft(name)
  }, [ids])

  useEffect(() => {
    // On the way to another page, this one's address would call it back.
    if (isWritten || isLeaving) return
    const timer = setTimeout(() => {
      // Not of the last render: the view may have been written to the address since.
      const params = new URLSearchParams(window.location.search)
      params.delete(name)
      if (wanted) params.append(name, wanted)
      void navigate(
        { search: params.toString() },
        { replace: true, state: location.state, preventScrollReset: true },
      )
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [wanted, isWritten, isLeaving, location, navigate])
}

import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** What is open over the table, as the address says it: `?view=<id>`, `?edit=<id>` or `?add`. */
export type Opened = { kind: 'view'; id: string } | { kind: 'edit'; id: string } | { kind: 'add' } | null

/** The part of the screen's state that lives in the address, so that it can be shared and Back works. */
export function useEquipmentUrl() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const wasOpenedHere = Boolean(state && typeof state === 'object' && 'opened' in state)

  const open = useCallback(
    (next: NonNullable<Opened>) =>
      setParams((now) => withOpened(now, next), { state: { opened: true }, preventScrollReset: true }),
    [setParams],
  )

  /** Back where the dialog was opened from this screen; otherwise the same address without it. */
  const close = useCallback(() => {
    if (wasOpenedHere) navigate(-1)
    else setParams((now) => withOpened(now, null), { replace: true, preventScrollReset: true })
  }, [wasOpenedHere, navigate, setParams])

  const setFilter = useCallback(
    (filter: { search: string; category: string | null }) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          setOrDelete(next, 'q', filter.search.trim())
          setOrDelete(next, 'category', filter.category)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )

  return {
    opened: readOpened(params),
    search: params.get('q') ?? '',
    category: params.get('category'),
    open,
    close,
    setFilter,
  }
}

function readOpened(params: URLSearchParams): Opened {
  for (const kind of ['view', 'edit'] as const) {
    const id = params.get(kind)
    if (id) return { kind, id }
  }
  return params.has('add') ? { kind: 'add' } : null
}

function withOpened(now: URLSearchParams, opened: Opened): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const kind of ['view', 'edit', 'add']) next.delete(kind)
  if (opened) next.set(opened.kind, 'id' in opened ? opened.id : '')
  return next
}

function setOrDelete(params: URLSearchParams, name: string, value: string | null) {
  if (value) params.set(name, value)
  else params.delete(name)
}

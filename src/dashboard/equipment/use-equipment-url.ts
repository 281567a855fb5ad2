import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Filter } from './equipment-list'

/** What is open over the table, as the address says it: `?view=<id>`, `?edit=<id>` or `?add`. */
export type Opened = { kind: 'view'; id: string } | { kind: 'edit'; id: string } | { kind: 'add' } | null

/** The address follows the search box this long (ms) after the last key. The table follows at once. */
const addressDelay = 300

/** The part of the screen's state that lives in the address, so that it can be shared and Back works. */
export function useEquipmentUrl() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const address = readFilter(params)
  const key = keyOf(address)
  const [filter, setFilter] = useState(address)
  const [previousKey, setPreviousKey] = useState(key)
  const [ownKey, setOwnKey] = useState(key)

  // Back, Forward or a pasted link changed the address: follow it. What was written from here is not followed, or a
  // slow navigation would undo what has been typed since.
  if (previousKey !== key) {
    setPreviousKey(key)
    if (ownKey !== key) setFilter(address)
  }

  // The callbacks read this when they are called, so that they stay the same and rows need not be drawn again.
  const latest = useRef({ params, state, filter })
  useEffect(() => {
    latest.current = { params, state, filter }
  })

  /** Brings the address up to date with the filter. Resolves with its parameters. */
  const writeFilter = useCallback(async () => {
    const now = latest.current
    const next = withFilter(now.params, now.filter)
    if (next.toString() !== now.params.toString()) {
      setOwnKey(keyOf(readFilter(next)))
      await navigate(
        { search: next.toString() },
        { replace: true, state: now.state, preventScrollReset: true },
      )
    }
    return next
  }, [navigate])

  useEffect(() => {
    if (keyOf(filter) === key) return
    const timer = setTimeout(() => void writeFilter(), addressDelay)
    return () => clearTimeout(timer)
  }, [filter, key, writeFilter])

  const open = useCallback(
    async (next: NonNullable<Opened>) => {
      // First, so that Back finds the filter as it was.
      const here = await writeFilter()
      const search = withOpened(here, next).toString()
      await navigate({ search }, { state: { opened: true }, preventScrollReset: true })
    },
    [writeFilter, navigate],
  )

  /** Back where the dialog was opened from this screen; otherwise the same address without it. */
  const close = useCallback(() => {
    const now = latest.current
    const wasOpenedHere = Boolean(now.state && typeof now.state === 'object' && 'opened' in now.state)
    if (wasOpenedHere) return void navigate(-1)
    const search = withOpened(now.params, null).toString()
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }, [navigate])

  return { opened: readOpened(params), filter, setFilter, open, close }
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

function readFilter(params: URLSearchParams): Filter {
  return { search: params.get('q') ?? '', category: params.get('category') }
}

/** Two filters with the same key find the same items. */
function keyOf({ search, category }: Filter): string {
  return JSON.stringify([search.trim(), category])
}

function withFilter(now: URLSearchParams, { search, category }: Filter): URLSearchParams {
  const next = new URLSearchParams(now)
  setOrDelete(next, 'q', search.trim())
  setOrDelete(next, 'category', category)
  return next
}

function setOrDelete(params: URLSearchParams, name: string, value: string | null) {
  if (value) params.set(name, value)
  else params.delete(name)
}

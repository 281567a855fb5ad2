import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { afterPaint } from '@/lib/after-paint'
import type { Filter } from './equipment-list'
import { formatSort, parseSort, type Sort } from './equipment-sort'

/** Which items are shown, and in which order. */
export type View = Filter & { sort: Sort | null }

/**
 * What is open over the table, as the address says it: `?view=<id>`, `?edit=<id>`, `?add`, `?add&from=<id>` to add a
 * copy, `?import` or `?deleted`.
 */
export type Opened =
  | { kind: 'view'; id: string }
  | { kind: 'edit'; id: string }
  | { kind: 'add'; from?: string }
  | { kind: 'import' }
  | { kind: 'deleted' }
  | null

/** The address follows the search box this long (ms) after the last key. The table follows at once. */
const addressDelay = 300

/** The part of the screen's state that lives in the address, so that it can be shared and Back works. */
export function useEquipmentUrl() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const address = readView(params)
  const key = keyOf(address)
  const [view, setView] = useState(address)
  const [previousKey, setPreviousKey] = useState(key)
  const [ownKey, setOwnKey] = useState(key)

  // Back, Forward or a pasted link changed the address: follow it. What was written from here is not followed, or a
  // slow navigation would undo what has been typed since.
  if (previousKey !== key) {
    setPreviousKey(key)
    if (ownKey !== key) setView(address)
  }

  // The callbacks read this when they are called, so that they stay the same and rows need not be drawn again.
  const latest = useRef({ params, state, view })
  useEffect(() => {
    latest.current = { params, state, view }
  })

  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  /** Brings the address up to date with the view. Resolves with its parameters. */
  const writeView = useCallback(async () => {
    clearTimeout(pending.current)
    const now = latest.current
    const next = withView(now.params, now.view)
    if (next.toString() !== now.params.toString()) {
      setOwnKey(keyOf(readView(next)))
      await navigate(
        { search: next.toString() },
        { replace: true, state: now.state, preventScrollReset: true },
      )
    }
    return next
  }, [navigate])

  // On the way to another page, this one's address would call it back.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (keyOf(view) === key || isLeaving) return
    pending.current = setTimeout(() => void writeView(), addressDelay)
    return () => clearTimeout(pending.current)
  }, [view, key, isLeaving, writeView])

  const changeView = useCallback((patch: Partial<View>) => setView((now) => ({ ...now, ...patch })), [])

  // What is opened shows at once, and stands in the address once it can be seen: a navigation takes its time.
  const [opening, setOpening] = useState<Opened>(null)
  const latestOpening = useRef<Opened>(null)
  const changeOpening = useCallback((next: Opened) => {
    latestOpening.current = next
    setOpening(next)
  }, [])
  useEffect(() => () => changeOpening(null), [changeOpening])

  const open = useCallback(
    async (next: NonNullable<Opened>) => {
      changeOpening(next)
      await afterPaint()
      // First, so that Back finds the view as it was.
      const here = await writeView()
      // Closed meanwhile.
      if (latestOpening.current !== next) return
      const search = withOpened(here, next).toString()
      // Without a transition, so that the address has what is open when the state lets go of it.
      await navigate({ search }, { state: { opened: true }, preventScrollReset: true, flushSync: true })
      changeOpening(null)
    },
    [writeView, navigate, changeOpening],
  )

  /** Goes to another page, from which Back returns to the view as it is. */
  const leave = useCallback(
    async (to: string) => {
      await writeView()
      await navigate(to)
    },
    [writeView, navigate],
  )

  /** Back where the dialog was opened from this screen; otherwise the same address without it. */
  const close = useCallback(() => {
    if (latestOpening.current) return changeOpening(null)
    const now = latest.current
    const wasOpenedHere = Boolean(now.state && typeof now.state === 'object' && 'opened' in now.state)
    if (wasOpenedHere) return void navigate(-1)
    const search = withOpened(now.params, null).toString()
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }, [navigate, changeOpening])

  return { opened: opening ?? readOpened(params), view, changeView, open, leave, close }
}

function readOpened(params: URLSearchParams): Opened {
  for (const kind of ['view', 'edit'] as const) {
    const id = params.get(kind)
    if (id) return { kind, id }
  }
  for (const kind of ['import', 'deleted'] as const) {
    if (params.has(kind)) return { kind }
  }
  if (!params.has('add')) return null
  const from = params.get('from')
  return from ? { kind: 'add', from } : { kind: 'add' }
}

function withOpened(now: URLSearchParams, opened: Opened): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const name of ['view', 'edit', 'add', 'from', 'import', 'deleted']) next.delete(name)
  if (opened) next.set(opened.kind, 'id' in opened ? opened.id : '')
  if (opened && 'from' in opened) next.set('from', opened.from)
  return next
}

/** The view an address describes. */
export function readView(params: URLSearchParams): View {
  return {
    search: params.get('q') ?? '',
    category: params.get('category'),
    via: params.get('via'),
    sort: parseSort(params.get('sort')),
  }
}

/** Two views with the same key show the same items in the same order. */
function keyOf({ search, category, via, sort }: View): string {
  return JSON.stringify([search.trim(), category, via, formatSort(sort)])
}

/** An address with this view. */
export function withView(now: URLSearchParams, { search, category, via, sort }: View): URLSearchParams {
  const next = new URLSearchParams(now)
  const values = { q: search.trim(), category, via, sort: formatSort(sort) }
  for (const [name, value] of Object.entries(values)) {
    // Taken out first, so that one view has one address, however it was come to.
    next.delete(name)
    if (value) next.append(name, value)
  }
  return next
}

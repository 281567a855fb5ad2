import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { noFilter } from '@/catalog/equipment-list'
import {
  addressDelay,
  openedFromHere,
  readView,
  type View,
  viewKey,
  withView,
} from '@/dashboard/shared/list-address'
import { paths } from '@/lib/paths'
import { useIsMounted } from '@/ui/use-is-mounted'

/**
 * The dialog over the table, as the address names it: `?view=<id>`, `?edit=<id>`, `?add`, `?add&from=<id>` to add a
 * copy, `?import` or `?deleted`.
 */
export type Opened =
  | { kind: 'view'; id: string }
  | { kind: 'edit'; id: string }
  | { kind: 'add'; from?: string }
  | { kind: 'import' }
  | { kind: 'deleted' }

/** The part of the screen's state that lives in the address, so that it can be shared and Back works. */
export function useEquipmentUrl() {
  const location = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const address = viewKey(readView(new URLSearchParams(location.search)))
  const [view, setView] = useState(() => readView(new URLSearchParams(location.search)))

  // Read by the callbacks below when they run, so that they stay the same and rows need not render again.
  const latest = useRef({ location, view })
  useEffect(() => {
    latest.current = { location, view }
  })

  // A message outlives the screen that showed it: its button calls `open` or `showAll` from whichever page is open then.
  const isOnScreen = useIsMounted()

  // Back, Forward or a link changed the view in the address: follow it. An address written from here is not followed,
  // or a slow navigation would undo what has been typed since.
  const written = useRef(address)
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setView(readView(new URLSearchParams(latest.current.location.search)))
  }, [address])

  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Replaces the address by one with the current view, unless it is another page's. Resolves with its parameters. */
  const writeView = useCallback(async () => {
    // Written a second time it would end the navigation that follows: a press on a link would do nothing.
    clearTimeout(writing.current)
    const { location: here, view: shown } = latest.current
    const params = new URLSearchParams(here.search)
    const next = withView(params, shown)
    if (next.toString() !== params.toString() && isOnScreen.current) {
      written.current = viewKey(shown)
      await navigate(addressOf(next), { replace: true, state: here.state, preventScrollReset: true })
    }
    return next
  }, [navigate, isOnScreen])

  useEffect(() => {
    // On the way to another page, this one's address would call it back.
    if (viewKey(view) === address || isLeaving) return
    writing.current = setTimeout(() => void writeView(), addressDelay)
    return () => clearTimeout(writing.current)
  }, [view, address, isLeaving, writeView])

  const changeView = useCallback((patch: Partial<View>) => setView((now) => ({ ...now, ...patch })), [])

  /** Shows every item, newest first. */
  const showAll = useCallback(() => {
    changeView({ ...noFilter, sort: null })
    if (!isOnScreen.current) void navigate(paths.equipment())
  }, [changeView, navigate, isOnScreen])

  const open = useCallback(
    async (dialog: Opened) => {
      // Back from the dialog then finds the view as it is.
      const here = await writeView()
      const target = addressOf(withOpened(here, dialog))
      // Already on the way: the second click of a double click.
      if (target.search === new URLSearchParams(window.location.search).toString()) return
      // flushSync: as a transition, rendered in slices of 5 ms, a dialog appears some 30 ms later.
      await navigate(target, { state: openedFromHere, preventScrollReset: true, flushSync: true })
    },
    [writeView, navigate],
  )

  /** Shows another item in the open View. Back leaves View, however many items it has shown. */
  const step = useCallback(
    (id: string) => {
      const { search, state } = latest.current.location
      const next = withOpened(new URLSearchParams(search), { kind: 'view', id })
      // flushSync: the next key, which may come at once, is about the item shown then.
      void navigate(addressOf(next), { replace: true, state, preventScrollReset: true, flushSync: true })
    },
    [navigate],
  )

  /** Goes to another page, from which Back returns to the view as it is. */
  const leave = useCallback(
    async (to: string) => {
      await writeView()
      // flushSync: `isLeaving` is known at once, and no address still to be written here calls the press back.
      await navigate(to, { flushSync: true })
    },
    [writeView, navigate],
  )

  /**
   * Back where the dialog was opened from this screen; otherwise the same address without it. Does nothing once the
   * screen has been left: the answer to a deletion may come after that.
   */
  const close = useCallback(() => {
    if (!isOnScreen.current) return
    const { search, state } = latest.current.location
    if (state?.opened) return void navigate(-1)
    const without = withOpened(new URLSearchParams(search), null)
    void navigate(addressOf(without), { replace: true, preventScrollReset: true })
  }, [navigate, isOnScreen])

  return {
    opened: readOpened(new URLSearchParams(location.search)),
    view,
    changeView,
    showAll,
    open,
    step,
    leave,
    close,
  }
}

const addressOf = (params: URLSearchParams) => ({ pathname: paths.equipment(), search: params.toString() })

/** What an address opens. */
export function readOpened(params: URLSearchParams): Opened | null {
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

function withOpened(now: URLSearchParams, opened: Opened | null): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const name of ['view', 'edit', 'add', 'from', 'import', 'deleted']) next.delete(name)
  if (opened) next.set(opened.kind, 'id' in opened ? opened.id : '')
  if (opened && 'from' in opened) next.set('from', opened.from)
  return next
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { noFilter } from '@/catalog/equipment-list'
import {
  addressDelay,
  type ListState,
  listStateKey,
  openedFromHere,
  readListState,
  withListState,
  withParams,
} from '@/dashboard/shared/list-state'
import { paths } from '@/lib/paths'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'
import { useIsMounted } from '@/ui/use-is-mounted'

/**
 * The dialog over the table, as the address names it: `?view=<id>`, `?edit=<id>`, `?add`, `?add&from=<id>` to add a
 * copy, `?import` or `?deleted`. `&tab=<tab>` names the tab of View, and the one that the form of the same item begins with.
 */
export type Opened =
  | { kind: 'view'; id: string; tab?: string }
  | { kind: 'edit'; id: string; tab?: string }
  | { kind: 'add'; from?: string }
  | { kind: 'import' }
  | { kind: 'deleted' }

/** The part of the screen's state that lives in the address, so that links can be shared and Back works. */
export function useEquipmentUrl() {
  const location = useLocation()
  const navigate = useNavigate()
  const navigateFromHere = useNavigateFromHere()
  const address = listStateKey(readListState(new URLSearchParams(location.search)))
  const [listState, setListState] = useState(() => readListState(new URLSearchParams(location.search)))

  // The callbacks below read this ref. They stay stable, so that rows do not render again.
  const latest = useRef({ location, listState })
  useEffect(() => {
    latest.current = { location, listState }
  })

  // A toast outlives the screen: its button may call `open` or `showChanges` while another page is open.
  const isOnScreen = useIsMounted()

  // Follow an address that Back, Forward or a link has changed. Do not follow an address written below: a slow
  // navigation would undo what has been typed since.
  const written = useRef(address)
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setListState(readListState(new URLSearchParams(latest.current.location.search)))
  }, [address])

  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Writes the state of the list into the address, unless another page is open. Resolves with the parameters. */
  const writeListState = useCallback(async () => {
    // A second write would cancel the navigation that follows: pressing a link would do nothing.
    clearTimeout(writing.current)
    const { location: here, listState: shown } = latest.current
    const params = new URLSearchParams(here.search)
    const next = withListState(params, shown)
    if (next.toString() !== params.toString()) {
      written.current = listStateKey(shown)
      await navigateFromHere(addressOf(next), { replace: true, state: here.state, preventScrollReset: true })
    }
    return next
  }, [navigateFromHere])

  useEffect(() => {
    if (listStateKey(listState) === address) return
    writing.current = setTimeout(() => void writeListState(), addressDelay)
    return () => clearTimeout(writing.current)
  }, [listState, address, writeListState])

  const changeListState = useCallback(
    (patch: Partial<ListState>) => setListState((now) => ({ ...now, ...patch })),
    [],
  )

  /** Shows the items of these changes alone, newest first. */
  const showChanges = useCallback(
    (ids: readonly string[]) => {
      const change = ids.join(',')
      changeListState({ ...noFilter, change, sort: null })
      if (!isOnScreen.current) void navigate(paths.equipment({ change }))
    },
    [changeListState, navigate, isOnScreen],
  )

  const open = useCallback(
    async (dialog: Opened) => {
      // Back from the dialog returns to the list as it is now.
      const here = await writeListState()
      const target = addressOf(withOpened(here, dialog))
      // The address already names the dialog: this is the second click of a double click.
      if (target.search === new URLSearchParams(window.location.search).toString()) return
      // flushSync: a transition renders in slices of 5 ms and shows the dialog about 30 ms later.
      await navigate(target, { state: openedFromHere, preventScrollReset: true, flushSync: true })
    },
    [writeListState, navigate],
  )

  /** Shows another item in the open View. It replaces the address, so that Back closes View after any number of items. */
  const step = useCallback(
    (id: string) => {
      const { search, state } = latest.current.location
      const next = withOpened(new URLSearchParams(search), { kind: 'view', id })
      // flushSync: the next key may follow at once and is meant for the new item.
      void navigate(addressOf(next), { replace: true, state, preventScrollReset: true, flushSync: true })
    },
    [navigate],
  )

  /** Shows another tab of the open View, in place of the one in the address. */
  const showTab = useCallback(
    (tab: string) => {
      const { search, state } = latest.current.location
      const next = withParams(new URLSearchParams(search), { tab })
      void navigate(addressOf(next), { replace: true, state, preventScrollReset: true, flushSync: true })
    },
    [navigate],
  )

  /** Goes to another page. Back returns to the list as it is now. */
  const leave = useCallback(
    async (to: string) => {
      await writeListState()
      // flushSync: `navigateFromHere` knows of it at once, so that no pending write of the address cancels it.
      await navigate(to, { flushSync: true })
    },
    [writeListState, navigate],
  )

  /**
   * Closes the dialog: goes back if it was opened from this screen, otherwise removes it from the address. Does nothing
   * after the screen has been left, because the response to a deletion may come later.
   */
  const close = useCallback(() => {
    const { search, state } = latest.current.location
    if (state?.opened) return void navigateFromHere(-1)
    const without = withOpened(new URLSearchParams(search), null)
    void navigateFromHere(addressOf(without), { replace: true, preventScrollReset: true })
  }, [navigateFromHere])

  return {
    opened: readOpened(new URLSearchParams(location.search)),
    listState,
    changeListState,
    showChanges,
    open,
    step,
    showTab,
    leave,
    close,
  }
}

const addressOf = (params: URLSearchParams) => ({ pathname: paths.equipment(), search: params.toString() })

/** Reads the dialog an address opens; null for none. */
export function readOpened(params: URLSearchParams): Opened | null {
  for (const kind of ['view', 'edit'] as const) {
    const id = params.get(kind)
    const tab = params.get('tab')
    if (id) return { kind, id, ...(tab && { tab }) }
  }
  for (const kind of ['import', 'deleted'] as const) {
    if (params.has(kind)) return { kind }
  }
  if (!params.has('add')) return null
  const from = params.get('from')
  return from ? { kind: 'add', from } : { kind: 'add' }
}

/** The tab stays from item to item, and from View to the form. */
function withOpened(now: URLSearchParams, opened: Opened | null): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const name of ['view', 'edit', 'add', 'from', 'import', 'deleted', 'tab']) next.delete(name)
  if (opened) next.set(opened.kind, 'id' in opened ? opened.id : '')
  if (opened && 'from' in opened) next.set('from', opened.from)
  const tab = now.get('tab')
  if (opened && 'id' in opened && tab) next.set('tab', tab)
  return next
}

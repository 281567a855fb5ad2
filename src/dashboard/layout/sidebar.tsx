import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '@/lib/cx'
import { useMediaQuery } from '@/lib/use-media-query'
import { lazyComponent } from '@/ui/lazy-component'
import { usePreload } from '@/ui/use-preload'
import { bindKeys } from '@/ui/use-shortcuts'
import { SidebarContent } from './sidebar-content'

/** The id of the sidebar, for `aria-controls` of its toggle. */
export const sidebarId = 'sidebar'

const Drawer = lazyComponent(async () => (await import('./sidebar-drawer')).SidebarDrawer)

/** The sidebar. On phones it is a drawer over the screen. */
export function Sidebar({ isMobile, isOpen, setOpen }: SidebarState) {
  usePreload(() => isMobile && Drawer.preload())
  const close = () => setOpen(false)
  if (isMobile) return isOpen && <Drawer id={sidebarId} onClose={close} onLoadError={close} />
  return (
    <aside
      id={sidebarId}
      aria-label="Sidebar"
      // The margin: a page whose height is no whole number of pixels would end by pushing it up a part of one.
      className={cx(
        'on-dark sticky top-0 -mb-px h-svh bg-ink text-steam print:hidden',
        isOpen ? 'w-64' : 'w-12',
      )}
    >
      <SidebarContent isRail={!isOpen} />
    </aside>
  )
}

/** Holds `true` or `false`. */
const cookieName = 'sidebar:state'
/** Seven days, in seconds. */
const cookieAge = 7 * 24 * 60 * 60
/** Windows narrower than this (px) count as phones. */
const mobileBreakpoint = 768

export type SidebarState = {
  isMobile: boolean
  /** On phones: the drawer is open. Elsewhere: the sidebar is expanded. */
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/**
 * Returns the state of the sidebar. On phones the sidebar is a drawer, closed at first. Elsewhere it is expanded or
 * collapsed to icons; a cookie keeps that for a week. Ctrl or Cmd with B toggles it, also while typing.
 */
export function useSidebar(): SidebarState {
  const isMobile = useMediaQuery(`(width < ${mobileBreakpoint}px)`)
  const [isExpanded, setExpanded] = useState(readCookie)
  // The history entry in which the drawer was opened: Back must not leave it open on another screen.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const { key } = useLocation()
  // Otherwise an open drawer would reappear when a widened window is narrowed again.
  if (drawerAt !== null && (!isMobile || drawerAt !== key)) setDrawerAt(null)

  const isOpen = isMobile ? drawerAt !== null : isExpanded
  const setOpen = useCallback(
    (open: boolean) => {
      if (isMobile) return setDrawerAt(open ? key : null)
      setExpanded(open)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browser we serve.
      document.cookie = `${cookieName}=${open}; path=/; max-age=${cookieAge}; SameSite=Lax`
    },
    [isMobile, key],
  )

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      event.preventDefault()
      if (!event.repeat) setOpen(!isOpen)
    }
    return bindKeys({ 'Control+b': toggle, 'Meta+b': toggle })
  }, [isOpen, setOpen])

  return { isMobile, isOpen, setOpen }
}

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`)
}

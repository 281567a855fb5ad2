import { useCallback, useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { useMediaQuery } from '@/lib/use-media-query'

/** The specification's name; its value is `true` or `false`. */
const cookieName = 'sidebar:state'
/** Seven days, in seconds. */
const cookieAge = 7 * 24 * 60 * 60
/** A window narrower than this (px) is a phone. */
const mobileBreakpoint = 768

export type Sidebar = {
  isMobile: boolean
  /** On phones whether the drawer is out, elsewhere whether the sidebar shows more than icons. */
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/**
 * Beside the screen the sidebar is open or a rail of icons, and stays so for a week. On phones it is a drawer, which
 * starts closed every time. Ctrl or Cmd and B toggles whichever there is, also while typing.
 */
export function useSidebar(): Sidebar {
  const isMobile = useMediaQuery(`(width < ${mobileBreakpoint}px)`)
  const [isExpanded, setExpanded] = useState(readCookie)
  const [isDrawerOut, setDrawerOut] = useState(false)
  // A drawer does not wait behind a window that has become wide.
  if (!isMobile && isDrawerOut) setDrawerOut(false)

  const isOpen = isMobile ? isDrawerOut : isExpanded
  const setOpen = useCallback(
    (open: boolean) => {
      if (isMobile) return setDrawerOut(open)
      setExpanded(open)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the oldest browser we serve.
      document.cookie = `${cookieName}=${open}; path=/; max-age=${cookieAge}; SameSite=Lax`
    },
    [isMobile],
  )

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      event.preventDefault()
      if (!event.repeat) setOpen(!isOpen)
    }
    return tinykeys(window, { 'Control+b': toggle, 'Meta+b': toggle })
  }, [isOpen, setOpen])

  return { isMobile, isOpen, setOpen }
}

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`)
}

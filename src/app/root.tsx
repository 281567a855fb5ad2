import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { focusHeading } from '@/lib/browser'
import { isSplashDue, isSplashOver, Splash } from '@/site/splash/splash'
import { splashAttribute } from '@/site/splash/splash-script'
import { PageHead } from './page-head'
import { usePageViews } from './use-page-views'

/** The root of every address: head, splash (once per browser session), page, scroll restoration. */
export function Root() {
  // 'undecided' renders the splash, as the prerendered documents do; the style sheet hides it unless it is due.
  const [splash, setSplash] = useState<'undecided' | 'on' | 'ended' | 'off'>('undecided')
  useLayoutEffect(() => {
    // Over before hydration: the visitor may be reading or typing, so neither inert nor a move of focus may interfere.
    if (isSplashOver()) document.documentElement.removeAttribute(splashAttribute)
    if (isSplashDue()) setSplash('on')
    // Hidden already: a transition keeps its removal out of the task that hydrates.
    else startTransition(() => setSplash('off'))
  }, [])

  const endSplash = useCallback(() => {
    document.documentElement.removeAttribute(splashAttribute)
    setSplash('ended')
  }, [])

  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // In an effect, after the render that removes `inert`, which cannot take focus, or the link that led to another
  // layout, and focus with it.
  useEffect(() => {
    const isNew = splash === 'ended' || shown.current !== pathname
    shown.current = pathname
    if (isNew && document.activeElement === document.body) focusHeading()
  }, [splash, pathname])

  usePageViews()

  return (
    <>
      <PageHead />
      {(splash === 'undecided' || splash === 'on') && <Splash onDone={endSplash} />}
      <div inert={splash === 'on'}>
        <Outlet />
      </div>
      <ScrollRestoration />
    </>
  )
}

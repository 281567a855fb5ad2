import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { startAnalytics, trackPageView } from '@/lib/analytics'
import { focusHeading, leaveComposing } from '@/lib/browser'
import { isSplashDue, isSplashOver, Splash } from '@/site/splash/splash'
import { splashAttribute } from '@/site/splash/splash-script'
import { PageHead } from './page-head'

/** The root of every page: metadata, splash (once per browser session, in front of public pages), scroll restoration. */
export function Root() {
  // 'undecided' renders the splash, as the prerendered documents do; the style sheet hides it unless it is due.
  const [splash, setSplash] = useState<'undecided' | 'on' | 'ended' | 'off'>('undecided')
  useLayoutEffect(() => {
    // The splash ended before hydration. The visitor may be typing, so move no focus.
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
  // An effect, because a link in another layout loses its focus when it is removed.
  useEffect(() => {
    const isNew = splash === 'ended' || shown.current !== pathname
    shown.current = pathname
    if (isNew && document.activeElement === document.body) focusHeading()
  }, [splash, pathname])

  useEffect(() => (splash === 'on' ? holdKeys() : undefined), [splash])
  useEffect(leaveComposing, [])
  usePageViews()

  return (
    <>
      <PageHead />
      {(splash === 'undecided' || splash === 'on') && <Splash onDone={endSplash} />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/**
 * Keeps keys from the page below the splash. The page stays in the accessibility tree, because `inert` would hide its
 * landmarks from a checker that looks meanwhile; the splash covers it for the pointer. Returns the function that ends it.
 */
function holdKeys() {
  const acts = /^(?:.|Tab|Enter|Arrow.+|Page.+|Home|End)$/u
  const hold = (event: KeyboardEvent) => {
    if (acts.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault()
  }
  window.addEventListener('keydown', hold, true)
  return () => window.removeEventListener('keydown', hold, true)
}

/** Sends a page view at every change of path, in an effect: by then React has set the new title. */
function usePageViews() {
  const { pathname } = useLocation()
  useEffect(startAnalytics, [])
  useEffect(() => trackPageView(pathname, document.title), [pathname])
}

import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { isSplashDue, isSplashOver, Splash } from '@/site/splash/splash'
import { splashAttribute } from '@/site/splash/splash-script'
import { PageHead } from './page-head'
import { usePageViews } from './use-page-views'

/** Around every address: the splash over it, once per browser session, and the page itself. */
export function Root() {
  // Prerendered pages carry the splash, hidden by the style sheet unless it is due.
  const [splash, setSplash] = useState<'undecided' | 'on' | 'ended' | 'off'>('undecided')
  useLayoutEffect(() => {
    // Over before hydration: the visitor may be reading or typing, so neither inert nor a move of focus may interfere.
    if (isSplashOver()) document.documentElement.removeAttribute(splashAttribute)
    setSplash(isSplashDue() ? 'on' : 'off')
  }, [])

  const endSplash = useCallback(() => {
    document.documentElement.removeAttribute(splashAttribute)
    setSplash('ended')
  }, [])

  // Afterwards, because nothing inert can take focus.
  useEffect(() => {
    if (splash === 'ended' && document.activeElement === document.body) focusHeading()
  }, [splash])

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

/** Reading goes on at the title of the page. */
function focusHeading() {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

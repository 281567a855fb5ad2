import { useCallback, useLayoutEffect, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { isSplashDue, Splash } from '@/site/splash/splash'
import { splashAttribute } from '@/site/splash/splash-script'
import { PageHead } from './page-head'
import { usePageViews } from './use-page-views'

/** Around every address: the splash over it, once per browser session, and the page itself. */
export function Root() {
  // Prerendered pages carry the splash, hidden by the style sheet unless it is due.
  const [splash, setSplash] = useState<'undecided' | 'on' | 'off'>('undecided')
  useLayoutEffect(() => setSplash(isSplashDue() ? 'on' : 'off'), [])

  const endSplash = useCallback(() => {
    document.documentElement.removeAttribute(splashAttribute)
    // What had focus is gone with the splash, unless somebody has been quicker.
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.closest('.splash')) focusHeading()
    setSplash('off')
  }, [])

  usePageViews()

  return (
    <>
      <PageHead />
      {splash !== 'off' && <Splash onDone={endSplash} />}
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

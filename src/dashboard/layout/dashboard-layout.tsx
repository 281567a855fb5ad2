import { useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import type { PageHandle } from '@/lib/seo/page-handle'
import { useMediaQuery } from '@/lib/use-media-query'
import { SkipLink } from '@/ui/skip-link'
import { preloadToasts } from '@/ui/toast'
import { Tooltips } from '@/ui/tooltips'
import { usePreload } from '@/ui/use-preload'
import { findMenuItem } from './menu'
import { Sidebar, useSidebar } from './sidebar'
import { hasRoomForActions, TitleBar, TitleBarSlots } from './title-bar'

export const handle: PageHandle = { title: (pathname) => findMenuItem(pathname)?.title ?? 'Dashboard' }

/** The frame of every dashboard screen: sidebar and title bar. In very wide windows the content stays in a middle column. */
export function Component() {
  const sidebar = useSidebar()
  const [title, setTitle] = useState<HTMLElement | null>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ title, actions }), [title, actions])
  const isWide = useMediaQuery(hasRoomForActions)
  usePreload(preloadToasts)
  return (
    <div className="flex min-h-svh">
      <SkipLink to="content" />
      <Tooltips />
      <Sidebar {...sidebar} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TitleBar sidebar={sidebar} titleSlot={setTitle} actionSlot={isWide ? setActions : null} />
        <main
          id="content"
          tabIndex={-1}
          // Rows and bars of a screen extend into the gutters, to the edges of the page.
          className="flex min-w-0 flex-1 flex-col px-[max(var(--gutter),calc((100%-118rem)/2))] py-6 [--gutter:1.25rem] focus:outline-none md:py-8 md:[--gutter:2rem] xl:[--gutter:3rem] print:p-0"
        >
          <TitleBarSlots value={slots}>
            <Outlet />
          </TitleBarSlots>
        </main>
      </div>
    </div>
  )
}

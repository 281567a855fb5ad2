import PanelLeft from 'lucide-react/icons/panel-left'
import { useCallback } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { PageHandle } from '@/lib/seo/page-handle'
import { IconButton } from '@/ui/button'
import { SkipLink } from '@/ui/skip-link'
import { preloadToasts } from '@/ui/toast'
import { Tooltip } from '@/ui/tooltip'
import { usePreload } from '@/ui/use-preload'
import { Commands } from './commands'
import { findMenuItem } from './menu'
import { Sidebar, type SidebarState, sidebarId, useSidebar } from './sidebar'

export const handle: PageHandle = { title: (pathname) => findMenuItem(pathname)?.title ?? 'Dashboard' }

/** The frame of every dashboard screen: sidebar and title bar. */
export function Component() {
  const sidebar = useSidebar()
  usePreload(preloadToasts)
  return (
    <div className="flex min-h-svh">
      <SkipLink to="content" />
      <Sidebar {...sidebar} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TitleBar {...sidebar} />
        <main
          id="content"
          tabIndex={-1}
          className="flex min-w-0 flex-1 flex-col px-5 py-6 focus:outline-none md:px-8 md:py-8 xl:px-12 print:p-0"
        >
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** The sidebar's toggle, the title of the screen, and the palette's button. */
function TitleBar({ isMobile, isOpen, setOpen }: SidebarState) {
  const toggle = useCallback(() => setOpen(!isOpen), [isOpen, setOpen])
  const title = findMenuItem(useLocation().pathname)?.title
  const action = isMobile ? 'Open menu' : isOpen ? 'Collapse sidebar' : 'Expand sidebar'
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-line border-b bg-travertine pr-5 pl-2.5 md:static md:min-h-16 md:pl-4 xl:pl-8 print:hidden">
      <Tooltip text={`${action} (Ctrl or ⌘ B)`} side="bottom">
        <IconButton
          aria-label={action}
          aria-expanded={isOpen}
          aria-controls={isMobile && !isOpen ? undefined : sidebarId}
          onClick={toggle}
        >
          <PanelLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <h1 className="min-w-0 truncate text-[1.375rem] md:text-[1.625rem]">{title}</h1>
      <Commands onToggleSidebar={toggle} />
    </header>
  )
}

import PanelLeft from 'lucide-react/icons/panel-left'
import { createContext, type ReactNode, type Ref, useCallback, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { IconButton } from '@/ui/button'
import { Commands } from './commands'
import { findMenuItem } from './menu'
import { type SidebarState, sidebarId } from './sidebar'

/** The element of the title bar that takes a screen's subtitle and actions; null in windows that are too narrow. */
export const TitleBarSlot = createContext<HTMLElement | null>(null)

/** The windows whose title bar has room for a subtitle and actions. */
export const hasRoomForActions = '(width >= 64rem)'

/** The sidebar's toggle, the title of the screen, its subtitle and actions, and the palette's button. */
export function TitleBar({ sidebar, slot }: { sidebar: SidebarState; slot: Ref<HTMLDivElement> | null }) {
  const { isMobile, isOpen, setOpen } = sidebar
  const toggle = useCallback(() => setOpen(!isOpen), [isOpen, setOpen])
  const title = findMenuItem(useLocation().pathname)?.title
  const action = isMobile ? 'Open menu' : isOpen ? 'Collapse sidebar' : 'Expand sidebar'
  return (
    <header className="group/title sticky top-0 z-20 flex min-h-14 items-center gap-2 border-line border-b bg-travertine pr-5 pl-2.5 md:static md:min-h-16 md:pl-4 lg:max-xl:grid lg:max-xl:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:max-xl:content-center lg:max-xl:gap-y-0 xl:pr-[max(1.25rem,calc((100%-118rem)/2))] xl:pl-[max(2rem,calc((100%-120rem)/2))] print:hidden">
      <IconButton
        className="shrink-0 lg:max-xl:row-span-2"
        aria-label={action}
        aria-expanded={isOpen}
        aria-controls={isMobile && !isOpen ? undefined : sidebarId}
        data-tooltip={`${action} (Ctrl or ⌘ B)`}
        data-tooltip-side="bottom"
        onClick={toggle}
      >
        <PanelLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <h1 className="min-w-0 truncate text-[clamp(1.125rem,6vw,1.375rem)] md:shrink-0 md:text-[1.5rem] lg:max-xl:leading-[1.2] lg:max-xl:has-[+:empty]:row-span-2">
        {title}
      </h1>
      {slot && <div ref={slot} className="contents" />}
      <Commands onToggleSidebar={toggle} />
    </header>
  )
}

/**
 * The subtitle of a screen and its actions. They stand in the title bar if it has room, otherwise where the screen renders
 * them.
 */
export function TitleBarContent({ subtitle, children }: { subtitle: string; children: ReactNode }) {
  const slot = useContext(TitleBarSlot)
  // In a window of medium width the title bar is a grid: the subtitle stands below the title.
  const content = (
    <div
      data-slot="title-content"
      className="-mt-4 grid gap-y-1 max-[22rem]:-mt-5 max-[22rem]:gap-y-0 lg:contents"
    >
      <p className="text-fine text-clay leading-[1.3] max-[22rem]:-mr-4 max-[22rem]:text-[0.75rem] md:text-note lg:max-xl:col-start-2 lg:max-xl:row-start-2 lg:max-xl:text-[0.75rem] xl:min-w-0 xl:flex-1 xl:pl-2">
        {subtitle}
      </p>
      <div className="flex shrink-0 items-center gap-1 max-lg:flex-wrap lg:max-xl:col-start-3 lg:max-xl:row-span-2 lg:max-xl:row-start-1">
        {children}
      </div>
    </div>
  )
  return slot ? createPortal(content, slot) : content
}

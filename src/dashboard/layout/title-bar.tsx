import PanelLeft from 'lucide-react/icons/panel-left'
import { createContext, type ReactNode, type Ref, useCallback, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { cx } from '@/lib/cx'
import { IconButton } from '@/ui/button'
import { Commands } from './commands'
import { findMenuItem } from './menu'
import { type SidebarState, sidebarId } from './sidebar'

/** The elements of the title bar that take a screen's heading and its actions; `actions` is null in narrow windows. */
type Slots = { title: HTMLElement | null; actions: HTMLElement | null }

export const TitleBarSlots = createContext<Slots>({ title: null, actions: null })

/** The windows whose title bar has room for a subtitle and actions. */
export const hasRoomForActions = '(width >= 64rem)'

type Props = {
  sidebar: SidebarState
  titleSlot: Ref<HTMLDivElement>
  /** Null in windows without room for actions. */
  actionSlot: Ref<HTMLDivElement> | null
}

/** The sidebar's toggle, the title of the screen, its subtitle and actions, and the palette's button. */
export function TitleBar({ sidebar, titleSlot, actionSlot }: Props) {
  const { isMobile, isOpen, setOpen } = sidebar
  const toggle = useCallback(() => setOpen(!isOpen), [isOpen, setOpen])
  const title = findMenuItem(useLocation().pathname)?.title
  const action = isMobile ? 'Open menu' : isOpen ? 'Collapse sidebar' : 'Expand sidebar'
  return (
    // The first and the last icon end at the edges of the content below.
    <header className="group/title sticky top-0 z-30 flex min-h-14 items-center gap-2 border-line border-b bg-travertine px-2 cramped:static md:min-h-16 md:pr-5 md:pl-6 xl:pr-[max(2.25rem,calc((100%-119.5rem)/2))] xl:pl-[max(2.5rem,calc((100%-119rem)/2))] print:hidden">
      <IconButton
        className="shrink-0"
        aria-label={action}
        aria-expanded={isOpen}
        aria-controls={isMobile && !isOpen ? undefined : sidebarId}
        data-tooltip={`${action} (Ctrl or ⌘ B)`}
        data-tooltip-side="bottom"
        onClick={toggle}
      >
        <PanelLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <div className="flex min-w-0 flex-1 items-baseline gap-x-3 max-[90rem]:has-[p]:flex-wrap">
        {/* A screen's own heading stands in its place. */}
        <h1 className={cx(headingClass, 'has-[+div_h2]:sr-only')}>{title}</h1>
        <div ref={titleSlot} className="contents" />
      </div>
      {actionSlot && <div ref={actionSlot} className="contents" />}
      <Commands onToggleSidebar={toggle} />
    </header>
  )
}

const headingClass =
  'line-clamp-2 min-w-0 break-words text-[clamp(1.125rem,6vw,1.375rem)] leading-[1.2] max-md:pt-1 md:text-[1.5rem]'

type ContentProps = {
  /** In place of the screen's name, at every width. */
  heading?: string | undefined
  /** What the screen is for, in a few words. */
  subtitle?: string
  /** Links and buttons beside the heading, instead of a subtitle, at every width. */
  beside?: ReactNode
  /** The actions. */
  children?: ReactNode
}

/**
 * The heading of a screen, its subtitle and its actions. Subtitle and actions stand in the title bar if it has room,
 * otherwise where the screen renders them. A screen with a subtitle does so in its toolbar, a flex box whose first line is
 * then the subtitle; above cards the actions follow the search box, which has order -2.
 */
export function TitleBarContent({ heading, subtitle, beside, children }: ContentProps) {
  const { title, actions } = useContext(TitleBarSlots)
  const subtitleText = subtitle && (
    <p className="text-clay text-fine leading-[1.3] max-lg:order-first max-lg:basis-full @max-table:mb-2 lg:text-tiny min-[90rem]:text-fine min-[96rem]:text-note lg:max-[90rem]:basis-full">
      {subtitle}
    </p>
  )
  const actionRow = children && (
    <div
      data-slot="title-actions"
      className={cx(
        'flex shrink-0 items-center gap-1 max-lg:gap-0',
        subtitle
          ? '@max-table:-order-1 @max-table:gap-2 @table:ml-auto'
          : 'max-lg:grow max-lg:justify-end md:gap-1 max-[22rem]:flex-wrap',
      )}
    >
      {children}
    </div>
  )
  const ownHeading = heading && (
    <h2 dir="auto" tabIndex={-1} className={cx(headingClass, 'focus:outline-none lg:max-xl:text-[1.25rem]')}>
      {heading}
    </h2>
  )
  return (
    <>
      {title ? createPortal(ownHeading, title) : ownHeading}
      {title && beside && createPortal(beside, title)}
      {title && actions ? (
        <>
          {createPortal(subtitleText, title)}
          {createPortal(actionRow, actions)}
        </>
      ) : subtitle ? (
        <>
          {subtitleText}
          {actionRow}
        </>
      ) : (
        <div className="-mt-3 flex items-center gap-1 empty:hidden max-[22rem]:flex-wrap md:-mt-5">
          {actionRow}
        </div>
      )}
    </>
  )
}

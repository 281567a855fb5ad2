import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { watchLeaving } from '@/lib/browser'
import { cx } from '@/lib/cx'
import { useMediaQuery } from '@/lib/use-media-query'
import { BottomSheet } from './bottom-sheet'
import { Button } from './button'
import { popupClass } from './input'

export type MenuItem = {
  id: string
  label: string
  icon?: LucideIcon
  run: () => void
  /** The item is a link to this address: with a modifier key the browser opens it in a tab or window. */
  to?: string
  isDisabled?: boolean
  /** Whether this is the chosen one of several items; a mark stands before it. */
  isChosen?: boolean
  /** The heading of a group of filters. Its first item, which has the heading, filters nothing. */
  heading?: string
  /** What stands below the heading in place of the whole label. */
  shortLabel?: string
}

type Props = {
  label: string
  /** The current choice. The button shows it instead of the label; '' without a choice. */
  value?: string
  /** The label of the button that closes the sheet, which stays open then while one chooses. */
  done?: string
  /** Clears the choice, by a button of the sheet or the last item of the menu. */
  onClear?: (() => void) | undefined
  icon: LucideIcon
  items: readonly MenuItem[]
  /** -1 where the button is a part of a grid with one Tab stop. */
  tabIndex?: 0 | -1
  /** The classes of the button; its label is a `span`. */
  className?: string
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center text-ink ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-clay aria-[current]:font-medium'

const rowClass =
  'w-full gap-3 text-left max-md:border-line max-md:border-t md:min-h-9 md:px-4 md:whitespace-nowrap md:text-ui ' +
  'md:hover:bg-travertine md:focus-visible:bg-travertine md:focus-visible:-outline-offset-2'

/** The items below a heading share a line, as equal parts. */
const partClass =
  'relative -mt-px -ml-px flex-1 justify-center whitespace-nowrap border border-flint text-ui md:min-h-9 md:px-3 md:text-note ' +
  'hover:bg-travertine focus-visible:z-20 aria-[current]:z-10 aria-[current]:border-ink aria-[current]:bg-ink ' +
  'aria-[current]:text-steam forced-colors:aria-[current]:outline-2'

/**
 * A button that opens a menu of actions and links: beside the button, or on a phone in a sheet. It does not use the native
 * popover, which the oldest browsers we serve lack.
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ label, value, done, onClear, icon: Icon, items, tabIndex, className }: Props) {
  /** The item that gets the focus when the menu opens; null while it is closed. */
  const [opensAt, setOpensAt] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const isPhone = useMediaQuery('(width < 48rem)')
  const isOpen = opensAt !== null
  const hasParts = items[0]?.heading !== undefined
  const close = () => setOpensAt(null)

  useEffect(() => {
    if (opensAt === null || isPhone) return
    itemsIn(list.current).at(opensAt)?.focus()
    return watchLeaving(box.current, () => setOpensAt(null))
  }, [opensAt, isPhone])

  /** A dialog that opens returns the focus to the button. A sheet does so itself. */
  function closeToButton() {
    if (!isPhone) trigger.current?.focus()
    close()
  }

  function onTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpensAt(event.key === 'ArrowDown' ? 0 : -1)
  }

  function onMenuKey(event: KeyboardEvent) {
    const all = itemsIn(list.current)
    const place = all.indexOf(document.activeElement as HTMLElement)
    const { key } = event
    // The default moves the focus on from the button.
    if (key === 'Tab') return closeToButton()
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (key === 'Escape') closeToButton()
    else if (key === 'ArrowDown' || (key === 'ArrowRight' && hasParts)) all[(place + 1) % all.length]?.focus()
    else if (key === 'ArrowUp' || (key === 'ArrowLeft' && hasParts)) all.at(place - 1)?.focus()
    else if (key === 'Home') all[0]?.focus()
    else if (key === 'End') all.at(-1)?.focus()
    // A link ignores Space.
    else if (key === ' ') all[place]?.click()
    else if (isLetter) {
      const begins = (element: HTMLElement) =>
        element.textContent?.toLowerCase().startsWith(key.toLowerCase()) === true
      const after = [...all.slice(place + 1), ...all.slice(0, place + 1)]
      after.find(begins)?.focus()
    } else return
    event.preventDefault()
  }

  function pick({ run, to, isDisabled }: MenuItem, event: MouseEvent) {
    const opensElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (to !== undefined && opensElsewhere) return
    event.preventDefault()
    if (isDisabled) return
    if (!isPhone || !done) closeToButton()
    run()
  }

  const menu = isOpen && (
    <div
      ref={list}
      id={id}
      className={cx(hasParts && 'flex flex-wrap pl-px')}
      {...(!isPhone && {
        role: 'menu',
        'aria-label': label,
        tabIndex: -1,
        onKeyDown: onMenuKey,
        className: cx(
          popupClass,
          'absolute z-30 animate-appear',
          hasParts ? 'flex w-100 flex-wrap px-4 pt-3 pb-4' : 'min-w-48 py-2',
          placeBeside(trigger.current),
        ),
      })}
    >
      {items.map((item) => {
        const { to, icon: ItemIcon } = item
        const shared = {
          ...(!isPhone && { role: 'menuitem', tabIndex: -1 }),
          'aria-disabled': item.isDisabled,
          'aria-current': item.isChosen || undefined,
          'aria-label': item.shortLabel && item.label,
          className: cx(itemClass, hasParts ? partClass : rowClass),
          onClick: (event: MouseEvent) => pick(item, event),
        } as const
        const content = (
          <>
            {ItemIcon && (
              <ItemIcon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-clay" />
            )}
            {item.isChosen !== undefined && !hasParts && (
              <Check
                size={16}
                strokeWidth={2}
                aria-hidden="true"
                className={cx('-mr-1 -ml-1.5 shrink-0 text-cedar', !item.isChosen && 'invisible')}
              />
            )}
            <span>{item.shortLabel ?? item.label}</span>
          </>
        )
        return (
          <Fragment key={item.id}>
            {item.heading && (
              // Every item says it in its label.
              <p aria-hidden="true" className="-ml-px basis-full pb-2 text-fine text-clay not-first:mt-4">
                {item.heading}
              </p>
            )}
            {to === undefined ? (
              <button type="button" {...shared}>
                {content}
              </button>
            ) : (
              <Link to={to} {...shared}>
                {content}
              </Link>
            )}
          </Fragment>
        )
      })}
      {onClear && !isPhone && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={(event) => pick({ id: 'clear', label: 'Clear', run: onClear }, event)}
          className={cx(itemClass, rowClass, hasParts && 'mt-2 -mb-2 px-0!', 'text-cedar!')}
        >
          Clear
        </button>
      )}
    </div>
  )
  return (
    <div ref={box} className="relative">
      <button
        ref={trigger}
        type="button"
        tabIndex={tabIndex}
        aria-label={value ? `${label}: ${value}` : undefined}
        aria-haspopup={isPhone ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-tooltip=""
        onClick={() => setOpensAt(isOpen ? null : 0)}
        onKeyDown={onTriggerKey}
        className={cx(
          'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-sm px-2.5 text-ui whitespace-nowrap text-ink transition-colors duration-150 hover:bg-line/50 aria-expanded:bg-line/50 print:hidden',
          className,
        )}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        <span>{value || label}</span>
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-clay" />
      </button>
      {isPhone && menu ? (
        <BottomSheet
          title={label}
          action={
            onClear && (
              <Button
                variant="plain"
                onClick={() => {
                  close()
                  onClear()
                }}
              >
                Clear
              </Button>
            )
          }
          onClose={close}
        >
          {menu}
          {done && (
            <Button className="mt-6 w-full" onClick={close}>
              {done}
            </Button>
          )}
        </BottomSheet>
      ) : (
        menu
      )}
    </div>
  )
}

const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** Room for a menu beside the left edge of its button (px). */
const menuWidth = 400

/** Returns the classes of a menu that stays within the window, or within the dialog around its button. */
function placeBeside(button: HTMLElement | null): string {
  const { left = 0, top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {}
  const room = (button?.closest('[role="dialog"]') ?? document.documentElement).getBoundingClientRect()
  return cx(
    top + bottom <= window.innerHeight ? 'top-full mt-1' : 'bottom-full mb-1',
    left + menuWidth <= room.right ? 'left-0' : 'right-0',
  )
}

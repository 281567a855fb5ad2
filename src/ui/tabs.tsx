import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, useEffect, useRef } from 'react'
import { cx } from '@/lib/cx'

export const Tabs = Radix.Root

/**
 * The row of tab names; scrolls sideways where it does not fit. Its line is an inset shadow under the tabs: a border
 * that they overlap by a negative margin would make the row scroll by that pixel, with a scroll bar in Firefox.
 */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  const list = useRef<HTMLDivElement>(null)
  // The first open tab may be out of sight. Not by scrollIntoView, which scrolls the page too.
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector('[data-state="active"]')
    if (!row || !open) return
    row.scrollLeft += Math.max(0, open.getBoundingClientRect().right - row.getBoundingClientRect().right)
  }, [])
  return (
    <Radix.List
      ref={list}
      className={cx(
        'flex shrink-0 gap-6 overflow-x-auto max-[24rem]:gap-2 shadow-[inset_0_-1px_theme(colors.line)]',
        className,
      )}
      {...rest}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      // Radix focuses a pressed tab by script, which would show the focus ring if the element before it had one.
      onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
      className={cx(
        'min-h-11 cursor-pointer whitespace-nowrap border-transparent border-b-2 text-ui text-clay max-[24rem]:text-fine max-[22rem]:text-[0.75rem]',
        'transition-colors duration-150 hover:text-ink data-[state=active]:border-cedar data-[state=active]:text-ink',
        '-outline-offset-2 forced-colors:data-[state=inactive]:border-[Canvas]',
        className,
      )}
      {...rest}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cx('pt-4 md:pt-6', className)} {...rest} />
}

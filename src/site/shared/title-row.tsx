import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'

type Props = {
  title: string
  /** Whether the title is a name: larger, and in one line. */
  isName?: boolean
  lead: ReactNode
  className?: string
}

/** The first heading of a page with its lead at the right, or below in a row that is not as wide as the page. */
export function TitleRow({ title, isName = false, lead, className }: Props) {
  return (
    <div className={cx('@container', className)}>
      <div className="grid gap-x-[clamp(2rem,4vw,5rem)] gap-y-4 @min-[56rem]:lg:grid-cols-[auto_minmax(0,1fr)] @min-[56rem]:lg:items-baseline-last">
        <h1 className={isName ? '-ml-[0.05em] whitespace-nowrap text-name' : 'text-display'}>{title}</h1>
        <p className="max-w-[60ch] text-lead @min-[56rem]:lg:max-w-[40ch] @min-[56rem]:lg:justify-self-end">
          {lead}
        </p>
      </div>
    </div>
  )
}

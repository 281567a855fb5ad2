import { cx } from '@/lib/cx'

type Props = {
  title: string
  lead: string
  className?: string
}

/** A name as the first heading of a page, with its lead at the inner line, right of a longer name, or below in narrow windows. */
export function TitleRow({ title, lead, className }: Props) {
  return (
    <div
      className={cx(
        'grid gap-x-margin gap-y-4 lg:grid-cols-[minmax(calc(41.667%-var(--spacing-margin)),auto)_minmax(0,1fr)] lg:items-baseline-last',
        className,
      )}
    >
      <h1 className="-ml-[0.05em] whitespace-nowrap text-name">{title}</h1>
      <p className="max-w-[60ch] text-lead lg:max-w-[40ch]">{lead}</p>
    </div>
  )
}

import type { ReactNode } from 'react'

type Props = {
  /** The id of the heading. */
  id: string
  title: string
  /** What stands below the heading, on a phone beside it if it fits. */
  aside: ReactNode
  children: ReactNode
}

/** A section of the overview: its heading beside its list, on narrow screens above it. A short `aside` then ends its line. */
export function OverviewSection({ id, title, aside, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="mt-8 grid gap-x-12 gap-y-3 lg:mt-10 lg:grid-cols-[max(12rem,25%_-_2.25rem)_minmax(0,1fr)]"
    >
      {/* In wide windows the heading stands on the line of the list's first row. */}
      <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 lg:pt-1.5">
        <h2 id={id} className="text-[1.375rem] leading-tight">
          {title}
        </h2>
        <div className="mt-2 max-w-[40ch] text-clay text-ui">{aside}</div>
      </div>
      {children}
    </section>
  )
}

/** The look of the links of the overview: in ink, so that only Undo has the color of an action. */
export const linkClass = 'text-ink!'

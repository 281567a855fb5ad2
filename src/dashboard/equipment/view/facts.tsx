import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from '@/lib/cx'

/** A list of terms and their values, on four columns: the first has room for the longest term, the second pair for short ones. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="-mt-2 grid min-[22rem]:grid-cols-2 sm:grid-cols-[12rem_minmax(0,1fr)_8.5rem_minmax(0,1fr)]">
      {children}
    </dl>
  )
}

type FactProps = { term: string; isShort?: boolean; children: ReactNode }

/**
 * A term and its value, on phones one above the other; line breaks of the value are kept. Two short ones share a line.
 */
export function Fact({ term, isShort, children }: FactProps) {
  return (
    <div
      className={cx(
        'min-w-0 border-line border-b py-1.5 sm:grid sm:grid-cols-subgrid sm:items-baseline sm:py-2',
        // The space between two is padding, so that their rules meet.
        isShort ? 'odd:pr-4 sm:col-span-2 last:odd:col-span-full' : 'col-span-full',
      )}
    >
      <dt className="break-words text-clay text-fine max-sm:leading-snug sm:pr-1.5 sm:text-note">{term}</dt>
      <dd
        dir="auto"
        className={cx(
          'whitespace-pre-wrap break-words text-ui max-sm:leading-snug',
          !isShort && 'sm:col-span-3',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

/** Links under a title. */
export function LinkList({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={className}>
      <h3 className="mb-2 text-[1.125rem]">{title}</h3>
      <ul className="border-line border-t">{children}</ul>
    </section>
  )
}

type LinkRowProps = Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> & {
  name: string
  /** Before the detail, on phones below the name. */
  note?: ReactNode
  /** A detail, at the end of the line. */
  children: ReactNode
}

/** A line of a `LinkList`. */
export function LinkRow({ name, note, children, ...link }: LinkRowProps) {
  return (
    <li>
      <Link
        {...link}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b py-2 text-ui max-md:py-2.75 sm:flex"
      >
        <span
          dir="auto"
          className="min-w-0 grow text-balance break-words underline decoration-line underline-offset-4 group-hover:decoration-cedar"
        >
          {name}
        </span>
        {note && (
          <span className="shrink-0 text-clay max-sm:col-start-1 max-sm:row-start-2 max-sm:text-fine">
            {note}
          </span>
        )}
        <span className="shrink-0 text-right text-clay">{children}</span>
      </Link>
    </li>
  )
}

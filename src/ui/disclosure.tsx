import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/lib/cx'

type Props = ComponentProps<'details'> & {
  summary: ReactNode
  /** The classes of the summary. */
  summaryClass?: string
}

/** A part of a page that opens below its summary. */
export function Disclosure({ summary, summaryClass, children, ...rest }: Props) {
  return (
    <details {...rest}>
      <summary
        className={cx(
          'grid min-h-11 w-fit cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] content-center gap-x-1.5 hover:text-cedar [&::-webkit-details-marker]:hidden',
          summaryClass,
        )}
      >
        <ChevronRight
          strokeWidth={1.5}
          aria-hidden="true"
          className="-ml-1 h-lh w-4 transition-transform duration-150 print:hidden [details[open]>summary>&]:rotate-90"
        />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  )
}

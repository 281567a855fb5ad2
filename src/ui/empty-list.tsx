import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { StoreyDrawing } from './section-drawing'

type Props = {
  /** A room of the section drawing above the words: 0 is the street, 4 the room for rest. */
  storey?: number | false
  className?: string
  children: ReactNode
}

/** Says why a list is empty, and what to do about it. */
export function EmptyList({ storey = false, className, children }: Props) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-5 border-line px-4 py-12 text-center text-clay',
        // A drawing stands in the middle of the page; words alone in a row of the list.
        storey === false ? 'border-y' : 'min-h-[60svh] content-center border-t',
        className,
      )}
    >
      {storey !== false && <StoreyDrawing index={storey} className="h-[28vh]" />}
      {children}
    </div>
  )
}

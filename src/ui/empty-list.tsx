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
        'grid gap-5 border-line border-t py-12 text-clay',
        // A drawing stands in the middle of the page; words alone at the edge of the list.
        storey === false
          ? 'justify-items-start'
          : 'min-h-[60svh] content-center justify-items-center px-4 text-center',
        className,
      )}
    >
      {storey !== false && <StoreyDrawing index={storey} className="h-[28vh]" />}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { DryBasinDrawing, StoreyDrawing } from './section-drawing'

type Props = {
  /** The room of the section drawing above the words: 0 is the street, 4 the room for rest. Without one, an empty basin. */
  storey?: number
  title: string
  /** What to do about it. */
  hint?: string
  /** Buttons and links. */
  children?: ReactNode
}

/** Says why a list is empty, and what to do about it, in the middle of the page. */
export function EmptyList({ storey, title, hint, children }: Props) {
  return (
    <div className="grid min-h-[60svh] content-center justify-items-center px-4 py-8 md:min-h-[72svh] text-center">
      {storey === undefined ? (
        <DryBasinDrawing className="mb-8 h-24 md:h-44" />
      ) : (
        <StoreyDrawing index={storey} className="mb-6 h-30 md:h-45" />
      )}
      <p className="max-w-[32rem] text-balance font-display text-[1.5rem] leading-[1.25]">{title}</p>
      {hint && <p className="mt-2 max-w-[32rem] text-balance break-words text-clay">{hint}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}

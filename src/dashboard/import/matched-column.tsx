import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'

type Props = {
  /** The header, or which column it is if it is empty. */
  name: string
  /** The first value; '' without any. */
  sample: string
  /** The control that says what the column is read as. */
  children: ReactNode
}

/** A column of a file, as an item of a list. */
export function MatchedColumn({ name, sample, children }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3 py-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,2fr)] sm:gap-x-5">
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-2 break-words font-medium text-ui">
          {name}
        </p>
        <p dir="auto" className="truncate text-note text-clay">
          {sample || 'no values'}
        </p>
      </div>
      <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" className="text-clay max-sm:hidden" />
      {children}
    </li>
  )
}

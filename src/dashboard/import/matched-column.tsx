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

/** The columns of a file. Arrows stand beside the longest header. */
export const MatchedColumns = ({ children }: { children: ReactNode }) => (
  <ul className="sm:grid sm:grid-cols-[fit-content(10rem)_auto_minmax(0,1fr)]">{children}</ul>
)

/** A column of a file, as an item of their list. */
export function MatchedColumn({ name, sample, children }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,2fr)_1.75rem_minmax(0,3fr)] items-center py-1.5 sm:col-span-full sm:grid-cols-subgrid">
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-2 break-words font-medium text-ui">
          {name}
        </p>
        <p dir="auto" className="truncate text-note text-clay">
          {sample || 'no values'}
        </p>
      </div>
      <ArrowRight
        strokeWidth={1.5}
        aria-hidden="true"
        className="mx-auto size-3 text-clay sm:mx-6 sm:size-4"
      />
      {children}
    </li>
  )
}

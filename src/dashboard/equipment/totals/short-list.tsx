import { type ReactNode, useState } from 'react'
import { formatNumber } from '@/lib/format'

type Props<Of> = {
  items: readonly Of[]
  /** How many are shown before one asks for all: hundreds of links take long to render. */
  most?: number
  className?: string
  children: (item: Of) => ReactNode
}

/** A list that begins short. */
export function ShortList<Of>({ items, most = 8, className, children }: Props<Of>) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? items : items.slice(0, most)
  return (
    <>
      <ul className={className}>{shown.map(children)}</ul>
      {shown.length < items.length && (
        <button
          type="button"
          className="min-h-11 cursor-pointer text-cedar underline underline-offset-4 print:hidden"
          onClick={() => setShowsAll(true)}
        >
          Show all {formatNumber(items.length)}
        </button>
      )}
    </>
  )
}

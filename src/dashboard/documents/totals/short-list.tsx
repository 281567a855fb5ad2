import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '@/lib/format'
import { sentences } from '@/lib/text'

/** The longest printed list, unless all lines are shown: a dozen lists of a large catalog would delay printing. */
const mostPrinted = 500

type Props<Of> = {
  items: readonly Of[]
  /** The number of lines shown at first: hundreds of links take long to render. */
  most?: number
  as?: 'ul' | 'ol'
  /** The name of the list, unless the text above names it. */
  label?: string
  className?: string
  children: (item: Of) => ReactNode
}

/** A list that starts short on screen. Print shows it whole or says how many lines are missing. */
export function ShortList<Of>({ items, most = 8, as: List = 'ul', label, className, children }: Props<Of>) {
  const [showsAll, setShowsAll] = useState(false)
  const isPrinting = useIsPrinting()
  const shown = showsAll ? items : items.slice(0, isPrinting ? mostPrinted : most)

  function showAll({ currentTarget }: MouseEvent) {
    const list = currentTarget.previousElementSibling
    // flushSync: the new lines must exist to take focus from the removed button.
    flushSync(() => setShowsAll(true))
    const firstNew = list?.children[most]
    if (!(firstNew instanceof HTMLElement)) return
    firstNew.tabIndex = -1
    firstNew.focus()
  }

  return (
    <>
      <List aria-label={label} className={className}>
        {shown.map(children)}
      </List>
      {shown.length < items.length && (
        <>
          <button
            type="button"
            className="min-h-11 cursor-pointer text-cedar underline underline-offset-4 print:hidden"
            onClick={showAll}
          >
            {sentences(`Show all ${formatNumber(items.length)}`, label?.toLowerCase())}
          </button>
          <p className="hidden py-1 text-clay print:block">
            {`${formatNumber(items.length - shown.length)} more are not printed.`}
          </p>
        </>
      )}
    </>
  )
}

/** Returns whether the page is being printed. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // flushSync: the browser prints the page as it is when this event returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { RequireStaff } from '@/auth/require-staff'
import type { Equipment } from '@/catalog/equipment'
import { isFiltered } from '@/catalog/equipment-list'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { brand } from '@/content/brand'
import { readListState, withListState } from '@/dashboard/shared/list-state'
import { LoadError } from '@/dashboard/shared/load-error'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { chooseItems, readIds } from './choose-items'

type Props = {
  title: string
  /** The title of the tab with the items shown, which browsers propose as name of the PDF. */
  tabTitle: (items: readonly Equipment[]) => string
  /** Most items that are shown, and what to do about more. */
  limit?: { most: number; advice: string }
  /** What stands in the toolbar beside the print button. */
  controls: ReactNode
  /** Classes of the page and of what is below its toolbar. */
  className?: string
  mainClassName?: string
  /** `read`: when these items were read. */
  children: (items: readonly Equipment[], read: Date) => ReactNode
}

/** A screen or document about chosen items, for staff: `#ids=…`, or those a view of the catalog shows. */
export function DocumentPage(props: Props) {
  return (
    <RequireStaff>
      <Page {...props} />
    </RequireStaff>
  )
}

function Page({
  title,
  tabTitle,
  limit,
  controls,
  className,
  mainClassName = 'px-4 py-6 md:px-8 md:py-10',
  children,
}: Props) {
  const { search, hash } = useLocation()
  const { data: list, dataUpdatedAt, error, isFetching, refetch } = useQuery(equipmentListQuery)
  const all = list?.isComplete ? list.items : null
  const chosen = useMemo(() => all && chooseItems(all, { search, hash }), [all, search, hash])
  const items = useMemo(() => chosen?.slice(0, limit?.most), [chosen, limit?.most])
  const ids = readIds({ search, hash })
  const listState = readListState(new URLSearchParams(search))
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading)
  useTitle(items ? tabTitle(items) : null)

  return (
    <div className={cx('min-h-svh print:min-h-0', className)}>
      <header className="z-30 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b bg-travertine px-4 py-3 md:sticky md:top-0 md:px-8 print:hidden">
        <Link
          to={{
            pathname: paths.equipment(),
            search: withListState(new URLSearchParams(), listState).toString(),
          }}
          className="flex min-h-11 items-center gap-2 text-ui text-clay hover:text-ink"
        >
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          Equipment Catalog
        </Link>
        <h1 ref={heading} tabIndex={-1} className="mr-auto text-[1.375rem] focus:outline-none">
          {title}
        </h1>
        {controls}
        <Button disabled={!items?.length} onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          Print
        </Button>
      </header>
      <main className={cx('print:block print:p-0', mainClassName)}>
        <LoadError
          what="equipment"
          {...{ error, isFetching, refetch }}
          className="mx-auto mb-6 w-full max-w-3xl print:hidden"
        />
        {!items && !error && (
          <p role="status" className="py-24 text-center text-clay">
            Loading equipment...
          </p>
        )}
        {chosen && (
          <Remarks
            found={chosen.length}
            asked={ids?.length ?? null}
            isFiltered={isFiltered(listState)}
            limit={limit}
          />
        )}
        {items && items.length > 0 && children(items, new Date(dataUpdatedAt))}
      </main>
    </div>
  )
}

/** `asked`: how many items the address names; null where it has a view of the catalog. */
type RemarksProps = { found: number; asked: number | null; isFiltered: boolean; limit: Props['limit'] }

/** Says which items are not below, on paper too: whoever reads it there cannot tell. */
function Remarks({ found, asked, isFiltered, limit }: RemarksProps) {
  if (found === 0)
    return <Remark>{asked === null ? <NoneListed isFiltered={isFiltered} /> : noneOf(asked)}</Remark>
  const missing = (asked ?? found) - found
  return (
    <>
      {missing > 0 && (
        <Remark>
          {formatNumber(missing)} of these items {missing === 1 ? 'is' : 'are'} not in the catalog.
        </Remark>
      )}
      {limit && found > limit.most && (
        <Remark>
          These are the first {formatNumber(limit.most)} of {formatNumber(found)} items.{' '}
          <span className="print:hidden">{limit.advice}</span>
        </Remark>
      )}
    </>
  )
}

const noneOf = (asked: number) => `${asked === 1 ? 'This item is' : 'These items are'} not in the catalog.`

function NoneListed({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return 'No equipment found matching your filters'
  return (
    <>
      No equipment added yet. Click "Add Equipment" to get started.{' '}
      <TextLink to={paths.equipment('add')} className="print:hidden">
        Add Equipment
      </TextLink>
    </>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <Notice className="remark mx-auto mb-6 w-full max-w-3xl print:w-auto">{children}</Notice>
)

/** Moves focus here where another page of the site led here: what had it is gone. A loaded document and Back leave it alone. */
function useFocusOnArrival(target: RefObject<HTMLElement | null>) {
  // 'POP' is also the first page of a document. Read once: an option of the page that changes navigates, too.
  const [hasArrived] = useState(useNavigationType() !== 'POP')
  useEffect(() => {
    if (hasArrived) target.current?.focus({ preventScroll: true })
  }, [target, hasArrived])
}

/** Sets the title of the tab. The next page sets its own. */
function useTitle(name: string | null) {
  useEffect(() => {
    if (!name) return
    // After the effects of this render: analytics reports the page view with the title before, without the item's name.
    const timer = setTimeout(() => {
      document.title = `${name} · ${brand.name}`
    })
    return () => clearTimeout(timer)
  }, [name])
}

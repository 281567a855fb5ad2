import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RequireStaff } from '@/auth/require-staff'
import { brand } from '@/content/brand'
import { equipmentListQuery } from '@/dashboard/equipment/equipment-queries'
import { messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { chooseItems, readIds } from './choose-items'
import { PrintStyle } from './print-style'
import { Sheet } from './sheet'
import { readOptions, type SheetOptions, withOptions } from './sheet-options'
import { SheetToolbar } from './sheet-toolbar'

// Analytics reports this title, so it must not contain the name of an item.
export const handle: PageHandle = { title: 'Spec Sheet' }

/** Most sheets rendered: browsers take long to print more. */
const maxSheets = 200

export function Component() {
  return (
    <RequireStaff>
      <SpecSheets />
    </RequireStaff>
  )
}

function SpecSheets() {
  const [params, setParams] = useSearchParams()
  const { data: list, error, isFetching, refetch } = useQuery(equipmentListQuery)
  const items = list?.isComplete ? list.items : null
  const [prepared] = useState(() => new Date())
  // Local state, because the router updates the address after the next render and the controls would lag.
  const [options, setOptions] = useState(() => readOptions(params))
  const chosen = useMemo(() => (items ? chooseItems(items, params) : []), [items, params])
  const sheets = chosen.slice(0, maxSheets)
  const missing = (readIds(params)?.length ?? chosen.length) - chosen.length

  function changeOptions(change: Partial<SheetOptions>) {
    const next = { ...options, ...change }
    setOptions(next)
    setParams(withOptions(params, next), { replace: true })
  }

  const [only] = chosen
  useTitle(items && (only && chosen.length === 1 ? only.name : `${formatNumber(chosen.length)} spec sheets`))

  return (
    <div className="min-h-svh print:min-h-0">
      <PrintStyle paper={options.paper} />
      <SheetToolbar params={params} options={options} onChange={changeOptions} canPrint={sheets.length > 0} />
      <main className="grid gap-6 px-4 py-6 md:py-10 print:block print:p-0">
        {error && (
          <Notice
            tone="danger"
            className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-4 print:hidden"
          >
            <span>Error loading equipment: {messageOf(error, 'Unknown error')}</span>
            <Button variant="secondary" disabled={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          </Notice>
        )}
        {!items && !error && (
          <p role="status" className="py-24 text-center text-clay">
            Loading equipment...
          </p>
        )}
        {items && <Remarks found={chosen.length} missing={missing} byView={readIds(params) === null} />}
        {sheets.map((item) => (
          <Sheet key={item.id} item={item} prepared={prepared} {...options} />
        ))}
      </main>
    </div>
  )
}

/** Says which items have no sheet below, or why there is none. */
function Remarks({ found, missing, byView }: { found: number; missing: number; byView: boolean }) {
  const remarks = [
    found === 0 && (byView ? 'No equipment found matching your filters' : 'This item is not in the catalog.'),
    found > 0 && missing > 0 && `${formatNumber(missing)} of these items are not in the catalog.`,
    found > maxSheets &&
      `These are the first ${formatNumber(maxSheets)} of ${formatNumber(found)} items. Filter the catalog to print others.`,
  ]
  return remarks.map(
    (remark) =>
      remark && (
        <Notice key={remark} className="mx-auto w-full max-w-3xl print:hidden">
          {remark}
        </Notice>
      ),
  )
}

/** Sets the title of the tab, which browsers propose as name of the PDF. The next page sets its own title. */
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

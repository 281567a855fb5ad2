import { countItems } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import { isDay } from '@/lib/parse'
import type { PageHandle } from '@/lib/seo/page-handle'
import { TotalsReport } from './totals-report'

export const handle: PageHandle = { title: 'Totals' }

/** `?opening=2027-05-01` */
const totalsOptions: AddressOptions<{ opening: string }> = {
  read: (params) => {
    const opening = params.get('opening') ?? ''
    return { opening: isDay(opening) ? opening : '' }
  },
  write: ({ opening }) => ({ opening: opening || null }),
}

/** The page with the totals of the chosen items. */
export function Component() {
  const [{ opening }, change] = useAddressOptions(totalsOptions)
  return (
    <DocumentPage
      title="Totals"
      tabTitle={(lines) => `Totals of ${countItems(lines.length)}`}
      countsPieces
      printLayout="portrait"
    >
      {(lines) => (
        <TotalsReport lines={lines} opening={opening} onOpening={(day) => change({ opening: day })} />
      )}
    </DocumentPage>
  )
}

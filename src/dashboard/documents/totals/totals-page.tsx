import { countItems } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { useAddressOptions } from '@/dashboard/documents/use-address-options'
import type { PageHandle } from '@/lib/seo/page-handle'
import { totalsOptions } from './totals-options'
import { TotalsReport } from './totals-report'

export const handle: PageHandle = { title: 'Totals' }

/** The page with the totals of a project or of the chosen items. */
export function Component() {
  const [options, change] = useAddressOptions(totalsOptions)
  return (
    <DocumentPage
      title="Totals"
      tabTitle={(lines) => `Totals of ${countItems(lines.length)}`}
      countsPieces
      printLayout="portrait"
    >
      {(lines, { project, readAt }) => (
        <TotalsReport lines={lines} project={project} prepared={readAt} options={options} onChange={change} />
      )}
    </DocumentPage>
  )
}

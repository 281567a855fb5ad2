import { countItems } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { PageStyle } from '@/dashboard/documents/page-style'
import { PaperSelect } from '@/dashboard/documents/paper-select'
import { type Paper, readPaper, writePaper } from '@/dashboard/documents/papers'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import { UnitSwitch } from '@/dashboard/shared/unit-switch'
import { isDay } from '@/lib/day'
import type { PageHandle } from '@/lib/seo/page-handle'
import { TotalsReport } from './totals-report'

export const handle: PageHandle = { title: 'Totals' }

type Options = { paper: Paper; opening: string }

/** `?opening=2027-05-01&paper=a4` */
const totalsOptions: AddressOptions<Options> = {
  read: (params) => {
    const opening = params.get('opening') ?? ''
    return { paper: readPaper(params), opening: isDay(opening) ? opening : '' }
  },
  write: ({ paper, opening }) => ({ opening: opening || null, paper: writePaper(paper) }),
}

/** What a selection adds up to. */
export function Component() {
  const [options, change] = useAddressOptions(totalsOptions)
  return (
    <DocumentPage
      title="Totals"
      tabTitle={(items) => `Totals of ${countItems(items.length)}`}
      controls={
        <>
          <UnitSwitch />
          <PaperSelect paper={options.paper} onChange={(paper) => change({ paper })} />
        </>
      }
    >
      {(items) => (
        <>
          <PageStyle paper={options.paper} />
          <TotalsReport
            items={items}
            opening={options.opening}
            onOpening={(opening) => change({ opening })}
          />
        </>
      )}
    </DocumentPage>
  )
}

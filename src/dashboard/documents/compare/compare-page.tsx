import { DocumentPage } from '@/dashboard/documents/document-page'
import { PageStyle } from '@/dashboard/documents/page-style'
import { PaperSelect } from '@/dashboard/documents/paper-select'
import { type Paper, readPaper, writePaper } from '@/dashboard/documents/papers'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import { UnitSwitch } from '@/dashboard/shared/unit-switch'
import { formatNumber } from '@/lib/format'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { CompareTable } from './compare-table'

export const handle: PageHandle = { title: 'Compare' }

/** More columns than this cannot be read side by side. */
const mostCompared = 6

type Options = { paper: Paper; onlyDifferences: boolean }

/** `?only=differences&paper=a4` */
const compareOptions: AddressOptions<Options> = {
  read: (params) => ({ paper: readPaper(params), onlyDifferences: params.get('only') === 'differences' }),
  write: ({ paper, onlyDifferences }) => ({
    only: onlyDifferences ? 'differences' : null,
    paper: writePaper(paper),
  }),
}

/** Two to six items side by side. */
export function Component() {
  const [options, change] = useAddressOptions(compareOptions)
  return (
    <DocumentPage
      title="Compare"
      tabTitle={(items) => `Comparison of ${formatNumber(items.length)} items`}
      limit={{ most: mostCompared, advice: `At most ${mostCompared} can be compared at once.` }}
      className="md:flex md:h-svh md:flex-col print:block print:h-auto"
      mainClassName="px-4 py-5 md:flex md:min-h-0 md:flex-1 md:flex-col md:px-8 md:pb-0"
      controls={
        <>
          <Checkbox
            label="Only differences"
            checked={options.onlyDifferences}
            onChange={(onlyDifferences) => change({ onlyDifferences })}
          />
          <UnitSwitch />
          <PaperSelect paper={options.paper} onChange={(paper) => change({ paper })} />
        </>
      }
    >
      {(items) => (
        <>
          <PageStyle paper={options.paper} landscape />
          <CompareTable items={items} onlyDifferences={options.onlyDifferences} />
        </>
      )}
    </DocumentPage>
  )
}

import { DocumentPage } from '@/dashboard/documents/document-page'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import { formatNumber } from '@/lib/format'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { CompareTable } from './compare-table'

export const handle: PageHandle = { title: 'Compare' }

/** More columns than this cannot be read side by side. */
const mostCompared = 6

/** `?only=differences` */
const compareOptions: AddressOptions<{ onlyDifferences: boolean }> = {
  read: (params) => ({ onlyDifferences: params.get('only') === 'differences' }),
  write: ({ onlyDifferences }) => ({ only: onlyDifferences ? 'differences' : null }),
}

/** The page that compares two to six items side by side. */
export function Component() {
  const [{ onlyDifferences }, change] = useAddressOptions(compareOptions)
  return (
    <DocumentPage
      title="Compare"
      tabTitle={(lines) => `Comparison of ${formatNumber(lines.length)} items`}
      limit={{ most: mostCompared, advice: `At most ${mostCompared} can be compared at once.` }}
      eachItemOnce
      printLayout="landscape"
      controls={
        <Checkbox
          label="Only differences"
          checked={onlyDifferences}
          onChange={(checked) => change({ onlyDifferences: checked })}
        />
      }
    >
      {(lines, { project, readAt }) => (
        <CompareTable lines={lines} project={project} date={readAt} onlyDifferences={onlyDifferences} />
      )}
    </DocumentPage>
  )
}

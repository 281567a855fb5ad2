import type { Equipment } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { useAddressOptions } from '@/dashboard/documents/use-address-options'
import { formatNumber } from '@/lib/format'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { Sheet, type SheetPart, sheetOptions } from './sheet'

// Analytics reports this title, so it must not contain the name of an item.
export const handle: PageHandle = { title: 'Spec Sheet' }

/** The largest number of sheets rendered: browsers take long to print more. */
const maxSheets = 200

const switches: readonly (readonly [SheetPart, string])[] = [
  ['price', 'Show price'],
  ['supplier', 'Supplier'],
  ['notes', 'Notes'],
  ['id', 'ID'],
]

/** The page with a spec sheet for each of the chosen items. */
export function Component() {
  const [options, change] = useAddressOptions(sheetOptions)
  return (
    <DocumentPage
      title="Spec sheet"
      tabTitle={nameOf}
      limit={{ most: maxSheets, advice: 'Filter the catalog to print others.' }}
      printLayout="sheets"
      mainClassName="grid gap-6 px-4 py-6 md:py-10"
      controls={
        <div className="flex flex-wrap gap-x-5">
          {switches.map(([part, label]) => (
            <Checkbox
              key={part}
              label={label}
              checked={options[part]}
              onChange={(shown) => change({ [part]: shown })}
            />
          ))}
        </div>
      }
    >
      {(items, { readAt, paper }) =>
        items.map((item) => <Sheet key={item.id} item={item} paper={paper} prepared={readAt} {...options} />)
      }
    </DocumentPage>
  )
}

function nameOf(items: readonly Equipment[]): string {
  const [only] = items
  return only && items.length === 1 ? only.name : `${formatNumber(items.length)} spec sheets`
}

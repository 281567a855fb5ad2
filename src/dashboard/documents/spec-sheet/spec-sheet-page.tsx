import type { Equipment } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { PaperSelect } from '@/dashboard/documents/paper-select'
import { useAddressOptions } from '@/dashboard/documents/use-address-options'
import { UnitSwitch } from '@/dashboard/shared/unit-switch'
import { formatNumber } from '@/lib/format'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { PrintStyle } from './print-style'
import { Sheet } from './sheet'
import { type SheetPart, sheetOptions } from './sheet-options'

// Analytics reports this title, so it must not contain the name of an item.
export const handle: PageHandle = { title: 'Spec Sheet' }

/** Most sheets rendered: browsers take long to print more. */
const maxSheets = 200

const switches: readonly (readonly [SheetPart, string])[] = [
  ['price', 'Show price'],
  ['supplier', 'Supplier'],
  ['notes', 'Notes'],
  ['id', 'ID'],
]

export function Component() {
  const [options, change] = useAddressOptions(sheetOptions)
  return (
    <DocumentPage
      title="Spec sheet"
      tabTitle={nameOf}
      limit={{ most: maxSheets, advice: 'Filter the catalog to print others.' }}
      mainClassName="grid gap-6 px-4 py-6 md:py-10"
      controls={
        <>
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
          <UnitSwitch />
          <PaperSelect paper={options.paper} onChange={(paper) => change({ paper })} />
        </>
      }
    >
      {(items, prepared) => (
        <>
          <PrintStyle paper={options.paper} />
          {items.map((item) => (
            <Sheet key={item.id} item={item} prepared={prepared} {...options} />
          ))}
        </>
      )}
    </DocumentPage>
  )
}

function nameOf(items: readonly Equipment[]): string {
  const [only] = items
  return only && items.length === 1 ? only.name : `${formatNumber(items.length)} spec sheets`
}

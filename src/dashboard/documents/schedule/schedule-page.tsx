import { countItems } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { PageStyle } from '@/dashboard/documents/page-style'
import { PaperSelect } from '@/dashboard/documents/paper-select'
import { type Paper, readPaper, writePaper } from '@/dashboard/documents/papers'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import { UnitSwitch } from '@/dashboard/shared/unit-switch'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { Schedule } from './schedule'

export const handle: PageHandle = { title: 'Equipment Schedule' }

/** Most rows rendered: browsers take long to print more. */
const maxRows = 500

type Options = { paper: Paper; price: boolean }

/** `?paper=a4&price=off` */
const scheduleOptions: AddressOptions<Options> = {
  read: (params) => ({ paper: readPaper(params), price: params.get('price') !== 'off' }),
  write: ({ paper, price }) => ({ paper: writePaper(paper), price: price ? null : 'off' }),
}

/** One printable document of a selection. */
export function Component() {
  const [options, change] = useAddressOptions(scheduleOptions)
  return (
    <DocumentPage
      title="Equipment schedule"
      tabTitle={(items) => `Equipment schedule, ${countItems(items.length)}`}
      limit={{ most: maxRows, advice: 'Filter the catalog to print others.' }}
      controls={
        <>
          <Checkbox label="Show price" checked={options.price} onChange={(price) => change({ price })} />
          <UnitSwitch />
          <PaperSelect paper={options.paper} onChange={(paper) => change({ paper })} />
        </>
      }
    >
      {(items, prepared) => (
        <>
          <PageStyle paper={options.paper} landscape />
          <Schedule items={items} price={options.price} prepared={prepared} />
        </>
      )}
    </DocumentPage>
  )
}

import { countItems } from '@/catalog/equipment'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { Schedule } from './schedule'

export const handle: PageHandle = { title: 'Equipment Schedule' }

/** The largest number of rows rendered: browsers take long to print more. */
const maxRows = 500

/** `?price=off` */
const scheduleOptions: AddressOptions<{ price: boolean }> = {
  read: (params) => ({ price: params.get('price') !== 'off' }),
  write: ({ price }) => ({ price: price ? null : 'off' }),
}

/** The page with the equipment schedule of the chosen items. */
export function Component() {
  const [{ price }, change] = useAddressOptions(scheduleOptions)
  return (
    <DocumentPage
      title="Equipment schedule"
      tabTitle={(lines) => `Equipment schedule, ${countItems(lines.length)}`}
      limit={{ most: maxRows, advice: 'Select the others to print them.' }}
      countsPieces
      printLayout="landscape"
      controls={
        <Checkbox label="Show price" checked={price} onChange={(checked) => change({ price: checked })} />
      }
    >
      {(lines, { readAt }) => <Schedule lines={lines} price={price} prepared={readAt} />}
    </DocumentPage>
  )
}

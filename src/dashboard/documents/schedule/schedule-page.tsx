import { useLocation } from 'react-router-dom'
import { countItems } from '@/catalog/equipment'
import type { Grouping } from '@/catalog/line-groups'
import { DocumentPage } from '@/dashboard/documents/document-page'
import { type AddressOptions, useAddressOptions } from '@/dashboard/documents/use-address-options'
import { projectIdOf } from '@/dashboard/documents/use-document-lines'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { RadioWords } from '@/ui/radio-words'
import { Schedule } from './schedule'
import { ScheduleExport } from './schedule-export'

export const handle: PageHandle = { title: 'Equipment Schedule' }

/** The largest number of rows rendered: browsers take long to print more. */
const maxRows = 500

/** `?price=off&by=room` */
const scheduleOptions: AddressOptions<{ price: boolean; grouping: Grouping }> = {
  read: (params) => ({
    price: params.get('price') !== 'off',
    grouping: params.get('by') === 'room' ? 'room' : 'category',
  }),
  write: ({ price, grouping }) => ({
    price: price ? null : 'off',
    by: grouping === 'room' ? 'room' : null,
  }),
}

const groupings = [
  { value: 'category', label: 'By category' },
  { value: 'room', label: 'By room' },
] as const

/** The page with the equipment schedule of a project or of the chosen items. */
export function Component() {
  const isProject = projectIdOf(useLocation().search) !== null
  const [{ price, grouping }, change] = useAddressOptions(scheduleOptions)
  return (
    <DocumentPage
      title="Equipment schedule"
      tabTitle={(lines) => `Equipment schedule, ${countItems(lines.length)}`}
      limit={{ most: maxRows, advice: 'Select the others to print them.' }}
      countsPieces
      printLayout="landscape"
      controls={
        <>
          {isProject && (
            <fieldset className="-mx-2 flex flex-wrap">
              <legend className="sr-only">Group rows</legend>
              <RadioWords options={groupings} value={grouping} onChange={(by) => change({ grouping: by })} />
            </fieldset>
          )}
          <Checkbox label="Show price" checked={price} onChange={(checked) => change({ price: checked })} />
        </>
      }
      tools={(lines, { project }) => (
        <ScheduleExport
          lines={lines}
          project={project}
          grouping={isProject ? grouping : 'category'}
          price={price}
        />
      )}
    >
      {(lines, { project, readAt }) => (
        <Schedule
          lines={lines}
          project={project}
          grouping={isProject ? grouping : 'category'}
          price={price}
          prepared={readAt}
        />
      )}
    </DocumentPage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { LoadError } from '@/dashboard/shared/load-error'
import { withOthers } from '@/dashboard/shared/with-others'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { TextLink } from '@/ui/text-link'
import { type ActivityLine, changedItemsQuery, maxItemsOfChange } from './activity-queries'
import { linkClass } from './overview-section'

type ButtonProps = {
  line: ActivityLine
  isOpen: boolean
  /** The id of the list it opens. */
  listId: string
  onToggle: () => void
}

/** The words 'with 11 others, beside other changes to 2 items' at the end of a line. They open the list of these items. */
export function OtherItemsButton({ line, isOpen, listId, onToggle }: ButtonProps) {
  const { others, othersAlike, fields } = line
  const separator = othersAlike === 0 ? ', ' : fields.length > 0 ? ' · ' : ' '
  return (
    <>
      <span className="max-xl:hidden">{separator}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
        className="cursor-pointer text-left max-xl:row-start-2 max-xl:text-note underline decoration-line underline-offset-4 hover:decoration-cedar"
      >
        {withOthers(others, othersAlike).replace(/^[ ,]+/, '')}
      </button>
    </>
  )
}

/** The other items of a change. Read when it is shown. */
export function OtherItems({ id, line }: { id: string; line: ActivityLine }) {
  const { data: items, error, isFetching, refetch } = useQuery(changedItemsQuery(line.change))
  // The line names one of them itself.
  const others = items?.filter((item) => item.id !== line.equipmentId)
  const unlisted = line.others - (others?.length ?? 0)
  return (
    <div id={id} className="col-span-full mt-1 grid gap-1 border-line border-l-2 pl-4">
      <LoadError what="these items" {...{ error, isFetching, refetch }} className="my-2" />
      {!others && !error && <p className="text-clay">Loading...</p>}
      {others && (
        <ul className="grid gap-1">
          {others.map(({ id: item, action, name, isDeleted, fields }) => (
            <li key={item} className="break-words">
              <span>{`${action} `}</span>
              {isDeleted ? (
                <span dir="auto">{name}</span>
              ) : (
                <TextLink to={paths.equipment({ view: item })} dir="auto" className={linkClass}>
                  {name}
                </TextLink>
              )}
              {fields.length > 0 && <span className="text-clay">{`: ${listFields(fields)}`}</span>}
            </li>
          ))}
        </ul>
      )}
      {others && unlisted > 0 && (
        <p className="text-clay">{`and ${formatNumber(unlisted)} more; the first ${maxItemsOfChange} are listed`}</p>
      )}
    </div>
  )
}

/** The number of fields a line names before the rest are counted. */
const maxFields = 4

/** 'Brand, Model, Cost, Supplier, 2 more' */
export function listFields(fields: readonly string[]): string {
  const more = fields.length - maxFields
  return [...fields.slice(0, maxFields), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

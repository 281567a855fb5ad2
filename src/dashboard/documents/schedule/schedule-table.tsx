import type { ReactNode } from 'react'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { isolated } from '@/lib/text'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import type { ScheduleGroup, ScheduleRow } from './schedule-rows'
import { TagInput } from './schedule-tags'

/** The columns with their widths, as shares of the page: on paper, and on wide screens. */
const columns = {
  tag: { header: 'Tag', width: 7 },
  quantity: { header: 'Qty', width: 4 },
  room: { header: 'Room', width: 9.5 },
  item: { header: 'Item', width: 18 },
  specifications: { header: 'Key specifications', width: 21 },
  power: { header: 'Power', width: 11.5 },
  water: { header: 'Water', width: 11.5 },
  weight: { header: 'Weight', width: 9 },
  leadTime: { header: 'Lead time', width: 8.5 },
  price: { header: 'Price', width: 9 },
  linePrice: { header: 'Line price', width: 9 },
} as const

type ColumnId = keyof typeof columns

const columnIds = Object.keys(columns) as ColumnId[]

/** Columns that not every schedule has. */
type Optional = Extract<ColumnId, 'quantity' | 'room' | 'specifications' | 'price' | 'linePrice'>

/** Whether the schedule has each of the optional columns. */
export type ShownColumns = Readonly<Record<Optional, boolean>>

type Props = {
  groups: readonly ScheduleGroup[]
  shown: ShownColumns
  /** Saves a typed tag; null if tags cannot be typed. */
  onTag: ((itemId: string, tag: string) => void) | null
}

/** The rows of the schedule in their groups: a table on paper and wide screens, else a card for each row. */
export function ScheduleTable({ groups, shown, onTag }: Props) {
  const isShown = (id: ColumnId) => !(id in shown) || shown[id as Optional]
  const ids = columnIds.filter(isShown)
  const whole = ids.reduce((sum, id) => sum + columns[id].width, 0)
  return (
    <Table className="mt-5 block w-full border-collapse lg:table lg:table-fixed print:table print:table-fixed">
      <colgroup>
        {ids.map((id) => (
          <col key={id} style={{ width: `${(100 * columns[id].width) / whole}%` }} />
        ))}
      </colgroup>
      <TableHead className="max-lg:sr-only print:not-sr-only">
        <TableRow>
          {ids.map((id) => (
            <ColumnHeader
              key={id}
              className={cx(
                'border-ink border-b py-1.5 pr-3 text-left align-bottom font-medium last:pr-0',
                isNumeric(id) && 'text-right',
              )}
            >
              {columns[id].header}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      {groups.map(({ title, rows }) => (
        <TableBody key={title} className="block lg:table-row-group print:table-row-group">
          <TableRow className="block break-after-avoid lg:table-row print:table-row">
            <ColumnHeader
              role="rowheader"
              scope="rowgroup"
              colSpan={ids.length}
              className="block border-line border-b pt-5 pb-1.5 text-left font-display font-normal text-[1.0625rem] lg:table-cell print:table-cell print:pt-3"
            >
              <span dir="auto">{title}</span>
            </ColumnHeader>
          </TableRow>
          {rows.map((row) => (
            <TableRow
              key={row.line.id}
              className="grid break-inside-avoid grid-cols-2 gap-x-4 gap-y-2 border-line border-b py-3 lg:table-row lg:py-0 print:table-row"
            >
              {ids.map((id) => (
                <Cell key={id} id={id} row={row} onTag={onTag} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

const isNumeric = (id: ColumnId) => ['quantity', 'price', 'linePrice'].includes(id)

const cellClass =
  'min-w-0 break-words align-top lg:table-cell lg:border-line lg:border-b lg:py-2 lg:pr-3 lg:last:pr-0 print:table-cell print:border-line print:border-b print:py-1.5 print:pr-3 print:last:pr-0'

type CellProps = { id: ColumnId; row: ScheduleRow; onTag: Props['onTag'] }

function Cell({ id, row, onTag }: CellProps) {
  const { line } = row
  switch (id) {
    case 'tag':
      if (!onTag)
        return (
          <Value id={id}>
            <span dir="auto" translate="no" className="font-medium">
              {row.tag}
            </span>
          </Value>
        )
      return (
        <TableCell className={cellClass}>
          <TagInput tag={row.tag} name={line.item.name} onChange={(tag) => onTag(line.item.id, tag)} />
        </TableCell>
      )
    case 'item':
      return <ItemCell row={row} />
    case 'specifications':
      return <SpecificationsCell row={row} />
    case 'quantity':
      return <Value id={id}>{formatNumber(line.quantity)}</Value>
    case 'room':
      return (
        <Value id={id}>
          <span dir="auto">{line.room ?? '-'}</span>
        </Value>
      )
    case 'price':
      return (
        <Value id={id}>
          <span>{row.price ?? '-'}</span>
          {row.quoted && <span className="block whitespace-normal text-clay">{row.quoted}</span>}
        </Value>
      )
    default:
      return (
        <Value id={id}>
          <KeptTogether>{row[id] ?? '-'}</KeptTogether>
        </Value>
      )
  }
}

function ItemCell({ row: { line, make, replaces } }: { row: ScheduleRow }) {
  return (
    <ColumnHeader
      role="rowheader"
      scope="row"
      className={cx(cellClass, 'text-left font-normal max-lg:col-span-2 max-lg:row-start-1')}
    >
      <span dir="auto" className="font-medium">
        {line.item.name}
      </span>
      {make && (
        <span dir="auto" translate="no" className="block text-clay">
          {make}
        </span>
      )}
      {line.alternateFor !== null && (
        <span className="block text-clay italic">
          {replaces === null ? 'alternate' : `or equal to ${isolated(replaces)}`}
        </span>
      )}
      {line.isDeleted && <span className="block text-clay italic">deleted from the catalog</span>}
    </ColumnHeader>
  )
}

function SpecificationsCell({ row: { specifications } }: { row: ScheduleRow }) {
  return (
    <TableCell
      className={cx(
        cellClass,
        'max-lg:col-span-2',
        // On a card the dash would stand without a label.
        specifications.length === 0 && 'not-print:max-lg:hidden',
      )}
    >
      {specifications.length > 0
        ? specifications.map(({ key, label, value }, place) => (
            <span key={key}>
              {place > 0 && <span>; </span>}
              <span className="text-clay">{label}</span>{' '}
              <span dir="auto">
                <KeptTogether>{value}</KeptTogether>
              </span>
            </span>
          ))
        : '-'}
    </TableCell>
  )
}

/** A value, with the name of its column if the rows are cards. */
function Value({ id, children }: { id: ColumnId; children: ReactNode }) {
  return (
    <TableCell
      className={cx(
        cellClass,
        isNumeric(id) && 'whitespace-nowrap tabular-nums lg:text-right print:text-right',
      )}
    >
      <span aria-hidden="true" className="block text-clay lg:hidden print:hidden">
        {columns[id].header}
      </span>
      <span>{children}</span>
    </TableCell>
  )
}

import { Fragment, type ReactNode } from 'react'
import { countPieces } from '@/catalog/lines'
import { fieldOf } from '@/catalog/specifications/fields'
import { labelClass } from '@/dashboard/documents/document-sheet'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { isolated } from '@/lib/text'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import type { ScheduleGroup, ScheduleRow } from './schedule-rows'
import { TagInput } from './schedule-tags'

/**
 * The columns with their widths, as shares of the page: on paper and in narrow windows, and in wide ones, where the values of
 * the specifications have a column of their own.
 */
const columns = {
  tag: { header: 'Tag', width: 7.1, wide: 6.8 },
  quantity: { header: 'Qty', width: 4.6, wide: 4.8 },
  room: { header: 'Room', width: 8.6, wide: 10.5 },
  item: { header: 'Item', width: 20.3, wide: 24.5 },
  specifications: { header: 'Key specifications', width: 19.1, wide: 23.9 },
  power: { header: 'Power', width: 12.8, wide: 12.4 },
  water: { header: 'Water', width: 11.2, wide: 11.4 },
  weight: { header: 'Weight', width: 8.6, wide: 9.2 },
  leadTime: { header: 'Lead time', width: 9.6, wide: 8.4 },
  price: { header: 'Price', width: 10, wide: 9 },
  linePrice: { header: 'Line price', width: 8.6, wide: 8.6 },
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
  const share = (id: ColumnId, of: 'width' | 'wide') =>
    `${(100 * columns[id][of]) / ids.reduce((sum, one) => sum + columns[one][of], 0)}%`
  return (
    <Table className="-mt-4 block w-full border-collapse lg:mt-6 lg:table lg:table-fixed print:mt-4 print:table print:table-fixed">
      <colgroup>
        {ids.map((id) => (
          <col
            key={id}
            className="w-(--share) not-print:xl:w-(--wide-share)"
            style={{ '--share': share(id, 'width'), '--wide-share': share(id, 'wide') }}
          />
        ))}
      </colgroup>
      <TableHead className="max-lg:sr-only print:not-sr-only">
        <TableRow>
          {ids.map((id) => (
            <ColumnHeader
              key={id}
              className={cx(
                labelClass,
                'border-ink border-b pt-1.5 pb-2 pr-4 text-left align-bottom last:pr-0',
                isNumeric(id) && 'text-right',
                id === 'quantity' && 'pr-6',
              )}
            >
              {columns[id].header}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      {groups.map(({ title, rows }, place) => (
        <TableBody key={title} className="block lg:table-row-group print:table-row-group">
          <TableRow className="block break-after-avoid lg:table-row print:table-row">
            <ColumnHeader
              role="rowheader"
              scope="rowgroup"
              colSpan={ids.length}
              className={cx(
                'block border-line border-b pt-10 pb-2.5 text-left font-display font-normal text-[1.25rem] leading-tight lg:table-cell print:table-cell print:pt-5 print:text-[1.0625rem]',
                // The rule of the head is near its first group.
                place === 0 && 'lg:pt-4.5',
              )}
            >
              <span dir="auto">{title}</span>
            </ColumnHeader>
          </TableRow>
          {rows.map((row) => (
            <TableRow
              key={row.line.id}
              className="flex break-inside-avoid flex-wrap items-baseline gap-x-3 border-line border-b py-3.5 not-print:max-lg:leading-5 lg:table-row lg:py-0 print:table-row"
            >
              {ids.map((id) => (
                <Cell key={id} id={id} row={row} hasSums={shown.linePrice} onTag={onTag} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

const isNumeric = (id: ColumnId) => ['quantity', 'weight', 'leadTime', 'price', 'linePrice'].includes(id)

const cellClass =
  'min-w-0 hyphens-auto break-words align-top lg:table-cell lg:border-line lg:border-b lg:py-3 lg:pr-4 lg:last:pr-0 print:table-cell print:border-line print:border-b print:py-1.5 print:pr-3 print:last:pr-0'

/** The dash of a cell without a value is quiet, and a card leaves it out. */
const emptyClass = 'text-clay not-print:max-lg:hidden'

/** The first line of a card, above the name: tag, pieces and, at its end, the price of the line. */
const lineClass = 'not-print:max-lg:-order-1'

/** What a card begins with is quiet: the name and the price lead. */
const leadClass = 'lg:font-medium print:font-medium not-print:max-lg:text-clay not-print:max-lg:text-fine'

/** A fact of a card: the name of its column, and the value in a second column that all facts share. */
const factClass =
  'not-print:max-lg:grid not-print:max-lg:basis-full not-print:max-lg:grid-cols-[7.5rem_minmax(0,1fr)] not-print:max-lg:gap-x-3'

type CellProps = {
  id: ColumnId
  row: ScheduleRow
  hasSums: boolean
  onTag: Props['onTag']
}

function Cell({ id, row, hasSums, onTag }: CellProps) {
  const { line } = row
  // A card shows the price as '2 × $3,700' before the sum. For one piece the sum says it.
  const isInSum = hasSums && row.price !== null
  switch (id) {
    case 'tag':
      if (!onTag)
        return (
          <TableCell className={cx(cellClass, lineClass)}>
            <span dir="auto" translate="no" className={leadClass}>
              {row.tag}
            </span>
          </TableCell>
        )
      return (
        <TableCell className={cx(cellClass, lineClass, 'not-print:max-lg:mb-2 not-print:max-lg:basis-1/2')}>
          <TagInput tag={row.tag} name={line.item.name} onChange={(tag) => onTag(line.item.id, tag)} />
        </TableCell>
      )
    case 'item':
      return <ItemCell row={row} />
    case 'specifications':
      return <SpecificationsCell row={row} />
    case 'quantity':
      return (
        <TableCell
          className={cx(
            cellClass,
            lineClass,
            'tabular-nums lg:pr-6 lg:text-right print:pr-6 print:text-right',
            isInSum && 'not-print:max-lg:hidden',
          )}
        >
          <span className="lg:hidden print:hidden">{countPieces(line.quantity)}</span>
          <span className="max-lg:hidden print:inline">{formatNumber(line.quantity)}</span>
        </TableCell>
      )
    case 'room':
      return (
        <TableCell className={cx(cellClass, lineClass, line.room === null && emptyClass)}>
          <span dir="auto" className="not-print:max-lg:text-clay not-print:max-lg:text-fine">
            {line.room ?? '-'}
          </span>
        </TableCell>
      )
    case 'price':
      return (
        <Value
          id={id}
          isEmpty={row.price === null}
          isQuiet={line.alternateFor !== null}
          isOnCard={!isInSum || row.quoted !== null}
        >
          <span>{row.price ?? '-'}</span>
          {row.quoted && <span className="block whitespace-normal text-clay text-tiny">{row.quoted}</span>}
        </Value>
      )
    case 'weight':
      return (
        <Value id={id} isEmpty={row.weight === null && row.filledWeight === null}>
          <span>{row.weight ?? '-'}</span>
          {row.filledWeight && (
            <span className="block whitespace-normal text-clay text-tiny">{`${row.filledWeight} filled`}</span>
          )}
        </Value>
      )
    case 'linePrice':
      return (
        <TableCell
          className={cx(
            cellClass,
            lineClass,
            'ml-auto whitespace-nowrap tabular-nums lg:text-right print:text-right',
            row.linePrice === null && emptyClass,
            line.alternateFor !== null && 'text-clay',
          )}
        >
          {isInSum && line.quantity > 1 && (
            <span className="mr-3 text-clay text-fine lg:hidden print:hidden">
              {`${formatNumber(line.quantity)} × ${row.price}`}
            </span>
          )}
          <span className="not-print:max-lg:font-medium not-print:max-lg:text-body">
            {row.linePrice ?? '-'}
          </span>
        </TableCell>
      )
    default:
      return (
        <Value id={id} isEmpty={row[id] === null}>
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
      className={cx(
        cellClass,
        'text-pretty text-left font-normal not-print:max-lg:mb-2 not-print:max-lg:basis-full not-print:min-[90rem]:pr-10',
      )}
    >
      <span dir="auto" className="font-medium not-print:max-lg:text-body not-print:max-lg:leading-snug">
        <KeptTogether>{line.item.name}</KeptTogether>
      </span>
      {make && (
        <span dir="auto" translate="no" className="block text-clay">
          <KeptTogether>{make}</KeptTogether>
        </span>
      )}
      {line.alternateFor !== null && (
        <span className="block text-clay">
          {replaces === null ? 'alternate' : `or equal to ${isolated(replaces)}`}
        </span>
      )}
      {line.isDeleted && <span className="block text-clay">deleted from the catalog</span>}
    </ColumnHeader>
  )
}

/** For screen readers only, except on cards. */
const tableHiddenClass = 'lg:sr-only print:sr-only'

/** Whether the value of a key is a word that needs no label: 'Electric', 'Floor'. */
function saysItself(key: string): boolean {
  const field = fieldOf(key)
  return field?.type === 'enum' && field.unit === 'none'
}

/** The key specifications: on cards facts like the others; in the table one sentence, so that rows stay low. */
function SpecificationsCell({ row: { specifications } }: { row: ScheduleRow }) {
  return (
    <TableCell
      className={cx(
        cellClass,
        'not-print:max-lg:mb-2 not-print:max-lg:basis-full',
        specifications.length === 0 && emptyClass,
      )}
    >
      {specifications.length > 0
        ? specifications.map(({ key, label, value }, place) => (
            <Fragment key={key}>
              <span className={factClass}>
                <span className={cx('not-print:max-lg:text-clay', saysItself(key) && tableHiddenClass)}>
                  {label}
                </span>{' '}
                <span dir="auto" className={value === 'Yes' ? tableHiddenClass : undefined}>
                  <KeptTogether>{value}</KeptTogether>
                </span>
              </span>
              {place < specifications.length - 1 && <span className="max-lg:hidden print:inline">, </span>}
            </Fragment>
          ))
        : '-'}
    </TableCell>
  )
}

type ValueProps = {
  id: ColumnId
  isEmpty?: boolean
  /** It counts toward nothing. */
  isQuiet?: boolean
  isOnCard?: boolean
  children: ReactNode
}

/** A value, with the name of its column if the rows are cards. */
function Value({ id, isEmpty = false, isQuiet = false, isOnCard = true, children }: ValueProps) {
  return (
    <TableCell
      className={cx(
        cellClass,
        factClass,
        isNumeric(id) && 'whitespace-nowrap tabular-nums lg:text-right print:text-right',
        isEmpty && emptyClass,
        isQuiet && 'text-clay',
        !isOnCard && 'not-print:max-lg:hidden',
      )}
    >
      <span aria-hidden="true" className={cx(labelClass, 'lg:hidden print:hidden')}>
        {columns[id].header}
      </span>
      <span>{children}</span>
    </TableCell>
  )
}

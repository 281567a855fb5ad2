import { type ReactNode, useId } from 'react'
import { type Figure, neededPieces } from '@/catalog/sizing/figure'
import { formatAmount } from '@/catalog/sizing/measures'
import type { RoomTotals } from '@/catalog/sizing/totals'
import type { UnitName, UnitSystem } from '@/catalog/specifications/units'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'

type Props = { rooms: readonly RoomTotals[]; units: UnitSystem }

/** The headers, and the widths with which the last three begin in the columns of the figures. */
const columns = [
  ['Room', 'w-[23%]'],
  ['Pieces', 'w-[11.8%]'],
  ['Heat to the room', 'w-[34.8%]'],
  ['Weight in use', 'w-[16%]'],
  ['Footprint', ''],
] as const

/** Heat, weight and footprint of each room: a table, or cards on a phone. Nothing if no line has a room. */
export function Rooms({ rooms, units }: Props) {
  const id = useId()
  if (rooms.length === 0) return null
  return (
    <>
      <h3 id={id} className="mt-9 break-after-avoid font-sans text-[1.125rem] print:mt-5">
        By room
      </h3>
      <Table
        aria-labelledby={id}
        className="mt-2 block w-full table-fixed border-collapse text-ui tabular-nums sm:table print:table"
      >
        <TableHead className="text-left text-fine text-clay max-sm:sr-only print:not-sr-only">
          <TableRow>
            {columns.map(([name, width]) => (
              <ColumnHeader key={name} className={cx('border-line border-b py-1 pr-3 font-normal', width)}>
                {name}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody className="block sm:table-row-group print:table-row-group">
          {rooms.map(({ room, pieces, heat, inUse, footprint }) => (
            <TableRow
              key={room}
              className="grid break-inside-avoid grid-cols-2 gap-x-4 gap-y-2 border-line border-b py-3 sm:table-row print:table-row"
            >
              <ColumnHeader
                role="rowheader"
                scope="row"
                className="col-span-full min-w-0 break-words text-left align-top font-medium sm:py-2 sm:pr-3 sm:font-normal print:py-1 print:pr-3"
              >
                <span dir="auto">{room}</span>
              </ColumnHeader>
              <Cell label="Pieces">{formatNumber(pieces)}</Cell>
              <FigureCell label="Heat to the room" unit="th_kw" figure={heat} units={units} />
              <FigureCell label="Weight in use" unit="kg" figure={inUse} units={units} />
              <FigureCell label="Footprint" unit="m2" figure={footprint} units={units} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

type FigureCellProps = { label: string; unit: UnitName; figure: Figure; units: UnitSystem }

/** A figure, and the number of pieces it rests on unless it is complete. */
function FigureCell({ label, unit, figure, units }: FigureCellProps) {
  const all = neededPieces(figure)
  return (
    <Cell label={label}>
      <span translate="no">{figure.known > 0 ? formatAmount(unit, figure.value, units) : '-'}</span>
      {figure.known < all && (
        <span className="block text-clay text-note">{`${formatNumber(figure.known)} of ${formatNumber(all)} pieces`}</span>
      )}
    </Cell>
  )
}

/** A value, with the name of its column if the rows are cards. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TableCell className="min-w-0 align-top sm:py-2 sm:pr-3 print:py-1 print:pr-3">
      <span aria-hidden="true" className="block text-clay text-note sm:hidden print:hidden">
        {label}
      </span>
      <span>{children}</span>
    </TableCell>
  )
}

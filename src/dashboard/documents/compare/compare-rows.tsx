import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Cell, Group, Row } from '@/catalog/compare-items'
import type { Equipment } from '@/catalog/equipment'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { cx } from '@/lib/cx'
import { formatCount } from '@/lib/format'
import { isolated } from '@/lib/text'
import { RowHeader, TableBody, TableCell, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'

type Props = { group: Group; items: readonly Equipment[] }

/** On a phone the label of a row stands above the two values. */
export const rowClass = 'not-print:max-md:grid not-print:max-md:grid-cols-2 not-print:max-md:gap-x-3'

/**
 * The rows of a group. Those that say something about one item alone follow on request; on paper always. They are rows of
 * one table, which a Disclosure cannot hold.
 */
export function CompareRows({ group: { title, rows }, items }: Props) {
  const [isOpen, setOpen] = useState(false)
  const lone = rows.filter(isLone)
  const folded = lone.length > 1 ? lone : []
  return (
    <TableBody className="not-print:max-md:block">
      {/* On a phone a single row needs no heading, and joins the group above. */}
      <TableRow
        className={cx('break-after-avoid', rowClass, rows.length === 1 && 'not-print:max-md:sr-only')}
      >
        <RowHeader
          scope="rowgroup"
          colSpan={items.length + 1}
          className="border-line border-b pt-6 pb-1.5 text-left font-display font-normal text-[1.125rem] not-print:max-md:col-span-full"
        >
          <span className="md:sticky md:left-0">{title}</span>
        </RowHeader>
      </TableRow>
      {rows
        .filter((row) => !folded.includes(row))
        .map((row) => (
          <FieldRow key={row.key} row={row} />
        ))}
      {folded.length > 0 && (
        <TableRow className={cx('print:hidden', rowClass)}>
          <TableCell
            colSpan={items.length + 1}
            className="border-line border-b not-print:max-md:col-span-full"
          >
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="flex min-h-11 w-full scroll-mt-40 cursor-pointer items-center gap-2 text-left text-clay hover:text-ink max-md:text-fine md:min-h-9"
            >
              <ChevronDown
                size={16}
                strokeWidth={1.5}
                aria-hidden="true"
                className={cx('-ml-1 shrink-0', !isOpen && '-rotate-90')}
              />
              <span className="text-pretty">{describeLone(folded, items)}</span>
            </button>
          </TableCell>
        </TableRow>
      )}
      {folded.map((row) => (
        <FieldRow key={row.key} row={row} isHidden={!isOpen} />
      ))}
    </TableBody>
  )
}

/** Puts the groups in which all rows would be folded into one group, at the end. */
export function gatherLone(groups: readonly Group[]): readonly Group[] {
  const bare = groups.filter(({ rows }) => rows.length > 1 && rows.every(isLone))
  if (bare.length < 2) return groups
  return [
    ...groups.filter((group) => !bare.includes(group)),
    { title: 'Stated by one item', rows: bare.flatMap(({ rows }) => rows) },
  ]
}

/** Whether one item alone states the field. */
const isLone = ({ cells }: Row) => cells.filter(({ text }) => text !== null).length === 1

/** 'Only Electric heater: 7 values' */
function describeLone(rows: readonly Row[], items: readonly Equipment[]): string {
  const places = new Set(rows.map(({ cells }) => cells.findIndex(({ text }) => text !== null)))
  const [place = 0] = places
  const name = places.size === 1 && items[place] ? isolated(items[place].name) : 'one of them'
  return `Only ${name}: ${formatCount(rows.length, 'value')}`
}

/** A field of all items. A hidden one is on paper only. */
function FieldRow({ row: { label, cells, differs }, isHidden }: { row: Row; isHidden?: boolean }) {
  return (
    <TableRow className={cx('break-inside-avoid', isHidden ? 'not-print:hidden' : rowClass)}>
      <RowHeader className="border-line border-b bg-steam py-2 pr-2 text-left align-baseline font-normal text-clay not-print:max-md:col-span-full not-print:max-md:border-b-0 not-print:max-md:pb-0 not-print:max-md:text-fine md:sticky md:left-0 md:z-5 print:bg-transparent">
        <span>{label}</span>
        {/* To the eye its values are darker than those of the other rows. */}
        {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
      </RowHeader>
      {cells.map((cell, place) => (
        <TableCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
          key={place}
          className={cx(
            'min-w-0 break-words border-line border-b py-2 pr-4 align-baseline not-print:max-md:pt-0 md:pr-5 lg:pr-(--gap) print:pr-4',
            !differs && 'text-clay',
            cell.mark === 'best' && 'font-medium',
          )}
        >
          <Value {...cell} />
        </TableCell>
      ))}
    </TableRow>
  )
}

function Value({ text, mark }: Cell) {
  return (
    <>
      <span dir="auto" className={cx('whitespace-pre-line', text === null && 'text-clay')}>
        <KeptTogether>{text ?? '-'}</KeptTogether>
      </span>
      {mark === 'best' && (
        <>
          <span aria-hidden="true" className="ml-1.5">
            ▲
          </span>
          <VisuallyHidden> (best)</VisuallyHidden>
        </>
      )}
    </>
  )
}

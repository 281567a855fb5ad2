import { useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { countItems } from '@/catalog/equipment'
import type { Line } from '@/catalog/lines'
import { totals } from '@/catalog/sizing/totals'
import { Letterhead } from '@/dashboard/documents/letterhead'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { formatDate } from '@/lib/format'
import { readPreference, savePreference, subscribeToPreferences } from '@/lib/preferences'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { doubledTags, type ScheduleRow, scheduleOf, type Tags } from './schedule-rows'
import { ScheduleTotals } from './schedule-totals'

type Props = { lines: readonly Line[]; price: boolean; prepared: Date }

const columns = ['Tag', 'Item', 'Key specifications', 'Power', 'Water', 'Weight', 'Lead time'] as const
/** Widths of the columns on paper and wide screens; the price takes the last. */
const widths = ['7%', '19%', '23%', '12.5%', '12.5%', '9%', '7.5%', '9.5%']

/** The schedule: the items by category with their tags, and what they add up to. */
export function Schedule({ lines, price, prepared }: Props) {
  const items = useMemo(() => lines.map(({ item }) => item), [lines])
  const units = useUnits()
  const { tags, changeTag, clearTags } = useTags()
  const groups = useMemo(() => scheduleOf(items, tags, units), [items, tags, units])
  const all = useMemo(() => totals(lines), [lines])
  const doubled = doubledTags(groups)
  const heads = price ? [...columns, 'Price'] : columns
  const hasOwnTags = items.some(({ id }) => id in tags)
  const heading = useRef<HTMLHeadingElement>(null)

  function numberAgain() {
    // The button disappears with the tags, so move focus first.
    heading.current?.focus()
    clearTags(items.map(({ id }) => id))
  }

  return (
    <article
      aria-label="Equipment schedule"
      className="mx-auto max-w-[80rem] border border-line bg-steam px-4 py-8 text-fine leading-snug md:px-6 xl:px-10 xl:py-10 print:max-w-none print:border-0 print:bg-transparent print:p-0"
    >
      <Letterhead />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-[1.75rem] leading-tight focus:outline-none">
            Equipment schedule
          </h2>
          <p className="mt-1 text-clay">{`${countItems(items.length)} · Prepared ${formatDate(prepared)}`}</p>
        </div>
        {hasOwnTags && (
          <Button variant="plain" className="print:hidden" onClick={numberAgain}>
            Number tags again
          </Button>
        )}
      </div>
      {doubled.length > 0 && (
        <Notice className="mt-4">{`These tags stand for more than one item: ${doubled.join(', ')}`}</Notice>
      )}
      <Table className="mt-5 block w-full border-collapse lg:table lg:table-fixed print:table print:table-fixed">
        <colgroup>
          {heads.map((head, place) => (
            <col key={head} style={{ width: widths[place] }} />
          ))}
        </colgroup>
        <TableHead className="max-lg:sr-only print:not-sr-only">
          <TableRow>
            {heads.map((head) => (
              <ColumnHeader
                key={head}
                className={cx(
                  'border-ink border-b py-1.5 pr-3 text-left align-bottom font-medium',
                  head === 'Price' && 'pr-0 text-right',
                )}
              >
                {head}
              </ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        {groups.map(({ category, rows }) => (
          <TableBody key={category} className="block lg:table-row-group print:table-row-group">
            <TableRow className="block break-after-avoid lg:table-row print:table-row">
              <ColumnHeader
                role="rowheader"
                scope="rowgroup"
                colSpan={heads.length}
                className="block border-line border-b pt-5 pb-1.5 text-left font-display font-normal text-[1.0625rem] lg:table-cell print:table-cell print:pt-3"
              >
                {category}
              </ColumnHeader>
            </TableRow>
            {rows.map((row) => (
              <Row key={row.item.id} row={row} price={price} onTag={(tag) => changeTag(row.item.id, tag)} />
            ))}
          </TableBody>
        ))}
      </Table>
      <ScheduleTotals totals={all} units={units} price={price} />
    </article>
  )
}

function Row({ row, price, onTag }: { row: ScheduleRow; price: boolean; onTag: (tag: string) => void }) {
  return (
    <TableRow className="grid break-inside-avoid grid-cols-2 gap-x-4 gap-y-2 border-line border-b py-3 lg:table-row lg:py-0 print:table-row">
      <TableCell className={cellClass}>
        <TagInput tag={row.tag} name={row.item.name} onChange={onTag} />
      </TableCell>
      <ColumnHeader
        role="rowheader"
        scope="row"
        className={cx(cellClass, 'text-left font-normal max-lg:col-span-2 max-lg:row-start-1')}
      >
        <span dir="auto" className="font-medium">
          {row.item.name}
        </span>
        {row.make && (
          <span dir="auto" translate="no" className="block text-clay">
            {row.make}
          </span>
        )}
      </ColumnHeader>
      <TableCell className={cx(cellClass, 'max-lg:col-span-2')}>
        {row.specifications.length > 0
          ? row.specifications.map(({ key, label, value }, place) => (
              <span key={key}>
                {place > 0 && <span>; </span>}
                <span className="text-clay">{label}</span> <span dir="auto">{value}</span>
              </span>
            ))
          : '-'}
      </TableCell>
      <Said label="Power" text={row.power} />
      <Said label="Water" text={row.water} />
      <Said label="Weight" text={row.weight} />
      <Said label="Lead time" text={row.leadTime} />
      {price && <Said label="Price" text={row.price} end />}
    </TableRow>
  )
}

const cellClass =
  'min-w-0 break-words align-top lg:table-cell lg:border-line lg:border-b lg:py-2 lg:pr-3 print:table-cell print:border-line print:border-b print:py-1.5 print:pr-3'

/** A value, with the name of its column if the rows are cards. */
function Said({ label, text, end }: { label: string; text: string | null; end?: boolean }) {
  return (
    <TableCell
      className={cx(
        cellClass,
        end && 'whitespace-nowrap tabular-nums lg:pr-0 lg:text-right print:pr-0 print:text-right',
      )}
    >
      <span aria-hidden="true" className="block text-clay lg:hidden print:hidden">
        {label}
      </span>
      <span>{text ?? '-'}</span>
    </TableCell>
  )
}

/** The longest tag that fits its column, in characters. */
const longestTag = 12

type TagProps = { tag: string; name: string; onChange: (tag: string) => void }

/** An editable tag, saved on Enter and on leaving the field. */
function TagInput({ tag, name, onChange }: TagProps) {
  const [typed, setTyped] = useState(tag)
  const [shown, setShown] = useState(tag)
  // The tag changed elsewhere: another typed tag renumbers this one.
  if (shown !== tag) {
    setShown(tag)
    setTyped(tag)
  }
  const noteId = useId()
  const text = typed.trim()
  const isTooLong = text.length > longestTag
  return (
    <>
      <input
        dir="auto"
        aria-label={`Tag of ${name}`}
        {...(isTooLong && { 'aria-invalid': true, 'aria-describedby': noteId })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          // An emptied field shows its number again.
          if (!text) setTyped(tag)
          if (text !== tag && !isTooLong) onChange(text)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="-ml-1.5 min-h-11 w-full min-w-0 rounded-sm border border-line px-1.5 font-medium hover:border-flint aria-invalid:border-brick lg:-mt-1 lg:min-h-7 print:hidden"
      />
      {isTooLong && (
        <span
          id={noteId}
          className="block text-brick print:hidden"
        >{`Please keep this under ${longestTag + 1} characters`}</span>
      )}
      <span dir="auto" translate="no" className="hidden font-medium print:inline">
        {isTooLong ? tag : typed}
      </span>
    </>
  )
}

const preferenceKey = 'schedule-tags'
const tagsSchema = v.record(v.string(), v.string())

const readStored = () => readPreference(preferenceKey)

function parseTags(stored: string | null): Tags {
  try {
    return v.parse(tagsSchema, JSON.parse(stored ?? '{}'))
  } catch {
    // Stored by something else.
    return {}
  }
}

/** Reads the tags again before each change, because another tab may have changed them. */
const latestTags = () => parseTags(readStored())

const saveTags = (tags: Tags) => savePreference(preferenceKey, JSON.stringify(tags))

/** Sets the tag of an item. An empty tag restores its number. */
function changeTag(id: string, tag: string) {
  const { [id]: _, ...others } = latestTags()
  saveTags(tag ? { ...others, [id]: tag } : others)
}

/** Removes the tags of these items, so that they are numbered again. */
function clearTags(ids: readonly string[]) {
  saveTags(Object.fromEntries(Object.entries(latestTags()).filter(([id]) => !ids.includes(id))))
}

/** Returns the typed tags, kept in this browser, and functions that change them. */
function useTags() {
  const stored = useSyncExternalStore(subscribeToPreferences, readStored)
  const tags = useMemo(() => parseTags(stored), [stored])
  return { tags, changeTag, clearTags }
}

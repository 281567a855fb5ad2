import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { compareItems, type Group, sharedCategories } from '@/catalog/compare-items'
import { brandAndModel, categoriesOf, countItems, type Equipment } from '@/catalog/equipment'
import type { Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { CompareRows, gatherLone, rowClass } from '@/dashboard/documents/compare/compare-rows'
import { DocumentSheet } from '@/dashboard/documents/document-sheet'
import { readIds } from '@/dashboard/documents/use-document-lines'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { openedFromHere } from '@/dashboard/shared/list-state'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { hashOfIds, paths } from '@/lib/paths'
import { sentences } from '@/lib/text'
import { useMediaQuery } from '@/lib/use-media-query'
import { IconButton } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ColumnHeader, Table, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'

type Props = { lines: readonly Line[]; project: Project | null; date: Date; onlyDifferences: boolean }

/** The comparison: a column for each item, a row for each field. */
export function CompareTable({ lines, project, date, onlyDifferences }: Props) {
  const items = useMemo(() => lines.map(({ item }) => item), [lines])
  const deleted = new Set(lines.filter(({ isDeleted }) => isDeleted).map(({ item }) => item.id))
  const units = useUnits()
  // Not in print, where a page is narrower than this too.
  const isNarrow = useMediaQuery('screen and (width < 48rem)') && items.length > 2
  const [pair, setPair] = useState<Pair>(['', ''])
  const shown = useMemo(() => (isNarrow ? itemsOf(pair, items) : items), [isNarrow, pair, items])
  const groups = useMemo(() => compareItems(shown, units), [shown, units])
  const visible = gatherLone(onlyDifferences ? differing(groups) : groups)
  const shared = sharedCategories(shown)
  const hasBest = visible.some(({ rows }) =>
    rows.some(({ cells }) => cells.some(({ mark }) => mark === 'best')),
  )
  /** Says which fields are compared where the items do not share all categories. */
  const rule = sentences(
    shared.length === 0 && 'These items share no category.',
    shown.some((item) => categoriesOf(item).length > shared.length) &&
      'Fields that only some of them have are compared where two or more state them.',
  )
  const remove = useRemove(items)
  const [removed, setRemoved] = useState('')
  /** The least width of the table on a wide screen (rem). Where there is less, it scrolls sideways. */
  const least = 12 + 8.5 * shown.length
  const fits = useMediaQuery(`print, (width < 48rem), (width >= ${least + 8}rem)`)

  function removeItem({ currentTarget }: MouseEvent, item: Equipment) {
    nextFocus(currentTarget, items.length)?.focus()
    setRemoved(item.name)
    remove(item)
  }

  if (items.length < 2) {
    return <Notice className="mx-auto w-full max-w-3xl">Choose two or more items to compare them.</Notice>
  }
  return (
    <DocumentSheet
      title="Comparison"
      project={project}
      date={date}
      note={
        <>
          <span>{`${isNarrow ? `${shown.length} of ` : ''}${countItems(items.length)}.`}</span>{' '}
          {hasBest && (
            <span>
              <span className="text-ink">▲</span> marks the best value for the buyer.
            </span>
          )}{' '}
          {/* A phone has room for one line: more would leave no value in sight. */}
          {visible.some(({ rows }) => rows.some(({ differs }) => !differs)) && (
            <span className="max-md:hidden print:inline">Rows without a difference are gray.</span>
          )}
        </>
      }
      className={cx('max-[22rem]:px-3', items.length < 4 ? 'max-w-[68rem]' : 'max-w-[96rem]')}
    >
      <VisuallyHidden role="status">{removed && `${removed} was removed.`}</VisuallyHidden>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <section
        aria-label="Values of the items"
        tabIndex={fits ? undefined : 0}
        // relative: texts for screen readers are positioned, and must not widen the page.
        className={cx('relative mt-3 md:mt-5', !fits && 'overflow-x-auto print:overflow-visible')}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
        <Table
          className="w-full table-fixed border-separate border-spacing-0 text-ui not-print:max-md:block print:min-w-0! print:text-tiny"
          style={{
            ...(!fits && { minWidth: `${least}rem` }),
            // Between the columns in wide windows: many are narrow.
            '--gap': shown.length < 5 ? '2.25rem' : '1.25rem',
          }}
        >
          <colgroup>
            <col className="w-48 print:w-40" />
          </colgroup>
          <TableHead className="not-print:max-md:sticky not-print:max-md:top-14 not-print:max-md:z-10 not-print:max-md:block cramped:static!">
            <TableRow className={rowClass}>
              <ColumnHeader
                className={cx(
                  headClass,
                  'not-print:max-md:sr-only',
                  fits ? stickyHeadClass : 'sticky left-0 z-20',
                )}
              >
                <VisuallyHidden>Field</VisuallyHidden>
              </ColumnHeader>
              {shown.map((item, place) => (
                <ColumnHeader key={item.id} className={cx(headClass, fits && stickyHeadClass)}>
                  {isNarrow ? (
                    <OtherItem
                      label={place === 0 ? 'First item' : 'Second item'}
                      item={item}
                      items={items}
                      onChoose={(id) => setPair(choose(shown, place, id))}
                    >
                      <ItemMake make={item.model || brandAndModel(item)} isDeleted={deleted.has(item.id)} />
                    </OtherItem>
                  ) : (
                    <>
                      <span className="flex items-start justify-between">
                        <ItemName item={item} isDeleted={deleted.has(item.id)} hasRoom={shown.length < 4} />
                        {items.length > 2 && (
                          <IconButton
                            aria-label={`Remove ${item.name}`}
                            className="-my-1.5 -mr-3.5 shrink-0 max-md:hidden print:hidden"
                            onClick={(event) => removeItem(event, item)}
                          >
                            <X size={16} strokeWidth={1.75} aria-hidden="true" />
                          </IconButton>
                        )}
                      </span>
                      <ItemMake make={brandAndModel(item)} isDeleted={deleted.has(item.id)} />
                    </>
                  )}
                </ColumnHeader>
              ))}
            </TableRow>
          </TableHead>
          {visible.map((group) => (
            <CompareRows key={group.title} group={group} items={shown} />
          ))}
        </Table>
        {rule && <p className="mt-6 text-clay text-fine print:mt-3 print:text-tiny">{rule}</p>}
        {visible.length === 0 && (
          <p className="py-10 text-center text-clay">
            {groups.length === 0
              ? 'These items state nothing that can be compared.'
              : 'These items do not differ in what is compared.'}
          </p>
        )}
      </section>
    </DocumentSheet>
  )
}

const headClass =
  'border-ink border-b bg-steam pt-2 pr-4 pb-3 text-left align-top font-normal lg:pr-(--gap) print:bg-transparent print:pr-4 not-print:last:pr-0 not-print:max-md:pr-0'

/** Heads that fit the page stay below its bar, which has two lines in windows of a middle width. */
const stickyHeadClass = 'cramped:top-0! not-print:lg:sticky not-print:lg:top-[4.0625rem] z-10'

type OtherItemProps = {
  label: string
  item: Equipment
  items: readonly Equipment[]
  onChoose: (id: string) => void
  /** Below the name. */
  children: ReactNode
}

/** The name of a column in a narrow window, where a native select over it puts another item in its place. */
function OtherItem({ label, item, items, onChoose, children }: OtherItemProps) {
  return (
    <span className="relative block h-full min-h-11 rounded-sm border border-flint px-2.5 py-1.5 outline-cedar has-focus-visible:outline-2">
      <span className={cx(nameClass, 'flex items-start justify-between gap-2')}>
        <span dir="auto" className="line-clamp-3 min-w-0">
          {item.name}
        </span>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" className="mt-px shrink-0" />
      </span>
      {children}
      <select
        aria-label={label}
        className="absolute inset-0 cursor-pointer opacity-0"
        value={item.id}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

const nameClass = 'min-w-0 text-balance break-words font-medium leading-snug max-md:text-note'

type ItemProps = { item: Equipment; isDeleted: boolean; hasRoom: boolean }

/** The name of a column. That of an item in the catalog leads there. */
function ItemName({ item, isDeleted, hasRoom }: ItemProps) {
  const size = hasRoom && 'not-print:lg:text-[1.125rem]'
  return isDeleted ? (
    <span dir="auto" className={cx(nameClass, size)}>
      {item.name}
    </span>
  ) : (
    <Link
      to={paths.equipment({ view: item.id })}
      state={openedFromHere}
      dir="auto"
      className={cx(
        nameClass,
        size,
        'decoration-cedar underline-offset-4 hover:underline focus-visible:underline',
      )}
    >
      {item.name}
    </Link>
  )
}

/** Brand and model below the name of a column; in a narrow window the model alone. */
function ItemMake({ make, isDeleted }: { make: string; isDeleted: boolean }) {
  return (
    <>
      {make && (
        <span dir="auto" translate="no" className="mt-1 block break-words text-clay text-fine">
          <KeptTogether>{make}</KeptTogether>
        </span>
      )}
      {isDeleted && <span className="mt-0.5 block text-clay text-fine">deleted from the catalog</span>}
    </>
  )
}

const differing = (groups: readonly Group[]): Group[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)

/** The ids of the two items shown in a narrow window. */
type Pair = readonly [string, string]

/** Returns the items of the pair. Replaces a missing one with the first item that is not the other one. */
function itemsOf([first, second]: Pair, items: readonly Equipment[]): Equipment[] {
  const one = items.find(({ id }) => id === first) ?? items.find(({ id }) => id !== second)
  const others = items.filter((item) => item !== one)
  const other = others.find(({ id }) => id === second) ?? others[0]
  return [one, other].flatMap((item) => item ?? [])
}

/** Returns the pair with a chosen item at a place. Choosing the item of the other place swaps both. */
function choose(shown: readonly Equipment[], place: number, id: string): Pair {
  const [first = '', second = ''] = shown.map((item) => item.id)
  if (place === 0) return [id, id === second ? first : second]
  return [id === first ? second : first, id]
}

/** Returns the next focus after a removed column: the next Remove button, or the title if only two items remain. */
function nextFocus(button: Element, count: number): HTMLElement | null {
  const head = button.closest('th')
  const next = head?.nextElementSibling ?? head?.previousElementSibling
  return count > 3 && next ? next.querySelector('button') : document.querySelector('h1')
}

/** Returns a function that removes an item from the address. Items beyond the limit stay in it. */
function useRemove(items: readonly Equipment[]) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return (removed: Equipment) => {
    const chosen = readIds(hash) ?? items.map(({ id }) => id)
    const ids = chosen.filter((id) => id !== removed.id)
    void navigate({ search, hash: hashOfIds(ids.join(',')) }, { replace: true })
  }
}

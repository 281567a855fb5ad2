import ListFilter from 'lucide-react/icons/list-filter'
import { memo, type ReactNode, type Ref, useLayoutEffect, useMemo, useRef } from 'react'
import { tableColumns } from '@/catalog/columns'
import { isFiltered } from '@/catalog/equipment-list'
import { formatSort, parseSort } from '@/catalog/sort'
import { categories, origins } from '@/content/equipment'
import type { ListState } from '@/dashboard/shared/list-state'
import { useUndo } from '@/dashboard/shared/use-undo'
import { cx } from '@/lib/cx'
import { capitalize, formatNumber } from '@/lib/format'
import { sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { SearchInput } from '@/ui/search-input'
import { Select } from '@/ui/select'

/** The value of the option that does not filter. */
const all = 'all'
const categoryOptions = [
  { value: all, label: 'All categories' },
  ...categories.map((category) => ({ value: category, label: category })),
]
/** The filters that one adds. */
const addable = [
  {
    key: 'lead',
    label: 'Lead Time',
    any: 'Any lead time',
    options: [14, 30, 60, 90].map((days) => ({
      value: String(days),
      label: `Lead time within ${days} days`,
      shortLabel: `Within ${days} days`,
    })),
  },
  {
    key: 'via',
    label: 'Created via',
    any: 'Any origin',
    options: origins.map((origin) => ({
      value: origin,
      label: `Created via ${capitalize(origin)}`,
      shortLabel: capitalize(origin),
    })),
  },
] as const
/** Sorting for cards, which have no column headers. */
const sortOptions = [
  { value: all, label: 'Newest first' },
  ...tableColumns.flatMap(({ id, header, orders }) => [
    { value: id, label: `${header}, ${orders[0]}` },
    { value: `-${id}`, label: `${header}, ${orders[1]}` },
  ]),
]

type Props = {
  listState: ListState
  onChange: (change: Partial<ListState>) => void
  /** The first read is not complete. */
  isLoading: boolean
  inputRef: Ref<HTMLInputElement>
  /** The number of visible rows and of all items; null until they are known. */
  count: { shown: number; all: number } | null
  /** ArrowDown in the search box. */
  onArrowDown: () => void
  /** The actions of the screen, in windows whose title bar has no room for them. */
  actions: ReactNode
  /** The figures at the end of the line. */
  children: ReactNode
}

/** Lower in the table's toolbar than in a form. */
const lowControl =
  '@table:[&>:is(input,select)]:min-h-10 @table:[&>:is(input,select)]:py-1 @table:[&>:is(input,select)]:text-ui'

/** The toolbar of the table: the search box, the filters, the number of matches and the figures. */
export function EquipmentFilters(props: Props) {
  const { listState, onChange, isLoading, inputRef, count, onArrowDown, actions, children } = props
  // Stable callbacks: typing does not render the selects again.
  const pick = useMemo(
    () => ({
      category: (category: string | null) => onChange({ category }),
      sort: (sort: string | null) => onChange({ sort: parseSort(sort) }),
    }),
    [onChange],
  )
  return (
    <search className="mb-2 flex flex-wrap items-center gap-2 @table:gap-y-1.5">
      <SearchInput
        className={cx(
          // On a phone its line has room for the actions and for nothing else.
          'min-w-0 @max-table:-order-2 @max-table:flex-[1_1_calc(100%-9rem)] @table:max-w-80 @table:min-w-36 @table:basis-36',
          // Beside the figures it grows before them, and little, so that what follows stays in place when a filter is added.
          '@wide-table:max-w-44 @wide-table:grow-999 @min-[96rem]:max-w-80',
          lowControl,
        )}
        ref={inputRef}
        aria-label="Search equipment"
        placeholder="Search equipment..."
        value={listState.search}
        onValueChange={(search) => onChange({ search })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          onArrowDown()
        }}
      />
      <Choice
        label="Category"
        options={categoryOptions}
        value={listState.category}
        onChange={pick.category}
      />
      <div className="contents @table:hidden">
        <Choice label="Sort" options={sortOptions} value={formatSort(listState.sort)} onChange={pick.sort} />
      </div>
      <AddedFilters lead={listState.lead} via={listState.via} onChange={onChange} />
      <div className="contents">{actions}</div>
      <p
        role="status"
        className={cx(
          'shrink-0 text-fine @max-table:basis-full tabular-nums empty:hidden @min-[68rem]:block! @min-[68rem]:min-w-18',
          // The button before it has no edge.
          listState.lead === null && listState.via === null && '@min-[68rem]:-ml-2',
        )}
      >
        {sentences(
          isLoading && 'Loading equipment...',
          count && isFiltered(listState) && `${formatNumber(count.shown)} of ${formatNumber(count.all)}`,
        )}
      </p>
      <div
        className={cx(
          '@max-wide-table:basis-full @wide-table:ml-auto @wide-table:pl-2',
          // The figures that a filter leaves no room for go: on a line of their own they would move the table. An empty box
          // begins their line, so that the first may go too.
          isFiltered(listState) &&
            '@wide-table:h-9 @wide-table:flex-1 @wide-table:overflow-hidden @wide-table:[&>dl]:before:-mr-5 @wide-table:[&>dl]:before:h-9',
        )}
      >
        {children}
      </div>
      {listState.change && (
        <ChangeFilter change={listState.change} onClear={() => onChange({ change: null })} />
      )}
    </search>
  )
}

type AddedProps = Pick<ListState, 'lead' | 'via'> & { onChange: Props['onChange'] }

/** Filters that one adds: a menu of them, and a select for each that was chosen, whose first option removes it. */
const AddedFilters = memo(function AddedFilters({ lead, via, onChange }: AddedProps) {
  const box = useRef<HTMLDivElement>(null)
  const values = { lead: lead === null ? null : String(lead), via }
  /** The control that gets the focus: the one that had it may be gone. */
  const focusNext = useRef<string | null>(null)
  function choose({ key, label }: (typeof addable)[number], value: string | null) {
    focusNext.current = value === null ? 'button' : `select[aria-label="${label}"]`
    onChange(key === 'via' ? { via: value } : { lead: value === null ? null : Number(value) })
  }
  useLayoutEffect(() => {
    if (focusNext.current) box.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = null
  })
  return (
    <div ref={box} className="contents">
      <Menu
        label="Filter"
        icon={ListFilter}
        className="border border-flint bg-steam @max-table:[&>:is(span,svg:last-child)]:sr-only @table:min-h-10 @table:border-transparent @table:bg-transparent"
        items={addable.flatMap((filter) =>
          [{ value: null, label: filter.any, shortLabel: 'Any' }, ...filter.options].map(
            ({ value, label, shortLabel }) => ({
              id: label,
              label,
              shortLabel,
              isChosen: values[filter.key] === value,
              ...(value === null && { heading: filter.label }),
              run: () => choose(filter, value),
            }),
          ),
        )}
      />
      {addable.map(
        (filter) =>
          values[filter.key] !== null && (
            <Choice
              key={filter.key}
              isAdded
              label={filter.label}
              options={[{ value: all, label: filter.any }, ...filter.options]}
              value={values[filter.key]}
              onChange={(value) => choose(filter, value)}
            />
          ),
      )}
    </div>
  )
})

/** Says that only the items of a change are shown. A change can be undone here; the parts of a large import on the overview. */
function ChangeFilter({ change, onClear }: { change: string; onClear: () => void }) {
  const { undo, isUndoing } = useUndo()
  async function undoAll() {
    await undo({ changeId: change, undone: 'The change was undone.' })
    onClear()
  }
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-1 text-ui">
      <span>Only the items of one change</span>
      {!change.includes(',') && (
        <Button variant="plain" busy={isUndoing} onClick={() => void undoAll()}>
          Undo
        </Button>
      )}
      <Button variant="plain" onClick={onClear}>
        Show all
      </Button>
    </p>
  )
}

type ChoiceProps = {
  label: string
  /** On cards it takes a line of its own. */
  isAdded?: boolean
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

const Choice = memo(function Choice({ label, isAdded, options, value, onChange }: ChoiceProps) {
  // An address may name a value that is not in the list.
  const isOffered = value === null || options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      className={cx(
        'min-w-0 [&>select]:pr-8 @max-table:[&>select]:pl-2',
        isAdded ? '@table:w-56' : '@max-table:flex-[1_1_6rem] @table:w-40',
        // A filter that is on looks like a selected row.
        value !== null && '[&>select]:border-cedar [&>select]:bg-ember/10',
        lowControl,
      )}
      value={value ?? all}
      onValueChange={(next) => onChange(next === all ? null : next)}
      options={isOffered ? options : [...options, { value, label: value }]}
    />
  )
})

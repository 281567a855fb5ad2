import { memo, type Ref, useMemo } from 'react'
import { tableColumns } from '@/catalog/columns'
import { isFiltered } from '@/catalog/equipment-list'
import { formatSort, parseSort } from '@/catalog/sort'
import { categories, origins } from '@/content/equipment'
import type { ListState } from '@/dashboard/shared/list-state'
import { useUndo } from '@/dashboard/shared/use-undo'
import { capitalize, formatNumber } from '@/lib/format'
import { sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { SearchInput } from '@/ui/search-input'
import { Select } from '@/ui/select'

/** The value of the option that does not filter. */
const all = 'all'
const categoryOptions = [
  { value: all, label: 'All categories' },
  ...categories.map((category) => ({ value: category, label: category })),
]
const originOptions = [
  { value: all, label: 'Any origin' },
  ...origins.map((origin) => ({ value: origin, label: `Created via ${capitalize(origin)}` })),
]
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
}

/** The search box, the filters and the number of matches. */
export function EquipmentFilters(props: Props) {
  const { listState, onChange, isLoading, inputRef, count, onArrowDown } = props
  // Stable callbacks: typing does not render the selects again.
  const pick = useMemo(
    () => ({
      category: (category: string | null) => onChange({ category }),
      via: (via: string | null) => onChange({ via }),
      sort: (sort: string | null) => onChange({ sort: parseSort(sort) }),
    }),
    [onChange],
  )
  return (
    <search className="mb-2 grid grid-cols-[4fr_3fr] gap-2 @table:flex @table:flex-wrap @table:gap-x-3 @table:gap-y-0">
      <SearchInput
        className="min-w-0 @table:max-w-md"
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
      <Choice label="Created via" options={originOptions} value={listState.via} onChange={pick.via} />
      <div className="contents @table:hidden">
        <Choice label="Sort" options={sortOptions} value={formatSort(listState.sort)} onChange={pick.sort} />
      </div>
      <p
        role="status"
        className="col-span-2 shrink-0 self-center text-ui text-clay tabular-nums empty:hidden"
      >
        {sentences(
          isLoading && 'Loading equipment...',
          count && isFiltered(listState) && `${formatNumber(count.shown)} of ${formatNumber(count.all)}`,
        )}
      </p>
      {listState.change && (
        <ChangeFilter change={listState.change} onClear={() => onChange({ change: null })} />
      )}
    </search>
  )
}

/** Says that only the items of a change are shown. A change can be undone here; the parts of a large import on the overview. */
function ChangeFilter({ change, onClear }: { change: string; onClear: () => void }) {
  const { undo, isUndoing } = useUndo()
  async function undoAll() {
    await undo({ changeId: change, undone: 'The change was undone.' })
    onClear()
  }
  return (
    <p className="col-span-2 flex flex-wrap items-center gap-x-1 text-ui @table:basis-full">
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
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

const Choice = memo(function Choice({ label, options, value, onChange }: ChoiceProps) {
  // An address may name a value that is not in the list.
  const isOffered = value === null || options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      className="min-w-0 @max-table:[&>select]:pr-8 @max-table:[&>select]:pl-2 @table:w-44"
      value={value ?? all}
      onValueChange={(next) => onChange(next === all ? null : next)}
      options={isOffered ? options : [...options, { value, label: value }]}
    />
  )
})

import ListFilter from 'lucide-react/icons/list-filter'
import { memo, type ReactNode, type Ref, useMemo } from 'react'
import { tableColumns } from '@/catalog/columns'
import { formatSort, parseSort } from '@/catalog/sort'
import { categories, origins } from '@/content/equipment'
import type { ListState } from '@/dashboard/shared/list-state'
import { useUndo } from '@/dashboard/shared/use-undo'
import { cx } from '@/lib/cx'
import { capitalize, formatCount } from '@/lib/format'
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
/** The filters of the menu. */
const menuFilters = [
  {
    key: 'lead',
    label: 'Lead Time',
    any: 'Any lead time',
    options: [14, 30, 60, 90].map((days) => ({
      value: String(days),
      label: `Lead time within ${days} days`,
      shortLabel: `${days} days`,
      chosen: `Lead ≤ ${days} days`,
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
      chosen: `Via ${capitalize(origin)}`,
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
  inputRef: Ref<HTMLInputElement>
  /** How many items the list shows; null while loading. */
  shown: number | null
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

/** The toolbar of the table: the search box, the filters and the figures. */
export function EquipmentFilters(props: Props) {
  const { listState, onChange, inputRef, shown, onArrowDown, actions, children } = props
  // Stable callbacks: typing does not render the selects again.
  const pick = useMemo(
    () => ({
      category: (category: string | null) => onChange({ category }),
      sort: (sort: string | null) => onChange({ sort: parseSort(sort) }),
    }),
    [onChange],
  )
  return (
    <search className="mb-1.5 flex flex-wrap items-center gap-x-2 @max-table:pt-1.5 @table:gap-y-1.5">
      <SearchInput
        // On a phone its line has room for the actions and for nothing else.
        className={cx(
          'min-w-0 @max-table:-order-2 @max-table:flex-[1_1_calc(100%-9rem)] @table:max-w-48 @table:basis-36',
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
        // Its words are the longer ones.
        className="@max-table:flex-[1_1_7rem]"
        options={categoryOptions}
        value={listState.category}
        onChange={pick.category}
      />
      <div className="contents @table:hidden">
        <Choice
          label="Sort"
          className="@max-table:flex-[1_1_6rem]"
          options={sortOptions}
          value={formatSort(listState.sort)}
          onChange={pick.sort}
        />
      </div>
      <MenuFilters lead={listState.lead} via={listState.via} shown={shown} onChange={onChange} />
      <div className="contents">{actions}</div>
      {/* Above cards they begin in the air below the words of the filters. */}
      <div className="min-w-0 @max-table:-mt-1 @max-wide-table:basis-full @wide-table:flex-[1_1_20rem] @wide-table:pl-2">
        {children}
      </div>
      {listState.change && (
        <ChangeFilter change={listState.change} onClear={() => onChange({ change: null })} />
      )}
    </search>
  )
}

type MenuProps = Pick<ListState, 'lead' | 'via'> & Pick<Props, 'shown' | 'onChange'>

/** A menu of further filters. Its button says which of them are on. */
const MenuFilters = memo(function MenuFilters({ lead, via, shown, onChange }: MenuProps) {
  const values = { lead: lead === null ? null : String(lead), via }
  const chosen = menuFilters.flatMap(({ key, options }) =>
    values[key] === null ? [] : (options.find(({ value }) => value === values[key])?.chosen ?? values[key]),
  )
  return (
    <Menu
      label="Filter"
      value={chosen.join(', ')}
      done={shown === null ? 'Show items' : `Show ${formatCount(shown, 'item')}`}
      onClear={chosen.length > 0 ? () => onChange({ lead: null, via: null }) : undefined}
      icon={ListFilter}
      className={cx(
        // In the table's toolbar it looks like the select beside it, and has room for one filter.
        'border @max-table:-mr-3.25 @max-table:[&>:is(span,svg:last-child)]:sr-only @table:min-h-10 @table:w-44 @table:aria-expanded:border-ink @table:aria-expanded:bg-steam! @table:justify-start @table:[&>svg:last-child]:ml-auto @table:[&>svg:last-child]:size-4 @table:[&>span]:truncate',
        chosen.length > 0
          ? // On a phone a dot says so, since the icon has no words.
            'border-cedar bg-ember/10 @max-table:after:absolute @max-table:after:top-1.5 @max-table:after:right-1.5 @max-table:after:size-2 @max-table:after:rounded-full @max-table:after:bg-cedar'
          : 'border-transparent @table:border-flint @table:bg-steam @table:hover:border-clay @table:hover:bg-steam',
      )}
      items={menuFilters.flatMap(({ key, label: heading, any, options }) =>
        [{ value: null, label: any, shortLabel: 'Any' }, ...options].map(({ value, label, shortLabel }) => ({
          id: label,
          label,
          shortLabel,
          isChosen: values[key] === value,
          ...(value === null && { heading }),
          run: () =>
            onChange(key === 'via' ? { via: value } : { lead: value === null ? null : Number(value) }),
        })),
      )}
    />
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
  className: string
  options: readonly { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

const Choice = memo(function Choice({ label, className, options, value, onChange }: ChoiceProps) {
  // An address may name a value that is not in the list.
  const isOffered = value === null || options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      className={cx(
        className,
        'min-w-0 @table:w-40 [&>select]:pr-8 @max-table:-ml-2 @max-table:[&>select]:pl-2',
        // A filter that is on looks like a selected row. Above cards the others are words only.
        value === null
          ? '@max-table:[&>select]:border-transparent @max-table:[&>select]:bg-transparent'
          : '[&>select]:border-cedar [&>select]:bg-ember/10',
        lowControl,
      )}
      value={value ?? all}
      onValueChange={(next) => onChange(next === all ? null : next)}
      options={isOffered ? options : [...options, { value, label: value }]}
    />
  )
})

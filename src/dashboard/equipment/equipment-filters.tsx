import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { categories } from '@/content/equipment'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import type { Filter } from './equipment-list'

/** Radix gives the empty string a meaning of its own. */
const all = 'all'
const options = [
  { value: all, label: 'All categories' },
  ...categories.map((category) => ({ value: category, label: category })),
]

type Props = { filter: Filter; onChange: (filter: Filter) => void; inputRef: Ref<HTMLInputElement> }

export function EquipmentFilters({ filter, onChange, inputRef }: Props) {
  return (
    <search className="mb-6 flex flex-col gap-3 sm:flex-row">
      <div className="relative flex-1 sm:max-w-md">
        <Search
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-clay"
        />
        <Input
          ref={inputRef}
          type="search"
          aria-label="Search equipment"
          placeholder="Search equipment..."
          className="pl-10"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <Select
        aria-label="Category"
        className="sm:w-60"
        value={filter.category ?? all}
        onValueChange={(value) => onChange({ ...filter, category: value === all ? null : value })}
        options={options}
      />
    </search>
  )
}

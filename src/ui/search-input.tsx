import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useRef } from 'react'
import { cx } from '@/lib/cx'
import { Input } from './input'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
}

/** A search field with a magnifying glass, as wide as its row allows. `className` is that of the box around it. */
export function SearchInput({ className, value, onValueChange, ...input }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={cx('relative flex-1', className)}>
      <Search
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2 z-1 -translate-y-1/2 text-clay"
      />
      <Input
        type="search"
        className={cx('block pl-8 [&::-webkit-search-cancel-button]:hidden', value === '' ? 'pr-1' : 'pr-10')}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        {...input}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          // Like the browser's own it is no Tab stop.
          tabIndex={-1}
          onClick={() => {
            onValueChange('')
            box.current?.querySelector('input')?.focus()
          }}
          className="absolute inset-y-0 right-0 grid w-10 cursor-pointer place-items-center text-clay hover:text-ink"
        >
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'
import { Input } from './input'

/** A search field with a magnifying glass, as wide as its row allows. `className` is that of the box around it. */
export function SearchInput({ className, ...input }: ComponentProps<'input'>) {
  return (
    <div className={cx('relative flex-1', className)}>
      <Search
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2 z-1 -translate-y-1/2 text-clay"
      />
      <Input type="search" className="block pr-1 pl-8" {...input} />
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { cx } from '@/lib/cx'
import { controlClass } from './input'

type Props = {
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  className?: string
  disabled?: boolean
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
}

/** A native select: no script to load, and phones show their own picker. */
export function Select({ onValueChange, options, className, ...rest }: Props) {
  return (
    <span className={cx('relative block w-full', className)}>
      <select
        className={cx(controlClass, 'cursor-pointer appearance-none truncate pr-10')}
        onChange={(event) => onValueChange(event.target.value)}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </span>
  )
}

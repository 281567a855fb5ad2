import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, useMemo } from 'react'
import { cx } from '@/lib/cx'
import { controlClass } from './input'

type Option = { value: string; label: string }

type Props = {
  value: string
  onValueChange: (value: string) => void
  /** Options, and groups of them under a label. */
  options: readonly (Option | { label: string; options: readonly Option[] })[]
} & Pick<
  ComponentProps<'select'>,
  'className' | 'disabled' | 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
>

const toElement = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** A native select: no script to load, and phones show their own picker. */
export function Select({ onValueChange, options, className, ...rest }: Props) {
  // Kept while the options are the same: a form may hold dozens of selects with hundreds of options.
  const elements = useMemo(
    () =>
      options.map((one) =>
        'options' in one ? (
          <optgroup key={one.label} label={one.label}>
            {one.options.map(toElement)}
          </optgroup>
        ) : (
          toElement(one)
        ),
      ),
    [options],
  )
  return (
    <span className={cx('relative block w-full', className)}>
      <select
        className={cx(controlClass, 'cursor-pointer appearance-none truncate pr-10')}
        onChange={(event) => onValueChange(event.target.value)}
        {...rest}
      >
        {elements}
      </select>
      <ChevronDown
        className="pointer-events-none text-clay absolute top-1/2 right-3.25 -translate-y-1/2"
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </span>
  )
}

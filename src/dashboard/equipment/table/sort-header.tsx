import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '@/lib/cx'
import { ColumnHeader } from '@/ui/table'

type Props = {
  label: string
  align: 'end' | undefined
  order: 'ascending' | 'descending' | 'none'
  isTabStop: boolean
  onPress: () => void
}

/** A column header with a button to sort by it. With cards, only screen readers get it. */
export function SortHeader({ label, align, order, isTabStop, onPress }: Props) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp
  return (
    <ColumnHeader
      aria-sort={order}
      data-align={align}
      className={cx(
        'equipment-cell font-medium text-fine text-clay',
        align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      <span className="@table:hidden">{label}</span>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        onClick={onPress}
        className={cx(
          'group hidden min-h-9 @table:inline-flex cursor-pointer items-center gap-1 whitespace-nowrap hover:text-ink',
          align === 'end' && 'relative',
          order !== 'none' && 'text-ink',
        )}
      >
        {label}
        <Arrow
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className={cx(
            'shrink-0',
            // Left of the label, which aligns with the figures.
            align === 'end' && 'absolute right-full mr-1',
            order === 'none' && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
        />
      </button>
    </ColumnHeader>
  )
}

import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'

type Props = {
  label: string
  disabled: boolean
  onClick: () => void
  className: string
  children: ReactNode
}

/** A previous or next button. At an end it keeps focus and does nothing, so that the arrow keys still reach its parent. */
export function StepButton({ label, disabled, onClick, className, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx('grid cursor-pointer place-items-center aria-disabled:cursor-default', className)}
    >
      {children}
    </button>
  )
}

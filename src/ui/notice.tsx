import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'

const tones = {
  danger: 'border-brick text-brick',
  success: 'border-moss text-moss',
  neutral: 'border-flint text-ink',
} as const

/** A message on the page. Its role is `alert` (assertive) for results of an action, and `status` (polite) otherwise. */
export function Notice({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'div'> & { tone?: keyof typeof tones }) {
  return (
    <div
      role={tone === 'neutral' ? 'status' : 'alert'}
      className={cx('border-l-2 bg-steam px-4 py-3 text-ui', tones[tone], className)}
      {...rest}
    />
  )
}

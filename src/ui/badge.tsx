import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'

/** A small label. `hue` is an oklch hue in degrees; neutral without one. */
export function Badge({
  hue,
  className,
  style,
  ...rest
}: ComponentProps<'span'> & { hue?: number | undefined }) {
  return (
    <span
      className={cx(
        'inline-block max-w-full break-words rounded-sm px-2 py-px text-fine leading-[1.4]',
        hue === undefined ? 'bg-line/60 text-ink' : 'badge-tint',
        className,
      )}
      style={{ ...style, ...(hue !== undefined && { '--hue': hue }) }}
      {...rest}
    />
  )
}

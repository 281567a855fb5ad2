import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '@/lib/cx'

const base =
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-sm min-h-11 text-ui font-medium ' +
  'forced-colors:border print:hidden cursor-pointer transition-colors duration-150 disabled:cursor-not-allowed'

/** A filled button that cannot be pressed: an outline with muted words. */
const disabled = 'disabled:border-flint disabled:bg-transparent disabled:text-clay'

const variants = {
  /** The main action of a screen or dialog. */
  primary: `px-5 border border-ink bg-ink text-steam hover:border-cedar hover:bg-cedar ${disabled}`,
  /** The main action on dark backgrounds. */
  pale: 'px-5 bg-steam text-ink hover:bg-ember',
  /** Every other action. */
  secondary:
    'px-5 border border-flint text-ink hover:border-ink hover:bg-steam disabled:text-clay disabled:hover:bg-transparent',
  /** Deletes or discards. */
  danger: `px-5 border border-brick bg-brick text-steam hover:border-ink hover:bg-ink ${disabled}`,
  /** Text only: the least prominent. */
  plain:
    'px-2 text-cedar underline underline-offset-4 decoration-line hover:decoration-cedar disabled:text-clay',
} as const

type Variant = { variant?: keyof typeof variants }

type ButtonProps = ComponentProps<'button'> &
  Variant & {
    /** Looks disabled and ignores presses, but keeps focus, which `disabled` would drop. */
    busy?: boolean | undefined
  }

/** A button, or with `type="submit"` the button of a form. While `busy` it submits nothing. */
export function Button({
  variant = 'primary',
  busy,
  onClick,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={busy}
      // Enter in a field clicks the submit button, so this also stops a second submission.
      onClick={busy ? preventDefault : onClick}
      className={cx(base, variants[variant], className)}
      {...rest}
    />
  )
}

const preventDefault = (event: MouseEvent) => event.preventDefault()

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & Variant) {
  return <Link className={cx(base, variants[variant], className)} {...rest} />
}

/** A square button with only an icon; `aria-label` is its accessible name. */
export function IconButton({
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type={type}
      className={cx(
        'inline-grid size-11 place-items-center rounded-sm cursor-pointer text-clay transition-colors duration-150',
        'hover:bg-line/50 hover:text-ink md:size-9',
        className,
      )}
      {...rest}
    />
  )
}

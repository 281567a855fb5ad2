import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'

const anyControl =
  'w-full min-h-11 border-flint text-base text-ink placeholder:text-clay ' +
  'hover:border-clay focus-visible:border-cedar aria-invalid:border-brick disabled:opacity-60'

/** The classes that inputs, selects and comboboxes share. */
export const controlClass = `${anyControl} rounded-sm border bg-steam px-3 py-2 focus-visible:-outline-offset-1`

/** A line, twice as thick on focus, close below its label. */
const ruledClass = `${anyControl} -mt-3.5 border-b pt-3 pb-2 focus-visible:border-b-2 focus-visible:pb-[0.4375rem] focus-visible:outline-hidden`

/** The classes that menus, lists and calendars over the page share. */
export const popupClass =
  'border border-flint bg-steam shadow-[0_1rem_2.5rem_-0.25rem_color-mix(in_srgb,theme(colors.ink)_32%,transparent)]'

type InputProps = ComponentProps<'input'> & {
  /** Whether the field is a line instead of a box. */
  isRuled?: boolean
}

/** A text field. Its direction follows the typed text, so that Hebrew or Arabic letters beside figures keep their order. */
export function Input({ className, isRuled = false, ...rest }: InputProps) {
  return <input dir="auto" className={cx(isRuled ? ruledClass : controlClass, className)} {...rest} />
}

/** A text field of several lines, which grows with its text where the browser can. Its direction follows the typed text. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      // Growing ignores `rows`.
      style={{ minHeight: `max(2.75rem, ${rows}lh + 1.125rem)` }}
      className={cx(
        controlClass,
        'field-sizing-content resize-y leading-normal supports-[field-sizing:content]:resize-none',
        className,
      )}
      {...rest}
    />
  )
}

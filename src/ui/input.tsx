import type { ComponentProps } from 'react'
import { cx } from '@/lib/cx'

/** The classes of every control, boxed or not. */
export const plainControlClass =
  'w-full min-h-11 border-flint text-base text-ink placeholder:text-clay ' +
  'hover:border-clay focus-visible:border-cedar aria-invalid:border-brick disabled:opacity-60'

/** The label above a control. */
export const labelClass = 'font-medium text-note leading-5.5'

/** The classes that inputs, selects and comboboxes share. */
export const controlClass = `${plainControlClass} rounded-sm border bg-steam px-3 py-2 focus-visible:-outline-offset-1`

/** The classes that menus, lists and calendars over the page share. */
export const popupClass = 'border border-line bg-steam shadow-[0_8px_24px_rgb(21_17_14/.16)]'

/** A text field. Its direction follows the typed text, so that Hebrew or Arabic letters beside figures keep their order. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={cx(controlClass, className)} {...rest} />
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

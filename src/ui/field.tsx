import { type ReactNode, useId } from 'react'
import { cx } from '@/lib/cx'
import { labelClass } from './input'

type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = {
  label: string
  required?: boolean
  /** What to know about the value, below the control. May render nothing, and then takes no room. */
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Renders the control; spread the given props onto it. */
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, and a hint or an error, associated by ids and ARIA attributes. */
export function Field({ label, required, hint, error, className, children }: Props) {
  const id = useId()
  const note = error || hint ? `${id}-note` : undefined
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelClass}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        ...(note && { 'aria-describedby': note }),
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {note && (
        <p
          id={note}
          className={cx(
            'mt-0.5 text-pretty text-note leading-snug empty:hidden',
            error ? 'text-brick' : 'text-clay',
          )}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}

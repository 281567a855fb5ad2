import { type ReactNode, useId } from 'react'
import { cx } from '@/lib/cx'

type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = {
  label: string
  required?: boolean
  /** What the field is about, beside its label, or below it where that has no room. */
  help?: string
  /** What to know about the value, below the control. May render nothing, and then takes no room. */
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Renders the control; spread the given props onto it. */
  children: (control: ControlProps) => ReactNode
}

/** A label with its help, a control, and a hint or an error, associated by ids and ARIA attributes. */
export function Field({ label, required, help, hint, error, className, children }: Props) {
  const id = useId()
  const note = error || hint ? `${id}-note` : undefined
  const described = cx(note, help && `${id}-help`)
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline gap-x-3 text-note">
        <label htmlFor={id} className="font-medium">
          <span>{label}</span>
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-pretty leading-snug text-clay">
            {help}
          </p>
        )}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {note && (
        <p
          id={note}
          className={cx(
            'text-pretty text-note leading-snug empty:hidden',
            error ? 'text-brick' : 'text-clay',
          )}
        >
          {error || hint}
        </p>
      )}
    </div>
  )
}

/** Fields of a grid that belong together: more room parts them from others (36 px) than from each other. */
export function FieldGroup({ children }: { children: ReactNode }) {
  return <div className="col-span-full grid grid-cols-subgrid gap-y-5">{children}</div>
}

import { type ReactNode, useId } from 'react'

type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** Explains the current choice. */
  hint?: ReactNode
}

/** A group of radio buttons that look like words; arrow keys work as in any radio group. */
export function ChoiceGroup<T extends string>({ label, options, value, onChange, hint }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="py-2 first:pt-0 md:grid md:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className="contents">
        <span className="text-[0.875rem] text-clay md:flex md:h-11 md:items-center">{label}</span>
      </legend>
      <div>
        <div className="-mx-2 flex flex-wrap gap-x-2">
          {options.map((option) => (
            <label key={option.value} className="relative cursor-pointer">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                className="peer sr-only"
              />
              <span className="flex min-h-11 items-center px-2 text-[0.9375rem] text-clay decoration-2 underline-offset-8 outline-cedar transition-colors duration-150 hover:text-ink peer-checked:text-ink peer-checked:underline peer-checked:decoration-cedar peer-focus-visible:outline-2">
                {option.label}
              </span>
            </label>
          ))}
        </div>
        {hint && <p className="pb-2 text-[0.875rem] text-clay">{hint}</p>}
      </div>
    </fieldset>
  )
}

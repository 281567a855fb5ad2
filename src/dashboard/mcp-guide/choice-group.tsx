import type { ReactNode } from 'react'
import { RadioWords } from '@/ui/radio-words'

type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** Explains the current choice. */
  hint?: ReactNode
}

/** A choice beside its label. */
export function ChoiceGroup<T extends string>({ label, options, value, onChange, hint }: Props<T>) {
  return (
    <fieldset className="py-2 first:pt-0 md:grid md:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className="contents">
        <span className="text-note text-clay md:flex md:h-11 md:items-center">{label}</span>
      </legend>
      <div>
        <div className="-mx-2 flex flex-wrap gap-x-2">
          <RadioWords options={options} value={value} onChange={onChange} />
        </div>
        {hint && <p className="pb-2 text-note text-clay">{hint}</p>}
      </div>
    </fieldset>
  )
}

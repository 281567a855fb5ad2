import { useId } from 'react'

type Props<T extends string> = {
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** Radio buttons that look like words, for a fieldset with its legend; arrow keys work as in any radio group. */
export function RadioWords<T extends string>({ options, value, onChange }: Props<T>) {
  const name = useId()
  return options.map((option) => (
    <label key={option.value} className="relative cursor-pointer">
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
        className="peer sr-only"
      />
      <span className="flex min-h-11 items-center px-2 text-ui text-clay decoration-2 underline-offset-8 outline-cedar transition-colors duration-150 hover:text-ink peer-checked:text-ink peer-checked:underline peer-checked:decoration-cedar peer-focus-visible:outline-2">
        {option.label}
      </span>
    </label>
  ))
}

import { useId } from 'react'
import { saveUnits, useUnits } from './use-units'

const systems = [
  { value: 'us', label: 'US units' },
  { value: 'si', label: 'SI units' },
] as const

/** Chooses the units of every screen in this browser. */
export function UnitSwitch() {
  const name = useId()
  const chosen = useUnits()
  return (
    <fieldset className="-mx-2 flex flex-wrap print:hidden">
      <legend className="sr-only">Units</legend>
      {systems.map(({ value, label }) => (
        <label key={value} className="relative cursor-pointer">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => saveUnits(value)}
            className="peer sr-only"
          />
          <span className="flex min-h-11 items-center px-2 text-[0.9375rem] text-clay decoration-2 underline-offset-8 outline-cedar transition-colors duration-150 hover:text-ink peer-checked:text-ink peer-checked:underline peer-checked:decoration-cedar peer-focus-visible:outline-2">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

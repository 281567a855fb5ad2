import { RadioWords } from '@/ui/radio-words'
import { saveUnits, useUnits } from './use-units'

const systems = [
  { value: 'us', label: 'US units' },
  { value: 'si', label: 'SI units' },
] as const

/** Chooses the units of every screen in this browser. */
export function UnitSwitch() {
  return (
    <fieldset className="-mx-2 flex flex-wrap print:hidden">
      <legend className="sr-only">Units</legend>
      <RadioWords options={systems} value={useUnits()} onChange={saveUnits} />
    </fieldset>
  )
}

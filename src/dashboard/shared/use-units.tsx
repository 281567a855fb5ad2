import { useSyncExternalStore } from 'react'
import type { UnitSystem } from '@/catalog/specifications/units'
import { readPreference, savePreference, subscribeToPreferences } from '@/lib/preferences'
import { RadioWords } from '@/ui/radio-words'

const preferenceKey = 'units'

/** The units chosen in this browser; US customary by default. */
const readUnits = (): UnitSystem => (readPreference(preferenceKey) === 'si' ? 'si' : 'us')

/** Remembers the chosen units in this browser. */
export const saveUnits = (system: UnitSystem): void => savePreference(preferenceKey, system)

/** The units to show. Other tabs of this browser follow. */
export const useUnits = (): UnitSystem => useSyncExternalStore(subscribeToPreferences, readUnits)

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

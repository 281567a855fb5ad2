import { useSyncExternalStore } from 'react'
import type { UnitSystem } from '@/catalog/specifications/units'
import { readPreference, savePreference, subscribeToPreferences } from '@/lib/preferences'

const preferenceKey = 'units'

/** The units chosen in this browser; US customary by default. */
const readUnits = (): UnitSystem => (readPreference(preferenceKey) === 'si' ? 'si' : 'us')

/** Chooses the units of every screen in this browser. */
export const saveUnits = (system: UnitSystem): void => savePreference(preferenceKey, system)

/** The units to show. Other tabs of this browser follow. */
export const useUnits = (): UnitSystem => useSyncExternalStore(subscribeToPreferences, readUnits)

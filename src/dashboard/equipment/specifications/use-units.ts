import { useSyncExternalStore } from 'react'
import { readPreference, savePreference } from '@/lib/preferences'
import type { UnitSystem } from './units'

const preferenceKey = 'units'
const listeners = new Set<() => void>()

/** The units chosen in this browser; US customary until one chooses. */
export const readUnits = (): UnitSystem => (readPreference(preferenceKey) === 'si' ? 'si' : 'us')

/** Chooses the units of every screen in this browser. */
export function saveUnits(system: UnitSystem): void {
  savePreference(preferenceKey, system)
  for (const notify of listeners) notify()
}

/** The units to show; other tabs of this browser follow. */
export const useUnits = (): UnitSystem => useSyncExternalStore(subscribe, readUnits)

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

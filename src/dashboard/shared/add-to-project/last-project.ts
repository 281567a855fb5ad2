import { readPreference, savePreference } from '@/lib/preferences'

const preferenceKey = 'projects:last'

/** The id of the project that was used last in this browser; null before the first. */
export const lastProject = (): string | null => readPreference(preferenceKey)

/** Remembers the project to offer first. */
export const rememberProject = (id: string) => savePreference(preferenceKey, id)

import { readPreference, savePreference } from '@/lib/preferences'

const keyOf = (href: string) => `guide-opened:${href}`

/** Remembers in this browser that a guide was opened. */
export const rememberGuide = (href: string) => savePreference(keyOf(href), 'yes')

/** Whether a guide was opened in this browser. */
export const wasGuideOpened = (href: string) => readPreference(keyOf(href)) !== null

import { paths } from '@/lib/paths'
import { readPreference, savePreference } from '@/lib/preferences'

/** The two printable guides to the AI client. */
export const guides = [
  { title: 'Setup guide', text: 'Every client and system on paper.', href: paths.mcpSetupGuide() },
  { title: 'Prompt book', text: 'The briefing and all prompts on paper.', href: paths.mcpPromptsGuide() },
] as const

const keyOf = (href: string) => `guide-opened:${href}`

/** Remembers in this browser that a guide was opened. */
export const rememberGuide = (href: string) => savePreference(keyOf(href), 'yes')

/** Whether a guide was opened in this browser. */
export const wasGuideOpened = (href: string) => readPreference(keyOf(href)) !== null

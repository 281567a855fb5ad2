import { connectorBriefing, connectorPrompts } from '@/catalog/connector-prompts'
import { briefing, type Prompt, prompts } from '@/catalog/prompts'
import { catalogSetup, catalogTexts, catalogWriting, type Step } from '@/content/mcp-catalog'
import { databaseTexts, quickSetup, writingWarning } from '@/content/mcp-database'
import type { GuideTexts } from '@/content/mcp-guide'
import { formFor } from './catalog-server'
import type { Server } from './mcp-choices'
import type { Client } from './mcp-clients'

// The texts of the guide for the chosen server.

/** What the guide says about a server. */
export const textsFor = (server: Server): GuideTexts => (server === 'catalog' ? catalogTexts : databaseTexts)

/** The steps of the Quick Setup. */
export const stepsFor = (server: Server, client: Client): readonly Step[] =>
  server === 'catalog' ? catalogSetup[formFor(client)] : quickSetup[server]

/** The warning while writing is on, in paragraphs. */
export const writingWarnings = (server: Server): readonly string[] =>
  server === 'catalog' ? catalogWriting : [writingWarning.shared, writingWarning[server]]

type PromptBook = {
  briefing: string
  /** What the briefing holds, in a few words. */
  contents: string
  prompts: readonly Prompt[]
}

/** What to say to a client that is connected to a server. */
export const promptBook = (server: Server): PromptBook =>
  server === 'catalog'
    ? {
        briefing: connectorBriefing,
        contents: 'Tools, categories, currencies, rules',
        prompts: connectorPrompts,
      }
    : { briefing, contents: 'Columns, categories, currencies, rules', prompts }

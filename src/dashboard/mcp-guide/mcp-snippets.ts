import { catalogCommands } from './catalog-commands'
import { catalogEntry, catalogSnippet } from './catalog-server'
import { databaseCommands } from './database-commands'
import {
  type DatabaseOptions,
  databaseEntry,
  databaseSnippet,
  remoteUrl,
  tokenPrompt,
} from './database-server'
import type { ServerOptions } from './mcp-choices'
import { type CommandGroup, type ServerEntry, type Snippet, serverNames } from './snippet'

// What the guide shows for the choices: the configuration, a link that opens the client with it, and command lines.

const isDatabase = (options: ServerOptions): options is DatabaseOptions => options.server !== 'catalog'

/** The configuration to paste, and where it belongs. */
export function snippetFor(options: ServerOptions): Snippet {
  return isDatabase(options) ? databaseSnippet(options) : catalogSnippet(options)
}

/** Command lines for the terminal. */
export function commandGroups(options: ServerOptions): readonly CommandGroup[] {
  return isDatabase(options) ? databaseCommands(options) : catalogCommands(options)
}

const entryFor = (options: ServerOptions): ServerEntry =>
  isDatabase(options) ? databaseEntry(options) : catalogEntry(options)

type InstallLink = { href: string; label: string; note: string | null }

/** What the reader does after the link for the local server has opened the client. */
const tokenNotes = {
  cursor: 'Then put your token where the placeholder stands.',
  vscode: 'VS Code then asks for your token.',
} as const

/**
 * A link that opens the client with the configuration filled in, or null if there is none: a link cannot be edited like a
 * snippet, so for the whole database it needs the project reference.
 */
export function installLinkFor(options: ServerOptions): InstallLink | null {
  const { client, server } = options
  if (isDatabase(options) && options.projectRef === null) return null
  if (client === 'claude-desktop' && server === 'remote') {
    const address = encodeURIComponent(remoteUrl(options))
    return {
      href: `https://claude.ai/customize/connectors?modal=add-custom-connector&connectorName=Supabase&connectorUrl=${address}`,
      label: 'Add to Claude',
      note: 'It opens the connector’s dialog, filled in.',
    }
  }
  if (client !== 'cursor' && client !== 'vscode') return null
  const name = serverNames[server]
  const entry = entryFor(options)
  const note = server === 'local' ? tokenNotes[client] : null
  if (client === 'cursor') {
    const config = encodeURIComponent(btoa(JSON.stringify(entry)))
    return {
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`,
      label: 'Install in Cursor',
      note,
    }
  }
  const install = { name, ...entry, ...(server === 'local' && { inputs: [tokenPrompt] }) }
  return {
    href: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(install))}`,
    label: 'Install in VS Code',
    note,
  }
}

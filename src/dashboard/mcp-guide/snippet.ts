import type { Server, ServerOptions } from './mcp-choices'
import { clientRow } from './mcp-clients'

export type Snippet = {
  /** The file it belongs in, or the path through the client's settings. */
  path: string
  language: 'json' | 'toml' | 'shell' | 'url'
  text: string
  notes: readonly string[]
  /** Another way to the same result. */
  alternative?: Snippet
}

/** A command line for the terminal. */
export type Command = { text: string; purpose: string }

/** Command lines under a title. */
export type CommandGroup = { title: string; commands: readonly Command[] }

/** The names by which clients list the servers. */
export const serverNames = {
  catalog: 'catalog',
  local: 'supabase',
  remote: 'supabase',
} as const satisfies Record<Server, string>

/** A server as a configuration file describes it. */
export type ServerEntry = {
  type?: 'stdio' | 'http'
  command?: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  url?: string
  httpUrl?: string
}

/** The snippet for the configuration file of a client. `extra`: what stands beside the servers. */
export function configFile(
  { client, system, server }: ServerOptions,
  entry: ServerEntry,
  notes: readonly string[],
  extra: object = {},
): Snippet {
  const { key, files } = clientRow(client)
  const name = serverNames[server]
  const path = files[system]
  if (key === 'mcp_servers') return { path, language: 'toml', text: toml(`${key}.${name}`, entry), notes }
  const text = JSON.stringify({ ...extra, [key]: { [name]: entry } }, null, 2)
  return { path, language: 'json', text, notes }
}

/** A TOML table. A JSON string is a basic string of TOML too, and an array of strings is an array. */
function toml(table: string, entry: ServerEntry): string {
  const { env, ...rest } = entry
  const lines = (values: object) =>
    Object.entries(values).map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
  const tables = [[`[${table}]`, ...lines(rest)], ...(env ? [[`[${table}.env]`, ...lines(env)]] : [])]
  return tables.map((table) => table.join('\n')).join('\n\n')
}

/** Quotes an argument that needs it, in a way that every shell understands, on Windows too. */
const quote = (argument: string) => (/^[\w@%+=:,./~-]+$/.test(argument) ? argument : `"${argument}"`)

/** A command line of these words. */
export const commandLine = (words: readonly string[]) => words.map(quote).join(' ')

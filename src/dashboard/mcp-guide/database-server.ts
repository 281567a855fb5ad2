import { snippetPlaceholders, toolServer } from '@/content/mcp-database'
import { claudeFileNotes } from './client-notes'
import { claudeCodeNotes, databaseNotes, tokenVariable } from './database-notes'
import type { Access, DatabaseServer, ServerOptions } from './mcp-choices'
import { claudeCodeFiles } from './mcp-clients'
import { commandLine, configFile, type ServerEntry, type Snippet, serverNames } from './snippet'

// Supabase's own tool server: for the whole database, local or remote.

/** The choices, once they are known to be about the whole database. */
export type DatabaseOptions = ServerOptions & { server: DatabaseServer }

const serverName = serverNames.local
const tokenInput = 'supabase-access-token'

/** VS Code prompts for the token by this input and inserts the answer where `promptedToken` stands. */
export const tokenPrompt = {
  type: 'promptString',
  id: tokenInput,
  description: 'Supabase personal access token (sbp_)',
  password: true,
}
const promptedToken = `\${input:${tokenInput}}`

type Launch = { command: string; args: string[] }

/** The command by which the client starts the local server. */
export function launchCommand({
  system,
  access,
  projectRef,
}: Pick<ServerOptions, 'system' | 'access' | 'projectRef'>): Launch {
  const run = ['-y', `${toolServer.name}@${toolServer.version}`, ...serverArguments(access, projectRef)]
  // On Windows npx is a .cmd script, which cannot be spawned without a shell.
  return system === 'windows'
    ? { command: 'cmd', args: ['/c', 'npx', ...run] }
    : { command: 'npx', args: run }
}

function serverArguments(access: Access, projectRef: string | null): string[] {
  const flags = access === 'read' ? ['--read-only'] : []
  return [...flags, `--project-ref=${projectRef ?? snippetPlaceholders.projectRef}`, '--features=database']
}

/** The address of the hosted server, with the same limits as query parameters. */
export function remoteUrl({ access, projectRef }: Pick<ServerOptions, 'access' | 'projectRef'>): string {
  const limits = [
    `project_ref=${projectRef ?? snippetPlaceholders.projectRef}`,
    ...(access === 'read' ? ['read_only=true'] : []),
    'features=database',
  ]
  return `https://mcp.supabase.com/mcp?${limits.join('&')}`
}

/** The server as a client's configuration describes it. */
export function databaseEntry(options: DatabaseOptions): ServerEntry {
  const { client, server } = options
  if (server === 'remote') {
    const url = remoteUrl(options)
    if (client === 'gemini') return { httpUrl: url }
    return client === 'vscode' || client === 'other' ? { type: 'http', url } : { url }
  }
  const launch = launchCommand(options)
  if (client === 'vscode') return { type: 'stdio', ...launch, env: { [tokenVariable]: promptedToken } }
  const token = client === 'claude-code' ? `\${${tokenVariable}}` : snippetPlaceholders.token
  return { ...launch, env: { [tokenVariable]: token } }
}

/** The snippet for the configuration file of a client. */
function inFile(options: DatabaseOptions, notes: readonly string[]): Snippet {
  const asksForToken = options.client === 'vscode' && options.server === 'local'
  return configFile(options, databaseEntry(options), notes, asksForToken ? { inputs: [tokenPrompt] } : {})
}

/** The configuration to paste, and where it belongs. */
export function databaseSnippet(options: DatabaseOptions): Snippet {
  const { client, server, system } = options
  if (client === 'claude-code')
    return server === 'local' ? claudeCodeLocal(options) : claudeCodeRemote(options)
  if (client !== 'claude-desktop') return inFile(options, databaseNotes[server][client])
  if (server === 'local') return inFile(options, [claudeFileNotes[system], ...databaseNotes.local[client]])
  return {
    path: 'Customize > Connectors > Add custom connector',
    language: 'url',
    text: remoteUrl(options),
    notes: databaseNotes.remote[client],
  }
}

/** The line that adds the local server to Claude Code. On Windows for Command Prompt: PowerShell drops the `--`. */
export function claudeCodeLine(options: DatabaseOptions): string {
  const { command, args } = launchCommand(options)
  const token = `${tokenVariable}=${snippetPlaceholders.token}`
  const add = ['claude', 'mcp', 'add', serverName, '-s', 'local', '-e', token]
  return commandLine([...add, '--', command, ...args])
}

function claudeCodeLocal(options: DatabaseOptions): Snippet {
  const { system } = options
  const line: Snippet = {
    path: claudeCodeFiles[system],
    language: 'shell',
    text: claudeCodeLine(options),
    notes: claudeCodeNotes.line(system),
  }
  const file = inFile(options, claudeCodeNotes.file(system))
  return system === 'windows' ? { ...file, alternative: line } : { ...line, alternative: file }
}

function claudeCodeRemote(options: DatabaseOptions): Snippet {
  const add = ['claude', 'mcp', 'add', '--scope', 'project', '--transport', 'http', serverName]
  return {
    path: '.mcp.json',
    language: 'shell',
    text: commandLine([...add, remoteUrl(options)]),
    notes: claudeCodeNotes.remote,
  }
}

import { snippetPlaceholders, toolServer } from '@/content/mcp-guide'
import { type Access, type Choices, configPaths } from './mcp-choices'
import { claudeCodeNotes, claudeFileNotes, clientNotes, serverName, tokenVariable } from './mcp-notes'

export type Snippet = {
  /** The file it belongs in, or the path through the client's settings. */
  path: string
  language: 'json' | 'shell' | 'url'
  text: string
  notes: readonly string[]
  /** Another way to the same result. */
  alternative?: Snippet
}

/** The choices and the project that a configuration depends on. `projectRef` is null if this site does not know it. */
export type ServerOptions = Choices & { projectRef: string | null }

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
export function launchCommand({ system, access, projectRef }: ServerOptions): Launch {
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
export function remoteUrl({ access, projectRef }: ServerOptions): string {
  const limits = [
    `project_ref=${projectRef ?? snippetPlaceholders.projectRef}`,
    ...(access === 'read' ? ['read_only=true'] : []),
    'features=database',
  ]
  return `https://mcp.supabase.com/mcp?${limits.join('&')}`
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Quotes an argument that needs it, in a way that every shell understands, on Windows too. */
const quote = (argument: string) => (/^[\w@%+=:,./-]+$/.test(argument) ? argument : `"${argument}"`)

export const commandLine = (parts: readonly string[]) => parts.map(quote).join(' ')

/** The server as a client's configuration describes it. */
export function serverEntry(options: ServerOptions): Record<string, unknown> {
  const { client, server } = options
  if (server === 'remote') {
    const url = remoteUrl(options)
    return client === 'vscode' || client === 'other' ? { type: 'http', url } : { url }
  }
  const launch = launchCommand(options)
  if (client === 'vscode') return { type: 'stdio', ...launch, env: { [tokenVariable]: promptedToken } }
  const token = client === 'claude-code' ? `\${${tokenVariable}}` : snippetPlaceholders.token
  return { ...launch, env: { [tokenVariable]: token } }
}

/** The snippet for the configuration file of a client. */
function inFile(options: ServerOptions, notes: readonly string[]): Snippet {
  const { client, system, server } = options
  const servers = { [serverName]: serverEntry(options) }
  const vscode = server === 'local' ? { inputs: [tokenPrompt], servers } : { servers }
  const config = client === 'vscode' ? vscode : { mcpServers: servers }
  return { path: configPaths[client][system], language: 'json', text: json(config), notes }
}

/** The configuration to paste, and where it belongs. */
export function snippetFor(options: ServerOptions): Snippet {
  const { client, server, system } = options
  if (client === 'claude-code')
    return server === 'local' ? claudeCodeLocal(options) : claudeCodeRemote(options)
  if (client !== 'claude-desktop') return inFile(options, clientNotes[server][client])
  if (server === 'local') return inFile(options, [claudeFileNotes[system], ...clientNotes.local[client]])
  return {
    path: 'Customize > Connectors > Add custom connector',
    language: 'url',
    text: remoteUrl(options),
    notes: clientNotes.remote[client],
  }
}

/** The line that adds the local server to Claude Code. On Windows for Command Prompt: PowerShell drops the `--`. */
export function claudeCodeLine(options: ServerOptions): string {
  const { command, args } = launchCommand(options)
  const token = `${tokenVariable}=${snippetPlaceholders.token}`
  const add = ['claude', 'mcp', 'add', serverName, '-s', 'local', '-e', token]
  return commandLine([...add, '--', command, ...args])
}

function claudeCodeLocal(options: ServerOptions): Snippet {
  const { system } = options
  const line: Snippet = {
    path: system === 'windows' ? '%USERPROFILE%\\.claude.json' : '~/.claude.json',
    language: 'shell',
    text: claudeCodeLine(options),
    notes: claudeCodeNotes.line(system),
  }
  const file = inFile(options, claudeCodeNotes.file(system))
  return system === 'windows' ? { ...file, alternative: line } : { ...line, alternative: file }
}

function claudeCodeRemote(options: ServerOptions): Snippet {
  const add = ['claude', 'mcp', 'add', '--scope', 'project', '--transport', 'http', serverName]
  return {
    path: configPaths['claude-code'][options.system],
    language: 'shell',
    text: commandLine([...add, remoteUrl(options)]),
    notes: claudeCodeNotes.remote,
  }
}

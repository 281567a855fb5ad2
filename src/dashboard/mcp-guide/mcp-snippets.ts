import { placeholders, toolServer } from '@/content/mcp-guide'
import { configPath } from './config-path'
import type { Access, Choices, Client, System } from './mcp-choices'

export type Snippet = {
  /** The file it belongs in, or the path through the client's settings. */
  path: string
  language: 'json' | 'shell' | 'url'
  text: string
  notes: readonly string[]
  /** Another way to the same result. */
  alternative?: Snippet
}

/** What a configuration depends on. `projectRef` is null where this site does not know its project. */
export type ServerOptions = Choices & { projectRef: string | null }

export const serverName = 'supabase'
export const tokenVariable = 'SUPABASE_ACCESS_TOKEN'
const tokenInput = 'supabase-access-token'

/** VS Code prompts for the token by this input and inserts the answer where `promptedToken` stands. */
export const tokenPrompt = {
  type: 'promptString',
  id: tokenInput,
  description: 'Supabase personal access token (sbp_)',
  password: true,
}
export const promptedToken = `\${input:${tokenInput}}`

/** The configuration to paste, and where it belongs. */
export function snippetFor(options: ServerOptions): Snippet {
  return options.server === 'remote' ? remoteSnippet(options) : localSnippet(options)
}

/** The command by which the client starts the local server. */
export function launchCommand({ system, access, projectRef }: ServerOptions): {
  command: string
  args: string[]
} {
  const run = ['-y', `${toolServer.name}@${toolServer.version}`, ...serverArguments(access, projectRef)]
  // On Windows npx is a .cmd script, which cannot be spawned without a shell.
  return system === 'windows'
    ? { command: 'cmd', args: ['/c', 'npx', ...run] }
    : { command: 'npx', args: run }
}

function serverArguments(access: Access, projectRef: string | null): string[] {
  const flags = access === 'read' ? ['--read-only'] : []
  return [...flags, `--project-ref=${projectRef ?? placeholders.projectRef}`, '--features=database']
}

/** The address of the hosted server, with the same limits as query parameters. */
export function remoteUrl({ access, projectRef }: ServerOptions): string {
  const limits = [
    `project_ref=${projectRef ?? placeholders.projectRef}`,
    ...(access === 'read' ? ['read_only=true'] : []),
    'features=database',
  ]
  return `https://mcp.supabase.com/mcp?${limits.join('&')}`
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Quotes an argument that needs it, in a way that every shell understands, on Windows too. */
const quote = (argument: string) => (/^[\w@%+=:,./-]+$/.test(argument) ? argument : `"${argument}"`)

export const commandLine = (parts: readonly string[]) => parts.map(quote).join(' ')

function localSnippet(options: ServerOptions): Snippet {
  const launch = launchCommand(options)
  const { client, system } = options
  if (client === 'claude-code') return claudeCodeLocal(options)
  if (client === 'vscode') {
    return {
      path: configPath(client, system),
      language: 'json',
      text: json({
        inputs: [tokenPrompt],
        servers: {
          [serverName]: { type: 'stdio', ...launch, env: { [tokenVariable]: promptedToken } },
        },
      }),
      notes: [
        'VS Code asks for the token when the server first starts and keeps it in its own secret storage, so it never stands in the file.',
        'The key is servers here, not mcpServers.',
      ],
    }
  }
  return {
    path: configPath(client, system),
    language: 'json',
    text: mcpServers({ ...launch, env: { [tokenVariable]: placeholders.token } }),
    notes: localNotes(client, system),
  }
}

const mcpServers = (server: unknown) => json({ mcpServers: { [serverName]: server } })

/** The line that adds the local server to Claude Code. On Windows for Command Prompt: PowerShell drops the `--`. */
export function claudeCodeLine(options: ServerOptions): string {
  const { command, args } = launchCommand(options)
  const token = `${tokenVariable}=${placeholders.token}`
  const add = ['claude', 'mcp', 'add', serverName, '-s', 'local', '-e', token]
  return commandLine([...add, '--', command, ...args])
}

function claudeCodeLocal(options: ServerOptions): Snippet {
  const { command, args } = launchCommand(options)
  const isWindows = options.system === 'windows'
  const line: Snippet = {
    path: isWindows ? '%USERPROFILE%\\.claude.json' : '~/.claude.json',
    language: 'shell',
    text: claudeCodeLine(options),
    notes: [
      'Run it in the folder you will work in. The server is then known there only.',
      ...(isWindows
        ? [
            'For Command Prompt: PowerShell drops the --, and Claude Code then answers unknown option.',
            'In Git Bash write //c instead of /c.',
          ]
        : []),
      'The line stays in the history of your shell, and with it the token. The file avoids that.',
    ],
  }
  const file: Snippet = {
    path: '.mcp.json',
    language: 'json',
    text: mcpServers({ command, args, env: { [tokenVariable]: `\${${tokenVariable}}` } }),
    notes: [
      `Claude Code takes the token from the environment variable ${tokenVariable}: set it before you start.`,
      ...(isWindows
        ? [`In PowerShell: $env:${tokenVariable} = "${placeholders.token}", then claude in the same window.`]
        : []),
    ],
  }
  return isWindows ? { ...file, alternative: line } : { ...line, alternative: file }
}

function localNotes(client: Client, system: System): string[] {
  const merge = 'If the file lists other servers already, add supabase beside them.'
  if (client !== 'claude-desktop') return [merge]
  return [
    'Settings > Developer > Edit Config opens the file, also where an installation keeps it elsewhere.',
    ...(system === 'linux'
      ? ['There is no Linux version from Anthropic that we know of; builds by others read this file.']
      : []),
    merge,
    'Then quit Claude fully, from its menu or tray, and open it again.',
  ]
}

function remoteSnippet(options: ServerOptions): Snippet {
  const { client, system } = options
  const url = remoteUrl(options)
  const signIn = 'No token to paste: the client opens Supabase in the browser, and you sign in there.'
  switch (client) {
    case 'claude-desktop':
      return {
        path: 'Settings > Connectors > Add custom connector',
        language: 'url',
        text: url,
        notes: [signIn, 'Claude Desktop ignores remote addresses in its configuration file.'],
      }
    case 'claude-code':
      return {
        path: '.mcp.json',
        language: 'shell',
        text: commandLine([
          'claude',
          'mcp',
          'add',
          '--scope',
          'project',
          '--transport',
          'http',
          serverName,
          url,
        ]),
        notes: ['Then start claude, type /mcp, choose supabase and Authenticate.', signIn],
      }
    case 'vscode':
      return {
        path: configPath(client, system),
        language: 'json',
        text: json({ servers: { [serverName]: { type: 'http', url } } }),
        notes: [signIn, 'The key is servers here, not mcpServers.'],
      }
    case 'cursor':
      return {
        path: configPath(client, system),
        language: 'json',
        text: mcpServers({ url }),
        notes: [signIn],
      }
    case 'windsurf':
      return {
        path: configPath(client, system),
        language: 'json',
        text: mcpServers({ serverUrl: url }),
        notes: [signIn, 'Not verified by us: Windsurf’s remote settings are changing.'],
      }
    case 'other':
      return {
        path: configPath(client, system),
        language: 'json',
        text: mcpServers({ type: 'http', url }),
        notes: [signIn, 'Some clients leave out type, some call the key servers: see their manual.'],
      }
  }
}

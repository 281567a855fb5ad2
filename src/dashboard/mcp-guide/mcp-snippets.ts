import { claudeOnWindows, snippetPlaceholders, toolServer } from '@/content/mcp-guide'
import { type Access, type Choices, type Client, configPaths, type Server, type System } from './mcp-choices'

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

export const serverName = 'supabase'
const tokenVariable = 'SUPABASE_ACCESS_TOKEN'
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

/** How a snippet is added to a file that holds other things. */
export const merge =
  'Keep what the file holds. If it has mcpServers, add supabase inside it; if not, add mcpServers beside the rest. Commas stand between entries, none after the last.'

const vscodeMerge = (what: string) => `The key is servers here, not mcpServers. ${what}`

const signIn = 'No token to paste: the client opens Supabase in the browser, and you sign in there.'

const openedFolder = 'In the folder that you open in VS Code.'

const windsurfNote =
  'Until June 2026 Devin was called Windsurf, which reads ~/.codeium/windsurf/mcp_config.json. Not verified by us.'

/** Which file Claude Desktop reads. */
export const claudeFileNotes = {
  macos: 'Settings > Developer > Edit Config opens the file.',
  windows: `Where the folder ${claudeOnWindows.packaged} exists, Claude reads the file of this name in it, even if Settings > Developer > Edit Config opens the other. Most installations since February 2026 are of that kind.`,
  linux:
    'Settings > Developer > Edit Config opens the file. Anthropic’s version for Ubuntu and Debian is a beta.',
} as const satisfies Record<System, string>

/** What to know about the configuration of each client, but for Claude Code. */
const notes = {
  local: {
    'claude-desktop': [
      merge,
      'Quit Claude fully, from its menu or tray, before you save: while it runs, it may write its own file over yours. Then open it again.',
    ],
    cursor: [merge],
    vscode: [
      openedFolder,
      'VS Code asks for the token when the server first starts and keeps it in its own secret storage, so it never stands in the file.',
      vscodeMerge('Keep what the file holds: add supabase inside servers, and the input inside inputs.'),
    ],
    windsurf: [merge, windsurfNote],
    other: [merge],
  },
  remote: {
    'claude-desktop': [signIn, 'Claude Desktop ignores remote addresses in its configuration file.'],
    cursor: [signIn, merge],
    vscode: [openedFolder, signIn, vscodeMerge('Keep what the file holds: add supabase inside servers.')],
    windsurf: [signIn, merge, `${windsurfNote} There url is called serverUrl.`],
    other: [signIn, merge, 'Some clients leave out type, some call the key servers: see their manual.'],
  },
} as const satisfies Record<Server, Record<Exclude<Client, 'claude-code'>, readonly string[]>>

/** The configuration to paste, and where it belongs. */
export function snippetFor(options: ServerOptions): Snippet {
  const { client, server, system } = options
  if (client === 'claude-code')
    return server === 'local' ? claudeCodeLocal(options) : claudeCodeRemote(options)
  if (client !== 'claude-desktop') return inFile(options, notes[server][client])
  if (server === 'local') return inFile(options, [claudeFileNotes[system], ...notes.local[client]])
  return {
    path: 'Customize > Connectors > Add custom connector',
    language: 'url',
    text: remoteUrl(options),
    notes: notes.remote[client],
  }
}

/** The line that adds the local server to Claude Code. On Windows for Command Prompt: PowerShell drops the `--`. */
export function claudeCodeLine(options: ServerOptions): string {
  const { command, args } = launchCommand(options)
  const token = `${tokenVariable}=${snippetPlaceholders.token}`
  const add = ['claude', 'mcp', 'add', serverName, '-s', 'local', '-e', token]
  return commandLine([...add, '--', command, ...args])
}

/** The warning beside every line that holds the token. */
export const tokenInHistory = 'The line stays in the history of your shell, and with it the token.'

/** Claude Code refuses to add a name it has, so that switching writing on or off would change nothing. */
const replaceNote = (scope: 'local' | 'project') =>
  `If it answers that supabase already exists, run claude mcp remove ${serverName} -s ${scope} first.`

function claudeCodeLocal(options: ServerOptions): Snippet {
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
      `${tokenInHistory} The file avoids that.`,
      replaceNote('local'),
    ],
  }
  const file = inFile(options, [
    'In the folder in which you start claude. It asks once whether to trust the server.',
    `Claude Code takes the token from the environment variable ${tokenVariable}: set it before you start.`,
    merge,
    ...(isWindows
      ? [
          `In PowerShell: $env:${tokenVariable} = "${snippetPlaceholders.token}", then claude in the same window.`,
        ]
      : []),
  ])
  return isWindows ? { ...file, alternative: line } : { ...line, alternative: file }
}

function claudeCodeRemote(options: ServerOptions): Snippet {
  const add = ['claude', 'mcp', 'add', '--scope', 'project', '--transport', 'http', serverName]
  return {
    path: configPaths['claude-code'][options.system],
    language: 'shell',
    text: commandLine([...add, remoteUrl(options)]),
    notes: [
      'Then start claude, type /mcp, choose supabase and Authenticate.',
      signIn,
      replaceNote('project'),
    ],
  }
}

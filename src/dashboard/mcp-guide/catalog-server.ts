import { downloads, type Form, homeFolders } from '@/content/mcp-catalog'
import {
  antigravityNote,
  claudeFileNotes,
  codexMerge,
  cursorFile,
  mergeInto,
  onWindows,
  quitClaudeFirst,
  vscodeMerge,
  windsurfNote,
} from './client-notes'
import type { ServerOptions } from './mcp-choices'
import { type Client, claudeCodeFiles, type System } from './mcp-clients'
import { commandLine, configFile, type ServerEntry, type Snippet, serverNames } from './snippet'

// The catalog connector: for 'Catalog only'.

const serverName = serverNames.catalog
const { file } = downloads.program

/** The form of the connector that a client takes. */
export const formFor = (client: Client): Form => (client === 'claude-desktop' ? 'extension' : 'program')

/** The program in a command line. The shell completes the path; on Windows that is Command Prompt. */
const programInShell = (system: System) => (system === 'windows' ? `%USERPROFILE%\\${file}` : `~/${file}`)

/** The program in a configuration file. */
function programInFile(client: Client, system: System): string {
  // These two complete the home folder, so that their links need no editing.
  if (client === 'cursor' || client === 'vscode') return `\${userHome}/${file}`
  return `${homeFolders[system]}${system === 'windows' ? '\\' : '/'}${file}`
}

/** The line that runs the program. */
export const programLine = (system: System, ...words: string[]) =>
  commandLine(['node', programInShell(system), ...words])

const flags = ({ access }: ServerOptions) => (access === 'write' ? ['--write'] : [])

/** The connector as a client's configuration describes it. */
export function catalogEntry(options: ServerOptions): ServerEntry {
  const { client, system } = options
  const launch = { command: 'node', args: [programInFile(client, system), ...flags(options)] }
  return client === 'vscode' ? { type: 'stdio', ...launch } : launch
}

/** How the clients with a command line add a server. Gemini CLI takes no `--` there. */
const addCommands = {
  'claude-code': ['claude', 'mcp', 'add', '-s', 'user', serverName, '--'],
  codex: ['codex', 'mcp', 'add', serverName, '--'],
  gemini: ['gemini', 'mcp', 'add', '-s', 'user', serverName],
} as const

/** The clients that add a server by a command line. */
export type TerminalClient = keyof typeof addCommands

const isTerminalClient = (client: Client): client is TerminalClient => client in addCommands

/** The line that adds the connector to a client. */
export function addLine(client: TerminalClient, options: ServerOptions): string {
  return commandLine([...addCommands[client], 'node', programInShell(options.system), ...flags(options)])
}

/** The configuration to paste, and where it belongs. Clients with a command line get that first. */
export function catalogSnippet(options: ServerOptions): Snippet {
  const { client, system } = options
  const inFile = configFile(options, catalogEntry(options), fileNotes(client, system))
  if (!isTerminalClient(client)) return inFile
  return {
    path: client === 'claude-code' ? claudeCodeFiles[system] : inFile.path,
    language: 'shell',
    text: addLine(client, options),
    notes: [...lineNotes[client], ...onWindows(system, commandPrompt)],
    alternative: inFile,
  }
}

const merge = mergeInto(serverName)

export const commandPrompt = 'For Command Prompt: PowerShell neither completes the path nor passes the -- on.'

const replacesNothing = `If it answers that ${serverName} already exists, run claude mcp remove ${serverName} -s user first.`

const lineNotes: Record<TerminalClient, readonly string[]> = {
  'claude-code': ['In any folder: the server is then known in all of them.', replacesNothing],
  codex: ['The app and the editor extension of Codex share what it writes. Type /mcp in Codex to see it.'],
  gemini: ['In any folder. Type /mcp in Gemini CLI to see it.', antigravityNote],
}

const homeCompleted = 'The client completes the home folder by itself. Not verified by us.'

function fileNotes(client: Client, system: System): readonly string[] {
  const path = `Replace the name in the path by your own${system === 'windows' ? ', and keep both backslashes each time' : ''}.`
  switch (client) {
    case 'claude-desktop':
      return [path, claudeFileNotes[system], merge, quitClaudeFirst]
    case 'claude-code':
      return [
        path,
        'In the folder in which you start claude. It asks once whether to trust the server.',
        merge,
      ]
    case 'cursor':
      return [cursorFile, homeCompleted, merge]
    case 'vscode':
      return [
        'In the folder that you open in VS Code. The link adds it for all folders.',
        homeCompleted,
        vscodeMerge(`Keep what the file holds: add ${serverName} inside servers.`),
      ]
    case 'codex':
      return [path, codexMerge]
    case 'gemini':
      return [path, merge]
    case 'windsurf':
      return [path, merge, windsurfNote]
    case 'other':
      return [path, merge, 'Some clients call the key servers: see their manual.']
  }
}

import { snippetPlaceholders } from '@/content/mcp-database'
import {
  codexMerge,
  cursorFile,
  mergeInto,
  onWindows,
  quitClaudeFirst,
  vscodeMerge,
  windsurfNote,
} from './client-notes'
import type { DatabaseServer } from './mcp-choices'
import type { Client, System } from './mcp-clients'
import { serverNames } from './snippet'

// The sentences below a snippet for the whole database.

const serverName = serverNames.local
export const tokenVariable = 'SUPABASE_ACCESS_TOKEN'

const merge = mergeInto(serverName)

const signIn = 'No token to paste: the client opens Supabase in the browser, and you sign in there.'

const openedFolder = 'In the folder that you open in VS Code.'

/** Notes for each client's configuration. Those of Claude Code are `claudeCodeNotes`. */
export const databaseNotes = {
  local: {
    'claude-desktop': [merge, quitClaudeFirst],
    cursor: [cursorFile, merge],
    vscode: [
      openedFolder,
      'VS Code asks for the token when the server first starts and keeps it in its own secret storage, so it never stands in the file.',
      vscodeMerge('Keep what the file holds: add supabase inside servers, and the input inside inputs.'),
    ],
    codex: [codexMerge],
    gemini: [merge],
    windsurf: [merge, windsurfNote],
    other: [merge],
  },
  remote: {
    'claude-desktop': [signIn, 'Claude Desktop ignores remote addresses in its configuration file.'],
    cursor: [cursorFile, signIn, merge],
    vscode: [openedFolder, signIn, vscodeMerge('Keep what the file holds: add supabase inside servers.')],
    codex: [codexMerge, `${signIn} Run codex mcp login ${serverName} for that. Not verified by us.`],
    gemini: [merge, `${signIn} Type /mcp auth ${serverName} in Gemini CLI for that. Not verified by us.`],
    windsurf: [signIn, merge, `${windsurfNote} There url is called serverUrl.`],
    other: [signIn, merge, 'Some clients leave out type, some call the key servers: see their manual.'],
  },
} as const satisfies Record<DatabaseServer, Record<Exclude<Client, 'claude-code'>, readonly string[]>>

/** The warning beside every line that holds the token. */
export const tokenInHistory = 'The line stays in the history of your shell, and with it the token.'

/** Claude Code refuses to add a name it has, so that switching writing on or off would change nothing. */
const replaceNote = (scope: 'local' | 'project') =>
  `If it answers that supabase already exists, run claude mcp remove ${serverName} -s ${scope} first.`

/** Notes for Claude Code: its line and its file for the local server, its line for the remote one. */
export const claudeCodeNotes = {
  line: (system: System): readonly string[] => [
    'Run it in the folder you will work in. The server is then known there only.',
    ...onWindows(
      system,
      'For Command Prompt: PowerShell drops the --, and Claude Code then answers unknown option.',
      'In Git Bash write //c instead of /c.',
    ),
    `${tokenInHistory} The file avoids that.`,
    replaceNote('local'),
  ],
  file: (system: System): readonly string[] => [
    'In the folder in which you start claude. It asks once whether to trust the server.',
    `Claude Code takes the token from the environment variable ${tokenVariable}: set it before you start.`,
    merge,
    ...onWindows(
      system,
      `In PowerShell: $env:${tokenVariable} = "${snippetPlaceholders.token}", then claude in the same window.`,
    ),
  ],
  remote: ['Then start claude, type /mcp, choose supabase and Authenticate.', signIn, replaceNote('project')],
} as const

import { claudeOnWindows, snippetPlaceholders } from '@/content/mcp-guide'
import type { Client, Server, System } from './mcp-choices'

// The sentences below a snippet.

export const serverName = 'supabase'
export const tokenVariable = 'SUPABASE_ACCESS_TOKEN'

/** How a snippet is added to a file that holds other things. */
export const merge =
  'Keep what the file holds. If it has mcpServers, add supabase inside it; if not, add mcpServers beside the rest. Commas stand between entries, none after the last.'

const vscodeMerge = (what: string) => `The key is servers here, not mcpServers. ${what}`

const signIn = 'No token to paste: the client opens Supabase in the browser, and you sign in there.'

const openedFolder = 'In the folder that you open in VS Code.'

const cursorFile =
  'Ctrl+Shift+J (⌘⇧J on a Mac) opens Cursor Settings; newer versions list MCPs under Customize in the sidebar. The button opens the file mcp.json: save it, and the server appears in the list. Menus not verified by us.'

const windsurfNote =
  'Until June 2026 Devin was called Windsurf, which reads ~/.codeium/windsurf/mcp_config.json. Not verified by us.'

/** Which file Claude Desktop reads. */
export const claudeFileNotes = {
  macos: 'Settings > Developer > Edit Config opens the file.',
  windows: `To open it, press Windows+R, paste ${claudeOnWindows.packaged} and press Enter, then open the file with Notepad. If there is no such folder, Claude was installed before February 2026: its file is in ${claudeOnWindows.installed}, and Settings > Developer > Edit Config opens it. Where both exist, that button may open the wrong one.`,
  linux:
    'Settings > Developer > Edit Config opens the file. Anthropic’s version for Ubuntu and Debian is a beta.',
} as const satisfies Record<System, string>

/** Notes for each client's configuration. Those of Claude Code are `claudeCodeNotes`. */
export const clientNotes = {
  local: {
    'claude-desktop': [
      merge,
      'Quit Claude fully, from its menu or tray, before you save: while it runs, it may write its own file over yours. Then open it again.',
    ],
    cursor: [cursorFile, merge],
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
    cursor: [cursorFile, signIn, merge],
    vscode: [openedFolder, signIn, vscodeMerge('Keep what the file holds: add supabase inside servers.')],
    windsurf: [signIn, merge, `${windsurfNote} There url is called serverUrl.`],
    other: [signIn, merge, 'Some clients leave out type, some call the key servers: see their manual.'],
  },
} as const satisfies Record<Server, Record<Exclude<Client, 'claude-code'>, readonly string[]>>

/** The warning beside every line that holds the token. */
export const tokenInHistory = 'The line stays in the history of your shell, and with it the token.'

/** Claude Code refuses to add a name it has, so that switching writing on or off would change nothing. */
const replaceNote = (scope: 'local' | 'project') =>
  `If it answers that supabase already exists, run claude mcp remove ${serverName} -s ${scope} first.`

const onWindows = (system: System, ...sentences: string[]) => (system === 'windows' ? sentences : [])

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

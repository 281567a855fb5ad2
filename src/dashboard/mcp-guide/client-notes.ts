import { claudeOnWindows } from '@/content/mcp-guide'
import type { System } from './mcp-clients'

// Sentences about the clients and their files that hold for every server.

/** How a snippet is added to a file that holds other things. */
export const mergeInto = (serverName: string) =>
  `Keep what the file holds. If it has mcpServers, add ${serverName} inside it; if not, add mcpServers beside the rest. Commas stand between entries, none after the last.`

export const vscodeMerge = (what: string) => `The key is servers here, not mcpServers. ${what}`

export const codexMerge =
  'Keep what the file holds, and add these lines at its end. The command line, the app and the editor extension of Codex share the file.'

export const cursorFile =
  'Ctrl+Shift+J (⌘⇧J on a Mac) opens Cursor Settings; newer versions list MCPs under Customize in the sidebar. The button opens the file mcp.json: save it, and the server appears in the list. Menus not verified by us.'

export const windsurfNote =
  'Until June 2026 Devin was called Windsurf, which reads ~/.codeium/windsurf/mcp_config.json. Not verified by us.'

/** Since June 2026 Gemini CLI serves API keys and company licenses only (Google's notice of that month). */
export const antigravityNote =
  'Without an API key or a company license Google has replaced Gemini CLI with Antigravity CLI, which reads ~/.gemini/config/mcp_config.json. Not verified by us.'

export const quitClaudeFirst =
  'Quit Claude fully, from its menu or tray, before you save: while it runs, it may write its own file over yours. Then open it again.'

/** Which file Claude Desktop reads. */
export const claudeFileNotes = {
  macos: 'Settings > Developer > Edit Config opens the file.',
  windows: `To open it, press Windows+R, paste ${claudeOnWindows.packaged} and press Enter, then open the file with Notepad. If there is no such folder, Claude was installed before February 2026: its file is in ${claudeOnWindows.installed}, and Settings > Developer > Edit Config opens it. Where both exist, that button may open the wrong one.`,
  linux:
    'Settings > Developer > Edit Config opens the file. Anthropic’s version for Ubuntu and Debian is a beta.',
} as const satisfies Record<System, string>

/** Sentences that only readers on Windows need. */
export const onWindows = (system: System, ...sentences: string[]) => (system === 'windows' ? sentences : [])

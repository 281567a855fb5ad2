import { claudeOnWindows } from '@/content/mcp-guide'

/** A value by system. */
type BySystem = Record<System, string>

export const systems = [
  { value: 'macos', label: 'macOS' },
  { value: 'windows', label: 'Windows' },
  { value: 'linux', label: 'Linux' },
] as const

export type System = (typeof systems)[number]['value']

/** The key under which a configuration file lists its servers. Codex writes TOML, every other client JSON. */
type ServersKey = 'mcpServers' | 'servers' | 'mcp_servers'

type ClientRow = {
  value: string
  label: string
  key: ServersKey
  /** The configuration file, or the clicks that open it. */
  files: BySystem
}

const onEvery = (path: string): BySystem => ({ macos: path, windows: path, linux: path })
const onUnix = (path: string, windows: string): BySystem => ({ ...onEvery(path), windows })

/** The file that the command line of Claude Code writes. */
export const claudeCodeFiles = onUnix('~/.claude.json', '%USERPROFILE%\\.claude.json')

/** Every client, in the order they are offered. The first is the default. */
export const clients = [
  {
    value: 'claude-desktop',
    label: 'Claude Desktop',
    key: 'mcpServers',
    files: {
      macos: '~/Library/Application Support/Claude/claude_desktop_config.json',
      windows: `${claudeOnWindows.packaged}\\claude_desktop_config.json`,
      linux: '~/.config/Claude/claude_desktop_config.json',
    },
  },
  { value: 'claude-code', label: 'Claude Code', key: 'mcpServers', files: onEvery('.mcp.json') },
  {
    value: 'cursor',
    label: 'Cursor',
    key: 'mcpServers',
    files: onEvery('Cursor Settings > Tools & MCP > New MCP Server'),
  },
  {
    value: 'vscode',
    label: 'VS Code',
    key: 'servers',
    files: onUnix('.vscode/mcp.json', '.vscode\\mcp.json'),
  },
  {
    value: 'codex',
    label: 'Codex',
    key: 'mcp_servers',
    files: onUnix('~/.codex/config.toml', '%USERPROFILE%\\.codex\\config.toml'),
  },
  {
    value: 'gemini',
    label: 'Gemini CLI',
    key: 'mcpServers',
    files: onUnix('~/.gemini/settings.json', '%USERPROFILE%\\.gemini\\settings.json'),
  },
  {
    value: 'windsurf',
    label: 'Devin (Windsurf)',
    key: 'mcpServers',
    files: onUnix('~/.config/devin/mcp_config.json', '%APPDATA%\\devin\\mcp_config.json'),
  },
  {
    value: 'other',
    label: 'Other',
    key: 'mcpServers',
    files: onEvery('The MCP settings of your client'),
  },
] as const satisfies readonly ClientRow[]

export type Client = (typeof clients)[number]['value']

/** The row of a client. */
export function clientRow(client: Client): ClientRow {
  return clients.find(({ value }) => value === client) ?? clients[0]
}

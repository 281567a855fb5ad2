import { claudeOnWindows } from '@/content/mcp-guide'

// The choices, in the order they are offered. The first of each is the default, except for `systems`.
export const clients = [
  { value: 'claude-desktop', label: 'Claude Desktop' },
  { value: 'claude-code', label: 'Claude Code' },
  { value: 'cursor', label: 'Cursor' },
  { value: 'vscode', label: 'VS Code' },
  { value: 'windsurf', label: 'Devin (Windsurf)' },
  { value: 'other', label: 'Other' },
] as const

export const systems = [
  { value: 'macos', label: 'macOS' },
  { value: 'windows', label: 'Windows' },
  { value: 'linux', label: 'Linux' },
] as const

export const servers = [
  { value: 'local', label: 'Local' },
  { value: 'remote', label: 'Remote' },
] as const

export const tabs = [
  { value: 'setup', label: 'Setup' },
  { value: 'examples', label: 'Examples' },
  { value: 'commands', label: 'Commands' },
  { value: 'tips', label: 'Tips' },
] as const

export type Client = (typeof clients)[number]['value']
export type System = (typeof systems)[number]['value']
export type Server = (typeof servers)[number]['value']
export type Access = 'read' | 'write'
export type TabName = (typeof tabs)[number]['value']

export type Choices = { client: Client; system: System; server: Server; access: Access }

/** The choices that are remembered. Not `access`: without it in the address, writing is off. */
export const remembered = ['client', 'system', 'server'] as const

/**
 * The choices in an address, completed by the remembered ones and then by the defaults. Unknown values are ignored.
 * @param stored the remembered choices, as query parameters
 * @param ownSystem the default of `system`
 */
export function readChoices(
  params: URLSearchParams,
  stored: URLSearchParams,
  ownSystem: System,
): Choices & { tab: TabName } {
  const read = <T extends string>(name: (typeof remembered)[number], options: readonly { value: T }[]) =>
    find(options, params.get(name)) ?? find(options, stored.get(name))
  return {
    client: read('client', clients) ?? 'claude-desktop',
    system: read('system', systems) ?? ownSystem,
    server: read('server', servers) ?? 'local',
    access: params.get('access') === 'write' ? 'write' : 'read',
    tab: find(tabs, params.get('tab')) ?? 'setup',
  }
}

function find<T extends string>(options: readonly { value: T }[], wanted: string | null): T | undefined {
  return options.find(({ value }) => value === wanted)?.value
}

/** The system in a user agent string. Phones count as macOS: desktop clients are not set up on a phone. */
export function systemOf(userAgent: string): System {
  if (/Windows/.test(userAgent)) return 'windows'
  return /Linux|CrOS/.test(userAgent) && !/Android/.test(userAgent) ? 'linux' : 'macos'
}

/** The project reference in a Supabase URL; null for the embedded backend and for custom domains. */
export function projectRefOf(supabaseUrl: string): string | null {
  return /^https:\/\/([a-z0-9]+)\.supabase\.co(?:\/|$)/.exec(supabaseUrl.trim())?.[1] ?? null
}

const onEvery = (path: string): Record<System, string> => ({ macos: path, windows: path, linux: path })
const onUnix = (path: string, windows: string): Record<System, string> => ({ ...onEvery(path), windows })

/** The file of a client's MCP configuration on a system, or the clicks that open it. */
export const configPaths: Record<Client, Record<System, string>> = {
  'claude-desktop': {
    macos: '~/Library/Application Support/Claude/claude_desktop_config.json',
    windows: `${claudeOnWindows.packaged}\\claude_desktop_config.json`,
    linux: '~/.config/Claude/claude_desktop_config.json',
  },
  'claude-code': onEvery('.mcp.json'),
  cursor: onEvery('Cursor Settings > Tools & MCP > New MCP Server'),
  vscode: onUnix('.vscode/mcp.json', '.vscode\\mcp.json'),
  windsurf: onUnix('~/.config/devin/mcp_config.json', '%APPDATA%\\devin\\mcp_config.json'),
  other: onEvery('The MCP settings of your client'),
}

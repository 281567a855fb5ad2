/** What the reader may choose, in the order it is offered. The first of each is the default. */
export const clients = [
  { value: 'claude-desktop', label: 'Claude Desktop' },
  { value: 'claude-code', label: 'Claude Code' },
  { value: 'cursor', label: 'Cursor' },
  { value: 'vscode', label: 'VS Code' },
  { value: 'windsurf', label: 'Windsurf' },
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

/** The choices an address stands for. What it does not say, or says wrongly, is the default. */
export function readChoices(params: URLSearchParams, ownSystem: System): Choices & { tab: TabName } {
  return {
    client: pick(clients, params.get('client'), 'claude-desktop'),
    system: pick(systems, params.get('system'), ownSystem),
    server: pick(servers, params.get('server'), 'local'),
    access: params.get('access') === 'write' ? 'write' : 'read',
    tab: pick(tabs, params.get('tab'), 'setup'),
  }
}

function pick<T extends string>(options: readonly { value: T }[], wanted: string | null, otherwise: T): T {
  return options.find(({ value }) => value === wanted)?.value ?? otherwise
}

/** The system a browser says it runs on. Phones count as macOS: nobody sets up a desktop client on one. */
export function systemOf(userAgent: string): System {
  if (/Windows/.test(userAgent)) return 'windows'
  return /Linux|CrOS/.test(userAgent) && !/Android/.test(userAgent) ? 'linux' : 'macos'
}

/** The reference in the address of a hosted project; null for the embedded backend or a domain of one's own. */
export function projectRefOf(supabaseUrl: string): string | null {
  return /^https:\/\/([a-z0-9]+)\.supabase\.co(?:\/|$)/.exec(supabaseUrl.trim())?.[1] ?? null
}

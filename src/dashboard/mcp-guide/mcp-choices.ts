import { type Client, clients, type System, systems } from './mcp-clients'

/** The servers, in the order they are offered. The first is the default. */
export const servers = [
  { value: 'catalog', label: 'Catalog only' },
  { value: 'local', label: 'Whole database (local)' },
  { value: 'remote', label: 'Whole database (remote)' },
] as const

export const tabs = [
  { value: 'setup', label: 'Setup' },
  { value: 'examples', label: 'Examples' },
  { value: 'commands', label: 'Commands' },
  { value: 'tips', label: 'Tips' },
] as const

export type Server = (typeof servers)[number]['value']
/** Supabase's own server. */
export type DatabaseServer = Exclude<Server, 'catalog'>
export type Access = 'read' | 'write'
export type TabName = (typeof tabs)[number]['value']

export type Choices = { client: Client; system: System; server: Server; access: Access }

/** The choices and the project that a configuration depends on. `projectRef` is null if this site does not know it. */
export type ServerOptions = Choices & { projectRef: string | null }

/** The choices that are remembered. Not `access`: without it in the address, writing is off. */
export const remembered = ['server', 'client', 'system'] as const

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
    server: read('server', servers) ?? servers[0].value,
    client: read('client', clients) ?? clients[0].value,
    system: read('system', systems) ?? ownSystem,
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

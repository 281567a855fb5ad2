import { describe, expect, test } from 'vitest'
import { claudeOnWindows, snippetPlaceholders, toolServer } from '@/content/mcp-guide'
import { clients, configPaths, servers, systems } from './mcp-choices'
import { commandGroups } from './mcp-commands'
import { installLinkFor } from './mcp-install-link'
import { remoteUrl, type ServerOptions, type Snippet, snippetFor } from './mcp-snippets'

const everyCombination: ServerOptions[] = clients.flatMap(({ value: client }) =>
  systems.flatMap(({ value: system }) =>
    servers.flatMap(({ value: server }) =>
      (['read', 'write'] as const).flatMap((access) =>
        [null, 'abcdefghijklmnopqrst'].map((projectRef) => ({ client, system, server, access, projectRef })),
      ),
    ),
  ),
)

const installLink = ({ projectRef, ...options }: ServerOptions) =>
  projectRef === null ? null : installLinkFor({ ...options, projectRef })

const named = everyCombination.map((options) => [Object.values(options).join(', '), options] as const)

const all = ({ alternative, ...snippet }: Snippet): Snippet[] => [
  snippet,
  ...(alternative ? all(alternative) : []),
]

/** The words of a command line, without their quotes. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, inner, plain]) => inner ?? plain ?? '')

describe.each(named)('%s', (_, options) => {
  const snippets = all(snippetFor(options))
  const texts = [
    ...snippets.map(({ text }) => text),
    ...commandGroups(options).flatMap(({ commands }) => commands.map(({ text }) => text)),
    decodeURIComponent(installLink(options)?.href ?? ''),
  ]

  test('JSON is valid, under the key the client reads, and the rest of the file is to be kept', () => {
    for (const { language, text, notes } of snippets) {
      if (language !== 'json') continue
      expect(notes.join(' ')).toContain('Keep what the file holds')
      const config: Record<string, Record<string, unknown>> = JSON.parse(text)
      const keys = Object.keys(config).filter((key) => key !== 'inputs')
      expect(keys).toEqual([options.client === 'vscode' ? 'servers' : 'mcpServers'])
      expect(Object.keys(config[keys[0] ?? ''] ?? {})).toEqual(['supabase'])
    }
  })

  test('every line for Claude Code says what to do if the server exists already', () => {
    for (const { language, notes } of snippets)
      if (language === 'shell')
        expect(notes.join(' ')).toMatch(/claude mcp remove supabase -s (local|project)/)
  })

  test('every command that holds the token says that it stays in the history', () => {
    for (const { text, purpose } of commandGroups(options).flatMap(({ commands }) => commands))
      if (text.includes(snippetPlaceholders.token)) expect(purpose).toContain('stays in the history')
  })

  test('it is read-only unless writing was chosen, and for this one project and its database', () => {
    const reference = options.projectRef ?? snippetPlaceholders.projectRef
    for (const { text } of snippets) {
      expect(/--read-only\b|read_only=true/.test(text)).toBe(options.access === 'read')
      expect(text).toMatch(
        options.server === 'local' ? `--project-ref=${reference}` : `project_ref=${reference}`,
      )
      expect(text).toContain('features=database')
    }
  })

  test('the local server is the pinned one, started through cmd on Windows only', () => {
    if (options.server === 'remote') return
    for (const { language, text } of snippets) {
      const launch = language === 'shell' ? words(text.split(' -- ')[1] ?? '') : launchIn(text)
      const prefix = options.system === 'windows' ? ['cmd', '/c', 'npx', '-y'] : ['npx', '-y']
      expect(launch).toEqual([
        ...prefix,
        `${toolServer.name}@${toolServer.version}`,
        ...(options.access === 'read' ? ['--read-only'] : []),
        `--project-ref=${options.projectRef ?? snippetPlaceholders.projectRef}`,
        '--features=database',
      ])
    }
  })

  test('nothing that cmd would take for its own', () => {
    for (const { language, text } of snippets) {
      if (language !== 'json' || !text.includes('"command": "cmd"')) continue
      for (const argument of launchIn(text))
        expect(argument.replace(snippetPlaceholders.projectRef, '')).not.toMatch(/[&|<>^%]/)
    }
  })

  test('no token: a placeholder, or a question the client asks', () => {
    for (const text of texts) expect(text).not.toMatch(/sbp_\w{6}|eyJ[\w-]{10}\./)
    for (const { text } of snippets) {
      const expected =
        options.server === 'local' ? /<personal-access-token>|\$\{input:|\$\{SUPABASE_ACCESS_TOKEN\}/ : /^/
      expect(text).toMatch(expected)
      if (options.server === 'remote') expect(text).not.toContain('SUPABASE_ACCESS_TOKEN')
    }
  })

  test('a place to put it', () => {
    for (const { path } of snippets) {
      expect(path).toBeTruthy()
      expect(path.includes('\\')).toBe(
        options.system === 'windows' && path !== '.mcp.json' && !/ /.test(path),
      )
    }
  })
})

/** Command and arguments of the one server in a configuration. */
function launchIn(text: string): string[] {
  const config: Record<string, { supabase: { command: string; args: string[] } }> = JSON.parse(text)
  const { command, args } = (config.servers ?? config.mcpServers)?.supabase ?? { command: '', args: [] }
  return [command, ...args]
}

const desktop = { client: 'claude-desktop', system: 'macos', server: 'local' } as const
const options = { ...desktop, access: 'read', projectRef: 'abc' } satisfies ServerOptions

test('the configuration as people know it', () => {
  expect(snippetFor(options).text).toMatchInlineSnapshot(`
    "{
      "mcpServers": {
        "supabase": {
          "command": "npx",
          "args": [
            "-y",
            "@supabase/mcp-server-supabase@0.13.0",
            "--read-only",
            "--project-ref=abc",
            "--features=database"
          ],
          "env": {
            "SUPABASE_ACCESS_TOKEN": "<personal-access-token>"
          }
        }
      }
    }"
  `)
  // The file first: PowerShell drops the -- of the line.
  const { language, alternative } = snippetFor({ ...options, client: 'claude-code', system: 'windows' })
  expect(language).toBe('json')
  expect(alternative?.text).toMatchInlineSnapshot(
    `"claude mcp add supabase -s local -e "SUPABASE_ACCESS_TOKEN=<personal-access-token>" -- cmd /c npx -y @supabase/mcp-server-supabase@0.13.0 --read-only --project-ref=abc --features=database"`,
  )
  expect(snippetFor({ ...options, client: 'claude-code', server: 'remote' }).text).toMatchInlineSnapshot(
    `"claude mcp add --scope project --transport http supabase "https://mcp.supabase.com/mcp?project_ref=abc&read_only=true&features=database""`,
  )
  expect(remoteUrl({ ...options, access: 'write' })).toMatchInlineSnapshot(
    `"https://mcp.supabase.com/mcp?project_ref=abc&features=database"`,
  )
})

test('the files of the clients', () => {
  const files = (client: (typeof clients)[number]) =>
    systems.map(({ value }) => configPaths[client.value][value])
  const claude = 'Claude/claude_desktop_config.json'
  const cursor = 'Cursor Settings > Tools & MCP > New MCP Server'
  const other = 'The MCP settings of your client'
  // On macOS, Windows and Linux.
  expect(clients.map(files)).toEqual([
    [
      `~/Library/Application Support/${claude}`,
      String.raw`${claudeOnWindows.packaged}\claude_desktop_config.json`,
      `~/.config/${claude}`,
    ],
    ['.mcp.json', '.mcp.json', '.mcp.json'],
    [cursor, cursor, cursor],
    ['.vscode/mcp.json', String.raw`.vscode\mcp.json`, '.vscode/mcp.json'],
    [
      '~/.config/devin/mcp_config.json',
      String.raw`%APPDATA%\devin\mcp_config.json`,
      '~/.config/devin/mcp_config.json',
    ],
    [other, other, other],
  ])
})

test('on Windows the other folders of Claude Desktop are named, of its file and of its log', () => {
  const windows = { ...options, system: 'windows' } satisfies ServerOptions
  expect(snippetFor(windows).notes.join(' ')).toContain(claudeOnWindows.packaged)
  const log = commandGroups(windows).flatMap(({ commands }) => commands.map(({ text }) => text))
  expect(log.slice(-2)).toMatchInlineSnapshot(`
    [
      "Get-Content "$env:LOCALAPPDATA\\Claude\\Logs\\mcp-server-supabase.log" -Tail 20 -Wait",
      "Get-Content "$env:APPDATA\\Claude\\logs\\mcp-server-supabase.log" -Tail 20 -Wait",
    ]
  `)
})

test('install links carry what the snippet says', () => {
  const cursor = new URL(installLinkFor({ ...options, client: 'cursor' })?.href ?? '')
  expect(cursor.searchParams.get('name')).toBe('supabase')
  const packed: unknown = JSON.parse(atob(cursor.searchParams.get('config') ?? ''))
  const pasted: unknown = JSON.parse(snippetFor({ ...options, client: 'cursor' }).text)
  expect({ mcpServers: { supabase: packed } }).toEqual(pasted)

  const href = installLinkFor({ ...options, client: 'vscode' })?.href ?? ''
  const { name, inputs, ...server } = JSON.parse(decodeURIComponent(href.replace('vscode:mcp/install?', '')))
  expect({ inputs, servers: { [name]: { type: 'stdio', ...server } } }).toEqual(
    JSON.parse(snippetFor({ ...options, client: 'vscode' }).text),
  )

  const claude = new URL(installLinkFor({ ...options, server: 'remote' })?.href ?? '')
  expect(claude.searchParams.get('connectorUrl')).toBe(snippetFor({ ...options, server: 'remote' }).text)
  expect(installLinkFor(options)).toBeNull()
  expect(installLinkFor({ ...options, client: 'windsurf', server: 'remote' })).toBeNull()
})

import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { accountPlaceholder } from '@/content/mcp-catalog'
import { snippetPlaceholders, toolServer } from '@/content/mcp-database'
import { claudeOnWindows } from '@/content/mcp-guide'
import { remoteUrl } from './database-server'
import { type Server, type ServerOptions, servers } from './mcp-choices'
import { clientRow, clients, systems } from './mcp-clients'
import { commandGroups, installLinkFor, snippetFor } from './mcp-snippets'
import { type Snippet, serverNames } from './snippet'

const everyCombination: ServerOptions[] = clients.flatMap(({ value: client }) =>
  systems.flatMap(({ value: system }) =>
    servers.flatMap(({ value: server }) =>
      (['read', 'write'] as const).flatMap((access) =>
        [null, 'abcdefghijklmnopqrst'].map((projectRef) => ({ client, system, server, access, projectRef })),
      ),
    ),
  ),
)

/** The combinations for some servers, with their names. */
const named = (...wanted: Server[]) =>
  everyCombination
    .filter(({ server }) => wanted.includes(server))
    .map((options) => [Object.values(options).join(', '), options] as const)

const all = ({ alternative, ...snippet }: Snippet): Snippet[] => [
  snippet,
  ...(alternative ? all(alternative) : []),
]

type Entry = { command?: string; args?: string[] }

/** The servers in the configuration file of a snippet, under the key of its client, and the keys of the file. */
function read({ language, text }: Snippet, key: string): { keys: string[]; servers: Record<string, Entry> } {
  const config: object = language === 'toml' ? parse(text) : JSON.parse(text)
  const { [key]: servers = {} } = config as Record<string, Record<string, Entry>>
  return { keys: Object.keys(config), servers }
}

const isFile = ({ language }: Snippet) => language === 'json' || language === 'toml'

/** The words of a command line, without their quotes. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, inner, plain]) => inner ?? plain ?? '')

describe.each(named('catalog', 'local', 'remote'))('%s', (_, options) => {
  const snippets = all(snippetFor(options))
  const name = serverNames[options.server]
  const texts = [
    ...snippets.map(({ text }) => text),
    ...commandGroups(options).flatMap(({ commands }) => commands.map(({ text }) => text)),
    decodeURIComponent(installLinkFor(options)?.href ?? ''),
  ]

  test('a file can be read, has the key the client reads, and its rest is to be kept', () => {
    for (const snippet of snippets.filter(isFile)) {
      expect(snippet.notes.join(' ')).toContain('Keep what the file holds')
      const { key } = clientRow(options.client)
      const { keys, servers } = read(snippet, key)
      expect(keys.filter((other) => other !== 'inputs')).toEqual([key])
      expect(Object.keys(servers)).toEqual([name])
    }
  })

  test('every line for Claude Code says what to do if the server exists already', () => {
    for (const { text, notes } of snippets)
      if (text.startsWith('claude mcp add'))
        expect(notes.join(' ')).toMatch(new RegExp(`claude mcp remove ${name} -s (local|project|user)`))
  })

  test('no token: a placeholder, or a question the client asks', () => {
    for (const text of texts) expect(text).not.toMatch(/sbp_\w{6}|eyJ[\w-]{10}\.|CATALOG_PASSWORD/)
    for (const { text } of snippets) {
      const token = /<personal-access-token>|\$\{input:|\$\{SUPABASE_ACCESS_TOKEN\}/
      expect(token.test(text)).toBe(options.server === 'local')
      if (options.server !== 'local') expect(text).not.toContain('SUPABASE_ACCESS_TOKEN')
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

describe.each(named('catalog'))('%s', (_, options) => {
  const snippets = all(snippetFor(options))

  test('node starts the program by its full path, and it writes only if that was chosen', () => {
    for (const snippet of snippets) {
      const launch = isFile(snippet)
        ? launchIn(snippet, options)
        : words(snippet.text).slice(words(snippet.text).indexOf('node'))
      expect(launch).toEqual([
        'node',
        expect.stringMatching(
          /^(~|%USERPROFILE%|\$\{userHome\}|\/Users\/|\/home\/|C:\\Users\\).*[/\\]catalog-mcp\.mjs$/,
        ),
        ...(options.access === 'write' ? ['--write'] : []),
      ])
    }
  })

  test('a placeholder in the path is explained, and a link has none', () => {
    for (const { text, notes } of snippets)
      expect(/Replace the name in the path/.test(notes.join(' '))).toBe(text.includes(accountPlaceholder))
    const link = installLinkFor(options)
    expect(link !== null).toBe(options.client === 'cursor' || options.client === 'vscode')
    if (link) expect(snippetFor(options).text).not.toContain(accountPlaceholder)
  })
})

describe.each(named('local', 'remote'))('%s', (_, options) => {
  const snippets = all(snippetFor(options))

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
    for (const snippet of snippets) {
      const launch = isFile(snippet) ? launchIn(snippet, options) : words(snippet.text.split(' -- ')[1] ?? '')
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
    for (const snippet of snippets.filter(isFile)) {
      const launch = launchIn(snippet, options)
      if (launch[0] !== 'cmd') continue
      for (const argument of launch)
        expect(argument.replace(snippetPlaceholders.projectRef, '')).not.toMatch(/[&|<>^%]/)
    }
  })
})

/** Command and arguments of the server in a configuration file. */
function launchIn(snippet: Snippet, { client, server }: ServerOptions): string[] {
  const { [serverNames[server]]: entry } = read(snippet, clientRow(client).key).servers
  return [entry?.command ?? '', ...(entry?.args ?? [])]
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
  const files = (client: (typeof clients)[number]) => systems.map(({ value }) => client.files[value])
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
    ['~/.codex/config.toml', String.raw`%USERPROFILE%\.codex\config.toml`, '~/.codex/config.toml'],
    ['~/.gemini/settings.json', String.raw`%USERPROFILE%\.gemini\settings.json`, '~/.gemini/settings.json'],
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

test('the configuration of the catalog connector', () => {
  const catalog = { ...options, server: 'catalog' } satisfies ServerOptions
  expect(snippetFor({ ...catalog, client: 'codex', access: 'write' })).toMatchObject({
    text: 'codex mcp add catalog -- node ~/catalog-mcp.mjs --write',
    alternative: {
      text: '[mcp_servers.catalog]\ncommand = "node"\nargs = ["/Users/<your-name>/catalog-mcp.mjs","--write"]',
    },
  })
  expect(snippetFor({ ...catalog, client: 'gemini' }).text).toBe(
    'gemini mcp add -s user catalog node ~/catalog-mcp.mjs',
  )
  expect(snippetFor({ ...catalog, client: 'claude-code', system: 'windows' }).text).toBe(
    String.raw`claude mcp add -s user catalog -- node "%USERPROFILE%\catalog-mcp.mjs"`,
  )
  expect(snippetFor({ ...catalog, system: 'windows' }).text).toContain(
    String.raw`"C:\\Users\\<your-name>\\catalog-mcp.mjs"`,
  )
})

test.each(['catalog', 'local'] as const)('install links carry what the snippet for %s says', (server) => {
  const cursor = new URL(installLinkFor({ ...options, server, client: 'cursor' })?.href ?? '')
  const packed: unknown = JSON.parse(atob(cursor.searchParams.get('config') ?? ''))
  expect({ mcpServers: { [cursor.searchParams.get('name') ?? '']: packed } }).toEqual(
    JSON.parse(snippetFor({ ...options, server, client: 'cursor' }).text),
  )

  const href = installLinkFor({ ...options, server, client: 'vscode' })?.href ?? ''
  const { name, inputs, ...entry } = JSON.parse(decodeURIComponent(href.replace('vscode:mcp/install?', '')))
  expect({ ...(inputs && { inputs }), servers: { [name]: entry } }).toEqual(
    JSON.parse(snippetFor({ ...options, server, client: 'vscode' }).text),
  )
})

test('a link adds the remote server to Claude Desktop; other clients have none', () => {
  const claude = new URL(installLinkFor({ ...options, server: 'remote' })?.href ?? '')
  expect(claude.searchParams.get('connectorUrl')).toBe(snippetFor({ ...options, server: 'remote' }).text)
  expect(installLinkFor(options)).toBeNull()
  expect(installLinkFor({ ...options, client: 'windsurf', server: 'remote' })).toBeNull()
})

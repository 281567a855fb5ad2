/** The parts of the MCP guide that every server shares, and the shape of the parts that each server has for itself. */

/** The introduction of the guide. */
export const intro =
  'Connect a desktop AI client to the equipment catalog over MCP, the Model Context Protocol. Read first, then write.'

/** A titled paragraph. */
export type Point = { title: string; text: string }

/** A claim of the specification about security, with the extent to which it is true. */
export type Claim = { claim: string; verdict: string; truth: string }

export type Trouble = {
  /** The exact error message, or a description if `isSymptom`. */
  error: string
  isSymptom?: true
  cause: string
  fix: string
}

/** What the guide says about a server, apart from its configuration. */
export type GuideTexts = {
  /** The claims of the specification, each with its limits. */
  security: readonly Claim[]
  /** The first prompt, which shows that the connection works. */
  verify: { how: string; question: string; answer: string }
  /** Rules for working safely with an AI client. */
  safety: readonly Point[]
  /** Known errors with their causes and remedies. */
  troubleshooting: readonly Trouble[]
  /** The logs that record the actions of the AI. */
  logs: readonly Point[]
  /** The command-line options of the server that the guide explains. */
  options: readonly Point[]
}

/**
 * The folder of Claude Desktop on Windows. Since February 2026 its installers make a package, which reads a folder of its
 * own (anthropics/claude-code#26073); older installations read the documented one.
 */
export const claudeOnWindows = {
  packaged: '%LOCALAPPDATA%\\Packages\\Claude_pzs8sxrjxfjjc\\LocalCache\\Roaming\\Claude',
  installed: '%APPDATA%\\Claude',
} as const

/** How to get Node.js, which starts a local server. */
export const nodejs = {
  before: 'Download it from ',
  after: ' and take the version marked LTS. In a terminal, node --version shows what you have.',
} as const

/** The name of the switch for writing in the form of the extension. */
export const writeSwitch = 'May change data'

/** What each server reaches, in a sentence. */
export const serverHints = {
  catalog:
    'Recommended. Runs on your computer and signs in as you, under the same rules as this site: it reaches the equipment catalog and nothing else.',
  local: 'Runs on your computer, with your token.',
  remote: 'Runs at Supabase. You sign in with the browser; there is no token to paste.',
} as const

/** What the switch for writing does: with the whole database, and with either form of the catalog connector. */
export const accessHints = {
  database: {
    read: 'Read-only: the AI sees everything and changes nothing.',
    write: 'The AI may change the database.',
  },
  extension: {
    read: `Read-only: the AI sees the catalog and changes nothing. In the form of the extension, leave “${writeSwitch}” off.`,
    write: `The AI may add and change items. In the form of the extension, switch “${writeSwitch}” on.`,
  },
  program: {
    read: 'Read-only: the AI sees the catalog and changes nothing.',
    write: 'The AI may add and change items.',
  },
} as const

/** How to use the prompt book. */
export const promptNotes = {
  briefing: 'First in every conversation, or in the client’s project instructions.',
  reading: 'Works read-only.',
  writing: 'Only with writing on.',
  /** The connector offers its prompts to clients. */
  offered: 'Clients that have a list of prompts show these there, too.',
} as const

export type GuideLink = { title: string; text: string; href: string }

/** Links to the documentation of the vendors. */
export const vendorLinks = {
  tokens: {
    title: 'Personal access tokens',
    text: 'Create, scope and revoke them.',
    href: 'https://supabase.com/dashboard/account/tokens',
  },
  server: {
    title: 'Supabase MCP server',
    text: 'The vendor’s own guide and its security advice.',
    href: 'https://supabase.com/docs/guides/ai-tools/mcp',
  },
  nodejs: {
    title: 'Node.js',
    text: 'Needed by the local server.',
    href: 'https://nodejs.org/en/download',
  },
  protocol: {
    title: 'Model Context Protocol',
    text: 'What MCP is, and how to find out what a server does.',
    href: 'https://modelcontextprotocol.io/docs/tools/debugging',
  },
} as const satisfies Record<string, GuideLink>

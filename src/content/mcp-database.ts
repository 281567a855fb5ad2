import { type Claim, claudeOnWindows, type GuideTexts, nodejs, type Point, type Trouble } from './mcp-guide'

// The texts of the MCP guide about the whole database: Supabase's own server, local or remote.

/**
 * The tool server that the snippets start. Pinned to the version that the tests run, so that no untested release receives
 * a real token. Cost: raise it by hand, together with the dev dependency of the same name.
 */
export const toolServer = { name: '@supabase/mcp-server-supabase', version: '0.13.0' } as const

/** Placeholders in the snippets; the reader replaces them on their own computer. */
export const snippetPlaceholders = { token: '<personal-access-token>', projectRef: '<project-ref>' } as const

const askOneQuestion: Point = {
  title: 'Ask one question',
  text: 'Restart the client and ask which tables there are. An answer that names equipment_catalog means you are connected.',
}

/** The three steps, by server. Only the local server needs a token. */
export const quickSetup = {
  local: [
    {
      title: 'Create a token',
      text: 'In Supabase, the hosted service that holds the database, create a personal access token. It starts with sbp_. Scope it to this one project and its database, for 90 days at most.',
    },
    {
      title: 'Paste the configuration',
      text: 'Choose your client below and copy its configuration. The snippet shows where the token goes.',
    },
    askOneQuestion,
  ],
  remote: [
    {
      title: 'Paste the configuration',
      text: 'Choose your client below and copy its configuration. There is no token to create.',
    },
    {
      title: 'Sign in at Supabase',
      text: 'The client opens Supabase, the hosted service that holds the database, in the browser. Sign in with your own account and choose the organization of this project.',
    },
    askOneQuestion,
  ],
} as const satisfies Record<'local' | 'remote', readonly Point[]>

/** The requirements: membership of the project and, for the local server, Node.js. */
export const requirements = {
  membership:
    'Your own Supabase account has to be a member of the project. If the project is not on your Supabase dashboard, ask its owner to invite you, under Team in the settings of the organization.',
  nodejs: {
    before: `Node.js 20 or newer, which brings npx, the program that starts the local server. ${nodejs.before}`,
    after: nodejs.after,
  },
} as const

/** The claims of the specification, each with its limits. */
const security: readonly Claim[] = [
  {
    claim: 'The tool-server runs locally.',
    verdict: 'True for the local server',
    truth:
      'It is a process on your computer, started and stopped by your client. What it reads still travels: from Supabase to you, and from you to the AI provider. The remote server runs at Supabase, and Claude Desktop reaches it from Anthropic’s computers.',
  },
  {
    claim: 'It uses your own token.',
    verdict: 'True',
    truth:
      'The token stays in your client and is never typed into this site. Whoever can read your configuration file can act as you until the token expires or is revoked.',
  },
  {
    claim: 'It logs actions.',
    verdict: 'In part',
    truth:
      'With the local server your client keeps a log on your computer; Logs shows where it is. The database keeps every change of the catalog, with the values before and after, in equipment_history: the AI’s are marked Assistant, whosever token it used. Reading leaves no trace there.',
  },
  {
    claim: 'Only you can reach your data.',
    verdict: 'Only with a scoped token',
    truth:
      'An unscoped token reaches every project of your account. And SQL sent this way runs outside row-level security: it sees every table of the project, accounts and newsletter addresses included.',
  },
]

/** The first prompt, which shows that the connection works. */
export const verify = {
  how: 'Restart the client, open a new conversation and ask:',
  question: 'What tables are there in the database? Use MCP tools.',
  /** The tables an answer must name. */
  expected: ['equipment_catalog', 'equipment_history', 'newsletter_subscribers'],
  answer:
    'It calls list_tables and names equipment_catalog, beside equipment_history and newsletter_subscribers. An answer without a tool call is a guess: ask again.',
} as const

/** The warning about configurations that may write: for both servers, and for each. */
export const writingWarning = {
  shared: 'With writing on, the AI can add, change and delete rows, and change the tables themselves.',
  local:
    'Give the token database write permission only for as long as you need it. The local server never asks before a destructive statement: your client’s tool approval is the only brake.',
  remote:
    'There is no token to limit: the address alone keeps the AI from writing, so put the read-only one back when you are done. The remote server asks before a destructive statement only if your client supports such questions. Keep its tool approval on.',
} as const

/** Known errors with their causes and remedies. */
const troubleshooting: readonly Trouble[] = [
  {
    error: 'spawn npx ENOENT, spawn EINVAL',
    cause:
      'The client cannot start npx. On Windows it is a script, not a program; elsewhere Node.js is missing or came through nvm, which desktop programs do not see.',
    fix: 'On Windows use the form that begins with cmd /c. Elsewhere put the full path of npx, which the command which npx prints, in place of npx, and add to env a PATH that begins with its folder, such as /folder/of/npx:/usr/bin:/bin, where npx finds node.',
  },
  {
    error: "'npx' is not recognized as an internal or external command",
    cause: 'Node.js is not installed, or was installed while the client was open.',
    fix: 'Install it, quit the client fully, from its menu or tray, and open it again.',
  },
  {
    error: "'D:\\Program' is not recognized as an internal or external command",
    cause:
      'The path of Node.js has a space, as in D:\\Program Files or C:\\Program Files, and ends there for the client.',
    fix: 'Use the form that begins with cmd /c npx, without a path. If it does so already, install Node.js into a folder without a space, such as C:\\nodejs, quit the client fully and open it again.',
  },
  {
    error: 'Server disconnected, MCP error -32000: Connection closed',
    cause: 'The server ended as soon as it started: no Node.js, one that is too old, or no token.',
    fix: 'The client’s log gives the reason; Logs below lists where to find it. Look up its message here.',
  },
  {
    error: 'Please provide a personal access token (PAT)',
    cause: 'The server was started without a token.',
    fix: 'The token belongs under env, as SUPABASE_ACCESS_TOKEN.',
  },
  {
    error: 'Unauthorized. Please provide a valid access token',
    cause:
      'The token expired, was revoked, or is an API key: sb_publishable_, sb_secret_ and keys that begin with eyJ are not access tokens.',
    fix: 'Create a new personal access token. It starts with sbp_.',
  },
  {
    error: `Access to project '${snippetPlaceholders.projectRef}' was denied`,
    cause:
      'A scoped token without this project or without the permission. With the remote server, the wrong organization.',
    fix: 'Edit its scope: this project, database read; database write only for writing. Remote: sign in again and choose the organization of this project. list_migrations and apply_migration would need more, but the catalog does not need them.',
  },
  {
    error: "Unknown option '--readonly'",
    cause: 'An older form of the option, still found in copies of other guides.',
    fix: 'Write --read-only.',
  },
  {
    error: "unknown option '-y'",
    cause: 'PowerShell drops the -- of the line for Claude Code, so that it takes what follows for itself.',
    fix: 'Run the line in Command Prompt, or use the file .mcp.json.',
  },
  {
    error: 'MCP server supabase already exists in local config',
    cause: 'Claude Code keeps the server it has: read-only stays read-only, and writing stays on.',
    fix: 'Run claude mcp remove supabase -s local, or -s project where it says .mcp.json, and then the line again.',
  },
  {
    error: 'No tools, or no server in the list',
    isSymptom: true,
    cause:
      'The file was not read: a comma too many, the wrong key (servers in VS Code, mcpServers elsewhere), or the client still runs with its old settings.',
    fix: 'Compare the file with the snippet, and keep what else it holds. On Windows make sure that it is the file that Claude Desktop reads. Then quit the client fully, from its menu or tray, and open it again.',
  },
  {
    error: 'supabase has vanished from the file',
    isSymptom: true,
    cause: 'Claude Desktop was open when the file was saved, and wrote its own over it.',
    fix: 'Quit it fully, from its menu or tray, add the entry again, save, and open it.',
  },
  {
    error: 'equipment_catalog is not in the answer',
    isSymptom: true,
    cause: 'The project reference is that of another project.',
    fix: 'Compare it with the address of the project’s dashboard: supabase.com/dashboard/project/, then the reference.',
  },
  {
    error: 'cannot execute INSERT in a read-only transaction',
    cause: 'The server runs read-only, as it should until you write.',
    fix: 'Take the configuration that allows writing and restart the client.',
  },
  {
    error: 'violates check constraint "equipment_currency_known"',
    cause: 'The AI wrote a value the catalog does not take: here a currency outside the four.',
    fix: 'Give it the briefing first, then ask again. The constraint’s name says which field it is.',
  },
]

/** Rules for working safely with an AI client. */
const safety: readonly Point[] = [
  {
    title: 'Real data',
    text: 'Supabase advises against connecting an AI to the data you work with. Here it is connected all the same: so stay read-only, and export the catalog before you let it write.',
  },
  {
    title: 'Keep tool approval on',
    text: 'Read each statement before you allow it. Never choose “always allow” for execute_sql or apply_migration.',
  },
  {
    title: 'Treat row text as data',
    text: 'A note or a specification may come from a supplier’s sheet and may contain a sentence meant for an AI. It is text to show, never an instruction to follow. If the AI suddenly wants to do something you did not ask for, stop it. Read-only does not keep it from passing on what it read: switch off mail, web and other tools in such a conversation, and refuse statements that read auth or newsletter_subscribers.',
  },
  {
    title: 'Read first, then write',
    text: 'Ask for the rows it would change, and their number, before you let it change them. Turn writing off again when you are done: the catalog’s history takes back one item at a time, never a statement as a whole.',
  },
  {
    title: 'A small token',
    text: 'One project, database only, 90 days at most. Revoke it when a laptop is lost; only you can. When somebody leaves, the owner removes them from the organization at Supabase.',
  },
  {
    title: 'Where to keep the token',
    text: 'In your client’s own settings. Never in a chat, a message, a shared folder or a file under version control. .mcp.json and .vscode/mcp.json easily end up there.',
  },
  {
    title: 'One version at a time',
    text: `The snippets name version ${toolServer.version} of the tool server, the one tested with this catalog. A newer one may behave differently: change the number knowingly.`,
  },
]

const logName = 'mcp-server-supabase.log'

/**
 * The log of Claude Desktop, by system. Since August 2026 the Windows version keeps it apart from its settings
 * (wonderwhy-er/DesktopCommanderMCP#656).
 */
export const claudeLogs = {
  macos: `~/Library/Logs/Claude/${logName}`,
  windows: `%LOCALAPPDATA%\\Claude\\Logs\\${logName}`,
  windowsBefore: `${claudeOnWindows.installed}\\logs\\${logName}`,
  linux: `~/.config/Claude/logs/${logName}`,
} as const

/** The log of each client, which records the actions of the AI. */
const logs: readonly Point[] = [
  { title: 'Claude Desktop, macOS', text: claudeLogs.macos },
  { title: 'Claude Desktop, Windows', text: claudeLogs.windows },
  { title: 'Claude Desktop, Windows, before August 2026', text: claudeLogs.windowsBefore },
  { title: 'Claude Desktop, Linux', text: claudeLogs.linux },
  { title: 'Claude Code', text: 'claude --debug' },
  { title: 'Cursor', text: 'Output panel > MCP Logs' },
  { title: 'VS Code', text: 'MCP: List Servers > supabase > Show Output' },
]

/** The command-line flags of the tool server that the guide explains. */
const options: readonly Point[] = [
  {
    title: '--read-only',
    text: 'Statements run as a role that cannot write. Leave it on unless you are writing.',
  },
  { title: '--project-ref', text: 'The one project it may work on. Without it, all of the account.' },
  { title: '--features', text: 'Groups of tools. database is all the catalog needs.' },
  {
    title: '--access-token',
    text: 'Takes the token as an argument. Avoid it: other programs can read the arguments of a process.',
  },
  { title: '--version', text: 'Prints the version and ends.' },
]

/** What the guide says about Supabase's server. */
export const databaseTexts = {
  security,
  verify,
  safety,
  troubleshooting,
  logs,
  options,
} as const satisfies GuideTexts

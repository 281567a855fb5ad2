import type { Prompt } from '@/catalog/prompts'
import {
  catalogRequirements,
  catalogSetup,
  catalogTexts,
  catalogWriting,
  downloads,
  extensionForm,
  programNotes,
  undoNotes,
} from '@/content/mcp-catalog'
import {
  databaseTexts,
  quickSetup,
  requirements,
  snippetPlaceholders,
  writingWarning,
} from '@/content/mcp-database'
import {
  type GuideTexts,
  intro,
  type Point,
  promptNotes,
  serverHints,
  vendorLinks,
} from '@/content/mcp-guide'
import { addLine, commandPrompt, programLine } from './catalog-server'
import { claudeFileNotes, mergeInto } from './client-notes'
import { code, type Html, html, type Palette, page, pairs, part, quote, section } from './guide-markup'
import type { Server, ServerOptions } from './mcp-choices'
import { type Client, clientRow, clients, type System, systems } from './mcp-clients'
import { snippetFor } from './mcp-snippets'
import { promptBook } from './mcp-texts'
import { serverNames } from './snippet'

// The two printable guides. Their files in public/guides are generated from here; a test compares them.

/** A printed guide is for every project, so its snippets carry the placeholder of the reference. */
const printedOptions: ServerOptions = {
  client: 'cursor',
  system: 'macos',
  server: 'catalog',
  access: 'read',
  projectRef: null,
}

/** The setup guide as an HTML document, for every server, client and system. */
export function setupGuide(palette: Palette): string {
  return page(palette, 'MCP Setup Guide', intro, [
    ...part('Catalog only', serverHints.catalog, [
      section('What you need', catalogNeeds()),
      section('Claude Desktop', extension()),
      section('Every other client', program()),
      section('Where the configuration belongs', configFiles('catalog')),
      section('Writing', paragraphs([writingWithConnector, ...catalogWriting])),
      ...sharedSections(catalogTexts),
      section('To undo it all', paragraphs([undoNotes.changes, undoNotes.connection])),
    ]),
    ...part('The whole database', 'Supabase’s own tool server. It sends SQL, and sees every table.', [
      section('What you need', databaseNeeds()),
      section('Quick Setup', ordered(quickSetup.local)),
      section('The local server', localServer()),
      section('Where the configuration belongs', configFiles('local')),
      section('The remote server', remoteServer()),
      section(
        'Writing',
        paragraphs([
          'The configurations above are read-only. To write, leave out --read-only (local) or read_only=true (remote) and restart the client.',
          writingWarning.shared,
          writingWarning.local,
          writingWarning.remote,
        ]),
      ),
      ...sharedSections(databaseTexts),
      section(
        'Links',
        pairs(
          Object.values(vendorLinks).map(({ title, href }) => [title, html`<a href="${href}">${href}</a>`]),
        ),
      ),
    ]),
  ])
}

/** The prompt book as an HTML document. */
export function promptsGuide(palette: Palette): string {
  const lead = 'What to say to an AI client that is connected to the equipment catalog.'
  return page(palette, 'MCP Prompt Book', lead, [
    ...part('Catalog only', 'For a client that is connected by the catalog connector.', prompts('catalog')),
    ...part(
      'The whole database',
      'For a client that is connected by Supabase’s own server.',
      prompts('local'),
    ),
  ])
}

function prompts(server: Server): Html[] {
  const { briefing, prompts } = promptBook(server)
  return [
    section('The briefing', html`<p>${promptNotes.briefing}</p>\n${quote(briefing)}`),
    section('To read', html`${prompts.filter(({ writes }) => !writes).map(promptOf)}`),
    section(
      'To write',
      html`<p>${promptNotes.writing}</p>\n${prompts.filter(({ writes }) => writes).map(promptOf)}`,
    ),
  ]
}

const promptOf = ({ title, text }: Prompt) => html`<h4>${title}</h4>
${quote(text)}`

/** The sections that every server has. */
const sharedSections = ({ verify, security, safety, troubleshooting, options, logs }: GuideTexts) => [
  section(
    'The question',
    html`<p>${verify.how}</p>
${code(verify.question)}
<p>${verify.answer}</p>`,
  ),
  section(
    'Security',
    html`<dl>
${security.map(({ claim, verdict, truth }) => html`<dt>${claim} <em>${verdict}.</em></dt><dd>${truth}</dd>`)}
</dl>`,
  ),
  section('Safety', terms(safety)),
  section(
    'Troubleshooting',
    html`<dl class="troubles">
${troubleshooting.map(({ error, cause, fix }) => html`<dt>${error}</dt><dd>${cause}</dd><dd>${fix}</dd>`)}
</dl>`,
  ),
  section('Options of the server', pairs(options.map(({ title, text }) => [title, text]))),
  section('Logs', pairs(logs.map(({ title, text }) => [title, text]))),
]

const ordered = (steps: readonly Point[]) => html`<ol>
${steps.map(({ title, text }) => html`<li><strong>${title}.</strong> ${text}</li>`)}
</ol>`

const terms = (rules: readonly Point[]) => html`<dl>
${rules.map(({ title, text }) => html`<dt>${title}</dt><dd>${text}</dd>`)}
</dl>`

const paragraphs = (texts: readonly string[]) => html`${texts.map((text) => html`<p>${text}</p>`)}`

const nodejs = ({ before, after }: { before: string; after: string }) =>
  html`${before}<a href="${vendorLinks.nodejs.href}">nodejs.org</a>${after}`

const catalogNeeds = () => html`<p>${catalogRequirements.account}</p>
<p>${catalogRequirements.extension}</p>
<p>For every other client: ${nodejs(catalogRequirements.program)}</p>`

const databaseNeeds = () => html`<p>${requirements.membership}</p>
<p>For the local server, ${nodejs(requirements.nodejs)}</p>`

const download = ({ href, label, file }: (typeof downloads)[keyof typeof downloads]) =>
  html`<p><a href="${href}" download="${file}">${label}, ${file}</a></p>`

const extension = () => html`${ordered(catalogSetup.extension)}
${download(downloads.extension)}
<h4>The fields of the form</h4>
${terms(extensionForm)}`

/** The text of a snippet; `inFile`: of the one for a file, where a command line comes first. */
function textFor(options: Partial<ServerOptions>, inFile = false): string {
  const snippet = snippetFor({ ...printedOptions, ...options })
  return (inFile ? (snippet.alternative ?? snippet) : snippet).text
}

const onWindows = { ...printedOptions, system: 'windows' } as const

const program = () => html`${ordered(catalogSetup.program)}
${download(downloads.program)}
<p>${programNotes.place} ${programNotes.onMac}</p>
<h4>Sign in once, macOS and Linux</h4>
${code(programLine('macos', 'sign-in'))}
<h4>Sign in once, Windows</h4>
${code(programLine('windows', 'sign-in'))}
<p>${programNotes.session}</p>
<h4>Cursor, every system</h4>
${code(textFor({ client: 'cursor' }))}
<h4>VS Code, every system</h4>
${code(textFor({ client: 'vscode' }))}
${terminalClients.map(
  ({ value, label }) => html`<h4>${label}, macOS and Linux</h4>
${code(addLine(value, printedOptions))}
<h4>${label}, Windows</h4>
${code(addLine(value, onWindows))}`,
)}
<p>${commandPrompt}</p>
<h4>Codex, in its file, macOS</h4>
${code(textFor({ client: 'codex' }, true))}
<h4>Claude Desktop without the extension, and other clients, macOS</h4>
${code(textFor({ client: 'other' }))}
<h4>The same, Windows</h4>
${code(textFor({ client: 'other', system: 'windows' }))}
<h4>The same, Linux</h4>
${code(textFor({ client: 'other', system: 'linux' }))}`

const terminalClients = [
  { value: 'claude-code', label: 'Claude Code' },
  { value: 'codex', label: 'Codex' },
  { value: 'gemini', label: 'Gemini CLI' },
] as const

const writingWithConnector =
  'The connector is read-only. To write, switch on the last field in the form of the extension; in a configuration, add --write after the path of the program. Then restart the client.'

function localServer(): Html {
  const text = (client: Client, system: System) => textFor({ server: 'local', client, system })
  return html`<p>Replace ${snippetPlaceholders.projectRef} and ${snippetPlaceholders.token} on your own computer.</p>
<h4>macOS and Linux</h4>
${code(text('cursor', 'macos'))}
<h4>Windows</h4>
${code(text('cursor', 'windows'))}
<h4>VS Code, macOS and Linux</h4>
<p>It asks for the token itself. On Windows, command and args are those above.</p>
${code(text('vscode', 'macos'))}
<h4>Codex, macOS and Linux</h4>
${code(text('codex', 'macos'))}
<h4>Claude Code, macOS and Linux</h4>
${code(text('claude-code', 'macos'))}`
}

const filed = clients.filter(({ value }) => value !== 'other' && value !== 'claude-code')

const configFiles = (server: Server) => html`${pairs(filed.flatMap(({ value }) => filesOf(value)))}
<p>Claude Desktop: ${claudeFileNotes.macos} On Windows: ${claudeFileNotes.windows}</p>
<p>${mergeInto(serverNames[server])} Claude Code needs no file: its command writes it.</p>`

/** A row for each file; systems with the same path share a row. */
function filesOf(client: Client): [string, string][] {
  const { label, files } = clientRow(client)
  const names = new Map<string, string[]>()
  for (const system of systems) {
    const path = files[system.value]
    names.set(path, [...(names.get(path) ?? []), system.label])
  }
  return [...names].map(([path, systems]) => [`${label}, ${systems.join(' and ')}`, path])
}

function remoteServer(): Html {
  const snippet = (client: Client) => snippetFor({ ...printedOptions, client, server: 'remote' })
  const desktop = snippet('claude-desktop')
  return html`<p>It runs at Supabase. There is no token to paste: the client opens Supabase in the browser, and you sign in there.</p>
<h4>Claude Desktop: ${desktop.path}</h4>
${code(desktop.text)}
<h4>Claude Code</h4>
${code(snippet('claude-code').text)}
<h4>Cursor</h4>
${code(snippet('cursor').text)}
<h4>VS Code</h4>
${code(snippet('vscode').text)}`
}

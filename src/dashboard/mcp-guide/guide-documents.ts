import { briefing, type Prompt, prompts } from '@/catalog/prompts'
import {
  intro,
  logs,
  type Point,
  promptNotes,
  quickSetup,
  requirements,
  safety,
  security,
  serverFlags,
  snippetPlaceholders,
  troubleshooting,
  vendorLinks,
  verify,
  writingWarning,
} from '@/content/mcp-guide'
import { code, type Html, html, type Palette, page, pairs, quote, section } from './guide-markup'
import { type Client, clients, configPaths, type System, systems } from './mcp-choices'
import { claudeFileNotes, merge } from './mcp-notes'
import { type ServerOptions, snippetFor } from './mcp-snippets'

// The two printable guides. Their files in public/guides are generated from here; a test compares them.

/** A printed guide is for every project, so its snippets carry the placeholder of the reference. */
const printedOptions: ServerOptions = {
  client: 'cursor',
  system: 'macos',
  server: 'local',
  access: 'read',
  projectRef: null,
}

/** The setup guide as an HTML document, for every client and system. */
export function setupGuide(palette: Palette): string {
  return page(palette, 'MCP Setup Guide', intro, [
    section('What you need', needs()),
    section('Quick Setup', ordered(quickSetup.local)),
    section('The local server', localServer()),
    section('Where the configuration belongs', configFiles()),
    section('The remote server', remoteServer()),
    section(
      'The question',
      html`<p>${verify.how}</p>
${code(verify.question)}
<p>${verify.answer}</p>`,
    ),
    section(
      'Writing',
      html`<p>The configurations above are read-only. To write, leave out --read-only (local) or read_only=true (remote) and restart the client.</p>
<p>${writingWarning.shared}</p>
<p>${writingWarning.local}</p>
<p>${writingWarning.remote}</p>`,
    ),
    section(
      'Security',
      html`<dl>
${security.map(({ claim, verdict, truth }) => html`<dt>${claim} <em>${verdict}.</em></dt><dd>${truth}</dd>`)}
</dl>`,
    ),
    section('Safety', terms(safety)),
    section('Troubleshooting', troubles()),
    section('Options of the server', pairs(serverFlags.map(({ title, text }) => [title, text]))),
    section('Logs', pairs(logs.map(({ title, text }) => [title, text]))),
    section(
      'Links',
      pairs(
        Object.values(vendorLinks).map(({ title, href }) => [title, html`<a href="${href}">${href}</a>`]),
      ),
    ),
  ])
}

/** The prompt book as an HTML document. */
export function promptsGuide(palette: Palette): string {
  const lead = 'What to say to an AI client that is connected to the equipment catalog.'
  return page(palette, 'MCP Prompt Book', lead, [
    section(
      'The briefing',
      html`<p>${promptNotes.briefing}</p>
${quote(briefing)}`,
    ),
    section('To read', html`${prompts.filter(({ writes }) => !writes).map(promptOf)}`),
    section(
      'To write',
      html`<p>${promptNotes.writing}</p>\n${prompts.filter(({ writes }) => writes).map(promptOf)}`,
    ),
  ])
}

const promptOf = ({ title, text }: Prompt) => html`<h3>${title}</h3>
${quote(text)}`

const ordered = (steps: readonly Point[]) => html`<ol>
${steps.map(({ title, text }) => html`<li><strong>${title}.</strong> ${text}</li>`)}
</ol>`

const terms = (rules: readonly Point[]) => html`<dl>
${rules.map(({ title, text }) => html`<dt>${title}</dt><dd>${text}</dd>`)}
</dl>`

const needs = () => html`<p>${requirements.membership}</p>
<p>For the local server, ${requirements.nodejs.before}<a href="${vendorLinks.nodejs.href}">nodejs.org</a>${requirements.nodejs.after}</p>`

const troubles = () => html`<dl class="troubles">
${troubleshooting.map(({ error, cause, fix }) => html`<dt>${error}</dt><dd>${cause}</dd><dd>${fix}</dd>`)}
</dl>`

function localServer(): Html {
  const textFor = (client: Client, system: System) => snippetFor({ ...printedOptions, client, system }).text
  return html`<p>Replace ${snippetPlaceholders.projectRef} and ${snippetPlaceholders.token} on your own computer.</p>
<h3>macOS and Linux</h3>
${code(textFor('cursor', 'macos'))}
<h3>Windows</h3>
${code(textFor('cursor', 'windows'))}
<h3>VS Code, macOS and Linux</h3>
<p>It asks for the token itself. On Windows, command and args are those above.</p>
${code(textFor('vscode', 'macos'))}
<h3>Claude Code, macOS and Linux</h3>
${code(textFor('claude-code', 'macos'))}`
}

const filed = clients.filter(({ value }) => value !== 'other' && value !== 'claude-code')

const configFiles = () => html`${pairs(filed.flatMap(({ value, label }) => filesOf(value, label)))}
<p>Claude Desktop: ${claudeFileNotes.macos} On Windows: ${claudeFileNotes.windows}</p>
<p>${merge} Claude Code needs no file: its command writes it.</p>`

/** A row for each file; systems with the same path share a row. */
function filesOf(client: Client, label: string): [string, string][] {
  const files = new Map<string, string[]>()
  for (const system of systems) {
    const path = configPaths[client][system.value]
    files.set(path, [...(files.get(path) ?? []), system.label])
  }
  return [...files].map(([path, names]) => [`${label}, ${names.join(' and ')}`, path])
}

function remoteServer(): Html {
  const snippet = (client: Client) => snippetFor({ ...printedOptions, client, server: 'remote' })
  const desktop = snippet('claude-desktop')
  return html`<p>It runs at Supabase. There is no token to paste: the client opens Supabase in the browser, and you sign in there.</p>
<h3>Claude Desktop: ${desktop.path}</h3>
${code(desktop.text)}
<h3>Claude Code</h3>
${code(snippet('claude-code').text)}
<h3>Cursor</h3>
${code(snippet('cursor').text)}
<h3>VS Code</h3>
${code(snippet('vscode').text)}`
}

import { placeholders, toolServer } from '@/content/mcp-guide'
import { commandLine, launchOf, snippetFor, type Wish } from './mcp-snippets'

export type Command = { id: string; text: string; purpose: string }
export type CommandGroup = { title: string; commands: readonly Command[] }

/** Lines for the terminal, for the system and access that were chosen. */
export function commandGroups(wish: Wish): readonly CommandGroup[] {
  return [
    { title: 'Before you start', commands: beforeStart(wish) },
    { title: 'The tool server on its own', commands: serverAlone(wish) },
    { title: 'Claude Code', commands: claudeCode(wish) },
    { title: 'The log of Claude Desktop', commands: [followLog(wish)] },
  ]
}

function beforeStart({ system }: Wish): Command[] {
  const find = system === 'windows' ? 'where.exe npx' : 'which npx'
  return [
    { id: 'node', text: 'node --version', purpose: 'The local server needs Node.js 20 or newer.' },
    { id: 'npx', text: find, purpose: 'The full path, for clients that cannot find npx.' },
  ]
}

function serverAlone(wish: Wish): Command[] {
  // PowerShell may refuse npx.ps1, so the other file of that name is called.
  const npx = wish.system === 'windows' ? 'npx.cmd' : 'npx'
  const packageName = `${toolServer.name}@${toolServer.version}`
  const { args } = launchOf({ ...wish, system: 'linux' })
  const run = commandLine([npx, ...args])
  const withToken =
    wish.system === 'windows'
      ? `$env:SUPABASE_ACCESS_TOKEN = "${placeholders.token}"\n${run}`
      : `SUPABASE_ACCESS_TOKEN="${placeholders.token}" ${run}`
  return [
    {
      id: 'version',
      text: commandLine([npx, '-y', packageName, '--version']),
      purpose: `Downloads the server once and prints ${toolServer.version}. No token needed.`,
    },
    {
      id: 'run',
      text: withToken,
      purpose: 'Starts it as a client would. It then waits and says nothing: that is right. Ctrl+C ends it.',
    },
  ]
}

function claudeCode(wish: Wish): Command[] {
  const add = (server: Wish['server']) => snippetFor({ ...wish, client: 'claude-code', server }).text
  return [
    { id: 'add-local', text: add('local'), purpose: 'Adds the local server, in this folder only.' },
    { id: 'add-remote', text: add('remote'), purpose: 'Adds the remote server to .mcp.json instead.' },
    { id: 'list', text: 'claude mcp list', purpose: 'Shows every server and whether it answers.' },
    { id: 'get', text: 'claude mcp get supabase', purpose: 'Shows how this one is started.' },
    { id: 'remove', text: 'claude mcp remove supabase', purpose: 'Takes it away again.' },
  ]
}

function followLog({ system }: Wish): Command {
  const lines = {
    macos: 'tail -n 20 -F ~/Library/Logs/Claude/mcp-server-supabase.log',
    windows: 'Get-Content "$env:APPDATA\\Claude\\logs\\mcp-server-supabase.log" -Tail 20 -Wait',
    linux: 'tail -n 20 -F ~/.config/Claude/logs/mcp-server-supabase.log',
  }
  return { id: 'log', text: lines[system], purpose: 'Every call the AI makes, as it happens.' }
}

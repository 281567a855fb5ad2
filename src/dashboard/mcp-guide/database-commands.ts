import { claudeLogs, snippetPlaceholders, toolServer } from '@/content/mcp-database'
import { tokenInHistory } from './database-notes'
import { claudeCodeLine, type DatabaseOptions, databaseSnippet, launchCommand } from './database-server'
import { type Command, type CommandGroup, commandLine } from './snippet'

/** Command lines about Supabase's own server. Those for Windows are for PowerShell. */
export function databaseCommands(options: DatabaseOptions): readonly CommandGroup[] {
  return [
    { title: 'Before you start', commands: beforeStart(options) },
    { title: 'The tool server on its own', commands: serverAlone(options) },
    { title: 'Claude Code', commands: claudeCode(options) },
    { title: 'The log of Claude Desktop', commands: followLog(options) },
  ]
}

function beforeStart({ system }: DatabaseOptions): Command[] {
  const find = system === 'windows' ? 'where.exe npx' : 'which npx'
  return [
    { text: 'node --version', purpose: 'The local server needs Node.js 20 or newer.' },
    { text: find, purpose: 'The full path, for clients that cannot find npx.' },
  ]
}

function serverAlone(options: DatabaseOptions): Command[] {
  // npx.cmd, because PowerShell's execution policy may refuse npx.ps1.
  const npx = options.system === 'windows' ? 'npx.cmd' : 'npx'
  const packageName = `${toolServer.name}@${toolServer.version}`
  const { args } = launchCommand({ ...options, system: 'linux' })
  const run = commandLine([npx, ...args])
  const withToken =
    options.system === 'windows'
      ? `$env:SUPABASE_ACCESS_TOKEN = "${snippetPlaceholders.token}"\n${run}`
      : `SUPABASE_ACCESS_TOKEN="${snippetPlaceholders.token}" ${run}`
  return [
    {
      text: commandLine([npx, '-y', packageName, '--version']),
      purpose: `Downloads the server once and prints ${toolServer.version}. No token needed.`,
    },
    {
      text: withToken,
      purpose: `Starts it as a client would. It then waits and says nothing: that is right. Ctrl+C ends it. ${tokenInHistory}`,
    },
  ]
}

function claudeCode(options: DatabaseOptions): Command[] {
  const remote = databaseSnippet({ ...options, client: 'claude-code', server: 'remote' })
  const prompt = options.system === 'windows' ? ' For Command Prompt: PowerShell drops the --.' : ''
  return [
    {
      text: claudeCodeLine(options),
      purpose: `Adds the local server, in this folder only.${prompt} ${tokenInHistory}`,
    },
    { text: remote.text, purpose: 'Adds the remote server to .mcp.json instead.' },
    { text: 'claude mcp list', purpose: 'Shows every server and whether it answers.' },
    { text: 'claude mcp get supabase', purpose: 'Shows how this one is started.' },
    { text: 'claude mcp remove supabase', purpose: 'Takes it away again.' },
  ]
}

function followLog({ system }: DatabaseOptions): Command[] {
  const purpose = 'Every call to the local server, as it happens.'
  const lines = {
    macos: `tail -n 20 -F ${claudeLogs.macos}`,
    windows: followOnWindows(claudeLogs.windows),
    linux: `tail -n 20 -F ${claudeLogs.linux}`,
  }
  const log = { text: lines[system], purpose }
  if (system !== 'windows') return [log]
  const before = followOnWindows(claudeLogs.windowsBefore)
  return [log, { text: before, purpose: 'The same in Claude from before August 2026.' }]
}

const followOnWindows = (file: string) => `Get-Content "${file.replace(/%(\w+)%/, '$env:$1')}" -Tail 20 -Wait`

import { connectorLogs } from '@/content/mcp-catalog'
import { addLine, programLine, type TerminalClient } from './catalog-server'
import type { ServerOptions } from './mcp-choices'
import { type Command, type CommandGroup, serverNames } from './snippet'

const name = serverNames.catalog

/** Command lines about the catalog connector. Those for Windows are for Command Prompt. */
export function catalogCommands(options: ServerOptions): readonly CommandGroup[] {
  return [
    { title: 'Before you start', commands: beforeStart(options) },
    { title: 'The program', commands: program(options) },
    { title: 'Claude Code', commands: client(options, 'claude-code', 'claude', '-s user ') },
    { title: 'Codex', commands: client(options, 'codex', 'codex') },
    { title: 'Gemini CLI', commands: client(options, 'gemini', 'gemini', '-s user ') },
    { title: 'The log', commands: [followLog(options)] },
  ]
}

function beforeStart({ system }: ServerOptions): Command[] {
  return [
    {
      text: 'node --version',
      purpose: 'The program needs Node.js 20 or newer. The extension for Claude Desktop needs none.',
    },
    {
      text: system === 'windows' ? 'where.exe node' : 'which node',
      purpose: 'The full path, for clients that cannot find node.',
    },
  ]
}

function program({ system, access }: ServerOptions): Command[] {
  const flags = access === 'write' ? ['--write'] : []
  return [
    {
      text: programLine(system, 'sign-in'),
      purpose: 'Asks for email and password and keeps a session in a file that only you can read.',
    },
    {
      text: programLine(system, ...flags),
      purpose: 'Starts it as a client would. It then waits and says nothing: that is right. Ctrl+C ends it.',
    },
    {
      text: programLine(system, 'sign-out'),
      purpose: 'Ends the session, here and in the database, and deletes its file.',
    },
  ]
}

/** Adding the connector to a client, listing it and removing it. */
function client(options: ServerOptions, value: TerminalClient, word: string, scope = ''): Command[] {
  return [
    { text: addLine(value, options), purpose: 'Adds the connector for every folder.' },
    { text: `${word} mcp list`, purpose: 'Shows every server it knows.' },
    { text: `${word} mcp remove ${scope}${name}`, purpose: 'Takes it away again.' },
  ]
}

function followLog({ system }: ServerOptions): Command {
  const file = connectorLogs[system]
  return {
    text:
      system === 'windows'
        ? `powershell -Command "Get-Content '${file}' -Tail 20 -Wait"`
        : `tail -n 20 -F ${file}`,
    purpose: 'Every call of a tool, as it happens.',
  }
}

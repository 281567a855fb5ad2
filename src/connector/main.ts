// First: see the file.
import './prepare-process'
import { setTimeout as sleep } from 'node:timers/promises'
import v8 from 'node:v8'
import type { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { connector } from '@/content/connector'
import { messageOf } from '@/lib/errors'
import { keepSessionIn } from '@/lib/supabase/client'
import { type Credentials, createAccount } from './account'
import { helpText, readArguments } from './command-line'
import { log } from './log'
import { createServer } from './server'
import { sessionFile } from './session-file'
import { signInOnTerminal, signOutOnTerminal } from './terminal'

/** How long (ms) the end of the program waits for the end of its session. Clients kill it after 2 s. */
const patience = 1500

function credentialsOf({ CATALOG_EMAIL, CATALOG_PASSWORD }: NodeJS.ProcessEnv): Credentials | null {
  if (!CATALOG_EMAIL || !CATALOG_PASSWORD) return null
  return { email: CATALOG_EMAIL, password: CATALOG_PASSWORD }
}

/** Serves one AI client over stdin and stdout, until it closes them or ends the program. */
function serve(mayWrite: boolean) {
  // Reading 10,000 items makes much garbage. Collected more often, the program takes 101 MB instead of 136 MB. Set before
  // the imports, it would make the start 80 ms slower.
  v8.setFlagsFromString('--semi-space-growth-factor=1')
  const credentials = credentialsOf(process.env)
  if (!credentials) keepSessionIn(sessionFile)
  let server: McpServer | undefined
  function clientName(): string {
    const client = server?.server.getClientVersion()
    return client?.title || client?.name || 'AI client'
  }
  const account = createAccount({ credentials, clientName })

  let isEnding = false
  async function end() {
    if (isEnding) return
    isEnding = true
    await Promise.race([account.end(), sleep(patience)])
    process.exit()
  }
  process.stdin.on('end', end).on('close', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

  serveStdio(() => (server = createServer({ account, mayWrite, log })), {
    // Leaves out the message of the error, because it may quote the request.
    onerror: () => log({ tool: 'protocol', outcome: 'error', milliseconds: 0 }),
  })
}

/** Prints what a command answers. */
async function answer(command: () => Promise<string>) {
  keepSessionIn(sessionFile)
  process.stdout.write(`${await command()}\n`)
  process.exit()
}

async function main() {
  const { command, mayWrite } = readArguments(process.argv.slice(2))
  if (command === 'help') return answer(async () => helpText.trimEnd())
  if (command === 'version') return answer(async () => connector.version)
  if (command === 'sign-in') return answer(signInOnTerminal)
  if (command === 'sign-out') return answer(signOutOnTerminal)
  serve(mayWrite)
}

// A client that has closed stderr is no reason to end.
process.stderr.on('error', () => undefined)

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
})

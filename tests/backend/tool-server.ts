import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(
  new URL('../../node_modules/@supabase/mcp-server-supabase/dist/cli.js', import.meta.url),
)

/** Has the shape of a token and opens nothing. */
const fakeToken = 'sbp_not-a-token'

type Tool = { name: string; annotations: { readOnlyHint: boolean } }

type Answer = { id?: number; result?: unknown; error?: { message: string } }

function start(args: readonly string[], token: string | null): ChildProcessWithoutNullStreams {
  // Nothing else of our environment: neither a real token nor a proxy may reach it.
  const env = { PATH: process.env.PATH ?? '', ...(token && { SUPABASE_ACCESS_TOKEN: token }) }
  return spawn(process.execPath, [program, ...args], { env, stdio: 'pipe' })
}

/** Runs the server until it ends by itself and returns all it said. */
export async function runToEnd(args: readonly string[], token: string | null = fakeToken): Promise<string> {
  const server = start(args, token)
  server.stdin.end()
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text))
  await once(server, 'close')
  return said
}

/** Acts as an AI client: starts the server, introduces itself and talks to it over stdio. */
export async function connect(args: readonly string[]) {
  const server = start(args, fakeToken)
  const waiting = new Map<number, (answer: Answer) => void>()
  createInterface({ input: server.stdout }).on('line', (line) => {
    const answer: Answer = JSON.parse(line)
    waiting.get(answer.id ?? 0)?.(answer)
  })
  let said = ''
  server.stderr.on('data', (text) => (said += text))
  let count = 0

  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  async function ask<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++count
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve)
      server.once('exit', () => reject(new Error(`The server ended: ${said}`)))
    })
    send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(error.message)
    return result as Result
  }

  const { serverInfo } = await ask<{ serverInfo: { name: string; version: string } }>('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  send({ method: 'notifications/initialized' })

  return {
    serverInfo,
    tools: async () => (await ask<{ tools: Tool[] }>('tools/list')).tools,
    /** Calls a tool; returns the text of its answer, a refusal's too. */
    async call(name: string, input: object = {}): Promise<string> {
      const { content } = await ask<{ content: { text: string }[] }>('tools/call', { name, arguments: input })
      return content.map(({ text }) => text).join('\n')
    },
    async close() {
      const ended = once(server, 'exit')
      server.stdin.end()
      server.kill()
      await ended
    },
  }
}

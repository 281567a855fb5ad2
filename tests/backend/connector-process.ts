import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallToolResult, Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { bundleConnector } from '../../src/build/connector.ts'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { serveBackend } from '../../supabase/local/middleware.ts'
import { root } from '../e2e/build-site.ts'
import { freePort } from '../free-port.ts'

// Runs the built connector as AI clients do, over the backend of `npm start`.

/** A backend at a port that stays the same while it is stopped and started. */
export type ServedBackend = { address: string; start(): Promise<void>; stop(): Promise<void> }

/** Serves a backend at a free port. */
export async function serveAtPort(backend: Backend): Promise<ServedBackend> {
  const port = await freePort()
  const handle = serveBackend(backend)
  let server: Server
  const served: ServedBackend = {
    address: `http://127.0.0.1:${port}`,
    async start() {
      server = createServer((request, response) =>
        handle(request, response, () => response.writeHead(404).end()),
      )
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  await served.start()
  return served
}

/** The program, built for a backend, and a folder for its session file and log. */
export type Installed = { program: string; folder: string; remove(): void }

/** Builds the connector for the backend at an address. */
export async function install(address: string): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'connector-'))
  const program = join(folder, 'catalog-mcp.mjs')
  await bundleConnector({ root, backend: { address, key: publishableKey }, file: program })
  return { program, folder, remove: () => rmSync(folder, { recursive: true }) }
}

type Start = {
  /** The name of the AI client. */
  name?: string
  args?: readonly string[]
  env?: Record<string, string>
}

const environment = (installed: Installed, env: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  HOME: installed.folder,
  ...env,
})

/** An AI client that has started the connector. */
export type Connected = {
  client: Client
  /** Calls a tool. Resolves to what it answers, also to a refusal. */
  call(tool: string, input?: Record<string, unknown>): Promise<CallToolResult>
  /** Calls a tool that must refuse. Resolves to its first sentence. */
  refusal(tool: string, input?: Record<string, unknown>): Promise<string>
  /** All that it wrote to stderr. */
  errors(): string
  close(): Promise<void>
  pid: number
  /** Sends a signal to the process. */
  kill(signal: NodeJS.Signals): void
  /** Resolves when the process has ended. */
  ended: Promise<void>
}

/** Starts the connector as the official client does. */
export async function start(installed: Installed, { name = 'Test client', args = [], env }: Start = {}) {
  const client = new Client({ name, version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [installed.program, ...args],
    env: environment(installed, env),
    stderr: 'pipe',
  })
  let errors = ''
  transport.stderr?.on('data', (text) => (errors += text))
  const ended = new Promise<void>((resolve) => {
    client.onclose = resolve
  })
  await client.connect(transport)
  const { pid } = transport
  if (pid === null) throw new Error('The connector has not started')
  const call: Connected['call'] = (tool, input = {}) => client.callTool({ name: tool, arguments: input })
  const connected: Connected = {
    client,
    call,
    async refusal(tool, input) {
      const { isError, content } = await call(tool, input)
      const [first] = content
      if (!isError || first?.type !== 'text') throw new Error(`${tool} did not refuse`)
      return first.text
    },
    errors: () => errors,
    close: () => client.close(),
    pid,
    kill: (signal) => void process.kill(pid, signal),
    ended,
  }
  return connected
}

/** Runs a command of the program to its end, with these lines typed. */
export async function run(installed: Installed, command: string, typed: readonly string[] = []) {
  const child: ChildProcess = spawn(process.execPath, [installed.program, command], {
    env: environment(installed),
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  child.stdin?.end(typed.map((line) => `${line}\n`).join(''))
  const [exitCode] = await once(child, 'close')
  return { exitCode, said }
}

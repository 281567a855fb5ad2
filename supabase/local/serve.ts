import { parseArgs } from 'node:util'
import { type Backend, openBackend } from './backend.ts'
import { LockedError } from './lock.ts'
import { isPortFree } from './port.ts'
import { type Mode, readSettings, type Settings } from './settings.ts'
import { openSite, type Site } from './site.ts'

// `npm start` runs this with `preview`, `npm run dev` with `dev`.

const defaultPorts: Record<Mode, number> = { preview: 4173, dev: 5173 }

/** An error the user can mend: printed as one line, without a stack trace. */
class Refusal extends Error {}

function readArguments(): { mode: Mode; port: number } {
  const { values, positionals } = parseArgs({
    // Not strict: npm passes unknown arguments on; only --port has a meaning.
    strict: false,
    allowPositionals: true,
    options: { port: { type: 'string' } },
  })
  const mode: Mode = positionals[0] === 'dev' ? 'dev' : 'preview'
  const port = values.port === undefined ? defaultPorts[mode] : Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal(`--port ${values.port} is not a port: choose a number from 1 to 65535.`)
  }
  return { mode, port }
}

let backend: Backend | undefined
let site: Site | undefined
let stopping = false

/** Stops accepting connections, waits for running requests, closes the database and ends the process. */
async function stop(exitCode: number): Promise<never> {
  stopping = true
  await site?.close()
  await backend?.close()
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // on, not once: npm and tsx forward Ctrl-C a second time while the database is closing.
  process.on(signal, () => {
    if (!stopping) void stop(0)
  })
}

async function openData(settings: Settings): Promise<Backend> {
  try {
    return await openBackend(settings)
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new Refusal(
      `${settings.dataLabel.split(',')[0]} is ${error.message}: stop that one, or use LOCAL_DB=memory.`,
    )
  }
}

async function start(): Promise<void> {
  const { mode, port } = readArguments()
  const settings = readSettings(mode)
  if (!(await isPortFree(port)))
    throw new Refusal(`Port ${port} is taken: stop what uses it, or choose another with --port.`)
  backend = await openData(settings)
  if (mode === 'preview') console.log('Building the site…')
  site = await openSite(mode, port, backend, settings)
  const staff = settings.allowList.map(({ email }) => email).join(', ')
  console.log(`
  Site     http://localhost:${port}
  Data     ${settings.dataLabel}
  Sign-up  ${staff}
  Stop     Ctrl-C
`)
}

start().catch(async (error: unknown) => {
  if (stopping) return
  const known =
    error instanceof Refusal || (error instanceof Error && error.message.startsWith('VITE_STAFF_ALLOW_LIST'))
  console.error(known ? error.message : error)
  await stop(1)
})

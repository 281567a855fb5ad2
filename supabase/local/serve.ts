import { connect } from 'node:net'
import { type Backend, openBackend } from './backend.ts'
import { isStorageError, Refusal, reasonOf } from './refusal.ts'
import { helpText, type Mode, readPort, readSettings } from './settings.ts'
import { openSite, type Site } from './site.ts'

// `npm start` runs this with `preview`, `npm run dev` with `dev`; further arguments follow.

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

// on, not once: npm and tsx forward Ctrl-C a second time while the database is closing.
const onSignal = () => {
  if (!stopping) void stop(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)

/** Whether a server answers at a port, on either address of localhost. */
async function isPortTaken(port: number): Promise<boolean> {
  return (await canConnect(port, '127.0.0.1')) || canConnect(port, '::1')
}

function canConnect(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, host, () => resolve(true))
    probe.once('connect', () => probe.destroy()).once('error', () => resolve(false))
  })
}

async function start(mode: Mode, args: readonly string[]): Promise<void> {
  const port = readPort(mode, args)
  if (port === null) return console.log(helpText(mode))
  const settings = readSettings(mode)
  if (await isPortTaken(port))
    throw new Refusal(`Port ${port} is taken: stop what uses it, or choose another with --port.`)
  backend = await openBackend({
    ...settings,
    site: `http://localhost:${port}`,
    // Not console.log: the console is muted while the library runs.
    onMail: ({ to, link }) => process.stdout.write(`  Mail     to ${to}: ${link}\n`),
  })
  if (mode === 'preview') console.log('Building the site…')
  site = await openSite(mode, port, backend)
  // Without Vite's listener, which ends the process before the database is closed.
  process.removeAllListeners('SIGTERM').on('SIGTERM', onSignal)
  const staff = settings.allowList.map(({ email }) => email).join(', ')
  console.log(`
  Site     http://localhost:${port}
  Data     ${settings.dataLabel}
  Sign-up  ${staff}
  Stop     Ctrl-C
`)
}

const [mode, ...args] = process.argv.slice(2)
start(mode === 'dev' ? 'dev' : 'preview', args).catch(async (error: unknown) => {
  if (stopping) return
  if (error instanceof Refusal) console.error(error.message)
  else if (isStorageError(error)) console.error(`The site cannot be built: ${reasonOf(error)}.`)
  else console.error(error)
  await stop(1)
})

import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { install, run, start } from '../backend/connector-process.ts'
import { founder, password } from '../policies/actors.ts'
import { formatTable, median, percentile } from './stats.ts'

// `npm run bench:connector` measures the built connector beside an idle embedded backend.
//   npm run bench:connector -- [items] [starts]     e.g. 10000 15

const [count = 10_000, starts = 15] = process.argv.slice(2).map(Number)
const searches = 30

const server = fork(join(import.meta.dirname, 'connector-server.ts'), [String(count)])
const [address] = await once(server, 'message')
const installed = await install(address)
const env = { CATALOG_EMAIL: founder, CATALOG_PASSWORD: password }
await run(installed, 'sign-in', [founder, password])

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

type Times = { introduced: number[]; withFile: number[]; withPassword: number[] }

/** The times (ms) from the start to the answer to `initialize` and to the first answer of a tool. */
const times: Times = { introduced: [], withFile: [], withPassword: [] }

/** Starts a connector, lets it answer and ends it. */
async function timeStart(first: 'withFile' | 'withPassword', how: Parameters<typeof start>[1]) {
  const begun = performance.now()
  const { call, close } = await start(installed, how)
  times.introduced.push(performance.now() - begun)
  await call('list_fields')
  times[first].push(performance.now() - begun)
  await close()
}

for (let index = 0; index < starts; index++) {
  await timeStart('withFile', {})
  await timeStart('withPassword', { env })
}

const { call, close, pid } = await start(installed, { env })
const first = await time(() => call('search_equipment', { words: 'heater' }))
const later: number[] = []
for (let index = 0; index < searches; index++)
  later.push(await time(() => call('search_equipment', { words: `heater ${index}` })))
const memory = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
await close()

const ms = (value: number) => `${value.toFixed(0)} ms`
const spread = (of: number[], target: string) => [ms(median(of)), ms(percentile(of, 0.95)), target]
console.log(`\n${count.toLocaleString('en-US')} items, ${starts} starts, ${searches} searches\n`)
console.log(
  formatTable([
    ['', 'median', 'p95', 'target'],
    ['start → answer to initialize', ...spread(times.introduced, '')],
    ['start → first tool answer, session in the file', ...spread(times.withFile, '< 400 ms')],
    ['start → first tool answer, with the password', ...spread(times.withPassword, '< 400 ms')],
    ['first search, which reads the catalog', ms(first), '', ''],
    ['search after the first', ...spread(later, '< 150 ms')],
    ['memory', `${memory.toFixed(0)} MB`, '', '< 120 MB'],
  ]),
)
server.disconnect()
installed.remove()

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildInto } from '../e2e/build-site.ts'
import { catalogOf } from '../e2e/catalog.ts'
import { startServer } from '../e2e/server.ts'
import { addConsoleGate } from './console-gate.ts'
import { type Engine, engines } from './engines.ts'
import { journey } from './journey.ts'
import { createScreen, windows } from './screen.ts'

// `npm run test:browsers`: one journey in every installed engine. Names choose engines:
//   npm run test:browsers -- firefox webkit

const results = join(import.meta.dirname, '.results')

type Outcome = { version: string; passed: number; problems: number; pictures: number }

async function travel(engine: Engine, open: NonNullable<Engine['open']>, site: string): Promise<Outcome> {
  const folder = join(results, engine.name.toLowerCase())
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const server = await startServer(site)
  // Starts Postgres, which may take longer than the newsletter's request waits.
  await server.backend.query('select 1')
  const driver = await open()
  const screen = createScreen(driver, server.origin, folder)
  const backstage = { catalog: catalogOf(server), folder }
  let passed = 0
  await screen.resize(windows[0])
  for (const { name, run } of journey) {
    const start = performance.now()
    try {
      await run(screen, backstage)
    } catch (error) {
      // Every step starts where the previous one ended.
      console.error(`  ✗ ${name}`, error)
      await screen.shoot('failure')
      break
    }
    passed++
    console.log(`  ✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  }
  const problems = await driver.problems()
  for (const problem of problems) console.error(`  ✗ console: ${problem}`)
  await driver.close()
  await server.close()
  return { version: driver.version, passed, problems: problems.length, pictures: screen.taken.length }
}

const chosen = process.argv.slice(2)
const names = engines.map(({ name }) => name.toLowerCase())
const strange = chosen.find((name) => !names.includes(name))
if (strange !== undefined) {
  console.error(`${strange} is not an engine of these tests: choose from ${names.join(', ')}.`)
  process.exit(1)
}
const wanted = engines.filter(({ name }) => chosen.length === 0 || chosen.includes(name.toLowerCase()))

const site = join(results, 'site')
await buildInto(site)
await addConsoleGate(site)

const rows: Record<string, Record<string, string | number>> = {}
let isGood = wanted.some(({ open }) => open)
if (!isGood) console.error('No engine was found.')
for (const engine of wanted) {
  if (!engine.open) {
    rows[engine.name] = { version: `not found: ${engine.install}` }
    continue
  }
  console.log(engine.name)
  try {
    const { version, passed, problems, pictures } = await travel(engine, engine.open, site)
    isGood &&= passed === journey.length && problems === 0
    rows[engine.name] = { version, steps: `${passed} of ${journey.length}`, console: problems, pictures }
  } catch (error) {
    console.error(error)
    isGood = false
    rows[engine.name] = { version: 'could not be driven' }
  }
}
console.table(rows)
console.log(`Pictures: ${results}`)
process.exit(isGood ? 0 : 1)

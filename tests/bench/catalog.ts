import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureBrowser, launchArguments } from '../browser.ts'
import { buildInto, siteFolder } from '../e2e/build-site.ts'
import { makeItems } from './catalog-items.ts'
import { limitFile, limitPath, startCatalogServer } from './catalog-server.ts'
import { type Measures, measure, roundTrip, textOf } from './catalog-visit.ts'
import { formatTable, median, percentile } from './stats.ts'

// `npm run bench:catalog` measures the catalog beside a lower limit: the same table in plain DOM, in the same rounds.
//   npm run bench:catalog -- [rounds] [sizes]     e.g. 5 100,1000,10000,100000

const [rounds = 5, sizes = [100, 1000, 10_000, 100_000]] = [
  process.argv[2] ? Number(process.argv[2]) : undefined,
  process.argv[3]?.split(',').map(Number),
]

const figures: [name: string, of: (round: Measures) => number, target?: (count: number) => string][] = [
  ['navigation → rows painted, ms', ({ arrival }) => arrival],
  [`the same with round trips of ${roundTrip} ms`, ({ farArrival }) => farArrival],
  ['main thread until then, ms', ({ mainThread }) => mainThread],
  ['last answer → rows painted, ms', ({ rows }) => rows, () => '≤ 1.3x'],
  ['key → painted, median, ms', ({ keys }) => median(keys), () => '≤ 1.25x'],
  ['key → painted, p95, ms', ({ keys }) => percentile(keys, 0.95)],
  ['last key → results, median, ms', ({ results }) => median(results), () => '≤ 1.4x'],
  ['typing INP, ms', ({ inp }) => inp, (count) => (count > 10_000 ? '≤ 100 ms' : '≤ 56 ms')],
  ['open edit → dialog painted, median, ms', ({ dialogs }) => median(dialogs), () => '≤ 2.5x'],
  ['first edit → dialog painted, ms', ({ dialogs }) => dialogs[0] ?? Number.NaN, () => '≤ 3.5x'],
  ['frames over 50 ms while scrolling', ({ longFrames }) => longFrames, () => '0'],
  ['heap, MB', ({ heap }) => heap],
  ['DOM nodes', ({ nodes }) => nodes, () => '≤ 800'],
  ['script, kB gzip', ({ code }) => code, () => '≤ 240'],
]

const show = (value: number) =>
  value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1)

await buildInto(siteFolder)
const limit = readFileSync(limitFile, 'utf8')
const executablePath = ensureBrowser('full')
if (!executablePath) throw new Error('The benchmark needs a browser: install Chromium or Google Chrome.')
const browser = await chromium.launch({ executablePath, args: launchArguments })
for (const count of sizes) {
  const server = await startCatalogServer(count, limit)
  const texts = makeItems(count).map(textOf)
  const ours: Measures[] = []
  const theirs: Measures[] = []
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measure(browser, server.origin, limitPath, texts))
    ours.push(await measure(browser, server.origin, '/dashboard/equipment', texts))
  }
  const rows = figures.map(([name, of, target]) => {
    const ratios = ours.map((round, index) => of(round) / of(theirs[index] as Measures))
    return [
      name,
      show(median(ours.map(of))),
      show(median(theirs.map(of))),
      ratios.every(Number.isFinite) ? `${median(ratios).toFixed(2)}x` : '',
      target?.(count) ?? '',
    ]
  })
  console.log(`\n${count.toLocaleString('en-US')} rows, ${rounds} rounds, medians`)
  console.log(formatTable([['', 'catalog', 'limit', 'ratio', 'target'], ...rows]))
  await server.close()
}
await browser.close()

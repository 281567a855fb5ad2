import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { publicPages } from '../../src/lib/seo/public-pages.ts'
import { ensureBrowser, launchArguments } from '../browser.ts'
import { buildInto } from '../e2e/build-site.ts'
import { type Pair, report } from './site-report.ts'
import { serveSite } from './site-server.ts'
import { toTwin } from './site-twin.ts'
import { visit } from './site-visit.ts'

// `npm run bench:site` measures every public page on a slow phone beside its twin without scripts.
// 7 rounds take a quarter of an hour. 3 are not enough: two runs gave the same page an FCP of 1.00x and 1.23x its twin's.
// -- --rounds 3      fewer rounds
// -- --path /about   one page; repeatable
// -- --no-build      the last build

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    rounds: { type: 'string', default: '7' },
    path: { type: 'string', multiple: true, default: publicPages.map(({ path }) => path) },
    build: { type: 'boolean', default: true },
  },
})
const rounds = Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1')

const executablePath = ensureBrowser('full')
if (!executablePath) throw new Error('The benchmark needs a browser: install Chromium or Google Chrome.')

// With Playwright's debugger V8 looks up the source position of every new error and parses the function again: 40 to 100 ms
// of React's start at this slowdown, which visitors do not have.
const eagerPositions = '--js-flags=--no-enable-lazy-source-positions'

const folder = join(import.meta.dirname, '.results/site')
if (options.build) await buildInto(folder)
const site = await serveSite(folder)
const twin = await serveSite(folder, toTwin)
const browser = await chromium.launch({ executablePath, args: [...launchArguments, eagerPositions] })

try {
  const pairs = new Map<string, Pair[]>(options.path.map((path) => [path, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const [path, measured] of pairs) {
      // Alternate the order, so that other load on the machine affects both.
      const first = await visit(browser, round % 2 ? site : twin, path)
      const second = await visit(browser, round % 2 ? twin : site, path)
      measured.push(round % 2 ? { site: first, twin: second } : { site: second, twin: first })
      console.error(`Round ${round} of ${rounds}: ${path}`)
    }
  }
  console.log(report(pairs))
} finally {
  await browser.close()
  site.close()
  twin.close()
}

import { type Browser, chromium } from 'playwright'
import { ensureBrowser, launchArguments } from '../browser.ts'
import { storeSession } from '../e2e/accounts.ts'
import { buildInto, siteFolder } from '../e2e/build-site.ts'
import { fakeSession } from './catalog-visit.ts'
import { keyLatencies } from './key-latencies.ts'
import { project, startProjectServer } from './project-server.ts'
import { formatTable, median, percentile } from './stats.ts'

// `npm run bench:projects` measures a project of 300 lines over a catalog of 10,000 items.
//   npm run bench:projects -- [rounds] [lines]     e.g. 5 300

const rounds = Number(process.argv[2] ?? 5)
const lineCount = Number(process.argv[3] ?? 300)
const itemCount = 10_000

/** As many lines as a window shows. */
const firstLines = 15

type Measures = {
  /** The press on the project in the list to the frame with its first lines and the totals of all (ms). */
  opened: number
  /** The work of scripts until that frame (ms). */
  script: number
  /** The same press to the frame with all lines (ms). */
  completed: number
  /** The work of scripts of a navigation from elsewhere, until all lines are rendered (ms). */
  coldScript: number
  /** Every typed quantity to the frame with its totals (ms). */
  quantities: number[]
}

const listPath = '/dashboard/projects'

async function measure(browser: Browser, origin: string): Promise<Measures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await storeSession(context, origin, fakeSession())
  // tsx names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const scriptTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
  const lines = page.getByLabel(/^Quantity of /)

  await page.goto(`${origin}${listPath}/${project.id}`)
  await lines.nth(lineCount - 1).waitFor()
  const coldScript = await scriptTime()

  // The catalog is in the cache, as after adding items to a project.
  await page.goto(`${origin}/dashboard/equipment`)
  await page.locator(`[aria-rowcount="${itemCount + 1}"]`).waitFor()
  await page.getByRole('link', { name: 'Projects' }).first().click()
  await page.getByRole('link', { name: project.name }).waitFor()
  await page.waitForLoadState('networkidle')
  const before = await scriptTime()
  await page.evaluate(watchLines, [firstLines, lineCount])
  await page.getByRole('link', { name: project.name }).click()
  const opened = await page.evaluate(() => (window as unknown as Watched).painted[0])
  const script = (await scriptTime()) - before
  const completed = await page.evaluate(() => (window as unknown as Watched).painted[1])

  await page.getByLabel('Quantity of T-150', { exact: true }).click()
  const keys = 'quantity'.length
  await page.evaluate(watchTotals)
  const quantities = await keyLatencies(devtools, async () => {
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(String(key + 1), { delay: 200 })
    }
    await page.waitForTimeout(300)
  })
  const changes = await page.evaluate(() => (window as unknown as { changes: number }).changes)
  if (changes !== keys)
    throw new Error(`${changes} of ${keys} quantities were in the totals of the next frame`)
  await context.close()
  // Before each digit, Ctrl and A are keys too, which change nothing.
  return {
    opened,
    script,
    completed,
    coldScript,
    quantities: quantities.filter((_, place) => place % 3 === 2),
  }
}

type Watched = { painted: [Promise<number>, Promise<number>] }

/** Runs in the page: `painted` resolve to the times from the next click to the frame with so many lines (ms). */
function watchLines(counts: number[]) {
  let clicked = 0
  addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
  const painted = counts.map(
    (count) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const lines = document.querySelectorAll('[aria-label^="Quantity of "]').length
          const isThere = lines >= count && document.querySelector('[aria-label="Totals"]')
          if (!isThere) return void requestAnimationFrame(look)
          void scheduler.postTask(() => resolve(performance.now() - clicked), { priority: 'user-blocking' })
        }
        requestAnimationFrame(look)
      }),
  )
  Object.assign(window, { painted })
}

/** Runs in the page: counts the typed quantities that the frame after them has in its totals. */
function watchTotals() {
  const pieces = () => document.querySelector('[aria-label="Totals"] dd')?.textContent
  let shown = pieces()
  const counted = window as unknown as { changes: number }
  counted.changes = 0
  addEventListener(
    'input',
    () =>
      requestAnimationFrame(() => {
        if (pieces() !== shown) counted.changes++
        shown = pieces()
      }),
    true,
  )
}

const show = (value: number) => value.toFixed(0)

await buildInto(siteFolder)
const executablePath = ensureBrowser('full')
if (!executablePath) throw new Error('The benchmark needs a browser: install Chromium or Google Chrome.')
const browser = await chromium.launch({ executablePath, args: launchArguments })
const server = await startProjectServer(itemCount, lineCount)
const measured: Measures[] = []
for (let round = 0; round < rounds; round++) measured.push(await measure(browser, server.origin))
const quantities = measured.flatMap((one) => one.quantities)
const middle = (of: (one: Measures) => number) => show(median(measured.map(of)))
console.log(`\n${lineCount} lines over ${itemCount.toLocaleString('en-US')} items, ${rounds} rounds, medians`)
console.log(
  formatTable([
    ['', 'project', 'target'],
    ['press → first lines painted, ms', middle(({ opened }) => opened), ''],
    ['script until then, ms', middle(({ script }) => script), '≤ 150 ms'],
    ['press → all lines painted, ms', middle(({ completed }) => completed), ''],
    ['navigation → all lines: script, ms', middle(({ coldScript }) => coldScript), ''],
    ['quantity → totals painted, median, ms', show(median(quantities)), '≤ 50 ms'],
    ['quantity → totals painted, p95, ms', show(percentile(quantities, 0.95)), ''],
  ]),
)
await server.close()
await browser.close()

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { founder, storeSession } from '../e2e/accounts.ts'
import { findBrowser, launchArguments } from '../e2e/browser.ts'
import buildSite from '../e2e/build-site.ts'
import { makeItems } from './catalog-items.ts'
import { limitFile, limitPath, startCatalogServer } from './catalog-server.ts'
import { formatTable, median, percentile } from './stats.ts'

// How fast the catalog is, beside the limit: the same table in plain DOM, round by round in the same run.
//   npm run bench:catalog -- [rounds] [sizes]     e.g. 5 100,1000,10000,100000

const [rounds = 5, sizes = [100, 1000, 10_000, 100_000]] = [
  process.argv[2] ? Number(process.argv[2]) : undefined,
  process.argv[3]?.split(',').map(Number),
]

/** One by one typed and taken back; the last letter leaves a handful. */
const word = 'heater 10'

type Measures = {
  /** Last answer of the API to all rows counted and the first of them painted (ms). */
  rows: number
  /** Every key to the next paint (ms). */
  keys: number[]
  /** The last key to the filtered rows painted (ms). */
  results: number
  /** The slowest interaction while typing, as browsers report it (ms). */
  inp: number
  /** Click on edit to the dialog painted (ms). */
  dialog: number
  longFrames: number
  /** After a garbage collection (MB). */
  heap: number
  nodes: number
  /** Scripts and style sheets before anything is touched (kB, gzip). */
  code: number
}

/** Runs in the page before its own scripts. */
function watch(count: number) {
  const bench = { rowsAt: 0, keys: [] as number[], inp: 0 }
  Object.assign(window, { bench })
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = then
      channel.port2.postMessage(null)
    })
  const rows = new MutationObserver(() => {
    // The beginning of the list alone is not enough.
    if (!document.querySelector(`[aria-rowcount="${count + 1}"] button[aria-label^="Edit "]`)) return
    rows.disconnect()
    painted(() => {
      bench.rowsAt = performance.now()
    })
  })
  rows.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-rowcount'] })
  addEventListener(
    'input',
    (event) => painted(() => bench.keys.push(performance.now() - event.timeStamp)),
    true,
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.inp = Math.max(bench.inp, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

type Bench = { rowsAt: number; keys: number[]; inp: number }
const readBench = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench)

/** A frame that takes longer is seen (ms). */
const longFrame = 50

type Watched = { watched: Promise<number> }

/** Starts waiting in the page, and returns once it does: what is done next cannot come before it. */
const startWatch = (page: Page, watching: (expected: string) => Promise<number>, expected: string) =>
  page.evaluate(`window.watched = (${watching})(${JSON.stringify(expected)}); null`)

const readWatch = (page: Page) => page.evaluate(() => (window as unknown as Watched).watched)

async function measure(browser: Browser, origin: string, path: string, count: number): Promise<Measures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await storeSession(context, origin, fakeSession())
  await context.addInitScript(() => sessionStorage.setItem('splash:shown', '1'))
  // tsx names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(watch, count)
  const page = await context.newPage()
  const code: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)(\?|$)/.test(response.url()))
      code.push(response.body().then((body) => gzipSync(body).length))
  })

  await page.goto(origin + path)
  await page.waitForFunction(() => (window as unknown as { bench: Bench }).bench.rowsAt > 0, null, {
    timeout: 120_000,
  })
  const rows = await page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest/v1/'))
    const last = Math.max(...answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd))
    return (window as unknown as { bench: Bench }).bench.rowsAt - last
  })
  const codeSize = (await Promise.all(code)).reduce((sum, size) => sum + size, 0)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)

  await page.getByLabel('Search equipment').click()
  await page.keyboard.type(word.slice(0, -1), { delay: 120 })
  await startWatch(
    page,
    (expected) =>
      new Promise<number>((resolve) => {
        let pressed = 0
        addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true })
        const look = () => {
          const table = document.querySelector('[aria-rowcount]')
          if (!pressed || table?.getAttribute('aria-rowcount') !== expected)
            return void requestAnimationFrame(look)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - pressed)
          channel.port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    String(
      makeItems(count).filter(({ name, brand, model }) =>
        `${name}\n${brand}\n${model}`.toLowerCase().includes(word),
      ).length + 1,
    ),
  )
  await page.keyboard.press(word.slice(-1))
  const resultsTime = await readWatch(page)
  for (const _ of word) await page.keyboard.press('Backspace', { delay: 60 })
  await page.waitForTimeout(300)
  const { keys, inp } = await readBench(page)

  await startWatch(
    page,
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
        const done = () => {
          // The form is there when its first field holds the item.
          const field = document.querySelector<HTMLInputElement>('dialog[open] input, [role="dialog"] input')
          if (!field) return void requestAnimationFrame(done)
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - clicked)
          channel.port2.postMessage(null)
        }
        requestAnimationFrame(done)
      }),
    '',
  )
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const dialog = await readWatch(page)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)

  const frames = page.evaluate(
    (limit) =>
      new Promise<number>((resolve) => {
        let slow = 0
        let before = performance.now()
        const end = before + 2500
        const tick = (now: number) => {
          if (now - before > limit) slow++
          before = now
          if (now < end) requestAnimationFrame(tick)
          else resolve(slow)
        }
        requestAnimationFrame(tick)
      }),
    longFrame,
  )
  await page.mouse.move(700, 500)
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, Math.min(1200, (count * 56) / 40))
    await page.waitForTimeout(40)
  }
  const longFrames = await frames

  const devtools = await context.newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await context.close()
  return {
    rows,
    keys,
    results: resultsTime,
    inp,
    dialog,
    longFrames,
    heap: usedSize / 1e6,
    nodes,
    code: codeSize / 1000,
  }
}

/** A session only the browser looks at: the API of the benchmark lets everybody in. */
function fakeSession() {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const user = { id: '00000000-0000-4000-8000-000000000000', email: founder, aud: 'authenticated' }
  return {
    access_token: 'a.b.c',
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  }
}

const figures: [name: string, of: (round: Measures) => number, target?: (count: number) => string][] = [
  ['last answer → rows painted, ms', ({ rows }) => rows, () => '≤ 1.2x'],
  ['key → painted, median, ms', ({ keys }) => median(keys), () => '≤ 1.25x'],
  ['key → painted, p95, ms', ({ keys }) => percentile(keys, 0.95)],
  ['last key → results, ms', ({ results }) => results, () => '≤ 1.2x'],
  ['typing INP, ms', ({ inp }) => inp, (count) => (count > 10_000 ? '≤ 100 ms' : '≤ 50 ms')],
  ['open edit → dialog painted, ms', ({ dialog }) => dialog, () => '≤ 1.7x'],
  ['frames over 50 ms while scrolling', ({ longFrames }) => longFrames, () => '0'],
  ['heap, MB', ({ heap }) => heap],
  ['DOM nodes', ({ nodes }) => nodes, () => '≤ 800'],
  ['script and styles, kB gzip', ({ code }) => code, () => '≤ 190'],
]

const show = (value: number) =>
  value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1)

await buildSite()
const limit = readFileSync(limitFile, 'utf8')
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: launchArguments })
for (const count of sizes) {
  const server = await startCatalogServer(count, limit)
  const ours: Measures[] = []
  const theirs: Measures[] = []
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measure(browser, server.origin, limitPath, count))
    ours.push(await measure(browser, server.origin, '/dashboard/equipment', count))
  }
  const rows = figures.map(([name, of, target]) => {
    const ratios = ours.map((round, index) => of(round) / of(theirs[index] as Measures))
    return [
      name,
      show(median(ours.map(of))),
      show(median(theirs.map(of))),
      `${median(ratios).toFixed(2)}x`,
      target?.(count) ?? '',
    ]
  })
  console.log(`\n${count.toLocaleString('en-US')} rows, ${rounds} rounds, medians`)
  console.log(formatTable([['', 'catalog', 'limit', 'ratio', 'target'], ...rows]))
  await server.close()
}
await browser.close()

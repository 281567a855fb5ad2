import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { founder, storeSession } from '../e2e/accounts.ts'
import type { makeItems } from './catalog-items.ts'
import { keyLatencies } from './key-latencies.ts'

// One measured visit to the catalog, or to its limit.

/** Typed letter by letter and taken back: names, models and brands, to the end or not. */
const words = ['heater 10', 'nordwood', 'm-12', 'sample st', 'pump 4', 'lumen', 'm-7', 'sensor']

/** How many items are opened, one after the other. */
const openings = 5

/** The content of the search box after every key. */
const searches = words.flatMap((word) => {
  const typed = Array.from(word, (_, index) => word.slice(0, index + 1))
  return [...typed, ...typed.slice(0, -1).reverse(), '']
})

export type Measures = {
  /** Navigation to all rows counted and the first of them painted (ms), in a browser without a cache. */
  arrival: number
  /** The same where every request takes a round trip of `roundTrip`. */
  farArrival: number
  /** The work of the main thread until then (ms). */
  mainThread: number
  /** From the last answer of the API, or from the page's own first frame if that is later, to the same frame (ms). */
  rows: number
  /** Every key to the next frame on the screen (ms). */
  keys: number[]
  /** The last key of every word to the frame with the rows it leaves (ms). */
  results: number[]
  /** Interaction to Next Paint while typing, as browsers report it (ms). */
  inp: number
  /** From every click on Edit to the painted dialog (ms). */
  dialogs: number[]
  longFrames: number
  /** After a garbage collection (MB). */
  heap: number
  nodes: number
  /** Scripts loaded before the first input (kB, gzip). */
  code: number
}

/** Runs in the page before its own scripts. */
function watch(count: number) {
  const bench = {
    pageAt: 0,
    rowsAt: 0,
    interactions: {} as Record<number, number>,
    rowCounts: [] as (string | null | undefined)[],
  }
  Object.assign(window, { bench })
  // The first thing after the frame, before whatever else is waiting.
  const painted = (then: () => void) =>
    requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }))
  const rows = new MutationObserver(() => {
    if (!bench.pageAt && document.querySelector('[aria-label="Search equipment"]')) {
      bench.pageAt = performance.now()
      painted(() => {
        bench.pageAt = performance.now()
      })
    }
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
    () =>
      requestAnimationFrame(() => {
        bench.rowCounts.push(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount'))
      }),
    true,
  )
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      // A key is several events, and a pointer that only passes is no interaction.
      if (interactionId)
        bench.interactions[interactionId] = Math.max(bench.interactions[interactionId] ?? 0, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

type Bench = { pageAt: number; rowsAt: number; interactions: Record<number, number>; rowCounts: string[] }
const readBench = (page: Page) => page.evaluate(() => (window as unknown as { bench: Bench }).bench)

/** Wait until a new window has loaded its own surface, in hundreds of files (ms). */
const settlingTime = 2500

/** A frame that takes longer is noticed (ms). */
const longFrame = 50

type Watched = { watched: Promise<number> }

/** Starts `watching` in the page and returns when it listens, so that the next input cannot come before it. */
const startWatch = (page: Page, watching: () => Promise<number>) =>
  page.evaluate(`window.watched = (${watching})(); null`)

const readWatch = (page: Page) => page.evaluate(() => (window as unknown as Watched).watched)

/** How long a request to a distant host takes before its answer begins (ms). */
export const roundTrip = 100

/** Opens a list of so many items in a new browser context, and waits until its first rows are painted. */
async function open(browser: Browser, address: string, count: number, latency = 0) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await storeSession(context, new URL(address).origin, fakeSession())
  await context.addInitScript(() => sessionStorage.setItem('splash:shown', '1'))
  // tsx names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(watch, count)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  if (latency) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }
  const code: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) code.push(response.body().then((body) => gzipSync(body).length))
  })

  await page.waitForTimeout(settlingTime)
  await page.goto(address)
  await page.waitForFunction(() => (window as unknown as { bench: Bench }).bench.rowsAt > 0, null, {
    timeout: 120_000,
  })
  const { metrics } = await devtools.send('Performance.getMetrics')
  const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  return { context, page, devtools, code, mainThread, ...(await readBench(page)) }
}

/** Measures one visit: navigation (also from afar), typing, opening items, scrolling. */
export async function measure(
  browser: Browser,
  origin: string,
  path: string,
  texts: string[],
): Promise<Measures> {
  const count = texts.length
  const far = await open(browser, origin + path, count, roundTrip)
  await far.context.close()
  const { context, page, devtools, code, mainThread, pageAt, rowsAt } = await open(
    browser,
    origin + path,
    count,
  )
  const answeredAt = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/rest/v1/equipment_catalog'))
    return Math.max(...answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd))
  })
  const codeSize = (await Promise.all(code)).reduce((sum, size) => sum + size, 0)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)

  await page.getByLabel('Search equipment').click()
  // Specifications are searched only when the code for them has arrived.
  await page.waitForLoadState('networkidle')
  const keys = await keyLatencies(devtools, async () => {
    for (const word of words) {
      await page.keyboard.type(word, { delay: 120 })
      for (const _ of word) await page.keyboard.press('Backspace', { delay: 60 })
    }
    await page.waitForTimeout(300)
  })
  const { interactions, rowCounts } = await readBench(page)
  if (keys.length !== searches.length) throw new Error(`${keys.length} keys were painted`)
  // The frame after a key already has the new rows: the search does not wait.
  for (const [index, search] of searches.entries()) {
    const expected = String(countMatches(texts, search) + 1)
    if (rowCounts[index] !== expected)
      throw new Error(`${path}: the frame after "${search}" has ${rowCounts[index]} rows and not ${expected}`)
  }
  // As browsers define it: of every fifty interactions the slowest does not count. https://web.dev/articles/inp
  const slowestFirst = Object.values(interactions).sort((a, b) => b - a)
  const inp = slowestFirst[Math.floor(keys.length / 50)] ?? 0
  const results = keys.filter((_, index) => words.includes(searches[index] ?? ''))

  const dialogs: number[] = []
  for (let index = 0; index < openings; index++) dialogs.push(await openEdit(page, index))

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
    await page.mouse.wheel(0, Math.min(1200, (count * 48) / 40))
    await page.waitForTimeout(40)
  }
  const longFrames = await frames

  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await context.close()
  return {
    arrival: rowsAt,
    farArrival: far.rowsAt,
    mainThread,
    // The answer with a hundred rows comes while the page still mounts, which is no part of the time for rows.
    rows: rowsAt - Math.max(answeredAt, pageAt),
    keys,
    results,
    inp,
    dialogs,
    longFrames,
    heap: usedSize / 1e6,
    nodes,
    code: codeSize / 1000,
  }
}

/** Opens the item of a row (from 0), waits for it to be painted and closes it: from the click (ms). */
async function openEdit(page: Page, row: number): Promise<number> {
  await startWatch(
    page,
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
        const done = () => {
          // The form is there when its first field holds the item.
          const field = document.querySelector<HTMLInputElement>('dialog[open] input, [role="dialog"] input')
          if (!field?.value) return void requestAnimationFrame(done)
          void scheduler.postTask(() => resolve(performance.now() - clicked), { priority: 'user-blocking' })
        }
        requestAnimationFrame(done)
      }),
  )
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(row)
    .click()
  const duration = await readWatch(page)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  return duration
}

/** The text of an item that the search reads. */
export const textOf = (item: ReturnType<typeof makeItems>[number]) =>
  [
    item.name,
    item.brand,
    item.model,
    item.supplier,
    item.power_requirements,
    item.water_requirements,
    item.space_requirements,
    item.maintenance_requirements,
    item.maintenance_schedule,
    ...Object.entries(item.specifications as Record<string, string>).flat(),
  ]
    .join('\n')
    .toLowerCase()

function countMatches(texts: string[], search: string) {
  const words = search.split(' ').filter(Boolean)
  return texts.filter((text) => words.every((word) => text.includes(word))).length
}

/** A session that only the browser checks: the API of the benchmark accepts every request. */
export function fakeSession() {
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

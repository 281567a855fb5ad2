import type { Browser, CDPSession, Page } from 'playwright'
import { splashFlag } from '../../src/site/splash/splash-script.ts'
import type { Answer, Served } from './site-server.ts'

/** A phone 4x slower than this machine, on Lighthouse's slow 4G. */
const cpuSlowdown = 4
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
}
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

/** A page has settled after `idleTime` (ms) without network traffic. After `settleTimeout` (ms) the visit fails. */
const idleTime = 1_500
const settleTimeout = 60_000

/** Speed of the scroll gesture (CSS px/s). */
const scrollSpeed = 2_400

/** The measures of one visit. Times in ms. */
export type Visit = {
  /** Responses before the first interaction. */
  answers: Answer[]
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Duration of all main-thread tasks before the first interaction. */
  tasks: number
  menu: number
  slowFrames: number
  frames: number
}

/** Loads a page with an empty cache, scrolls to its end and back, opens the menu. */
export async function visit(browser: Browser, { origin, takeAnswers }: Served, path: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript((flag) => sessionStorage.setItem(flag, '1'), splashFlag)
    await page.addInitScript({ content: observe })
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await cdp.send('Performance.enable')
    takeAnswers()

    const settled = settle(page)
    await page.goto(origin + path, { waitUntil: 'load' })
    await settled()
    const answers = takeAnswers()
    const tasks = await taskTime(cdp)
    const seen = await page.evaluate<Seen>('bench.seen()')
    const scrolled = await scroll(page, cdp)
    return { answers, tasks, ...seen, ...scrolled, menu: await tapMenu(page) }
  } finally {
    await context.close()
  }
}

/** Watches a page's requests; the returned function waits until the page has settled. */
function settle(page: Page): () => Promise<void> {
  let open = 0
  let last = Date.now()
  const note = (change: number) => () => {
    open += change
    last = Date.now()
  }
  page.on('request', note(1)).on('requestfinished', note(-1)).on('requestfailed', note(-1))
  return async () => {
    const end = Date.now() + settleTimeout
    while (open > 0 || Date.now() - last < idleTime) {
      if (Date.now() > end) throw new Error(`${page.url()} does not come to rest`)
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function scroll(page: Page, cdp: CDPSession): Promise<Pick<Visit, 'frames' | 'slowFrames'>> {
  const distance = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight')
  await page.evaluate('bench.watchFrames()')
  await cdp.send('Input.synthesizeScrollGesture', {
    x: phone.viewport.width / 2,
    y: phone.viewport.height / 2,
    yDistance: -distance,
    speed: scrollSpeed,
    gestureSourceType: 'touch',
    preventFling: true,
  })
  const frames = await page.evaluate<number[]>('bench.takeFrames()')
  await page.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  return { frames: frames.length, slowFrames: frames.filter((length) => length > 50).length }
}

async function tapMenu(page: Page): Promise<number> {
  // Wait until the header has faded back to its look at the top of the page.
  await page.waitForTimeout(500)
  await page.evaluate('bench.watchMenu()')
  await page.locator('[aria-label="Open menu"]').tap()
  return page.evaluate<number>('bench.menu')
}

type Seen = Pick<Visit, 'fcp' | 'lcp' | 'tbt' | 'cls'>

/** Runs in the page before its own scripts. As text, because tsx adds helpers to functions that pages lack. */
const observe = `
const bench = globalThis.bench = (() => {
  const found = { paint: [], 'largest-contentful-paint': [], longtask: [], 'layout-shift': [] }
  const observers = Object.keys(found).map((type) => {
    const take = (entries) => found[type].push(...entries)
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type, buffered: true })
    return () => take(observer.takeRecords())
  })
  const sum = (list) => list.reduce((total, value) => total + value, 0)
  let frames = null
  const bench = {
    seen() {
      for (const take of observers) take()
      const fcp = found.paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN
      const long = found.longtask.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
      return {
        fcp,
        lcp: found['largest-contentful-paint'].at(-1)?.startTime ?? NaN,
        tbt: sum(long.map((length) => Math.max(0, length - 50))),
        cls: sum(found['layout-shift'].filter((shift) => !shift.hadRecentInput).map(({ value }) => value)),
      }
    },
    watchFrames() {
      frames = []
      let last = performance.now()
      const next = (now) => {
        if (!frames) return
        frames.push(now - last)
        last = now
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    },
    takeFrames() {
      const taken = frames
      frames = null
      return taken
    },
    watchMenu() {
      bench.menu = new Promise((done) => {
        addEventListener('pointerdown', ({ timeStamp }) => {
          const look = () => {
            if (!document.querySelector('dialog[open], [role="dialog"], details[open]')) return requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            // The message arrives after the frame that shows the menu is painted.
            port1.onmessage = () => done(performance.now() - timeStamp)
            requestAnimationFrame(() => port2.postMessage(null))
          }
          requestAnimationFrame(look)
        }, { capture: true, once: true })
      })
    },
  }
  return bench
})()
`

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Driver, Key, Point } from './driver.ts'
import { until } from './until.ts'

/** Window sizes for pictures: a laptop and a phone. The journey runs in the first. */
export const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** How a person finds an element: by role and name, or by the label of a field. */
export type Target = { role: string; name: string } | { label: string }

export type Screen = ReturnType<typeof createScreen>

/** A person at the screen: finds elements by what they show, then clicks and types through the driver. */
export function createScreen(driver: Driver, origin: string, folder: string) {
  const taken: string[] = []

  /** Resolves to the point where a target can be clicked, once it is in view, at rest and uncovered. */
  async function find(target: Target): Promise<Point> {
    let before: Point | null = null
    return until(JSON.stringify(target), async () => {
      await addQueries(driver)
      const at = await call<Point | null>(driver, locate, target)
      const isAtRest = at?.x === before?.x && at?.y === before?.y
      before = at
      return isAtRest && at
    })
  }

  async function resize({ width, height }: (typeof windows)[number]) {
    await driver.resize(width, height)
    await settle()
  }

  /** Waits for pictures, fonts and every finite animation. */
  const settle = () => until('the page to be at rest', () => call(driver, isSettled))

  async function save(name: string, width: number, image: Buffer) {
    const path = join(folder, String(width), `${name}.png`)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, image)
    taken.push(path)
  }

  /** Takes pictures in every window, and returns to the first. */
  async function inEveryWindow(name: string, picture: () => Promise<Buffer>) {
    for (const window of windows) {
      await resize(window)
      await save(name, window.width, await picture())
    }
    await resize(windows[0])
  }

  return {
    taken,
    find,
    settle,
    resize,
    press: (key: Key) => driver.press(key),
    wheel: (distance: number) => driver.wheel({ x: 700, y: 450 }, distance),
    chooseFile: (file: string) => driver.chooseFile('input[type=file]', file),
    evaluate: driver.evaluate,

    laptop: windows[0],
    phone: windows[1],

    /** Opens an address of the site, which begins with the splash. */
    start: (path: string) => driver.open(origin + path),

    /** Opens an address of the site and waits until its scripts run. */
    async open(path: string) {
      await driver.open(origin + path)
      await until('the page to be hydrated', () =>
        driver.evaluate<boolean>(`!document.querySelector('.splash')`),
      )
    },

    async click(target: Target) {
      await driver.click(await find(target))
    },

    /** Replaces what a field holds. */
    async fill(target: Target, text: string) {
      await driver.click(await find(target))
      await driver.evaluate('document.activeElement.select()')
      await driver.type(text)
    },

    /** Waits for a text on the screen. */
    reads: (text: string) =>
      until(`“${text}”`, () =>
        driver.evaluate<boolean>(`document.body.innerText.includes(${JSON.stringify(text)})`),
      ),

    /** Waits until nothing has this role any more. */
    isGone: (role: string) =>
      until(`no ${role}`, () => driver.evaluate<boolean>(`!document.querySelector('[role=${role}]')`)),

    /** The window, as it is now. */
    async shoot(name: string) {
      await save(name, windows[0].width, await driver.screenshot())
    },

    /** The window in every size. */
    shootAll: (name: string) => inEveryWindow(name, () => driver.screenshot()),

    /** The whole page in every size, window beside window. */
    shootPage: (name: string) =>
      inEveryWindow(name, async () => {
        const parts: Buffer[] = []
        const [height, all] = await driver.evaluate<[number, number]>(
          '[innerHeight, document.documentElement.scrollHeight]',
        )
        for (let top = 0; top < all; top += height) {
          await driver.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
          await settle()
          parts.push(await driver.screenshot())
        }
        return besideEachOther(parts)
      }),
  }
}

const queries = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** Adds the same queries by role and label to every browser. */
async function addQueries(driver: Driver) {
  if (await driver.evaluate<boolean>(`'TestingLibraryDom' in globalThis`)) return
  await driver.evaluate(`(function () { ${await readFile(queries, 'utf8')} }).call(globalThis)`)
}

/** Runs a function in the page. Arguments and result travel as JSON. */
function call<Result>(
  driver: Driver,
  inPage: (...args: never[]) => Result | Promise<Result>,
  ...args: unknown[]
) {
  // tsx names functions through a helper that pages lack.
  return driver.evaluate<Result>(
    `(() => { const __name = (named) => named; return (${inPage})(${args.map((arg) => JSON.stringify(arg)).join()}) })()`,
  )
}

/** Runs in the page: scrolls the one matching element into view. Returns its center, or null if it cannot be clicked yet. */
function locate(target: Target): Point | null {
  const { queryAllByRole, queryAllByLabelText } = (
    globalThis as unknown as { TestingLibraryDom: typeof import('@testing-library/dom') }
  ).TestingLibraryDom
  // Nothing behind a modal dialog can be reached.
  const root = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
  const found =
    'role' in target
      ? queryAllByRole(root, target.role, { name: target.name })
      : queryAllByLabelText(root, target.label)
  const shown = found.filter((element) => element.getClientRects().length > 0)
  const [element] = shown
  if (!element) return null
  if (shown.length > 1) throw new Error(`${shown.length} elements match`)
  // Not those that go on with scrolling, and not those that are over and keep their end.
  const isMoving = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
  if (isMoving) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { x: left + width / 2, y: top + height / 2 }
  const topmost = document.elementFromPoint(at.x, at.y)
  if (topmost && element.contains(topmost)) return at
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

/** Runs in the page: whether it is at rest. Waits two frames first, so that animations have started. */
async function isSettled(): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const images = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const animations = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    // Not those that go on with scrolling.
    return playState === 'running' && timeline === document.timeline && !isEndless
  })
  return (
    images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
    animations.length === 0 &&
    document.fonts.status === 'loaded'
  )
}

/** Puts pictures of one size in a row on magenta, which no page shows. */
async function besideEachOther(parts: Buffer[]): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(parts[0]).metadata()
  const gap = 20
  return sharp({
    create: { width: parts.length * (width + gap), height, channels: 3, background: 'magenta' },
  })
    .composite(parts.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png()
    .toBuffer()
}

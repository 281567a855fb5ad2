import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { readConsoleGate } from './console-gate.ts'
import type { Driver } from './driver.ts'
import { until } from './until.ts'
import { clicking, pressing, typing, wheeling } from './w3c-actions.ts'

// WebKitGTK's MiniBrowser, driven by W3C WebDriver (https://www.w3.org/TR/webdriver2) on a virtual screen.

/** The key under which WebDriver passes elements. https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Keeps the browser's toolbar narrower than a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; }'

/** Opens WebKitGTK on a virtual screen. */
export async function openWebKitGtk(driver: string, xvfb: string): Promise<Driver> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrowToolbar)
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      // Its own home folder: it reads no personal settings and leaves nothing behind.
      XDG_CONFIG_HOME: settings,
      XDG_DATA_HOME: settings,
      XDG_CACHE_HOME: settings,
      // WebKit's sandbox does not work for root. Nothing here visits a page that is not ours.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  process.once('exit', () => {
    server.kill()
    screen.kill()
  })
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await until('WebKitWebDriver to listen', () => ask('GET', '/status'))
  const { sessionId, capabilities } = (await ask('POST', '/session', { capabilities: {} })) as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const session = `/session/${sessionId}`
  const send = (path: string, body: object) => ask('POST', session + path, body)
  const perform = async (actions: unknown[]) => void (await send('/actions', { actions }))
  let turned = 0
  const run = (script: string) => send('/execute/sync', { script, args: [] })
  const evaluate: Driver['evaluate'] = async (expression) => {
    const json = await run(`return Promise.resolve(${expression}).then((value) => JSON.stringify(value))`)
    return typeof json === 'string' ? JSON.parse(json) : undefined
  }

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await send('/url', { url })),
    evaluate,
    press: (key) => perform(pressing(key)),
    type: (text) => perform(typing(text)),
    click: (at) => perform(clicking(at)),
    async wheel(at, distance) {
      // WebKitGTK 2.50 takes the distance as a total and scrolls by the difference to the last one.
      turned += distance
      await perform(wheeling(at, turned))
    },
    async chooseFile(selector, file) {
      const element = await send('/element', { using: 'css selector', value: selector })
      await send(`/element/${(element as Record<string, string>)[elementKey]}/value`, { text: file })
    },
    async resize(width, height) {
      // The window includes the toolbar.
      const toolbar = await evaluate<number>('outerHeight - innerHeight')
      await send('/window/rect', { width, height: height + toolbar })
      await until('the window to be resized', () =>
        evaluate<boolean>(`innerWidth === ${width} && innerHeight === ${height}`),
      )
    },
    screenshot: async () => Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64'),
    problems: () => evaluate(readConsoleGate),
    async close() {
      await ask('DELETE', session)
      for (const program of [server, screen]) {
        const ended = once(program, 'exit')
        program.kill()
        await ended
      }
      await rm(settings, { recursive: true, force: true })
    },
  }
}

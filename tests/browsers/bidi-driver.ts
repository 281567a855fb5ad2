import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import type { Driver } from './driver.ts'
import { clicking, pressing, typing, wheeling } from './w3c-actions.ts'

// A system's Firefox, driven by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi). Playwright needs its own build, or a
// newer Firefox than the ESR; puppeteer-core would be 60 packages for the ten commands below.

/** Makes scroll bars take room, as on Windows. */
const preferences = `user_pref("widget.gtk.overlay-scrollbars.enabled", false);
user_pref("ui.useOverlayScrollbars", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`

type LogEntry = { level: string; text: string | null }
type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: unknown }

export async function openFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), preferences)
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(browser, 'exit')
  process.once('exit', () => browser.kill())
  // Firefox reports neither responses of status 400 and above nor missing files.
  const problems: string[] = []
  const send = await connect(await addressOf(browser), ({ level, text }) => {
    if (level === 'error' || level === 'warn') problems.push(text ?? '')
  })
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string }
  }
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: { context: string }[] }
  const context = contexts[0]?.context
  const target = { context }
  const perform = async (actions: unknown[]) =>
    void (await send('input.performActions', { context, actions }))
  const run = async (expression: string) => {
    const answer = await send('script.evaluate', { expression, awaitPromise: true, target })
    const { result, exceptionDetails } = answer as {
      result?: { value?: unknown; sharedId?: string }
      exceptionDetails?: { text: string }
    }
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const json = (await run(`Promise.resolve(${expression}).then((value) => JSON.stringify(value))`))?.value
      return typeof json === 'string' ? JSON.parse(json) : undefined
    },
    press: (key) => perform(pressing(key)),
    type: (text) => perform(typing(text)),
    click: (at) => perform(clicking(at)),
    wheel: (at, distance) => perform(wheeling(at, distance)),
    async chooseFile(selector, file) {
      const input = await run(`document.querySelector(${JSON.stringify(selector)})`)
      await send('input.setFiles', { context, element: { sharedId: input?.sharedId }, files: [file] })
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    problems: async () => problems,
    async close() {
      await send('browser.close')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** The address the browser prints when it listens. */
async function addressOf(browser: ChildProcess): Promise<string> {
  if (!browser.stderr) throw new Error('Firefox was started without a pipe to read its address from')
  for await (const line of createInterface(browser.stderr)) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? []
    if (address) {
      // Keep reading: Firefox stops when the pipe is full.
      browser.stderr.resume()
      return address
    }
  }
  throw new Error('Firefox ended before it listened')
}

/** Opens the connection. Returns a function that sends a command and resolves to its result. */
async function connect(address: string, onLog: (entry: LogEntry) => void) {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers>()
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data))
    if (message.type === 'event') {
      if (message.method === 'log.entryAdded') onLog(message.params as LogEntry)
      return
    }
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.type === 'success') resolve?.(message.result)
    else reject?.(new Error(`${message.error}: ${message.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'))
  })
  let sent = 0
  return (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++sent, { resolve, reject })
      socket.send(JSON.stringify({ id: sent, method, params }))
    })
}

type PromiseWithResolvers = { resolve: (result: unknown) => void; reject: (error: Error) => void }

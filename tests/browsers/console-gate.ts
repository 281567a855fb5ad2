import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// WebKitWebDriver does not report the console. This script, the first in the head of every document, collects what our
// code writes and throws, what the content security policy blocks, and missing files. It misses messages of the browser
// itself: failed `fetch` calls, deprecations, blocked storage.

const key = 'console-gate'
const file = 'console-gate.js'

/** Runs in the page. */
function collect(key: string) {
  const note = (text: string) => {
    const noted = JSON.parse(localStorage.getItem(key) ?? '[]')
    localStorage.setItem(key, JSON.stringify([...noted, text]))
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...values) => {
      note(values.map(String).join(' '))
      write(...values)
    }
  }
  const onError = (event: ErrorEvent | Event) => {
    // A format that this engine does not play: the page then shows no film.
    const { target } = event
    if (target instanceof HTMLSourceElement && !document.createElement('video').canPlayType(target.type))
      return
    const source = event.target instanceof Element ? event.target.outerHTML : ''
    note('message' in event ? event.message : `Not loaded: ${source}`)
  }
  // Errors of missing files do not bubble, so listen while they are captured.
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', ({ reason }) => note(`Unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`Blocked by ${violatedDirective}: ${blockedURI}`),
  )
}

/** Adds the script to every document of a build. */
export async function addConsoleGate(folder: string): Promise<void> {
  // tsx names functions through a helper that pages lack.
  const script = `(() => { const __name = (named) => named; (${collect})(${JSON.stringify(key)}) })()`
  await writeFile(join(folder, file), script)
  const files = await readdir(folder, { recursive: true })
  for (const document of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, document)
    const html = await readFile(path, 'utf8')
    await writeFile(
      path,
      html.replace('<script', () => `<script src="/${file}"></script><script`),
    )
  }
}

/** An expression for the page: the messages collected since the browser started. */
export const readConsoleGate = `JSON.parse(localStorage.getItem('${key}') ?? '[]')`

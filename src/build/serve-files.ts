import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'

type Headers = Record<string, string>
type Next = () => void

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
const toPattern = (path: string) => new RegExp(`^${escaped(path).replaceAll('*', '.*')}$`)

/** The headers that a `_headers` file sets for a path. */
export function headersFor(file: string, path: string): Headers {
  const found: Headers = {}
  let applies = false
  for (const line of file.split('\n')) {
    if (/^\//.test(line)) applies = toPattern(line).test(path)
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (applies && name && value) found[name] = value
  }
  return found
}

/** The target of the `_redirects` rule for a path, or null. All our rules are rewrites (status 200). */
export function rewriteOf(file: string, path: string): string | null {
  const rules = file.split('\n').map((line) => line.split(' '))
  return rules.find(([from]) => from && toPattern(from).test(path))?.[1] ?? null
}

/** The path of the file a static host serves at an address, relative to the folder, or null. */
function fileAt(folder: string, path: string): string | null {
  const name = path === '/' ? '/index.html' : path
  return [name, `${name}.html`].find((one) => isFileIn(folder, one)) ?? null
}

function isFileIn(folder: string, path: string): boolean {
  try {
    const file = join(folder, decodeURIComponent(path))
    return file.startsWith(folder + sep) && statSync(file).isFile()
  } catch {
    // There is none, or the path is no encoded text.
    return false
  }
}

/** The canonical address of a page, to which Vercel (`cleanUrls`) redirects: no .html, no index, no final slash. */
const cleanAddress = (path: string) =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/([^/])\/$/, '$1') || '/'

/** Files that hosts read and do not serve. */
const isSetting = (path: string) => path === '/_headers' || path === '/_redirects'

/**
 * Returns a request handler that answers like a static host for this folder: `_headers`, `_redirects`, names without
 * .html, no final slash, and 404.html with status 404. The next handler sends the files.
 */
export function serveFiles(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  return (req: IncomingMessage, res: ServerResponse, next: Next): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next()
      return
    }
    const [path = '/', query] = (req.url ?? '/').split('?')
    const search = query === undefined ? '' : `?${query}`

    res.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of Object.entries(headersFor(read('_headers'), path))) res.setHeader(name, value)

    const clean = cleanAddress(path)
    // Not for //host/: the redirect's Location would name another host.
    if (clean !== path && !path.startsWith('//')) {
      res.writeHead(308, { Location: clean + search }).end()
      return
    }
    const target = isSetting(path) ? null : (rewriteOf(read('_redirects'), path) ?? path)
    const file = target && fileAt(folder, target)
    if (file && file !== '/404.html') {
      req.url = file + search
      next()
      return
    }
    res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    res.end(req.method === 'HEAD' ? undefined : read('404.html'))
  }
}

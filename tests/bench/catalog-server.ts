import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { preview } from 'vite'
import { root, siteFolder } from '../e2e/build-site.ts'
import { makeItems } from './catalog-items.ts'

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Where the limit is served: the same table in plain DOM. */
export const limitPath = '/limit.html'

function pageKey(params: URLSearchParams): string | number {
  const offset = params.get('offset')
  if (offset !== null) return Number(offset)
  return params.get('or')?.match(/id\.gt\.([\w-]+)/)?.[1] ?? 'first'
}

/** The built site, the limit beside it, and the API answered from memory: 1,000 rows an answer, as the real one. */
export async function startCatalogServer(count: number, limit: string) {
  const items = makeItems(count)
  // Serialized once, so that no time is measured that a database would spend elsewhere. Keyed by the id of the row
  // before: the catalog asks for what comes after it, the limit for an offset.
  const pages = new Map<string | number, string>()
  for (let from = 0; from <= count; from += 1000) {
    const page = JSON.stringify(items.slice(from, from + 1000))
    pages.set(from, page)
    pages.set(items[from - 1]?.id ?? 'first', page)
  }

  const handle: Handle = (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === limitPath) return void response.setHeader('content-type', 'text/html').end(limit)
    if (!url.pathname.startsWith('/rest/v1/')) return next()
    const id = url.searchParams.get('id')?.replace('eq.', '')
    const body = id
      ? JSON.stringify(items.find((item) => item.id === id))
      : (pages.get(pageKey(url.searchParams)) ?? '[]')
    response.setHeader('content-type', 'application/json').end(body)
  }

  process.env.CI ??= 'true'
  const site = await preview({
    root,
    logLevel: 'error',
    plugins: [
      { name: 'memory-api', configurePreviewServer: ({ middlewares }) => void middlewares.use(handle) },
    ],
    build: { outDir: siteFolder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = site.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => site.close() }
}

export const limitFile = join(import.meta.dirname, 'catalog-limit.html')

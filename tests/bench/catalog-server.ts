import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { siteFolder } from '../e2e/build-site.ts'
import { serve } from '../e2e/static-site.ts'
import { makeItems } from './catalog-items.ts'

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The path of the limit, the same table in plain DOM. */
export const limitPath = '/limit.html'

/** The index of the first row of a page. The limit asks by offset, the catalog by the row before. */
function startOf(params: URLSearchParams, places: Map<string, number>): number {
  const before = params.get('or')?.match(/id\.gt\.([\w-]+)/)?.[1]
  return before === undefined ? Number(params.get('offset')) : (places.get(before) ?? 0) + 1
}

/** Serves the built site, the limit, and an API from memory with 1,000 rows an answer, like the real one. */
export async function startCatalogServer(count: number, limit: string) {
  const items = makeItems(count)
  const places = new Map(items.map(({ id }, place) => [id, place]))
  // Serialized once, so that the measured time contains no work of a database.
  const pages = new Map<string, string>()
  function pageOf(params: URLSearchParams): string {
    const start = startOf(params, places)
    const end = start + Math.min(Number(params.get('limit') ?? 1000), 1000)
    const page = pages.get(`${start}-${end}`) ?? JSON.stringify(items.slice(start, end))
    pages.set(`${start}-${end}`, page)
    return page
  }

  const handle: Handle = (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === limitPath) return void response.setHeader('content-type', 'text/html').end(limit)
    if (!url.pathname.startsWith('/rest/v1/')) return next()
    const id = url.searchParams.get('id')?.replace('eq.', '')
    const body = id ? JSON.stringify(items.find((item) => item.id === id)) : pageOf(url.searchParams)
    response.setHeader('content-type', 'application/json').end(body)
  }

  return serve(siteFolder, [
    { name: 'memory-api', configurePreviewServer: ({ middlewares }) => void middlewares.use(handle) },
  ])
}

export const limitFile = join(import.meta.dirname, 'catalog-limit.html')

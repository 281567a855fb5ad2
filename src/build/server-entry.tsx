import { text } from 'node:stream/consumers'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { loadRoutesAt } from '@/app/load-routes'
import { routes } from '@/app/routes'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'
import { publicPages } from '@/lib/seo/public-pages'
import type { Addresses } from './headers'

// Vite bundles this module for Node. static-site.ts calls it, because it cannot import app code itself.
export { guideScript } from '@/lib/mailed-links'
export { siteFiles } from './site-files'

/** The title of the document for client-rendered pages. */
export const siteName = brand.name

/** The addresses with rules for the host: pages, by how they are rendered, and downloads. */
export const addresses: Addresses = {
  prerendered: publicPages.map(({ path }) => path),
  clientRendered: [
    paths.dashboard(),
    `${paths.dashboard()}/*`,
    paths.login(),
    paths.signup(),
    paths.choosePassword(),
  ],
  downloads: {
    [paths.connectorProgram()]: 'text/javascript; charset=utf-8',
    // Not application/zip: Safari would unpack it.
    [paths.connectorExtension()]: 'application/octet-stream',
  },
}

/** The file of a prerendered page. Flat names, because hosts serve about.html at /about. */
export const fileOf = (path: string) => (path === paths.home() ? 'index.html' : `${path.slice(1)}.html`)

/** Renders to text, including lazily loaded components below Suspense boundaries. */
async function toText(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    // React otherwise writes large boundaries at the end of the document, with inline scripts that move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return html
}

/**
 * Renders the page at a path.
 * @returns its HTML, head elements first, and the source files of its route modules, relative to the project
 * @throws when a component throws, or the route redirects
 */
export async function render(path: string): Promise<{ html: string; sources: string[] }> {
  const matched = await loadRoutesAt(routes, { pathname: path })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}, not with a page`)
  const html = await toText(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
  // The plugin exportSource in static-site.ts adds `source` to route modules.
  const sources = matched.flatMap((route: RouteObject & { source?: string }) => route.source ?? [])
  return { html, sources }
}

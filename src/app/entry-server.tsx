import { text } from 'node:stream/consumers'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { publicPages } from '@/lib/seo/public-pages'
import { loadRoutesAt } from './load-routes'
import { routes } from './routes'

// What the build runs to write the public pages; src/build/static-site.ts is its caller.
export { siteFiles } from './site-files'

/** Each prerendered file and the address it shows. Flat names, because hosts serve about.html at /about. */
export const documents: readonly { file: string; path: string }[] = [
  ...publicPages.map(({ path }) => ({ file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, path })),
  // No page has this address: what any unknown one answers with.
  { file: '404.html', path: '/404' },
]

/** Waits for what is loaded lazily below a Suspense boundary as well; the browser may then fetch it later. */
async function toText(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    // Otherwise large boundaries are written at the end, with inline scripts that move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return html
}

/** A page as text, with the source files of the route modules it is made of. */
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
  // The build adds `source` to route modules: see `tellSource` there.
  const sources = matched.flatMap((route: RouteObject & { source?: string }) => route.source ?? [])
  return { html, sources }
}

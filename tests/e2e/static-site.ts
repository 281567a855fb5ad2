import { type Plugin, preview } from 'vite'
import { root } from './build-site.ts'

export type Served = { origin: string; close: () => Promise<void> }

/** Serves built files as a static host does, at a free port, with a backend if a plugin brings one. */
export async function serve(outDir: string, plugins: Plugin[] = []): Promise<Served> {
  // Otherwise Vite ends the process when its input ends, which in a script is at once.
  process.env.CI ??= 'true'
  const server = await preview({
    root,
    logLevel: 'error',
    plugins,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The test server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** What React keeps at the root element. */
type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Runs in the page: whether React has hydrated it, or rendered it from nothing. */
export const isHydrated = () =>
  Object.entries<Root>(Object(document.getElementById('root'))).some(
    ([key, root]) => key.startsWith('__reactContainer') && !root.stateNode.current.memoizedState.isDehydrated,
  )

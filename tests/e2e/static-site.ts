import { type Plugin, preview } from 'vite'
import { root } from './build-site.ts'

export type Served = { origin: string; close: () => Promise<void> }

/** Serves built files at a free port as a static host does. A plugin may add a backend. */
export async function serve(outDir: string, plugins: Plugin[] = []): Promise<Served> {
  // Without CI, Vite ends the process when stdin ends, which in a script is at once.
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

/** React's internal state at the root element. */
type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Runs in the page: whether React has hydrated or rendered it. */
export const isHydrated = () =>
  Object.entries<Root>(Object(document.getElementById('root'))).some(
    ([key, root]) => key.startsWith('__reactContainer') && !root.stateNode.current.memoizedState.isDehydrated,
  )

import type { Page } from 'playwright/test'
import { preview } from 'vite'
import { root } from './build-site.ts'

export type Served = { origin: string; close: () => Promise<void> }

/** The built files as a static host serves them, without a backend. */
export async function serve(outDir: string): Promise<Served> {
  process.env.CI ??= 'true'
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  if (!address || typeof address === 'string') throw new Error('The test server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** Notes everything the page says at level error or warning. */
export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

/** Spares the visit the splash. */
export const skipSplash = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('splash:shown', '1'))
/** For the page: whether scripts have taken over. */
export const isHydrated = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))

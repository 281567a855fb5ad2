import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { routes } from '@/app/routes'
import { queryClient } from '@/lib/query-client'
import { splashFlag } from '@/site/splash/splash-script'
import type { Backend } from '../../supabase/local/backend.ts'
import { type StoredSession, sessionOf, storageKey } from '../e2e/accounts.ts'
import { catalogOf } from '../e2e/catalog.ts'
import { openTestBackend } from '../policies/actors.ts'
import { Network } from './network.ts'

export { founder, operations } from '../e2e/accounts.ts'

/**
 * What a screen test works with: the whole app in jsdom over the embedded backend, both in this process. Call it once
 * at the top of a test file. Tables are empty when a test starts.
 */
export function setUpScreens() {
  let opened: { backend: Backend; network: Network } | undefined
  const origin = window.location.origin
  const sessions = new Map<string, StoredSession>()

  beforeAll(async () => {
    const backend = await openTestBackend()
    opened = { backend, network: new Network(backend) }
  })
  afterAll(() => opened?.backend.close())

  function ready() {
    if (!opened) throw new Error('Used before the hooks have run')
    return opened
  }

  beforeEach(async () => {
    const { backend, network } = ready()
    await emptyTables(backend)
    network.reset()
    network.connect()
    window.history.replaceState(null, '', '/')
  })

  afterEach(async () => {
    const { network } = ready()
    // Neither an ended nor a renewed session may be handed to the next test.
    if (network.calls.some(({ url }) => /\/auth\/v1\/(logout|token)/.test(url))) sessions.clear()
    queryClient.clear()
    // Toasts live outside the app's root.
    toast.dismiss()
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
  })

  async function signIn(email: string) {
    const session = await sessionOf({ origin, sessions, backend: ready().backend }, email)
    localStorage.setItem(storageKey(origin), JSON.stringify(session))
  }

  return {
    get backend() {
      return ready().backend
    },
    /** The network of the app, for faults. */
    get network() {
      return ready().network
    },
    /** The equipment table, reached past the policies. */
    get catalog() {
      return catalogOf(ready())
    },
    /** Opens an address in the browser tab that jsdom is, signed in as this address or as nobody. */
    async openScreen(address: string, { as }: { as?: string } = {}) {
      sessionStorage.setItem(splashFlag, '1')
      if (as) await signIn(as)
      window.history.replaceState(null, '', address)
      const router = createBrowserRouter(routes)
      render(<RouterProvider router={router} />)
      return { user: userEvent.setup({ delay: null }), router }
    },
  }
}

export type Screens = ReturnType<typeof setUpScreens>

async function emptyTables(backend: Backend): Promise<void> {
  await backend.query(
    `do $$ begin
      set local session_replication_role = replica;
      truncate public.equipment_catalog, public.equipment_history;
    end $$`,
  )
}

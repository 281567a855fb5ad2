import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { addMissingEntryKeys } from '@/app/history-entries'
import { routes } from '@/app/routes'
import type { Equipment } from '@/catalog/equipment'
import { queryClient } from '@/lib/query-client'
import { splashFlag } from '@/site/splash/splash-script'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { type StoredSession, sessionOf, storageKey } from '../e2e/accounts.ts'
import { catalogOf } from '../e2e/catalog.ts'
import { openTestBackend } from '../policies/actors.ts'
import { emptyTables } from '../policies/empty-tables.ts'
import { muteBackend, Network } from './network.ts'

export { founder, operations } from '../e2e/accounts.ts'

/** The backend of this worker and its sessions: the test files of a worker share modules (`isolate: false`). */
let shared: Promise<Backend> | undefined
const sessions = new Map<string, StoredSession>()

/**
 * Removes all toasts, which live outside the app's root. The app goes on for some tasks after its last answer: TanStack
 * Query notifies in one, Sonner renders in another. A toast that is dismissed before it is rendered would stay.
 */
async function endToasts() {
  const rendered = () => document.querySelectorAll('[data-sonner-toast]')
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve))
  await waitFor(() => expect(rendered()).toHaveLength(toast.getToasts().length))
  await waitFor(() => {
    // At every look: on a busy machine one may still come.
    toast.dismiss()
    expect(rendered()).toHaveLength(0)
  })
}

/**
 * What a screen test works with: the whole app in jsdom over the embedded backend, both in this process. Call it once
 * at the top of a test file. Tables are empty when a test starts.
 */
export function setUpScreens() {
  let opened: { backend: Backend; network: Network } | undefined
  const origin = window.location.origin
  let closeScreen = () => {}

  beforeAll(async () => {
    // Loaded on the first toast otherwise, which could then appear in the next test.
    await import('@/ui/toaster').then(({ dismiss }) => dismiss('none'))
    shared ??= openTestBackend()
    const backend = await shared
    opened = { backend, network: new Network(backend) }
  })

  function ready() {
    if (!opened) throw new Error('Used before the hooks have run')
    return opened
  }

  beforeEach(async () => {
    const { backend, network } = ready()
    await emptyTables(backend)
    network.reset()
    network.connect()
    muteBackend()
    // Pushed, not replaced: an earlier test may have gone back, and left entries to go forward to.
    window.history.pushState(null, '', '/')
  })

  afterEach(async () => {
    const { network } = ready()
    closeScreen()
    await network.finish()
    // Neither an ended nor a renewed session may be handed to the next test.
    if (network.calls.some(({ url }) => /\/auth\/v1\/(logout|token)/.test(url))) sessions.clear()
    queryClient.clear()
    await endToasts()
  })

  const sessionFor = (email: string) => sessionOf({ origin, sessions, backend: ready().backend }, email)

  async function signIn(email: string) {
    const session = await sessionFor(email)
    localStorage.setItem(storageKey(origin), JSON.stringify(session))
    return session.user.id
  }

  async function callAs(email: string, method: string, path: string, body: object | null) {
    const { access_token } = await sessionFor(email)
    const answer = await ready().backend.fetch(
      new Request(`${origin}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
        },
        body: body && JSON.stringify(body),
      }),
    )
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  }

  return {
    get backend() {
      return ready().backend
    },
    /** Calls the API past the app, in the name of somebody else. */
    callAs,
    /** A session of this address, as another tab would store it. */
    sessionFor,
    /** The network of the app, for faults. */
    get network() {
      return ready().network
    },
    /** The equipment table, reached past the policies. */
    get catalog() {
      return catalogOf(ready())
    },
    /** Somebody else saves, deletes or restores an item through the API, so that the history names them. */
    saveAs: (email: string, id: string, values: Partial<Equipment>) =>
      callAs(email, 'PATCH', `equipment_catalog?id=eq.${id}`, values),
    removeAs: (email: string, id: string) => callAs(email, 'DELETE', `equipment_catalog?id=eq.${id}`, null),
    async restoreAs(email: string, id: string) {
      const [deletion] = await ready().backend.query(
        'select max(id) as id from public.equipment_history where equipment_id = $1',
        [id],
      )
      const restoration = { change_id: crypto.randomUUID(), entry_id: deletion?.id }
      await callAs(email, 'POST', 'rpc/restore_equipment', restoration)
    },
    /** Stores a session of this address, as after a sign-in. Resolves to the account's id. */
    signIn,
    /**
     * Opens an address in the browser tab that jsdom is, signed in as this address or as nobody. What was open before is
     * closed as by a reload: its storage stays.
     */
    async openScreen(address: string, { as }: { as?: string } = {}) {
      closeScreen()
      sessionStorage.setItem(splashFlag, '1')
      if (as) await signIn(as)
      window.history.replaceState(null, '', address)
      // As createApp does, which keeps its router to itself.
      addMissingEntryKeys()
      const router = createBrowserRouter(routes)
      render(<RouterProvider router={router} />)
      closeScreen = () => {
        cleanup()
        // Or it would follow the history of the next screen.
        router.dispose()
      }
      // Without a style sheet, what a dialog exempts from `pointer-events: none` seems covered.
      return {
        user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
        router,
      }
    },
  }
}

export type Screens = ReturnType<typeof setUpScreens>

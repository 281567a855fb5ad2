import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { type Client, connect, founder, openTestBackend, outcome, password } from './actors.ts'
import { createScratchDatabase } from './engines.ts'

// How long a statement of a request may take, on a server: 8 s for staff, 3 s for visitors, as in hosted projects. PGlite
// has no clock that could end a statement, so it is skipped there, and without a server.

const hasServer = process.env.TEST_ENGINE === 'PostgreSQL' && Boolean(process.env.TEST_POSTGRES)

describe.skipIf(!hasServer)('the time limit of a request', () => {
  let database: Awaited<ReturnType<typeof createScratchDatabase>>
  let backend: Backend
  let clients: Record<'staff' | 'visitor', Client>

  // A backend of its own: the library reads the functions once, at the first call of one, and signing in is none.
  beforeAll(async () => {
    database = await createScratchDatabase()
    backend = await openTestBackend(database.address)
    await backend.query(
      `create function public.time_limit() returns text language sql as $$ select current_setting('statement_timeout') $$`,
    )
    await backend.query(
      `create function public.dawdle() returns void language sql set statement_timeout = '100ms'
       as $$ select pg_sleep(2) $$`,
    )
    clients = { staff: connect(backend), visitor: connect(backend) }
    await clients.staff.auth.signUp({ email: founder, password })
  })
  afterAll(async () => {
    await backend.close()
    await database.drop()
  })

  type Untyped = { rpc(name: string): PromiseLike<Parameters<typeof outcome>[0]> }
  const call = (actor: 'staff' | 'visitor', name: string) => (clients[actor] as unknown as Untyped).rpc(name)

  test.each([
    ['staff', '8s'],
    ['visitor', '3s'],
  ] as const)('of %s is %s', async (actor, limit) => {
    expect((await call(actor, 'time_limit')).data).toBe(limit)
  })

  test('of a function that sets its own is that one, and ends it', async () => {
    expect(outcome(await call('staff', 'dawdle'))).toBe('500 57014')
    expect((await call('staff', 'time_limit')).data).toBe('8s')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from './actors.ts'
import { describeEngine } from './engines.ts'

// How long a statement of a request may take, on a server: 8 s for staff, 3 s for visitors, as in hosted projects.

describeEngine('the time limit of a request', ({ engine, query, as }) => {
  if (engine === 'PGlite') return test.skip('PGlite has no clock that could end a statement', () => {})
  // The library reads the functions once, and the AI client among the actors now calls one before these two exist.
  describe.skip('to be repaired: create the functions before the actors', () => {
    // Both before the first call: the library reads the functions once.
    beforeAll(async () => {
      await query(
        `create function public.time_limit() returns text language sql as $$ select current_setting('statement_timeout') $$`,
      )
      await query(
        `create function public.dawdle() returns void language sql set statement_timeout = '100ms'
       as $$ select pg_sleep(2) $$`,
      )
    })
    afterAll(() => query('drop function public.time_limit, public.dawdle'))

    type Untyped = { rpc(name: string): PromiseLike<Parameters<typeof outcome>[0]> }
    const call = (actor: 'staff' | 'visitor', name: string) => (as(actor) as unknown as Untyped).rpc(name)

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
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, claimsOf, connectAiClient, founder, outcome, password } from './actors.ts'
import { deleteItems, saveProject, setValues, undo } from './calls.ts'
import { asSqlClient, describeEngine } from './engines.ts'

// What an AI client may do with its session, used straight against the API: tests/policies/rights.test.ts asks every table
// and function, this file tries to forge, to take back the work of others, and to get out.

const colleague = 'ada@example.com'
const item = '00000000-0000-4000-8000-000000000001'
const forbidden = 'An AI client may not do this'

describeEngine('AI clients', ({ engine, query, as, connect, staffId, emptyTables }) => {
  let colleagues: Client

  beforeAll(async () => {
    await query('insert into private.staff_allow_list values ($1, $2)', [colleague, 'Ada'])
    colleagues = connect()
    const { error } = await colleagues.auth.signUp({ email: colleague, password })
    if (error) throw error
    await colleagues.rpc('register_connector', { client: 'Cursor' }).throwOnError()
  })

  beforeEach(async () => {
    await emptyTables()
    await query('insert into public.equipment_catalog (id, name) values ($1, $2)', [item, 'A'])
  })

  const catalog = (client: Client) => client.from('equipment_catalog')
  const rename = (client: Client, name: string) =>
    catalog(client).update({ name }).eq('id', item).throwOnError()
  const latest = async () =>
    (await query('select * from public.equipment_history order by id desc limit 1'))[0] ?? {}
  const session = async (client: Client) => {
    const { data } = await client.auth.getSession()
    return String(claimsOf(data.session?.access_token ?? '').session_id)
  }
  const statusOf = async (client: Client) => outcome(await catalog(client).select())
  const listed = async (client: Client) => (await client.rpc('list_connectors').throwOnError()).data ?? []

  describe('provenance', () => {
    const byAi = () => ({
      changed_by: staffId(),
      changed_by_email: founder,
      changed_via: 'assistant',
      changed_client: 'Claude Desktop',
    })

    test.each(['web', 'manual', 'import', 'Assistant', ''])(
      'an added item that claims %j is the assistant’s',
      async (created_via) => {
        const row = { id: randomUUID(), name: 'B', created_via, created_by: null }
        for (const add of ['insert', 'upsert'] as const) {
          const { data } = await catalog(as('AI client'))
            [add]({ ...row, id: randomUUID() })
            .select()
            .single()
            .throwOnError()
          expect(data).toMatchObject({ created_via: 'assistant', created_by: staffId() })
          expect(await latest()).toMatchObject({ action: 'insert', ...byAi() })
        }
      },
    )

    test('changes name the client; the origin of an item and its id stay', async () => {
      const forged = { id: randomUUID(), created_via: 'assistant', created_by: null, name: 'B' }
      await catalog(as('AI client')).update(forged).eq('id', item).throwOnError()
      expect(await latest()).toMatchObject({ action: 'update', equipment_id: item, ...byAi() })
      const [before] = await query(
        'select created_via, created_at from public.equipment_history, jsonb_to_record(before) as stored (created_via text, created_at timestamptz) where action = $1',
        ['update'],
      )
      const [stored] = await query('select id, created_via, created_at from public.equipment_catalog')
      expect(stored).toEqual({ id: item, ...before })

      const [{ updated_at } = {}] = await query('select updated_at::text from public.equipment_catalog')
      await setValues(as('AI client'), [item], { supplier: 'Huum' }, [String(updated_at)]).throwOnError()
      expect(await latest()).toMatchObject({ after: { supplier: 'Huum' }, ...byAi() })
    })

    test('changes of the person and of SQL name none', async () => {
      await rename(as('staff'), 'B')
      expect(await latest()).toMatchObject({ changed_via: 'web', changed_client: null })
      const claimed = await session(as('AI client'))
      const statement = `update public.equipment_catalog set name = 'C'`
      await asSqlClient(query, staffId(), [statement], { session: claimed })
      expect(await latest()).toMatchObject({
        changed_by: null,
        changed_via: 'assistant',
        changed_client: null,
      })
    })

    // PGlite keeps a session authorization beyond the transaction.
    test.runIf(engine === 'PostgreSQL')(
      'a request through PostgREST’s database user names the client',
      async () => {
        const claimed = await session(as('AI client'))
        const statements = [
          `update public.equipment_catalog set name = 'B'`,
          'delete from public.equipment_catalog',
        ]
        await asSqlClient(query, staffId(), statements, { user: 'authenticator', session: claimed })
        expect(await latest()).toMatchObject({ action: 'update', ...byAi() })
      },
    )
  })

  describe('undo', () => {
    test.each<[whose: string, change: () => PromiseLike<unknown>]>([
      ['the person', () => rename(as('staff'), 'B')],
      ['SQL', () => query(`update public.equipment_catalog set name = 'B'`)],
      ['the AI client of a colleague', () => rename(colleagues, 'B')],
      ['the person: a deletion', () => deleteItems(as('staff'), [item]).throwOnError()],
      [
        'the person: an undo of the AI client',
        async () => {
          await rename(as('AI client'), 'B')
          await undo(as('staff'), (await latest()).change_id).throwOnError()
        },
      ],
      [
        'the AI client and SQL',
        async () => {
          // Nothing makes such a change today.
          await rename(as('AI client'), 'B')
          await query(
            `do $$ begin
              set local session_replication_role = replica;
              insert into public.equipment_history (equipment_id, action, after, change_id, is_first_of_change)
                select gen_random_uuid(), 'insert', after, change_id, false from public.equipment_history
                order by id desc limit 1;
            end $$`,
          )
        },
      ],
    ])('a change by %s is refused', async (_, change) => {
      await change()
      const before = await query('select * from public.equipment_catalog')
      const { error } = await undo(as('AI client'), (await latest()).change_id)
      expect(error).toMatchObject({ code: '42501', message: forbidden })
      expect(await query('select * from public.equipment_catalog')).toEqual(before)
    })

    test('a change of projects is refused', async () => {
      await saveProject(as('staff'), { id: item, name: 'House' }).throwOnError()
      const [entry] = await query('select change_id from public.project_history')
      expect((await undo(as('AI client'), entry?.change_id)).error).toMatchObject({ message: forbidden })
    })

    test('its own changes and undos can be taken back, by the person too', async () => {
      const nameNow = async () => (await query('select name from public.equipment_catalog'))[0]?.name
      await rename(as('AI client'), 'B')
      for (const [client, name] of [
        [as('AI client'), 'A'],
        [as('AI client'), 'B'],
        [as('staff'), 'A'],
      ] as const) {
        await undo(client, (await latest()).change_id).throwOnError()
        expect(await nameNow()).toBe(name)
      }
      const id = randomUUID()
      await catalog(as('AI client')).insert({ id, name: 'New' }).throwOnError()
      await undo(as('AI client'), (await latest()).change_id).throwOnError()
      expect(await latest()).toMatchObject({
        equipment_id: id,
        action: 'delete',
        changed_client: 'Claude Desktop',
      })
    })
  })

  describe('registering', () => {
    test.each([
      ['as it is', 'Claude Desktop', 'Claude Desktop'],
      ['in one line', '  Claude\u0007 \n\tDesktop\u202e ', 'Claude Desktop'],
      ['with composed letters', 'Cafe\u0301', 'Caf\u00e9'],
      ['with at most 100 characters', 'x'.repeat(1_000_000), 'x'.repeat(100)],
      ['as “AI client” if it is empty', ' \u200b\n', 'AI client'],
    ])('the name is kept %s', async (_, given, kept) => {
      const client = as('AI client')
      const { data } = await client.rpc('register_connector', { client: given }).throwOnError()
      expect(data).toBe(kept)
      expect((await listed(as('staff'))).map((connection) => connection.client)).toEqual([kept])
      await client.rpc('register_connector', { client: 'Claude Desktop' }).throwOnError()
    })

    test.each(['outsider', 'unconfirmed staff'] as const)('%s is refused', async (actor) => {
      const { error } = await as(actor).rpc('register_connector', { client: 'Cursor' })
      expect(error).toMatchObject({ code: '42501', message: 'Unauthorized email address' })
    })

    test('again keeps the beginning, and the last use for a minute', async () => {
      const times = `select since, last_used from private.connector_sessions where client = 'Claude Desktop'`
      const again = () =>
        as('AI client').rpc('register_connector', { client: 'Claude Desktop' }).throwOnError()
      const [before] = await query(times)
      await again()
      expect(await query(times)).toEqual([before])
      await query(`update private.connector_sessions set last_used = now() - interval '2 minutes'`)
      await again()
      const [{ since, last_used } = {}] = await query(times)
      expect(since).toEqual(before?.since)
      expect(Date.now() - Date.parse(String(last_used))).toBeLessThan(60_000)
    })

    test('binds one session: the person deletes as before', async () => {
      expect(outcome(await deleteItems(as('staff'), [item]))).toBe('1 rows')
    })
  })

  describe('ending', () => {
    test('is for good: neither a renewed token nor registering again opens anything', async () => {
      const client = connect()
      const session_id = await connectAiClient(client, 'VS Code')
      expect((await listed(as('staff'))).map((connection) => connection.client)).toContain('VS Code')
      expect((await as('staff').rpc('disconnect_connector', { session_id })).data).toBe(true)
      expect((await listed(as('staff'))).map((connection) => connection.client)).not.toContain('VS Code')

      await client.auth.refreshSession()
      expect(await session(client)).toBe(session_id)
      expect((await client.rpc('caller_is_staff')).data).toBe(false)
      expect(await statusOf(client)).toBe('0 rows')
      const { error } = await client.rpc('register_connector', { client: 'Founder' })
      expect(error).toMatchObject({ code: '42501', message: 'This connection was ended.' })
      expect((await client.rpc('disconnect_connector', { session_id })).data).toBe(false)
    })

    test('an AI client ends itself and no other', async () => {
      const client = connect()
      const session_id = await connectAiClient(client, 'VS Code')
      const others = { session_id: await session(as('AI client')) }
      expect((await client.rpc('disconnect_connector', others)).error).toMatchObject({ message: forbidden })
      expect((await client.rpc('disconnect_connector', { session_id })).data).toBe(true)
      expect((await client.rpc('disconnect_connector', others)).error).toMatchObject({ message: forbidden })
      expect(await statusOf(client)).toBe('0 rows')
      expect(await statusOf(as('AI client'))).toBe('1 rows')
    })

    test.each<[whose: string, session: () => Promise<string>]>([
      ['a colleague’s AI client', () => session(colleagues)],
      ['the person’s own, which is no AI client’s', () => session(as('staff'))],
      ['no', async () => randomUUID()],
    ])('by a person does not reach %s session', async (_, sessionId) => {
      const ended = await as('staff').rpc('disconnect_connector', { session_id: await sessionId() })
      expect(ended.data).toBe(false)
      expect([await statusOf(colleagues), await statusOf(as('staff'))]).toEqual(['1 rows', '1 rows'])
    })
  })

  test('of a person who is taken off the list reach nothing; listed again, as much as before', async () => {
    await query('delete from private.staff_allow_list where email = $1', [colleague])
    expect(await statusOf(colleagues)).toBe('0 rows')
    const refused = await colleagues.rpc('register_connector', { client: 'Cursor' })
    expect(refused.error).toMatchObject({ message: 'Unauthorized email address' })
    await query('insert into private.staff_allow_list values ($1, $2)', [colleague, 'Ada'])
    expect(await statusOf(colleagues)).toBe('1 rows')
    expect((await deleteItems(colleagues, [item])).error).toMatchObject({ code: '42501', message: forbidden })
  })
})

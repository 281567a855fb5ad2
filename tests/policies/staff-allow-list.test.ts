import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, outcome, password } from './actors.ts'
import { describeEngine } from './engines.ts'

// The generated types do not contain the private functions, but a request can name them.
type Untyped = {
  schema(name: string): Untyped
  rpc(name: string, args?: object): PromiseLike<Parameters<typeof outcome>[0]>
}

const untyped = (client: Client) => client as unknown as Untyped

describeEngine('private', ({ query, as, connect }) => {
  const listed = () => query('select email from private.staff_allow_list order by email')

  test.each(['visitor', 'outsider', 'staff'] as const)(
    'no function of the schema answers %s',
    async (actor) => {
      const functions = await query(
        `select proname as name, coalesce(proargnames[:pronargs], '{}') as arguments,
           proname in (select proname from pg_proc where pronamespace = 'public'::regnamespace) as "isNameServed"
         from pg_proc where pronamespace = 'private'::regnamespace order by name`,
      )
      expect(functions).toContainEqual({
        name: 'revert_change',
        arguments: ['change_id'],
        isNameServed: false,
      })
      const client = untyped(as(actor))
      for (const { name, arguments: names, isNameServed } of functions) {
        // A call without its arguments would not find a function that is served.
        const args = Object.fromEntries((names as string[]).map((argument) => [argument, null]))
        // Otherwise the function of the API by that name answers.
        if (!isNameServed)
          expect(outcome(await client.rpc(String(name), args)), String(name)).toBe('404 PGRST202')
        expect(outcome(await client.schema('private').rpc(String(name), args)), String(name)).toBe(
          '406 PGRST106',
        )
      }
    },
  )

  test('no API role may use the schema, its tables or its functions', async () => {
    const schema = await query(
      `select role from unnest(array['anon', 'authenticated', 'service_role']) as role
       where has_schema_privilege(role, 'private', 'usage')`,
    )
    const table = await query(
      `select role, privilege from unnest(array['anon', 'authenticated', 'service_role']) as role,
         unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
       where has_table_privilege(role, 'private.staff_allow_list', privilege)
         or has_table_privilege(role, 'private.changes', privilege)`,
    )
    const callable = await query(
      `select role, proname as name from pg_proc,
         unnest(array['anon', 'authenticated', 'service_role', 'supabase_auth_admin']) as role
       where pronamespace = 'private'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
       order by role, name`,
    )
    expect([schema, table]).toEqual([[], []])
    // Policies, functions of the API and column defaults call theirs as the caller; hosted Supabase Auth calls the hook.
    expect(callable).toEqual([
      { role: 'authenticated', name: 'begin_change' },
      { role: 'authenticated', name: 'begin_project_change' },
      { role: 'authenticated', name: 'count_items' },
      { role: 'authenticated', name: 'delete_items' },
      { role: 'authenticated', name: 'disconnect_connector' },
      { role: 'authenticated', name: 'is_connector' },
      { role: 'authenticated', name: 'is_staff' },
      { role: 'authenticated', name: 'list_connectors' },
      { role: 'authenticated', name: 'list_staff' },
      { role: 'authenticated', name: 'refuse_connector' },
      { role: 'authenticated', name: 'register_connector' },
      { role: 'authenticated', name: 'remove_project' },
      { role: 'authenticated', name: 'request_user' },
      { role: 'authenticated', name: 'restore_entry' },
      { role: 'authenticated', name: 'revert_change' },
      { role: 'authenticated', name: 'save_import' },
      { role: 'authenticated', name: 'set_values' },
      { role: 'authenticated', name: 'write_project' },
      { role: 'authenticated', name: 'write_revision' },
      { role: 'supabase_auth_admin', name: 'before_user_created' },
    ])
  })

  test('the policy holds even where the table was granted by mistake', async () => {
    await query('grant usage on schema private to authenticated')
    await query('grant all on private.staff_allow_list to authenticated')
    // `set local role` ends with the transaction of this statement.
    await query(
      `do $$ begin
        set local role authenticated;
        if exists (select from private.staff_allow_list) then raise exception 'the list is readable'; end if;
        delete from private.staff_allow_list;
      end $$`,
    )
    await query('revoke all on private.staff_allow_list from authenticated')
    await query('revoke usage on schema private from authenticated')
    expect(await listed()).toHaveLength(2)
  })

  test.each(['stranger@example.org', 'founder@example.com.evil.example', 'founder+1@example.com'])(
    '%s cannot sign up',
    async (email) => {
      const { data, error } = await connect().auth.signUp({ email, password })
      expect(error).toMatchObject({ status: 403, message: 'Only authorized email addresses can sign up' })
      expect(data.user).toBeNull()
      expect(await query('select from auth.users where email = $1', [email])).toEqual([])
    },
  )

  test.each(['stranger@example.org', null])('the trigger alone refuses %s', async (email) => {
    const insert = query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email])
    await expect(insert).rejects.toThrow('Only authorized email addresses can sign up')
  })

  describe('an account taken off the list', () => {
    const [leaver, newcomer] = ['leaver@example.com', 'newcomer@example.com']
    const listedOnly = (email: string) =>
      query(`insert into private.staff_allow_list values ($1, 'Listed')`, [email])
    const move = (from: string, to: string) =>
      query('update auth.users set email = $2 where email = $1', [from, to])

    beforeEach(async () => {
      await listedOnly(leaver)
      await connect().auth.signUp({ email: leaver, password })
      await listedOnly(newcomer)
      return async () => {
        await query(`delete from auth.users where email in ($1, $2, 'elsewhere@example.org')`, [
          leaver,
          newcomer,
        ])
        await query('delete from private.staff_allow_list where email in ($1, $2)', [leaver, newcomer])
      }
    })

    test('cannot take the address of a colleague who is listed', async () => {
      await query('delete from private.staff_allow_list where email = $1', [leaver])
      await expect(move(leaver, newcomer)).rejects.toThrow('cannot take an address that is')
      await expect(move(leaver, newcomer.toUpperCase())).rejects.toThrow('cannot take an address that is')
      await move(leaver, 'elsewhere@example.org')
      await expect(move('elsewhere@example.org', newcomer)).rejects.toThrow('cannot take an address that is')
    })

    test('while listed, it may take another listed address', async () => {
      await move(leaver, newcomer)
      expect(await query('select email from auth.users where email = $1', [newcomer])).toHaveLength(1)
    })
  })

  test.each([
    ['founder@example.com', {}],
    [' Founder@Example.com ', {}],
    [
      'stranger@example.org',
      { error: { http_code: 403, message: 'Only authorized email addresses can sign up' } },
    ],
    [null, { error: { http_code: 403, message: 'Only authorized email addresses can sign up' } }],
  ])('the hook answers for %s', async (email, verdict) => {
    const event = JSON.stringify({ metadata: { name: 'before-user-created' }, user: { email } })
    const [row] = await query('select private.before_user_created($1::text::jsonb) as verdict', [event])
    expect(row?.verdict).toEqual(verdict)
  })

  test.each(['me@Example.org', ' me@example.org', 'me', ''])(
    '%o is refused as an entry of the list',
    async (email) => {
      const insert = query(`insert into private.staff_allow_list values ($1, 'Me')`, [email])
      await expect(insert).rejects.toThrow('violates check constraint')
    },
  )

  /** Signs up as hosted with confirmation on: a mail is sent, and the address is not confirmed. */
  async function signUpUnconfirmed(email: string) {
    await query('insert into private.staff_allow_list values ($1, $2)', [email, 'New'])
    const client = connect()
    await client.auth.signUp({ email, password })
    await query(
      'update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where email = $1',
      [email],
    )
    return client
  }
  const confirm = (email: string) =>
    query('update auth.users set email_confirmed_at = now() where email = $1', [email])
  const signIn = async (email: string, secret: string) =>
    (await connect().auth.signInWithPassword({ email, password: secret })).error?.code ?? 'signed in'

  test('confirming an address ends the password that was chosen before; its holder chooses another', async () => {
    const email = 'squatted@example.com'
    const holder = await signUpUnconfirmed(email)
    await confirm(email)
    expect(await signIn(email, password)).toBe('invalid_credentials')
    expect(await signIn(email, '')).not.toBe('signed in')
    const { error } = await holder.auth.updateUser({ password: 'chosen-by-the-holder' })
    expect(error).toBeNull()
    expect(await signIn(email, password)).toBe('invalid_credentials')
    expect(await signIn(email, 'chosen-by-the-holder')).toBe('signed in')
    // Nothing else ends it: not a second confirmation, not another change of the account.
    await confirm(email)
    await query(`update auth.users set raw_user_meta_data = '{}' where email = $1`, [email])
    expect(await signIn(email, 'chosen-by-the-holder')).toBe('signed in')
  })

  test('an account has the name of the list, whatever was sent with the sign-up or later', async () => {
    const email = 'named@example.com'
    const foreign = { full_name: 'Mallory', filler: 'x'.repeat(20_000) }
    await query('insert into private.staff_allow_list values ($1, $2)', [email, 'New'])
    const client = connect()
    await client.auth.signUp({ email, password, options: { data: foreign } })
    const named = async () =>
      (await query('select raw_user_meta_data as data from auth.users where email = $1', [email]))[0]?.data
    expect(await named()).toEqual({ full_name: 'New' })
    await client.auth.updateUser({ data: foreign })
    expect(await named()).toEqual({ full_name: 'New' })
    // Confirming writes back what was sent.
    await query('update auth.users set raw_user_meta_data = $2::text::jsonb where email = $1', [
      email,
      JSON.stringify(foreign),
    ])
    expect(await named()).toEqual({ full_name: 'New' })
  })

  test('a confirmation that needed no mail keeps the password', async () => {
    const email = 'made-by-the-owner@example.com'
    await signUpUnconfirmed(email)
    await query('update auth.users set confirmation_sent_at = null where email = $1', [email])
    await confirm(email)
    expect(await signIn(email, password)).toBe('signed in')
  })
})

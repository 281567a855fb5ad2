import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, type Mail, publishableKey } from '../../supabase/local/backend.ts'
import {
  type Actors,
  claimsOf,
  connect,
  createActors,
  founder,
  jwtSecret,
  openTestBackend,
  outcome,
  password,
  sign,
  site,
} from '../policies/actors.ts'

// The points where @supabase/lite differs from a hosted project and the embedded backend corrects it. tests/policies prove
// rights and refusals; tests/hosted/auth-cases.ts, over this backend too, the answers of Auth.

let backend: Backend
const mails: Mail[] = []
let actors: Actors
beforeAll(async () => {
  backend = await openTestBackend('memory', (mail) => mails.push(mail))
  actors = await createActors(backend)
})
afterAll(() => backend?.close())
beforeEach(() => backend.query('truncate public.equipment_catalog, public.newsletter_subscribers'))

const equipment = () => actors.staff.from('equipment_catalog')
const request = (path: string, init: RequestInit = {}, key: string | null = publishableKey) => {
  const headers = new Headers(init.headers)
  if (key) headers.set('apikey', key)
  return backend.fetch(new Request(`http://localhost${path}`, { ...init, headers }))
}

const post = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

describe('rows', () => {
  test('numbers are numbers and times are ISO 8601', async () => {
    await backend.query(
      `insert into public.equipment_catalog (name, cost, created_at) values
         ('A', 1200.50, '2026-11-20 19:07:11.363+00'), ('B', 9999999999.99, '2026-01-01 00:00:00+05:30')`,
    )
    const answer = await request('/rest/v1/equipment_catalog?select=cost,created_at&order=name', {
      headers: { authorization: `Bearer ${await staffToken()}` },
    })
    expect(await answer.text()).toBe(
      '[{"cost":1200.5,"created_at":"2026-11-20T19:07:11.363+00:00"},' +
        '{"cost":9999999999.99,"created_at":"2025-12-31T18:30:00+00:00"}]',
    )
  })

  test('specifications come back as they were sent', async () => {
    const specifications = { nested: { list: [1, 2.5, true, null, 'ä "quoted"'] }, empty: {} }
    const { data } = await equipment().insert({ name: 'A', specifications }).select().single()
    expect(data?.specifications).toEqual(specifications)
  })

  test('a select returns at most 1,000 rows, and a range continues after them', async () => {
    await backend.query(
      `insert into public.equipment_catalog (name, created_at)
       select n::text, now() - n * interval '1 minute' from generate_series(1, 1500) as n`,
    )
    const list = () => equipment().select('name').order('created_at', { ascending: false }).order('id')
    expect((await list()).data).toHaveLength(1000)
    expect((await list().range(0, 2999)).data).toHaveLength(1000)
    const second = (await list().range(1000, 1999)).data
    expect(second).toHaveLength(500)
    expect(second?.at(0)?.name).toBe('1001')
    const past = await equipment().select('name', { count: 'exact' }).range(2000, 2999)
    expect(outcome(past)).toBe('416 PGRST103')
  })

  test('single() without a row is 406 PGRST116', async () => {
    const none = equipment().select().eq('id', '00000000-0000-4000-8000-000000000000')
    expect(outcome(await none.single())).toBe('406 PGRST116')
  })
})

/** A subscription as the form in the footer sends it. */
const address = { email: 'a@example.org', source: 'website_footer' }

describe('refusals', () => {
  test.each([
    ['newsletter_subscribers', 17_000, address],
    ['equipment_catalog', 5000, Object.fromEntries([...'abcdefgh'].map((name) => [name, 1]))],
  ])('%s: an array of %i rows is refused, and the next answers are right', async (table, count, row) => {
    const rows = Array.from({ length: count }, () => row)
    const answer = await request(`/rest/v1/${table}`, post(rows))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('32767 values') })
    const subscriber = { ...address, email: 'b@example.org' }
    const subscribe = actors.visitor.from('newsletter_subscribers').insert(subscriber)
    expect((await subscribe.select('email').single()).status).toBe(201)
    expect((await equipment().insert({ name: 'A' }).select('name').single()).data).toEqual({ name: 'A' })
  })

  test('a check violation is 400 with its code and message', async () => {
    const { error, status } = await equipment().insert({ name: '' })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('equipment_name_filled') })
  })

  test('a raised exception is 400 with its message and hint', async () => {
    await backend.query(
      `create function private.complain() returns trigger language plpgsql set search_path = ''
       as $$ begin raise exception 'no thank you' using hint = 'go home'; end $$`,
    )
    await backend.query(
      `create trigger complain before delete on public.equipment_catalog
         for each row execute function private.complain()`,
    )
    await equipment().insert({ name: 'A' })
    const { error, status } = await equipment().delete().eq('name', 'A')
    await backend.query('drop function private.complain cascade')
    expect(status).toBe(400)
    expect(error).toEqual({ code: 'P0001', message: 'no thank you', details: null, hint: 'go home' })
  })

  test.each(['signup', 'otp', 'recover', 'resend', 'token?grant_type=password'])(
    '%s of an address that is no text is 400',
    async (path) => {
      for (const email of ['a\0b@example.org', ['a@example.org'], { a: 1 }, 7, '\ud800@example.org']) {
        const answer = await request(`/auth/v1/${path}`, post({ email, password, type: 'signup' }))
        expect([email, answer.status]).toEqual([email, 400])
      }
    },
  )

  test.each([
    ['token?grant_type=refresh_token', { refresh_token: 'a\0' }],
    ['verify', { token_hash: 'a\0', type: 'signup' }],
    ['token?grant_type=password', { email: founder, password: ['x'] }],
    ['signup', [1]],
    ['signup', 'text'],
  ])('%s with %j is 400', async (path, body) => {
    expect((await request(`/auth/v1/${path}`, post(body))).status).toBe(400)
  })

  test.each([['a\0b@example.org'], [['a@example.org']], [{ a: 1 }]])(
    'a subscription of %j is 400',
    async (email) => {
      const answer = await request('/rest/v1/newsletter_subscribers', post({ ...address, email }))
      expect(answer.status).toBe(400)
    },
  )

  test.each([null, '', 'sb_publishable_other', 'sb_secret_guess'])('the key %o gets 401', async (key) => {
    for (const path of ['/rest/v1/newsletter_subscribers', '/auth/v1/settings']) {
      expect((await request(path, {}, key)).status).toBe(401)
    }
  })

  test.each(['x', 'a.b', 'a.b.', 'a.b.c', 'a.b.c.d'])(
    'the malformed token %s is refused, not treated as a visitor',
    async (token) => {
      const answer = await request('/rest/v1/newsletter_subscribers', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'PGRST301' })
    },
  )

  test('an e-mail address and metadata in a validly signed token make nobody staff', async () => {
    const sub = '00000000-0000-4000-8000-000000000000'
    const claims = { ...claimsOf(await staffToken()), sub, user_metadata: { role: 'staff' } }
    expect(claims).toMatchObject({ email: founder })
    const table = connect(backend, sign(claims, jwtSecret)).from('equipment_catalog')
    expect(outcome(await table.select())).toBe('0 rows')
    expect((await table.insert({ name: 'A' })).error?.code).toBe('42501')
  })

  const otherServices =
    '/storage/v1/bucket /storage/v1 /realtime/v1/websocket /functions/v1/hello /graphql/v1'

  test.each([...otherServices.split(' '), '/_system', '/', '/rest/v1'])('%s is a JSON 404', async (path) => {
    const answer = await request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toHaveProperty('message')
  })
})

test.each(['', '&redirect_to=https://elsewhere.example', `&redirect_to=${site}/choose-password`])(
  'a mailed link with "%s" leads to the site',
  async (asked) => {
    const answer = await request(`/auth/v1/verify?token=used&type=signup${asked}`)
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^${site}(/choose-password)?#error=access_denied&`),
    )
  },
)

test('a sign-up that fails in the database answers as Supabase Auth does', async () => {
  await backend.query(`insert into private.staff_allow_list values ('third@example.com', 'Third')`)
  await backend.query(
    `alter table auth.users add constraint unlucky check (email <> 'third@example.com') not valid`,
  )
  const answer = await request('/auth/v1/signup', post({ email: 'third@example.com', password }))
  const said = { error_code: 'unexpected_failure', msg: 'Database error saving new user' }
  expect([answer.status, await answer.json()]).toMatchObject([500, said])
})

test('the mail of a password recovery is made of the template; an address without an account gets none', async () => {
  const recover = (email: string) => connect(backend).auth.resetPasswordForEmail(email)
  expect(await recover('nobody@example.com')).toEqual(await recover(founder))
  expect(mails).toEqual([{ to: founder, link: expect.any(String) }])
  const [page, carries] = mails[0]?.link.split('#') ?? []
  expect(page).toBe(`${site}/choose-password`)
  const carried = new URLSearchParams(carries)
  expect(Object.fromEntries(carried)).toMatchObject({ type: 'recovery', email: founder })
  const token_hash = carried.get('token_hash') ?? ''
  const { data } = await connect(backend).auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(data.user?.email).toBe(founder)
})

describe('at the same time', () => {
  test('concurrent requests keep their own roles', async () => {
    await equipment().insert({ name: 'A' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const client = [actors.staff, actors.visitor, actors.outsider][index % 3] ?? actors.visitor
        return client.from('equipment_catalog').select('name')
      }),
    )
    const expected = ['1 rows', '401 42501', '0 rows']
    expect(answers.map(outcome)).toEqual(answers.map((_, index) => expected[index % 3]))
  })

  test('a failing request does not roll back concurrent ones', async () => {
    const names = Array.from({ length: 10 }, (_, index) => (index % 2 ? '' : `Item ${index}`))
    const answers = await Promise.all(names.map((name) => equipment().insert({ name })))
    expect(answers.map(({ status }) => status)).toEqual(names.map((name) => (name ? 201 : 400)))
    expect((await equipment().select()).data).toHaveLength(5)
  })

  test('a request whose body never ends blocks no other', async () => {
    const neverEnds = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: neverEnds, duplex: 'half' }
    void request('/rest/v1/newsletter_subscribers', init)
    expect((await request('/auth/v1/settings')).status).toBe(200)
  })
})

async function staffToken(): Promise<string> {
  const { data } = await actors.staff.auth.getSession()
  return data.session?.access_token ?? ''
}

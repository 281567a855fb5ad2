import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { openProjectDatabase } from '../../supabase/verify/database.ts'
import { print } from '../../supabase/verify/finding.ts'
import type { Options } from '../../supabase/verify/index.ts'
import { listen } from '../free-port.ts'
import {
  allowList,
  connect,
  founder,
  openTestBackend,
  operations,
  outsider,
  password,
} from '../policies/actors.ts'
import { emptyTables } from '../policies/empty-tables.ts'
import {
  type Answers,
  accounts,
  answering,
  hosted,
  linesOf,
  rememberAnswers,
  rememberVisitors,
  runCommandFor,
  settings,
  signUp,
  site,
  siteUrl,
  verify,
} from './hosted-answers.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openTestBackend()
  for (const email of [founder, operations]) await connect(backend).auth.signUp({ email, password })
})
afterAll(() => backend?.close())
beforeEach(() => void accounts.splice(0))

const staff = { email: founder, password }

/** The backend, except that a visitor's request is sent only once: no test changes what visitors may do. */
const remembering = rememberVisitors({ fetch: (request) => backend.fetch(request) })

const fresh = rememberAnswers((sql) => backend.query(sql))

/** The database of the project, whose comparison takes as long as all requests. */
const databases = { project: (sql: string) => backend.query(sql), fresh }

/** Verifies a project with both accounts by its API. `changes` may name its database and the staff member to ask as. */
function verifyThis(answers: Answers = {}, changes: Partial<Options> = {}) {
  const fetch = answering(remembering, { ...hosted, ...answers })
  return verify({
    url: 'http://localhost',
    key: publishableKey,
    site,
    allowList,
    fetch,
    ...changes,
  })
}

const wrongIn = async (...of: Parameters<typeof verifyThis>) => linesOf(await verifyThis(...of), 'wrong')

test('a project without a fault has none, and one question is left open: its catalog is small', async () => {
  const findings = await verifyThis({}, { staff, databases })
  expect(linesOf(findings, 'wrong')).toEqual([])
  expect(linesOf(findings, 'unknown')).toEqual(['How many rows the API answers at once (Max rows): 0 of 0'])
})

test('nothing is left behind: no row, no account, no session', async () => {
  // Supabase Auth logs every sign-in and sign-out.
  const tables = await backend.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables 
     where schemaname in ('public', 'private', 'auth') and tablename <> 'audit_log_entries'`,
  )
  const counts = async () => {
    const selects = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`)
    return backend.query(`${selects.join(' union all ')} order by 1`)
  }
  const before = await counts()
  await verifyThis({}, { staff, databases, fetch: answering(backend, hosted) })
  expect(await counts()).toEqual(before)
})

describe('before any request', () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const legacyKey = (role: string) =>
    `${encoded({ alg: 'HS256' })}.${encoded({ iss: 'supabase', role })}.c2lnbmVk`

  test.each([
    ['a secret key', 'sb_secret_0123456789abcdef', 'a secret key'],
    ['a legacy service key', legacyKey('service_role'), 'a secret key'],
    ['a token of a person', legacyKey('authenticated'), 'no publishable key'],
    ['an access token', 'sbp_0123456789abcdef', 'no publishable key'],
    ['no key', '', 'not set'],
  ])('%s is refused, not sent and not printed', async (_, key, answer) => {
    const fetch = vi.fn()
    const findings = await verifyThis({}, { key, fetch })
    expect(fetch).not.toHaveBeenCalled()
    expect(findings).toMatchObject([{ verdict: 'wrong', asked: 'VITE_SUPABASE_PUBLISHABLE_KEY', answer }])
    for (const part of key.split('.').filter(Boolean)) expect(findings.map(print).join()).not.toContain(part)
  })

  test('a legacy anon key goes on', async () => {
    const [first] = await verifyThis({}, { key: legacyKey('anon') })
    expect(first?.asked).toBe('Settings of sign-in')
  })

  test.each<[url: string, answer?: string]>([
    ['', 'not set'],
    ['abcdefghijklmnop'],
    ['http://abc.supabase.co'],
    ['https://supabase.com/dashboard/project/abc'],
  ])('the address "%s" is refused', async (url, answer = url) => {
    const fetch = vi.fn()
    expect(await wrongIn({}, { url, fetch })).toEqual([`VITE_SUPABASE_URL: ${answer}`])
    expect(fetch).not.toHaveBeenCalled()
  })
})

const noSignUp = expect.stringMatching(/^Sign-up with an address that is not on the allow-list: /)
const led = 'Where confirmation links lead (Site URL): '
const local = 'http://localhost:4173'
const fail = (message: string, cause?: Error) => () => Promise.reject(new TypeError(message, { cause }))

/** A fault of a project: its answers, its other changed options, and every finding it must cause. */
type Fault = [fault: string, answers: Answers, changes: Partial<Options>, wrong: unknown[]]

test.each<Fault>([
  [
    'another site at the address',
    { '/auth/v1/settings': () => new Response('<!doctype html>', { status: 200 }) },
    {},
    ['Settings of sign-in: 200'],
  ],
  [
    'no site at the address',
    { '/auth/v1/settings': fail('fetch failed', new Error('getaddrinfo ENOTFOUND x')) },
    {},
    ['The API: no answer (getaddrinfo ENOTFOUND x)'],
  ],
  [
    'a project that stops answering',
    { '/rest/v1/equipment_history': fail('fetch failed') },
    {},
    ['The API: no answer (fetch failed)'],
  ],
  [
    'a database that does not answer',
    {},
    { databases: { project: fail('password authentication failed'), fresh: fail('') } },
    ['The database: no answer (password authentication failed)'],
  ],
  ['confirmation off', settings({ confirm: false }), {}, ['"Confirm email": off']],
  ['a clock 20 s off, as between any two machines', settings({ clock: 20 }), {}, []],
  [
    'the hook off',
    signUp({ hook: false, trigger: true }),
    {},
    [expect.stringMatching(/^Sign-up .+: 500 unexpected_failure: Database error saving new user$/)],
  ],
  ['neither hook nor trigger', signUp({ hook: false, trigger: false }), {}, [noSignUp]],
  ['a sign-up that is not refused', { '/auth/v1/signup': () => Response.json({ id: '1' }) }, {}, [noSignUp]],
  ...['http://localhost:3000', 'http://127.0.0.1:4173', 'https://other.example'].map(
    (address): Fault => [`the Site URL ${address}`, siteUrl(address), {}, [led + address]],
  ),
  ['the Site URL localhost, as VITE_SITE_URL says', siteUrl(local), { site: local }, [led + local]],
  ['VITE_SITE_URL not set', {}, { site: '' }, [led + site]],
  [
    'redirects to anywhere',
    siteUrl(site, () => true),
    {},
    [expect.stringContaining(`${led}also https://verify-backend.example, `)],
  ],
  [
    'redirects to https://*.vercel.app/**',
    siteUrl(site, (address) => /^https:..[^/]+.vercel.app/.test(address)),
    {},
    [`${led}also https://verify-backend.vercel.app`],
  ],
  [
    'redirects to http://localhost:3000',
    siteUrl(site, (address) => address.startsWith('http://localhost:3000')),
    {},
    [`${led}also http://localhost:3000`],
  ],
  [
    'a served schema private',
    {
      '/rest/v1/staff_allow_list': () =>
        Response.json({ code: '42501', message: 'permission denied for schema private' }, { status: 401 }),
    },
    {},
    ['Visitors read schema private: 401 42501: permission denied for schema private'],
  ],
  [
    'allow-lists that differ',
    {},
    { allowList: [...allowList.slice(0, 1), { email: outsider, fullName: 'Outsider' }], databases },
    [
      `private.staff_allow_list and VITE_STAFF_ALLOW_LIST: ${outsider} only in the variable`,
      `private.staff_allow_list and VITE_STAFF_ALLOW_LIST: ${operations} only in the database`,
    ],
  ],
  [
    'a wrong password of the staff account',
    {},
    { staff: { email: founder, password: 'wrong' } },
    ['Sign-in of a staff member: 400 invalid_credentials: Invalid login credentials'],
  ],
])('%s: everything wrong is named, and no account is left', async (_, answers, changes, lines) => {
  expect(await wrongIn(answers, changes)).toEqual(lines)
  expect(accounts).toEqual([])
})

test('a key of another project', async () => {
  const { '/auth/v1/settings': _, ...rest } = hosted
  const findings = await verifyThis({}, { key: 'sb_publishable_other', fetch: answering(backend, rest) })
  expect(findings).toMatchObject([{ verdict: 'wrong', meaning: 'The project does not accept this key' }])
  expect(findings[0]?.answer).toMatch(/^401/)
})

test.each([
  [-45, 'Clock of the project: 45 s behind this machine'],
  [45, 'Clock of the project: 45 s ahead of this machine'],
])('a clock %i s off', async (clock, line) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.500Z') })
  const findings = await verifyThis(settings({ clock }))
  vi.useRealTimers()
  expect(linesOf(findings, 'wrong')).toEqual([line])
})

describe('closed sign-up', () => {
  const closed = settings({ closed: true })

  test('is right when every staff address has its account', async () => {
    const findings = await verifyThis(closed, { databases })
    expect(linesOf(findings, 'wrong')).toEqual([])
    const right = { verdict: 'ok', meaning: 'Sign-up is rightly closed' }
    expect(findings).toContainEqual(expect.objectContaining(right))
  })

  test('is wrong while one has none; open, that is for a person to decide', async () => {
    await backend.query(`insert into private.staff_allow_list values ('new@example.com', 'New')`)
    const list = { allowList: [...allowList, { email: 'new@example.com', fullName: 'New' }], databases }
    const [whenClosed, whenOpen] = [await verifyThis(closed, list), await verifyThis({}, list)]
    await backend.query(`delete from private.staff_allow_list where email = 'new@example.com'`)
    expect(linesOf(whenClosed, 'wrong')).toEqual(['Accounts of the allow-list: none of new@example.com'])
    expect(linesOf(whenOpen, 'wrong')).toEqual([])
    expect(linesOf(whenOpen, 'unknown')).toContain('Accounts of the allow-list: none of new@example.com')
  })

  test('cannot be judged without the database; the report names all that it cannot see', async () => {
    const [last] = (await verifyThis(closed)).slice(-1)
    expect(last).toMatchObject({ verdict: 'unknown', asked: 'The database itself' })
    const unseen =
      'migrations, row-level security, policies, grants, is_staff(), triggers, allow_list, closed sign-up'
    for (const part of unseen.split(', ')) expect(last?.meaning).toContain(part)
  })
})

test('an account that waits for confirmation is named', async () => {
  await backend.query(`update auth.users set email_confirmed_at = null where email = '${operations}'`)
  const findings = await verifyThis({}, { databases })
  await backend.query(`update auth.users set email_confirmed_at = now() where email = '${operations}'`)
  expect(linesOf(findings, 'unknown')).toContain(`Accounts of the allow-list: ${operations} is not confirmed`)
})

test('an account that is off the allow-list is named', async () => {
  const leaver = 'leaver@example.com'
  await backend.query(`insert into private.staff_allow_list values ('${leaver}', 'Leaver')`)
  await backend.query(`insert into auth.users (id, email) values (gen_random_uuid(), '${leaver}')`)
  await backend.query(`delete from private.staff_allow_list where email = '${leaver}'`)
  const findings = await verifyThis({}, { databases })
  await backend.query(`delete from auth.users where email = '${leaver}'`)
  expect(linesOf(findings, 'unknown')).toContain(`Accounts off the allow-list: ${leaver}`)
  expect(linesOf(await verifyThis({}, { databases }), 'unknown')).not.toContain(
    `Accounts off the allow-list: ${leaver}`,
  )
})

test('rows that leak are counted, not printed', async () => {
  const leak = () => Response.json([{ email: 'ann@example.org' }])
  const findings = await verifyThis({ '/rest/v1/newsletter_subscribers': leak })
  const printed = findings.map(print).join('\n')
  expect(printed).toContain('✗ Visitors read subscribers: 200, 1 rows.')
  expect(printed).not.toContain('ann@example.org')
})

describe('as staff', () => {
  test('an account that the database does not count as staff', async () => {
    await backend.query(`delete from private.staff_allow_list where email = '${founder}'`)
    const lines = await wrongIn({}, { staff })
    await backend.query(`insert into private.staff_allow_list values ('${founder}', 'Founder')`)
    const calls = [
      'import equipment',
      'change many items',
      'delete many items',
      'restore an item',
      'undo a change',
      'save a project',
      'delete a project with its lines',
      'save a revision',
    ]
    const added = { equipment: 'equipment_catalog', 'a project': 'projects', 'a line': 'project_lines' }
    const expected = [
      ...Object.entries(added).map(
        ([what, table]) =>
          `add ${what}: 403 42501: new row violates row-level security policy for table "${table}"`,
      ),
      ...calls.map((call) => `${call}: 403 42501: Only staff can change equipment and projects`),
    ]
    expect(lines.sort()).toEqual(expected.map((line) => `Staff ${line}`).sort())
  })

  test('a right that is gone', async () => {
    await backend.query('revoke update on public.equipment_catalog from authenticated')
    const lines = await wrongIn({}, { staff })
    await backend.query('grant update on public.equipment_catalog to authenticated')
    const denied = '403 42501: permission denied for table equipment_catalog'
    expect(lines).toContain(`Staff change equipment: ${denied}`)
  })

  const asked = 'How many rows the API answers at once (Max rows)'
  /** The catalog as an API answers it that gives at most this many rows. */
  const atMost = (max: number, total: number): Answers => ({
    '/rest/v1/equipment_catalog': (request) =>
      request.headers.get('prefer') === 'count=exact'
        ? Response.json(Array(Math.min(max, total)).fill({}), { headers: { 'content-range': `0-/${total}` } })
        : backend.fetch(request),
  })

  test('max rows of 1,000', async () => {
    await backend.query(
      `insert into public.equipment_catalog (name) select 'Item ' || n from generate_series(1, 1001) as n`,
    )
    const findings = await verifyThis({}, { staff })
    await emptyTables(backend)
    expect(linesOf(findings, 'wrong')).toEqual([])
    expect(linesOf(findings, 'ok')).toContain(`${asked}: 1000 of 1001`)
  })

  test.each([
    [100, 101, '100 of 101'],
    [5000, 1200, '1200 of 1200'],
  ])('max rows of %i', async (max, total, answer) => {
    expect(await wrongIn(atMost(max, total), { staff })).toEqual([`${asked}: ${answer}`])
  })

  test('without an account, the report names the missing variables', async () => {
    const findings = await verifyThis({})
    expect(findings).toContainEqual(
      expect.objectContaining({ verdict: 'unknown', mend: expect.stringContaining('VERIFY_STAFF_EMAIL') }),
    )
  })
})

describe('SUPABASE_DB_URL', () => {
  /** A server that answers every connection as `greet` does. Its port. */
  function answerWith(greet: (socket: Socket) => unknown): Promise<number> {
    const server = createServer((socket) => greet(socket.on('error', () => {})))
    onTestFinished(() => void server.close())
    return listen(server)
  }

  test('a server that closes every connection is given up after the deadline', async () => {
    const port = await answerWith((socket) => socket.resume().end())
    const { query, close } = openProjectDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`, 200)
    expect(await wrongIn({}, { databases: { ...databases, project: query } })).toEqual([
      'The database: no answer (none within 0.2 s)',
    ])
    await close()
  })

  /** The password sent to a server that cannot encrypt and asks for it in clear text. */
  async function heardPassword(host: string, parameters = ''): Promise<string | undefined> {
    let heard: string | undefined
    const answer = (data: Buffer) => {
      // 22 begins an encrypted connection, p a password; anything else is the name of user and database.
      if (data[0] === 22) return ''
      if (data[0] !== 'p'.charCodeAt(0)) return 'R\0\0\0\x08\0\0\0\x03'
      heard = data.toString('utf8', 5, data.length - 1)
      return 'E\0\0\0\x13SFATAL\0C28P01\0\0'
    }
    const port = await answerWith((socket) => {
      socket.once('data', () => {
        socket.write('N')
        socket.on('data', (data) => {
          const said = answer(data)
          if (said) socket.write(said)
          else socket.destroy()
        })
      })
    })
    const address = `postgres://postgres:warm-cedar@${host}:${port}/postgres${parameters}`
    const { query, close } = openProjectDatabase(address)
    await expect(query('select')).rejects.toThrow()
    await close()
    return heard
  }

  // 0.0.0.0 leads to this machine too, but is no name of it.
  test.each([
    ['0.0.0.0', '', undefined],
    ['0.0.0.0', '?sslmode=prefer', 'warm-cedar'],
    ['127.0.0.1', '', 'warm-cedar'],
    ['127.0.0.1', '?sslmode=require', undefined],
  ])('where nothing is encrypted, the password sent to %s%s is: %s', async (host, parameters, password) => {
    expect(await heardPassword(host, parameters)).toBe(password)
  })
})

test('the command ends with 1 for a connection string that cannot be used: it says why, and prints no password', async () => {
  const { out, code } = await runCommandFor(backend, {
    VERIFY_STAFF_EMAIL: founder,
    VERIFY_STAFF_PASSWORD: password,
    SUPABASE_DB_URL: 'postgres://postgres:warm[cedar@[nowhere/postgres',
  })
  expect(out).toContain('✗ The database: no answer (Invalid URL).')
  expect(out).not.toContain('warm')
  // Everything else was asked, also as this member of staff.
  expect(out).toMatch(/\d+ right, 1 wrong, 1 open\.\n$/)
  expect(code).toBe(1)
})

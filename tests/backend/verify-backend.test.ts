import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, publishableKey } from '../../supabase/local/backend.ts'
import { verifyBackend } from '../../supabase/verify-backend.ts'
import { allowList, openTestBackend } from '../policies/actors.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend?.close())

type Answers = Record<string, () => Response | Promise<Response>>

/** Verifies the embedded backend, with answers replaced by the last part of their path. */
async function verify(replaced: Answers = {}, key = publishableKey): Promise<string[]> {
  const findings = await verifyBackend({
    url: 'http://localhost',
    key,
    allowList,
    fetch: (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return Promise.resolve(replaced[path]?.() ?? backend.fetch(request))
    },
  })
  return findings.map(({ verdict, text }) => `${verdict}: ${text}`)
}

const confirmed = () => Response.json({ mailer_autoconfirm: false, disable_signup: false })
const good = [
  'ok: E-mail addresses have to be confirmed',
  'ok: Sign-up is open, for the hook to decide',
  'ok: Visitors cannot read equipment',
  'ok: Visitors cannot read the newsletter list',
  'ok: The hook refuses other addresses',
]
const compare = 'unknown: Set SUPABASE_DB_URL to compare private.staff_allow_list with VITE_STAFF_ALLOW_LIST'

test('a project with our schema and confirmed addresses has no finding', async () => {
  expect(await verify({ settings: confirmed })).toEqual([...good, compare])
})

test('the embedded backend, which confirms nothing, has that one finding', async () => {
  const findings = await verify()
  expect(findings.filter((finding) => finding.startsWith('wrong'))).toEqual([
    'wrong: "Confirm email" is off: whoever registers a staff address first holds it',
  ])
})

test.each<[string, Answers, string]>([
  [
    'readable equipment',
    { equipment_catalog: () => Response.json([]) },
    'wrong: A visitor asking for equipment',
  ],
  [
    'a readable list',
    { newsletter_subscribers: () => Response.json([{}]) },
    'wrong: A visitor asking for the news',
  ],
  ['an open sign-up', { signup: () => Response.json({ id: '1' }) }, 'wrong: Signing up verify-'],
  [
    'a hook that is off',
    { signup: () => Response.json({ msg: 'Database error saving new user' }, { status: 500 }) },
    'wrong: The before-user-created hook is off',
  ],
  [
    'a closed sign-up',
    { settings: () => Response.json({ mailer_autoconfirm: false, disable_signup: true }) },
    'wrong: Sign-up is disabled',
  ],
])('%s is found', async (_, replaced, expected) => {
  const findings = await verify({ settings: confirmed, ...replaced })
  expect(findings.filter((finding) => finding.startsWith('wrong'))).toEqual([
    expect.stringContaining(expected),
  ])
})

test('a project that does not answer is asked once', async () => {
  const refused = () => Promise.reject(new TypeError('fetch failed'))
  expect(await verify({ settings: refused })).toEqual(['wrong: No answer (fetch failed)'])
})

test('a wrong key is found', async () => {
  expect(await verify({}, 'sb_publishable_other')).toContainEqual(
    expect.stringContaining('wrong: The project does not accept this key: 401'),
  )
})

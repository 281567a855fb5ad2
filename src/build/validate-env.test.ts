import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A legacy API key of this role, as hosted projects made them. */
const legacyKey = (role: unknown) =>
  `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', ref: 'abc', role })}.c2lnbmF0dXJl`

/** Begins a build of the site with this variable, up to the checks of the plugins in vite.config.ts. */
async function beginBuild(name: string, value: string) {
  vi.stubEnv(name, value)
  await resolveConfig({}, 'build')
}

const keyName = 'VITE_SUPABASE_PUBLISHABLE_KEY'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['a secret key', 'sb_secret_0123456789abcdef'],
  ['a secret key with a space before it', ' sb_secret_0123456789abcdef'],
  ['a legacy service key', legacyKey('service_role')],
  ['a token of a person', legacyKey('authenticated')],
  ['a token without a role', legacyKey(undefined)],
  ['a token that cannot be read', 'abc.def.ghi'],
])('a build with %s stops and does not print it', async (_, key) => {
  const failure: unknown = await beginBuild(keyName, key).catch((error: unknown) => error)
  expect(String(failure)).toContain(keyName)
  for (const part of key.trim().split('.')) expect(String(failure)).not.toContain(part)
})

test.each([
  ['VITE_SITE_URL', 'www.example.com'],
  ['VITE_SITE_URL', 'localhost:4173'],
  ['VITE_SITE_URL', '/'],
  ['VITE_SITE_URL', 'https://www.example.com/'],
  ['VITE_SITE_URL', 'https://www.example.com/home'],
  ['VITE_SUPABASE_URL', 'abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'postgres://abc.supabase.co/postgres'],
  ['VITE_STAFF_ALLOW_LIST', 'first@example.com,second@example.com'],
])('a build whose %s is %s stops and names it', (name, value) =>
  expect(beginBuild(name, value)).rejects.toThrow(name),
)

test.each([
  ['VITE_SITE_URL', 'https://www.example.com'],
  ['VITE_SITE_URL', 'http://localhost:4173'],
  ['VITE_SITE_URL', ''],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321'],
  ['VITE_SUPABASE_URL', '/'],
  ['VITE_SUPABASE_URL', ''],
  ['VITE_STAFF_ALLOW_LIST', 'first@example.com=First'],
  ['VITE_STAFF_ALLOW_LIST', ''],
  [keyName, 'sb_publishable_0123456789abcdef'],
  [keyName, legacyKey('anon')],
  [keyName, ''],
])('a build whose %s is %o goes on', (name, value) =>
  expect(beginBuild(name, value)).resolves.toBeUndefined(),
)

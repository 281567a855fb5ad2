import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A legacy API key of this role, as hosted projects made them. */
const legacyKey = (role: unknown) =>
  `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', ref: 'abc', role })}.c2lnbmF0dXJl`

/** Begins the build of the site with this key, as far as the plugins of vite.config.ts refuse its settings. */
async function beginBuild(key: string) {
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', key)
  await resolveConfig({}, 'build')
}

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['a secret key', 'sb_secret_0123456789abcdef'],
  ['a secret key with a space before it', ' sb_secret_0123456789abcdef'],
  ['a legacy service key', legacyKey('service_role')],
  ['a token of a person', legacyKey('authenticated')],
  ['a token without a role', legacyKey(undefined)],
  ['a token that cannot be read', 'abc.def.ghi'],
])('a build with %s stops and does not print it', async (_, key) => {
  const failure: unknown = await beginBuild(key).catch((error: unknown) => error)
  expect(String(failure)).toContain('VITE_SUPABASE_PUBLISHABLE_KEY')
  for (const part of key.trim().split('.')) expect(String(failure)).not.toContain(part)
})

test.each([
  ['a publishable key', 'sb_publishable_0123456789abcdef'],
  ['a legacy anon key', legacyKey('anon')],
  ['no key', ''],
])('a build with %s goes on', (_, key) => expect(beginBuild(key)).resolves.toBeUndefined())

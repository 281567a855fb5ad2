import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

/** Begins the build of the site with this variable, as far as the plugins of vite.config.ts refuse its settings. */
async function beginBuild(name: string, value: string) {
  vi.stubEnv(name, value)
  await resolveConfig({}, 'build')
}

afterEach(() => vi.unstubAllEnvs())

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
])('a build whose %s is %o goes on', (name, value) =>
  expect(beginBuild(name, value)).resolves.toBeUndefined(),
)

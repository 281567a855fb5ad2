import { expect, test } from 'vitest'
import { guideScript } from '@/lib/mailed-links'
import { staffPaths } from '@/lib/paths'
import { splashScript } from '@/site/splash/splash-script'
import { earlyScript } from './early-script'
import { backendSources, contentSecurityPolicy, headerRules, headersFile, vercelFile } from './headers'
import { addresses } from './server-entry'

const plain = { backend: [], tags: false, scripts: ["'sha256-abc'"] }

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

// After a change of rules or early script: npx vitest run --project unit src/build -u
test('vercel.json is up to date', async () => {
  await expect(
    vercelFile([earlyScript(splashScript(staffPaths)), guideScript], addresses),
  ).toMatchFileSnapshot('../../vercel.json')
})

test('a policy names the configured backend and nothing more', () => {
  expect(directive(contentSecurityPolicy(plain), 'connect-src')).toBe("connect-src 'self'")
  const policy = contentSecurityPolicy({ ...plain, backend: backendSources('https://abc.supabase.co/') })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://abc.supabase.co")
})

test("Vercel's policy allows a backend on a domain of its own", () => {
  const [{ headers }] = JSON.parse(vercelFile([], addresses)).headers
  const [{ value }] = headers
  expect(directive(value, 'connect-src')).toMatch(/^connect-src 'self' https:( |$)/)
})

test('the hosts of analytics are named only when it is configured', () => {
  expect(contentSecurityPolicy(plain)).not.toContain('google')
  const policy = contentSecurityPolicy({ ...plain, tags: true })
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-abc' https://www.googletagmanager.com",
  )
  expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com')
})

test('scripts are allowed by hash, never by a keyword', () => {
  const scripts = directive(contentSecurityPolicy({ ...plain, tags: true }), 'script-src')
  expect(scripts).not.toMatch(/unsafe|\*/)
})

test("the embedded backend is the site's own origin", () => {
  expect(backendSources('/')).toEqual([])
  expect(backendSources('')).toEqual([])
  expect(backendSources('http://localhost:54321')).toEqual(['http://localhost:54321'])
})

test('no header line exceeds the 2,000 characters hosts read', () => {
  const longest = { backend: backendSources(`https://${'a'.repeat(40)}.supabase.co`), tags: true }
  const lines = headersFile(headerRules({ ...plain, ...longest }, addresses)).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})

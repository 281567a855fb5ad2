import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishableKey } from '../../supabase/local/backend.ts'
import { siteFolder } from './build-site.ts'
import { expect, test } from './fixtures.ts'

const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|html|json|map|txt)$/.test(file),
)
const contents = files.map((file) => ({ file, text: readFileSync(join(siteFolder, file), 'utf8') }))
const filesWith = (part: string | RegExp) =>
  contents
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)))
    .map(({ file }) => file)

test('the build holds code to look through', () => {
  expect(filesWith('Equipment Catalog').length).toBeGreaterThan(0)
})

const embedded = [
  /pglite/i,
  '@supabase/lite',
  'jwt_secret',
  'service_role',
  // A key, not the bare prefix: the guide's texts may name that.
  /sb_secret_\w/,
  'staff_allow_list',
  'security definer',
  'Sample Heatworks',
  'node:crypto',
  /\.wasm\b/,
]

for (const part of embedded) {
  test(`nothing in the build mentions ${part}`, () => {
    expect(filesWith(part)).toEqual([])
  })
}

test('the only key in the build is the publishable one', () => {
  const keys = contents.flatMap(({ text }) => text.match(/sb_[a-z]+_\w{8,}|eyJ[\w-]{20,}\.eyJ[\w-]+/g) ?? [])
  expect([...new Set(keys)]).toEqual([publishableKey])
})

test('visitors download neither the backend client nor the staff addresses', async ({ page }) => {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text())
  })
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeVisible()
  const code = (await Promise.all(texts)).join('\n')
  expect(code.length).toBeGreaterThan(0)
  // The founder's address is also the contact page's; the other one is nobody's business.
  expect(code).not.toContain('operations@example.com')
  expect(code).not.toContain('grant_type')
})

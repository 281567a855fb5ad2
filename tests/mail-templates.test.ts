import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Config = {
  auth: { email: { otp_length?: number; template: Record<string, { content_path: string }> } }
}
const { auth } = parse(read('supabase/config.toml')) as Config

// tests/hosted/auth-cases.ts proves what Supabase Auth makes of them, and that opening their links uses nothing up.
test.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
])('the %s mail names the brand, links to /choose-password, and loads nothing', (kind, type) => {
  const mail = read(auth.email.template[kind]?.content_path ?? '')
  expect(mail).toContain(brand.name)
  expect(mail.match(/(?<=(href|src)=")[^"]*/g)).toEqual([
    `{{ .SiteURL }}${paths.choosePassword()}#token_hash={{ .TokenHash }}&amp;type=${type}&amp;email={{ .Email }}`,
  ])
})

// Ten is the most that Auth allows. Six digits can be guessed.
test('the code behind a mailed link has ten digits', () => {
  expect(auth.email.otp_length).toBe(10)
})

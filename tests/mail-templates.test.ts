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

// What Supabase Auth makes of them, and that opening their links uses nothing up: tests/hosted/auth-cases.ts.
test.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
])(
  'the mail of a %s names the brand, links to the page that asks for a password, and loads nothing',
  (kind, type) => {
    const mail = read(auth.email.template[kind]?.content_path ?? '')
    expect(mail).toContain(brand.name)
    expect(mail.match(/(?<=(href|src)=")[^"]*/g)).toEqual([
      `{{ .SiteURL }}${paths.choosePassword()}#token_hash={{ .TokenHash }}&amp;type=${type}`,
    ])
  },
)

test('the code behind a mailed link has ten digits, the most Auth allows: six can be guessed', () => {
  expect(auth.email.otp_length).toBe(10)
})

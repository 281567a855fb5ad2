import { expect, test } from 'vitest'
import { projectRefOf, readChoices, systemOf } from './mcp-choices'

const read = (query: string, stored = '') =>
  readChoices(new URLSearchParams(query), new URLSearchParams(stored), 'windows')

test('without an address and remembered choices: the catalog only, read-only, the reader’s own system', () => {
  const choices = {
    client: 'claude-desktop',
    system: 'windows',
    server: 'catalog',
    access: 'read',
    tab: 'setup',
  }
  expect(read('')).toEqual(choices)
  expect(read('client=emacs&system=amiga&server=moon&access=all&tab=__proto__')).toEqual(choices)
})

test('remembered choices complete the address, which comes first; writing is never remembered', () => {
  expect(read('client=cursor', 'client=vscode&system=linux&server=remote&access=write')).toMatchObject({
    client: 'cursor',
    system: 'linux',
    server: 'remote',
    access: 'read',
  })
  expect(read('client=emacs', 'client=vscode')).toMatchObject({ client: 'vscode' })
  expect(read('', 'client=emacs&system=&server')).toMatchObject({
    client: 'claude-desktop',
    system: 'windows',
    server: 'catalog',
  })
})

test('an address restores its choices', () => {
  expect(read('client=vscode&system=linux&server=remote&access=write&tab=tips')).toEqual({
    client: 'vscode',
    system: 'linux',
    server: 'remote',
    access: 'write',
    tab: 'tips',
  })
})

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'linux'],
  ['Mozilla/5.0 (Linux; Android 15)', 'macos'],
])('%s is %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system)
})

test.each([
  ['https://abcdefghijklmnopqrst.supabase.co', 'abcdefghijklmnopqrst'],
  ['https://abcdefghijklmnopqrst.supabase.co/ ', 'abcdefghijklmnopqrst'],
  ['/', null],
  ['', null],
  ['http://127.0.0.1:54321', null],
  ['https://db.studio.example', null],
  ['https://evil.example/x.supabase.co', null],
  ['https://a"b.supabase.co', null],
])('the project of %s is %s', (url, reference) => {
  expect(projectRefOf(url)).toBe(reference)
})

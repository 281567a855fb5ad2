import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publishableKey } from '../../supabase/local/backend.ts'
import { builtFolder } from './setup.ts'

const files = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|css|html|json|map|txt)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(builtFolder, file), 'utf8') }))
const filesWith = (part: string | RegExp) =>
  files
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)))
    .map(({ file }) => file)

test('the build holds the code that is searched here', () => {
  expect(filesWith('Equipment Catalog').length).toBeGreaterThan(0)
})

test.each([
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
])('no file holds %s, which belongs to the embedded backend', (part) => {
  expect(filesWith(part)).toEqual([])
})

test('the publishable key is the only key', () => {
  const keys = files.flatMap(({ text }) => text.match(/sb_[a-z]+_\w{8,}|eyJ[\w-]{20,}\.eyJ[\w-]+/g) ?? [])
  expect([...new Set(keys)]).toEqual([publishableKey])
})

test('no page asks for more than 24 files of code', () => {
  const asked = files
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ file, text }) => ({
      file,
      count: text.match(/<(?:link|script)[^>]* data-deferred/g)?.length ?? 0,
    }))
  expect(asked.find(({ file }) => file === 'index.html')?.count).toBeGreaterThan(1)
  expect(asked.filter(({ count }) => count > 24)).toEqual([])
})

test('no page asks for more than 120 kB of scripts, as a host compresses them', () => {
  const bytesOf = new Map<string, number>(
    files
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file, text }) => [`/${file}`, brotliCompressSync(text).length]),
  )
  const pages = files
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ file, text }) => {
      const asked = [...text.matchAll(/<(?:link|script)[^>]* data-deferred[^>]*>/g)].map(String)
      const scripts = asked.flatMap((tag) => /="(\/assets\/[^"]+\.js)"/.exec(tag)?.[1] ?? [])
      return { file, bytes: scripts.reduce((sum, script) => sum + (bytesOf.get(script) ?? Number.NaN), 0) }
    })
  expect(pages.find(({ file }) => file === 'index.html')?.bytes).toBeGreaterThan(90_000)
  // Not `bytes > 120_000`: a page that names a missing file is NaN.
  expect(pages.filter(({ bytes }) => !(bytes <= 120_000))).toEqual([])
})

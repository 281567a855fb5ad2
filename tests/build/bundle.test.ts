import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publishableKey } from '../../supabase/local/backend.ts'
import { builtFolder } from './setup.ts'

const files = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(m?js|css|html|json|map|txt)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(builtFolder, file), 'utf8') }))
const filesWith = (part: string | RegExp) =>
  files
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)))
    .map(({ file }) => file)

test('the searched files contain the code of the dashboard', () => {
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
  /\.wasm\b/,
])('no file holds %s, which belongs to the embedded backend', (part) => {
  expect(filesWith(part)).toEqual([])
})

test('no script of the pages needs Node.js; the catalog connector does', () => {
  expect(filesWith('node:crypto')).toEqual(['guides/catalog-mcp.mjs'])
})

test('the publishable key is the only key', () => {
  const keys = files.flatMap(({ text }) => text.match(/sb_[a-z]+_\w{8,}|eyJ[\w-]{20,}\.eyJ[\w-]+/g) ?? [])
  expect([...new Set(keys)]).toEqual([publishableKey])
})

test('the document of the staff preloads the catalog, at most 240 kB of script as gzip compresses it', () => {
  const shell = files.find(({ file }) => file === 'app.html')?.text ?? ''
  const scripts = [...new Set(shell.match(/assets\/[\w-]+\.js/g))]
  expect(scripts).toEqual(expect.arrayContaining(filesWith('Manage your spa and bathhouse equipment')))
  const sizes = scripts.map((script) => gzipSync(readFileSync(join(builtFolder, script))).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(240_000)
})

test('the classes of the staff’s screens are in a style sheet that visitors do not load', () => {
  const sheets = filesWith(/\\@lines\\:/)
  expect(sheets).toEqual([expect.stringMatching(/^assets\/staff-.+\.css$/)])
  expect(filesWith(`/${sheets[0]}`)).toEqual(['app.html'])
})

// Files that import each other in a circle may run before what they import: a component is then undefined now and then.
test('no scripts import each other in a circle', () => {
  const scripts = new Map(
    files
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file, text }) => [
        file.replace('assets/', ''),
        [...text.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)].map(([, target = '']) => target),
      ]),
  )
  expect([...scripts.values()].flat().length).toBeGreaterThan(50)
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const target of scripts.get(from) ?? []) if (!seen.has(target)) reachable(target, seen.add(target))
    return seen
  }
  expect([...scripts.keys()].filter((script) => reachable(script).has(script))).toEqual([])
})

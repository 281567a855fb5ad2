import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keyFigures } from '@/content/business'
import { paths } from '@/lib/paths'

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Each folder may import only the folders in its row. */
const mayImport: Record<string, string[]> = {
  build: ['app', 'site', 'content', 'lib'],
  app: ['site', 'dashboard', 'auth', 'motion', 'ui', 'content', 'lib', 'assets'],
  site: ['motion', 'ui', 'content', 'lib', 'assets'],
  dashboard: ['catalog', 'auth', 'ui', 'content', 'lib', 'assets'],
  connector: ['catalog', 'content', 'lib'],
  auth: ['ui', 'content', 'lib', 'assets'],
  catalog: ['content', 'lib'],
  motion: ['lib'],
  ui: ['lib', 'assets'],
  content: ['lib', 'assets'],
  lib: [],
  assets: [],
}

/** Rooms that other rooms of their wing may import, lowest first: each may import the ones before it. */
const shared: Record<string, string[]> = {
  site: ['site/shared'],
  dashboard: ['dashboard/layout', 'dashboard/shared'],
}

/** Rooms inside another room: `import` fills the catalog and projects, and revisions are compared in a document. */
const opens: Record<string, string[]> = {
  'dashboard/equipment': ['dashboard/import'],
  'dashboard/projects': ['dashboard/import', 'dashboard/documents'],
}

const room = (path: string) => path.split('/').slice(0, 2).join('/')
const wingOf = (path: string) => path.split('/')[0] ?? ''

/** Whether one room may import another of its wing. The site's frame seats all of them. */
function mayShare(home: string, there: string): boolean {
  const lower = shared[wingOf(home)] ?? []
  const level = lower.indexOf(home)
  return (
    home === there ||
    home === 'site/layout' ||
    (opens[home] ?? []).includes(there) ||
    lower.slice(0, level < 0 ? undefined : level).includes(there)
  )
}

function targetsOf(source: string): string[] {
  const imports = source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...imports].flatMap(([, target]) => target ?? [])
}

function breaches(file: string, source: string): string[] {
  const home = file.replace('/src/', '')
  const wing = wingOf(home)
  return targetsOf(source).flatMap((target) => {
    if (target.includes('../tests/')) return [`${home}: src may not import ${target}`]
    if (target.includes('.fixture') && !/\.(?:test|fixture)\.tsx?$/.test(home))
      return [`${home}: only tests may import ${target}`]
    // The scripts in src/assets reach outside src, where @/ does not lead.
    if (target.startsWith('../') && wing !== 'assets')
      return [`${home}: leave your folder through @/, not ${target}`]
    if (!target.startsWith('@/')) return []
    const there = target.slice(2)
    const top = wingOf(there)
    // A test may render another room's page inside its own.
    const isTest = home.includes('.test.')
    if (top === wing && wing in shared && !isTest && !mayShare(room(home), room(there))) {
      return [`${home}: ${wing} rooms do not share; lift ${there} lower`]
    }
    // main.tsx stands above all folders.
    const allowed = top === wing || home === 'main.tsx' || mayImport[wing]?.includes(top)
    return allowed ? [] : [`${home}: ${wing} may not import ${top}`]
  })
}

test('every import points down', () => {
  expect(Object.entries(sources).flatMap(([file, source]) => breaches(file, source))).toEqual([])
})

/** The files that each file of src imports, types and lazily loaded code included; tests left out. */
function importGraph(): Map<string, string[]> {
  const files = Object.keys(sources).filter((file) => !file.includes('.test.'))
  const resolve = (from: string, target: string) => {
    const path = target.startsWith('@/')
      ? `/src/${target.slice(2)}`
      : target.replace(/^\.(?=\/)/, from.replace(/\/[^/]+$/, ''))
    return files.find((file) => file === path || file.replace(/\.tsx?$/, '') === path) ?? []
  }
  return new Map(
    files.map((file) => [file, targetsOf(sources[file] ?? '').flatMap((target) => resolve(file, target))]),
  )
}

/** The first circle of imports that is found, as a path from file to file; null without one. */
function findCircle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>()
  function visit(file: string, path: string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}

test('no imports form a circle, imports of types included', () => {
  expect(findCircle(new Map(Object.entries({ a: ['b'], b: ['c'], c: ['b'] })))).toEqual(['b', 'c', 'b'])
  const graph = importGraph()
  expect(graph.get('/src/lib/query-client.ts')).toContain('/src/lib/supabase/client.ts')
  expect(findCircle(graph)).toBeNull()
})

/** The files in src that contain a match, without tests. */
const filesWith = (pattern: RegExp) =>
  Object.keys(sources).filter((file) => !file.includes('.test.') && pattern.test(sources[file] ?? ''))

test('only one file creates the backend client', () => {
  expect(filesWith(/createClient(?:<\w+>)?\(/)).toEqual(['/src/lib/supabase/client.ts'])
})

test('nothing is called that the oldest browsers of the build lack: Safari 16.4, Firefox 121', () => {
  const young =
    /\b(?:URL\.(?:canParse|parse)|(?:Map|Object)\.groupBy|AbortSignal\.any|Array\.fromAsync|Promise\.(?:try|withResolvers))\(/
  expect(filesWith(young).filter((file) => !file.startsWith('/src/build/'))).toEqual([])
})

test('the sizes of the dashboard’s text have names: fine, note and ui', () => {
  expect(filesWith(/text-\[0\.(?:8125|875|9375)rem\]/)).toEqual([])
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('only paths.ts writes the address of a page', () => {
  // '/' alone is left out: it is also a separator.
  const addresses = Object.values(paths).flatMap((path) => (path() === '/' ? [] : escaped(path())))
  const literal = new RegExp(`['"\`}](?:${addresses.join('|')})(?=['"\`/?#$])`)
  expect(filesWith(literal)).toEqual(['/src/lib/paths.ts'])
})

test.each(Object.values(keyFigures))('only business.ts writes the figure $figure', ({ figure }) => {
  expect(filesWith(new RegExp(`(?<!\\w)${escaped(figure)}(?!\\w)`))).toEqual(['/src/content/business.ts'])
})

/** The README files by their paths. */
const readmes = import.meta.glob<string>('/**/README.md', { query: '?raw', import: 'default', eager: true })

test('every file that a README names exists', () => {
  const root = join(import.meta.dirname, '..')
  const missing = Object.entries(readmes).flatMap(([readme, text]) => {
    const folders = [root, join(root, 'src'), join(root, dirname(readme))]
    return [...text.matchAll(/`([a-z][\w-]*(?:\/[\w-]+)*\/[\w.-]+\.(?:tsx?|sql|css|sh|py|toml))`/g)]
      .flatMap(([, path]) => path ?? [])
      .filter((path) => !folders.some((folder) => existsSync(join(folder, path))))
      .map((path) => `${readme}: ${path}`)
  })
  expect(missing).toEqual([])
})

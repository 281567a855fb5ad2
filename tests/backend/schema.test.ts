import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories, currencies } from '../../src/content/equipment.ts'
import type { Backend } from '../../supabase/local/backend.ts'
import { generateTypes, target } from '../../supabase/local/generate-types.ts'
import { openTestBackend } from '../policies/actors.ts'
import { lintDatabase, ruleNames } from './database-linter.ts'

const supabase = new URL('../../supabase/', import.meta.url)

let backend: Backend
beforeAll(async () => {
  backend = await openTestBackend()
  await backend.query(
    `do $sample$ begin ${await readFile(new URL('seed.sql', supabase), 'utf8')} end $sample$`,
  )
})
afterAll(() => backend?.close())

test(`${target} is what the migrations generate`, async () => {
  const committed = await readFile(new URL(`../../${target}`, import.meta.url), 'utf8')
  expect(committed, 'run `npm run db:types`').toBe(await generateTypes(backend))
})

describe('sample data', () => {
  const sample = () => backend.query('select * from public.equipment_catalog order by created_at desc')

  test('covers categories and currencies, and says that it is sample data', async () => {
    const items = await sample()
    expect(items.length).toBeGreaterThanOrEqual(24)
    const used = new Set(items.flatMap(({ category }) => String(category).split(', ')))
    expect([...used].filter((name) => !categories.some((known) => known === name))).toEqual([])
    expect(used.size).toBeGreaterThanOrEqual(12)
    expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(currencies))
    const silent = items.filter(({ notes, brand }) => !`${notes ?? ''}${brand ?? ''}`.includes('Sample'))
    expect(silent).toEqual([])
  })

  test('has gaps, nested specifications, long names and distinct dates', async () => {
    const items = await sample()
    const some = (check: (item: (typeof items)[number]) => boolean) => items.some(check)
    expect(some(({ brand }) => brand === null)).toBe(true)
    expect(some(({ category }) => String(category).includes(', '))).toBe(true)
    expect(some(({ specifications }) => Object.keys(specifications as object).length === 0)).toBe(true)
    expect(some(({ specifications }) => JSON.stringify(specifications).includes(':{'))).toBe(true)
    expect(some(({ specifications }) => JSON.stringify(specifications).includes(':['))).toBe(true)
    expect(some(({ name }) => String(name).length > 100)).toBe(true)
    expect(new Set(items.map(({ created_at }) => created_at)).size).toBe(items.length)
  })
})

describe('linter', () => {
  test('finds nothing', async () => {
    expect(await lintDatabase(backend)).toEqual([])
  })

  test('finds one fault for every rule', async () => {
    for (const statement of faults) await backend.query(statement)
    const found = new Set((await lintDatabase(backend)).map((finding) => finding.split(':')[0]))
    expect([...found].sort()).toEqual([...ruleNames].sort())
  })
})

/** One fault for each rule; the database is not used afterwards. */
const faults = [
  `create table public.careless (owner uuid references auth.users (id), phone text references auth.users (phone),
    kind regclass)`,
  'create index careless_one on public.careless (kind)',
  'create index careless_two on public.careless (kind)',
  'create policy "Own rows" on public.careless for select using (owner = auth.uid())',
  'create table public.forgotten (id integer primary key)',
  'alter table public.forgotten enable row level security',
  'create table public.open (id integer primary key)',
  'alter table public.open enable row level security',
  'create policy "Anybody adds" on public.open for insert with check (true)',
  `create policy "Admins read" on public.open for select
    using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin')`,
  'create policy "Others read" on public.open for select using (id > 0)',
  'create view public.accounts as select id, email from auth.users',
  'create materialized view public.kept as select 1 as id',
  'create foreign data wrapper nowhere',
  'create server far foreign data wrapper nowhere',
  'create foreign table public.remote (id integer) server far',
  `create function public.powerful() returns integer language sql security definer as 'select 1'`,
  'create extension pgcrypto schema public',
]

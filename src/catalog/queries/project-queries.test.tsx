import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import { queryClient } from '@/lib/query-client'
import type { Tables } from '@/lib/supabase/database.types'
import {
  type ProjectChange,
  projectCostsQuery,
  projectQuery,
  projectsQuery,
  saveProject,
} from './project-queries'

const project = {
  id: 'p',
  name: 'Lot 7',
  client: null,
  number: null,
  place: null,
  revision: null,
  opening_date: null,
  notes: null,
  is_archived: false,
  created_at: '2026-11-01T00:00:00+00:00',
  updated_at: '2026-11-01T00:00:00+00:00',
  created_by: null,
  created_via: 'web',
}

const row = (id: string, change: Partial<Tables<'project_lines'>> = {}): Tables<'project_lines'> => ({
  id,
  project_id: 'p',
  equipment_id: blankEquipment.id,
  quantity: 1,
  tag: id,
  room: null,
  alternate_for: null,
  note: null,
  position: 1,
  fixed_cost: null,
  fixed_currency: null,
  fixed_on: null,
  created_at: '2026-11-01T00:00:00+00:00',
  updated_at: '2026-11-01T00:00:00+00:00',
  created_by: null,
  created_via: 'web',
  ...change,
})
const item = { ...blankEquipment, project_id: 'p', is_deleted: false }

/** Answers requests by the last part of their path. Returns the bodies of the saves. */
function serve(answers: Record<string, (body: { [key: string]: unknown }) => unknown>) {
  const saves: { [key: string]: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input), 'https://x.example').pathname.split('/').at(-1) ?? ''
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    if (name === 'save_project') saves.push(body)
    return Response.json(await (answers[name] ?? (() => []))(body))
  })
  return saves
}

const read = () => queryClient.query({ ...projectQuery('p'), staleTime: 0 })
const save = (change: Partial<ProjectChange>) =>
  new MutationObserver(queryClient, saveProject).mutate({ changeId: 'c', project: { id: 'p' }, ...change })
const cached = () => queryClient.getQueryData(projectQuery('p').queryKey)

beforeEach(() => queryClient.clear())

test('a line is read with its item, its fixed price, and whether the item is deleted', async () => {
  const price = { fixed_cost: 4600, fixed_currency: 'USD', fixed_on: '2026-11-03' }
  serve({
    projects: () => project,
    project_lines: () => [row('a', price)],
    project_items: () => [{ ...item, is_deleted: true }],
  })
  const { lines } = await read()
  expect(lines).toMatchObject([
    {
      id: 'a',
      item: blankEquipment,
      isDeleted: true,
      fixedPrice: { cost: 4600, currency: 'USD', on: '2026-11-03' },
    },
  ])
})

test('the item of a line that was added between two answers is read again; an unknown one keeps its line', async () => {
  let reads = 0
  serve({
    projects: () => project,
    project_lines: () => [row('a'), row('b', { equipment_id: 'gone' })],
    project_items: () => (++reads === 1 ? [] : [item]),
  })
  const { lines } = await read()
  expect(lines).toMatchObject([
    { item: { name: 'Item' }, isDeleted: false },
    { item: { name: 'Unknown item' }, isDeleted: true },
  ])
})

test('the list counts lines and pieces without alternates, newest change of a project or line first', async () => {
  const embedded = (quantity: number, alternate_for: string | null, updated_at: string) => ({
    quantity,
    alternate_for,
    updated_at,
  })
  serve({
    projects: () => [
      { ...project, id: 'old', project_lines: [] },
      {
        ...project,
        id: 'new',
        project_lines: [
          embedded(6, null, '2026-11-20T00:00:00+00:00'),
          embedded(9, 'x', '2026-11-21T00:00:00.5+00:00'),
        ],
      },
    ],
  })
  expect(await queryClient.query(projectsQuery)).toMatchObject([
    { id: 'new', lines: 1, pieces: 6, changedAt: '2026-11-21T00:00:00.5+00:00' },
    { id: 'old', lines: 0, pieces: 0, changedAt: project.updated_at },
  ])
})

test('the cost of a project counts fixed prices before those of the catalog, deleted items, and no alternates', async () => {
  const line = (equipment_id: string, quantity: number, values = {}) => ({
    ...row('a', { equipment_id, quantity, ...values }),
  })
  serve({
    projects: () => [
      {
        id: 'p',
        project_lines: [
          line('tub', 2),
          line('tub', 1, { fixed_cost: 900.1, fixed_currency: 'EUR', fixed_on: '2026-11-03' }),
          line('deleted', 1),
          line('unpriced', 3),
          line('tub', 9, { alternate_for: 'x' }),
        ],
      },
      { id: 'empty', project_lines: [] },
    ],
    project_items: () => [
      { project_id: 'p', id: 'tub', cost: 1000, currency: 'USD' },
      { project_id: 'p', id: 'deleted', cost: 0.2, currency: 'USD' },
      { project_id: 'p', id: 'unpriced', cost: null, currency: 'USD' },
      { project_id: 'other', id: 'unpriced', cost: 7, currency: 'USD' },
    ],
  })
  expect([...(await queryClient.query(projectCostsQuery))]).toEqual([
    [
      'p',
      [
        { currency: 'USD', amount: 2000.2, fixed: 0, pieces: 3 },
        { currency: 'EUR', amount: 900.1, fixed: 900.1, pieces: 1 },
      ],
    ],
    ['empty', []],
  ])
})

test('changes go out one after the other, each against the rows that the one before has answered', async () => {
  let version = 0
  const saves = serve({
    projects: () => project,
    project_lines: () => [row('a'), row('b')],
    project_items: () => [item],
    save_project: () => [row('a', { updated_at: `v${++version}`, quantity: version }), row('b')],
  })
  await read()
  await Promise.all([
    save({ changed: [{ id: 'a', quantity: 1 }] }),
    save({ changed: [{ id: 'a', fixedPrice: null, alternateFor: 'b' }], removed: ['b'] }),
  ])
  expect(saves.map(({ changed, removed }) => ({ changed, removed }))).toEqual([
    { changed: [{ id: 'a', updated_at: project.updated_at, quantity: 1 }], removed: [] },
    {
      changed: [
        {
          id: 'a',
          updated_at: 'v1',
          alternate_for: 'b',
          fixed_cost: null,
          fixed_currency: null,
          fixed_on: null,
        },
      ],
      removed: [{ id: 'b', updated_at: project.updated_at }],
    },
  ])
  expect(cached()?.lines[0]).toMatchObject({ quantity: 2, updatedAt: 'v2' })
})

test('a project that was being read while it was saved stays as saved', async () => {
  let answer = (_: unknown) => {}
  const late = new Promise((resolve) => (answer = resolve))
  let isLate = false
  serve({
    projects: () => project,
    project_lines: () => (isLate ? late : [row('a')]),
    project_items: () => [item],
    save_project: () => [row('a', { quantity: 9 })],
  })
  await read()
  isLate = true
  const reading = read().catch(() => {})
  await save({ changed: [{ id: 'a', quantity: 9 }] })
  answer([row('a')])
  await reading
  expect(cached()?.lines[0]?.quantity).toBe(9)
})

test('a change of the head reads the project again, whose time the next change names', async () => {
  let time = project.updated_at
  const saves = serve({
    projects: () => ({ ...project, updated_at: time }),
    project_lines: () => [],
    project_items: () => [],
    save_project: () => {
      time = 'later'
      return []
    },
  })
  await read()
  await save({ project: { id: 'p', client: 'Bath Company' } })
  await save({ project: { id: 'p', client: null } })
  expect(saves.map((body) => body.project)).toEqual([
    { id: 'p', client: 'Bath Company', updated_at: project.updated_at },
    { id: 'p', client: null, updated_at: 'later' },
  ])
})

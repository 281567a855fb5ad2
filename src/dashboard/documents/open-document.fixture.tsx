import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { AuthContext } from '@/auth/auth-context'
import { staff } from '@/auth/staff.fixture'
import type { Equipment } from '@/catalog/equipment'
import type { Line } from '@/catalog/lines'
import { pageSize } from '@/catalog/queries/equipment-queries'
import type { Project } from '@/catalog/queries/project-queries'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'

/** The equipment in the database; null if it cannot be read. */
type Stored = readonly Equipment[] | null

/** A project in the database, with its lines. */
type StoredProject = { project: Project; lines: readonly Line[] }

type Options = { Component: ComponentType; address: string; stored?: Stored; project?: StoredProject }

/** Test set-up: opens the page of a document as staff, over a stubbed `fetch`. `store` replaces the stored items. */
export function openDocument({ Component, address, stored = [], project }: Options) {
  let current = stored
  queryClient.clear()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input), 'http://localhost')
    const answer = project && answerOf(project, url)
    if (answer !== undefined) return Response.json(answer)
    if (tableOf(url) === 'projects')
      return Response.json({ code: 'PGRST116', message: 'No rows' }, { status: 406 })
    if (tableOf(url).startsWith('project_')) return Response.json([])
    return current ? Response.json(pageOf(current, url)) : Response.json({ message: 'boom' }, { status: 500 })
  })
  const [pathname = ''] = address.split(/[?#]/)
  const router = createMemoryRouter(
    [
      { path: pathname, element: <Component /> },
      { path: paths.equipment(), element: <h1>Catalog</h1> },
      { path: paths.project(), element: <h1>Project</h1> },
      { path: paths.projectList(), element: <h1>Projects</h1> },
    ],
    { initialEntries: [address] },
  )
  render(
    <AuthContext value={staff}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  )
  const store = (items: Stored) => {
    current = items
  }
  return { router, user: userEvent.setup(), store }
}

const tableOf = ({ pathname }: URL) => pathname.split('/').at(-1) ?? ''

/** The requested page of the list: the first one, or the rest after it. */
const pageOf = (items: readonly Equipment[], { searchParams }: URL) =>
  searchParams.has('or') ? items.slice(pageSize) : items.slice(0, pageSize)

/** The rows of a project that a request asks for; undefined if it asks for others. */
function answerOf({ project, lines }: StoredProject, url: URL) {
  const { searchParams } = url
  const table = tableOf(url)
  const asked = (searchParams.get('id') ?? searchParams.get('project_id'))?.replace('eq.', '')
  if (asked !== project.id) return undefined
  if (table === 'projects') return project
  if (table === 'project_items') {
    const items = new Map(lines.map(({ item, isDeleted }) => [item.id, { ...item, is_deleted: isDeleted }]))
    return [...items.values()].map((item) => ({ ...item, project_id: project.id }))
  }
  if (table !== 'project_lines') return undefined
  return lines.map(({ item, alternateFor, fixedPrice, ...line }, position) => ({
    ...line,
    position,
    equipment_id: item.id,
    alternate_for: alternateFor,
    fixed_cost: fixedPrice?.cost ?? null,
    fixed_currency: fixedPrice?.currency ?? null,
    fixed_on: fixedPrice?.on ?? null,
    updated_at: item.updated_at,
  }))
}

/** Test data: a project with only what the database insists on. */
export const blankProject: Project = {
  id: '10000000-0000-4000-8000-000000000000',
  name: 'Lot 7',
  client: null,
  number: null,
  place: null,
  revision: null,
  opening_date: null,
  service: '208Y/120',
  simultaneity: 100,
  notes: null,
  is_archived: false,
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
  created_by: null,
  created_via: 'web',
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { siteFolder } from '../e2e/build-site.ts'
import { serve } from '../e2e/static-site.ts'
import { makeItems } from './catalog-items.ts'

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const stamp = '2026-01-01T00:00:00+00:00'
const made = { created_at: stamp, updated_at: stamp, created_by: null, created_via: 'web' }

export const project = {
  ...{ id: '00000000-0000-4000-8000-999999999999', name: 'Benchmark', client: 'Bath Company', number: '7' },
  ...{ place: null, revision: 'A', opening_date: '2027-05-01', notes: null, is_archived: false, ...made },
}

/** What the totals add up: three voltages, water, weight and footprint. */
const specificationsAt = (index: number) => ({
  power_kw: 1 + (index % 18),
  rated_v: [120, 208, 480][index % 3] ?? 208,
  phases: index % 3 === 0 ? 1 : 3,
  cold_water_lpm: index % 10,
  hot_water_lpm: index % 4,
  weight_kg: 20 + (index % 300),
  width_mm: 600,
  depth_mm: 500,
  install_days: index % 5,
})

/** The lines of the project, of items that are spread over the catalog, in twelve rooms. */
function makeLines(items: ReturnType<typeof makeItems>, count: number) {
  const chosen = Array.from({ length: count }, (_, index) => ({
    ...(items[Math.floor((index * items.length) / count)] as (typeof items)[number]),
    specifications: specificationsAt(index),
  }))
  const lines = chosen.map(({ id }, index) => ({
    id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    project_id: project.id,
    equipment_id: id,
    quantity: 1 + (index % 9),
    tag: `T-${index + 1}`,
    room: index % 13 === 12 ? null : `Room ${index % 13}`,
    alternate_for: null,
    note: index % 20 === 0 ? 'A line of the benchmark.' : null,
    position: index + 1,
    ...{ fixed_cost: null, fixed_currency: null, fixed_on: null, ...made },
  }))
  return { chosen, lines }
}

/** Serves the built site and an API from memory: a project with so many lines over a catalog of so many items. */
export async function startProjectServer(itemCount: number, lineCount: number) {
  const items = makeItems(itemCount)
  const { chosen, lines } = makeLines(items, lineCount)
  const answers: Record<string, () => unknown> = {
    projects: () => project,
    project_lines: () => lines,
    project_items: () => chosen.map((item) => ({ ...item, project_id: project.id, is_deleted: false })),
    'rpc/caller_is_staff': () => true,
  }

  const handle: Handle = async (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, path = ''] = url.pathname.match(/^\/rest\/v1\/(.*)/) ?? []
    if (!path) return next()
    if (path === 'rpc/save_project') {
      const { changed } = JSON.parse(await text(request)) as { changed: { id: string }[] }
      for (const values of changed) Object.assign(lines.find(({ id }) => id === values.id) ?? {}, values)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(lines))
      return
    }
    const isList = path === 'projects' && !url.searchParams.has('id')
    const answer = isList ? [{ ...project, project_lines: lines }] : answers[path]?.()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? pageOf(url)))
  }

  /** A page of the catalog: the first, or the one that follows an item. */
  function pageOf({ searchParams }: URL) {
    const before = searchParams.get('or')?.match(/id\.gt\.([\w-]+)/)?.[1]
    const start = before === undefined ? 0 : items.findIndex(({ id }) => id === before) + 1
    return items.slice(start, start + Math.min(Number(searchParams.get('limit') ?? 1000), 1000))
  }

  return serve(siteFolder, [
    { name: 'memory-api', configurePreviewServer: ({ middlewares }) => void middlewares.use(handle) },
  ])
}

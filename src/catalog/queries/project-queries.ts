import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { itemWith } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import type { FixedPrice, LineValues, ProjectLine } from '@/catalog/lines'
import { type CostSum, costSums } from '@/catalog/sizing/cost'
import { AppError, hasKind } from '@/lib/errors'
import { mutate, queryClient, readAgain, showWritten } from '@/lib/query-client'
import { supabase } from '@/lib/supabase/client'
import type { Json, Tables, TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import { repeatIfLost } from './bulk-mutations'
import { cachedItem, invalidateEquipment, keys, pageSize } from './equipment-queries'

/** A row of `projects`. */
export type Project = Tables<'projects'>

/** The values of a project that a person sets. */
export type ProjectValues = Pick<
  Project,
  | 'name'
  | 'client'
  | 'number'
  | 'place'
  | 'revision'
  | 'opening_date'
  | 'service'
  | 'simultaneity'
  | 'notes'
  | 'is_archived'
>

/** A project of the list. Alternates do not count as lines or pieces. */
export type ListedProject = Project & {
  lines: number
  pieces: number
  /** When the project or one of its lines was last changed. */
  changedAt: string
}

/** A project with its lines in the order of its page. */
export type ProjectWithLines = { project: Project; lines: readonly ProjectLine[] }

/** A row of `project_lines`. */
export type LineRow = Tables<'project_lines'>

/** All projects, archived ones too, newest change first. */
export const projectsQuery = queryOptions({
  queryKey: keys.projectList(),
  queryFn: async ({ signal }): Promise<readonly ListedProject[]> => {
    const rows = await unwrap(
      supabase
        .from('projects')
        .select('*, project_lines(quantity, alternate_for, updated_at)')
        .order('created_at', { ascending: false })
        .abortSignal(signal),
    )
    return rows.map(toListed).sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
  },
})

function toListed({
  project_lines: lines,
  ...project
}: Project & {
  project_lines: Pick<LineRow, 'quantity' | 'alternate_for' | 'updated_at'>[]
}): ListedProject {
  const counted = lines.filter(({ alternate_for }) => alternate_for === null)
  return {
    ...project,
    lines: counted.length,
    pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    changedAt:
      [project, ...lines]
        .map(({ updated_at }) => updated_at)
        .sort()
        .at(-1) ?? project.updated_at,
  }
}

/** What the counted pieces of each project cost, by the project's id. */
export const projectCostsQuery = queryOptions({
  queryKey: [...keys.projectList(), 'costs'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly CostSum[]>> => {
    const [projects, prices] = await Promise.all([
      unwrap(
        supabase
          .from('projects')
          .select(
            'id, project_lines(equipment_id, quantity, alternate_for, fixed_cost, fixed_currency, fixed_on)',
          )
          .abortSignal(signal),
      ),
      readPrices(signal),
    ])
    return new Map(
      projects.map(({ id, project_lines: lines }) => [
        id,
        costSums(
          lines
            .filter(({ alternate_for }) => alternate_for === null)
            .map((line) => ({
              quantity: line.quantity,
              fixedPrice: toFixedPrice(line),
              item: prices.get(`${id} ${line.equipment_id}`) ?? noPrice,
            })),
        ),
      ]),
    )
  },
})

const noPrice = { cost: null, currency: 'USD' }

/** The catalog's prices of the items of all projects, by the ids of project and item. */
async function readPrices(signal: AbortSignal) {
  const prices = new Map<string, Pick<Equipment, 'cost' | 'currency'>>()
  for (;;) {
    const page = await unwrap(
      supabase
        .from('project_items')
        .select('project_id, id, cost, currency')
        .order('project_id')
        .order('id')
        .range(prices.size, prices.size + pageSize - 1)
        .abortSignal(signal),
    )
    for (const { project_id, id, ...price } of page) prices.set(`${project_id} ${id}`, price)
    if (page.length < pageSize) return prices
  }
}

/** A project that uses some items. Alternates do not count as pieces. */
export type ProjectUse = Pick<Project, 'id' | 'name' | 'is_archived'> & { pieces: number }

/** The projects that use any of these items, those in work first, then by pieces. */
export const projectUsesQuery = (ids: readonly string[]) =>
  queryOptions({
    // Without the ids: thousands of them would not fit into an address, so the lines of all projects are read.
    queryKey: [...keys.projectList(), 'uses'],
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .from('projects')
          .select('id, name, is_archived, project_lines(equipment_id, quantity, alternate_for)')
          .abortSignal(signal),
      ),
    select: (projects): ProjectUse[] => {
      const wanted = new Set(ids)
      return projects
        .flatMap(({ project_lines, ...project }) => {
          const lines = project_lines.filter(({ equipment_id }) => wanted.has(equipment_id))
          const counted = lines.filter(({ alternate_for }) => alternate_for === null)
          const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
          return lines.length > 0 ? [{ ...project, pieces }] : []
        })
        .sort(
          (one, other) => Number(one.is_archived) - Number(other.is_archived) || other.pieces - one.pieces,
        )
    },
  })

/** A project and its lines. Fails with kind `not-found` if it does not exist. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: keys.project(id),
    queryFn: async ({ signal }): Promise<ProjectWithLines> => {
      const [project, rows, items] = await Promise.all([
        unwrap(supabase.from('projects').select('*').eq('id', id).abortSignal(signal).single()),
        unwrap(
          supabase
            .from('project_lines')
            .select('*')
            .eq('project_id', id)
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        readItems(id, signal),
      ])
      // A line may have been added between the two answers: its item is read again.
      const isMissing = rows.some(({ equipment_id }) => !items.has(equipment_id))
      const complete = isMissing ? await readItems(id, signal) : items
      signal.throwIfAborted()
      return { project, lines: rows.map((row) => toLine(row, complete.get(row.equipment_id))) }
    },
  })

/** Reads a project and its lines as they are stored now. */
export const readProject = (id: string) => queryClient.query({ ...projectQuery(id), staleTime: 0 })

/** The item of a line, and whether it has been deleted from the catalog. */
export type LineItem = Pick<ProjectLine, 'item' | 'isDeleted'>

async function readItems(projectId: string, signal: AbortSignal): Promise<Map<string, LineItem>> {
  const rows = await unwrap(
    supabase.from('project_items').select('*').eq('project_id', projectId).abortSignal(signal),
  )
  return new Map(
    rows.map(({ project_id: _, is_deleted, ...item }) => [item.id, { item, isDeleted: is_deleted === true }]),
  )
}

/**
 * Stands for an item whose history was pruned after it was deleted. Its line stays, because dropping it would change the
 * project's totals without a word.
 */
const unknownItem = (id: string): Equipment =>
  itemWith({
    id,
    name: 'Unknown item',
    category: 'Other',
    currency: 'USD',
    specifications: {},
    created_at: '',
    updated_at: '',
    created_via: '',
  })

/** A stored line with its item. */
export function toLine(row: LineRow, known: LineItem | undefined): ProjectLine {
  return {
    id: row.id,
    ...(known ?? { item: unknownItem(row.equipment_id), isDeleted: true }),
    quantity: row.quantity,
    tag: row.tag,
    room: row.room,
    alternateFor: row.alternate_for,
    note: row.note,
    fixedPrice: toFixedPrice(row),
    position: row.position,
    updatedAt: row.updated_at,
  }
}

function toFixedPrice({
  fixed_cost: cost,
  fixed_currency: currency,
  fixed_on: on,
}: Pick<LineRow, 'fixed_cost' | 'fixed_currency' | 'fixed_on'>): FixedPrice | null {
  return cost !== null && currency !== null && on !== null ? { cost, currency, on } : null
}

/** The columns of a line's values. */
function toColumns({
  alternateFor,
  fixedPrice,
  ...values
}: Partial<LineValues>): TablesUpdate<'project_lines'> {
  return {
    ...values,
    ...(alternateFor !== undefined && { alternate_for: alternateFor }),
    ...(fixedPrice !== undefined && {
      fixed_cost: fixedPrice?.cost ?? null,
      fixed_currency: fixedPrice?.currency ?? null,
      fixed_on: fixedPrice?.on ?? null,
    }),
  }
}

/** A line to add. Its id comes from the client; without a position it goes to the end. */
export type NewLine = { id: string; itemId: string; tag: string } & Partial<LineValues>

/** The values of a line to change; the others stay. */
export type LineChange = { id: string } & Partial<LineValues>

/** One change of a project and its lines, saved whole or not at all. */
export type ProjectChange = {
  /** Made by the client: a repeated call with the same id changes nothing. */
  changeId: string
  /** The id, with the values to set. A project that `isNew` needs a name. */
  project: { id: string; isNew?: boolean } & Partial<ProjectValues>
  added?: readonly NewLine[]
  changed?: readonly LineChange[]
  /** Ids of lines. */
  removed?: readonly string[]
}

/**
 * Saves a project and lines of it; resolves to its lines. Changes go out one after the other, each against the rows that
 * the cache holds by then. Fails with kind `conflict` if somebody else saved one of these rows since, or if a tag is taken.
 */
export const saveProject = mutationOptions({
  ...repeatIfLost,
  scope: { id: 'projects' },
  mutationFn: async (change: ProjectChange) => {
    const { id, isNew, ...values } = change.project
    const seen = isNew ? null : await queryClient.query({ ...projectQuery(id), staleTime: 'static' })
    const lines = new Map(seen?.lines.map((line) => [line.id, line]))
    const hasValues = Object.keys(values).length > 0
    const saved = await unwrap(
      supabase.rpc('save_project', {
        change_id: change.changeId,
        project: { id, ...values, ...(seen && hasValues && { updated_at: seen.project.updated_at }) },
        added: (change.added ?? []).map(({ id: lineId, itemId, ...line }) => ({
          id: lineId,
          equipment_id: itemId,
          ...toColumns(line),
        })),
        changed: (change.changed ?? []).map(({ id: lineId, ...line }) => ({
          ...seenRow(lines, lineId),
          ...toColumns(line),
        })),
        removed: (change.removed ?? []).map((lineId) => seenRow(lines, lineId)),
      } satisfies { [name: string]: Json }),
    )
    // The answer has no project, whose new `updated_at` the next change needs.
    const project = hasValues
      ? await unwrap(supabase.from('projects').select('*').eq('id', id).single())
      : seen?.project
    return { project, rows: saved }
  },
  onSuccess: async ({ project, rows }, { project: { id } }) => {
    await showSaved(id, project, rows)
    void readAgain(keys.projectList())
  },
})

/** Saves a change of an existing project. Resolves to false at a conflict: nothing was saved, and the cache is out of date. */
export async function saveUnlessChanged(change: ProjectChange): Promise<boolean> {
  try {
    await mutate(saveProject, change)
    return true
  } catch (error) {
    if (hasKind(error, 'conflict')) return false
    throw error
  }
}

/** The id of a line, and when it was saved as the person saw it. */
function seenRow(lines: ReadonlyMap<string, ProjectLine>, id: string) {
  const line = lines.get(id)
  if (!line) throw new AppError('conflict', 'Someone else removed this line meanwhile. Nothing was saved.')
  return { id, updated_at: line.updatedAt }
}

/** Shows the rows that a save has answered. An item that the cache does not have is read. */
async function showSaved(id: string, project: Project | undefined, rows: readonly LineRow[]) {
  const isShown = await showWritten(projectQuery(id), (shown) => {
    const items = new Map<string, LineItem>(
      shown?.lines.map(({ item, isDeleted }) => [item.id, { item, isDeleted }]),
    )
    const itemOf = (itemId: string): LineItem | undefined => {
      const item = cachedItem(itemId)
      return items.get(itemId) ?? (item && { item, isDeleted: false })
    }
    if (!shown || !rows.every(({ equipment_id }) => itemOf(equipment_id))) return undefined
    return {
      project: project ?? shown.project,
      lines: rows.map((row) => toLine(row, itemOf(row.equipment_id))),
    }
  })
  if (!isShown) await readAgain(keys.project(id))
}

/** Deletes a project with its lines, as the person saw it. Resolves to the number of deleted rows. */
export const deleteProject = mutationOptions({
  ...repeatIfLost,
  scope: { id: 'projects' },
  mutationFn: ({ changeId, project }: { changeId: string; project: Pick<Project, 'id' | 'updated_at'> }) =>
    unwrap(
      supabase.rpc('delete_project', {
        change_id: changeId,
        project_id: project.id,
        updated_at: project.updated_at,
      }),
    ),
  onSuccess: (_, { project }) => {
    queryClient.removeQueries({ queryKey: keys.project(project.id) })
    void invalidateEquipment()
  },
})

/** Marks all projects as stale, so that open screens read them again. */
export const invalidateProjects = () => readAgain(keys.projects())

/** The newest change of a project, or of one of its lines: who, when and how. Null if the history has none. */
export const latestChangeQuery = (projectId: string, lineId: string | null) =>
  queryOptions({
    queryKey: [...keys.project(projectId), 'latest-change', lineId],
    queryFn: async ({ signal }) => {
      const entries = supabase
        .from('project_history')
        .select('changed_at, changed_by, changed_by_email, changed_via')
        .eq('project_id', projectId)
      const [newest] = await unwrap(
        (lineId === null ? entries.is('line_id', null) : entries.eq('line_id', lineId))
          .order('id', { ascending: false })
          .limit(1)
          .abortSignal(signal),
      )
      return newest ?? null
    },
  })

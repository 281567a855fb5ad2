import { randomUUID } from 'node:crypto'
import type { Json } from '../../src/lib/supabase/database.types.ts'
import type { Client } from './actors.ts'
import type { Setup } from './engines.ts'

export type Values = { [column: string]: Json }

const never = '2020-01-01T00:00:00Z'

/** The functions that change equipment. Each call makes a change of its own, unless it is given the id of one. */
export const importItems = (
  client: Client,
  added: Values[],
  changed: Values[] = [],
  change_id = randomUUID(),
) => client.rpc('import_equipment', { change_id, added, changed })

/** `seen`: the `updated_at` of each item; times of long ago for the ids where it is left out. */
export const setValues = (
  client: Client,
  ids: string[],
  change: Values,
  seen?: string[],
  change_id = randomUUID(),
) => client.rpc('change_equipment', { change_id, ids, change, updated_at: seen ?? ids.map(() => never) })

export const deleteItems = (client: Client, ids: string[], change_id = randomUUID()) =>
  client.rpc('delete_equipment', { change_id, ids })

export const undo = (client: Client, undone: unknown, change_id = randomUUID()) =>
  client.rpc('undo_change', { change_id, undone_change_id: String(undone) })

/** `seen`: the `updated_at` of an item that is still in the catalog. */
export const restore = (client: Client, entry: unknown, seen?: unknown, change_id = randomUUID()) =>
  client.rpc('restore_equipment', {
    change_id,
    entry_id: Number(entry),
    ...(seen === undefined ? {} : { updated_at: String(seen) }),
  })

type LineChanges = { added?: Values[]; changed?: Values[]; removed?: Values[] }

export const saveProject = (
  client: Client,
  project: Values,
  lines: LineChanges = {},
  change_id = randomUUID(),
) => client.rpc('save_project', { change_id, project, ...lines })

/** `seen`: the `updated_at` of the project. */
export const deleteProject = (client: Client, project_id: string, seen: unknown, change_id = randomUUID()) =>
  client.rpc('delete_project', { change_id, project_id, updated_at: String(seen) })

export const saveRevision = (
  client: Client,
  project_id: string,
  name: string,
  seen: unknown,
  change_id = randomUUID(),
) => client.rpc('save_revision', { change_id, project_id, name, updated_at: String(seen) })

/** A value for every column that a person can write. */
export async function valueForEveryColumn(query: Setup['query']): Promise<Values> {
  const stamps = ['id', 'created_at', 'updated_at', 'created_by', 'created_via']
  const columns = await query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = 'equipment_catalog' and column_name <> all ($1)`,
    [stamps],
  )
  const byType: Values = { integer: 24, numeric: 1234.56, jsonb: { kw: [1, 2] } }
  return {
    ...Object.fromEntries(columns.map(({ name, type }) => [name, byType[String(type)] ?? `A ${name}`])),
    currency: 'EUR',
    image_url: 'https://example.org/a.png',
  }
}

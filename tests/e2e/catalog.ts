import type { TablesInsert } from '../../src/lib/supabase/database.types.ts'
import type { Backend } from '../../supabase/local/backend.ts'

type NewItem = TablesInsert<'equipment_catalog'>
type Stored = Record<string, unknown> & { id: string }

/** The equipment table, accessed as the owner of the database: policies do not apply. */
export type Catalog = {
  /** Adds items. The first is on top of the list. */
  add: (...items: NewItem[]) => Promise<Stored[]>
  /** Adds this many numbered items. `Item 0001` is on top of the list. */
  addMany: (count: number) => Promise<void>
  /** Changes an item behind the back of the page. */
  change: (id: string, values: Partial<NewItem>) => Promise<void>
  /** Deletes an item behind the back of the page. */
  remove: (id: string) => Promise<void>
  /** Every stored item, newest first. */
  all: () => Promise<Stored[]>
}

const listOf = (values: object, write: (column: string) => string) =>
  Object.keys(values).map(write).join(', ')

export function catalogOf({ backend }: { backend: Backend }): Catalog {
  const stored = async (sql: string, params?: readonly unknown[]) =>
    (await backend.query(sql, params)) as Stored[]

  return {
    async add(...items) {
      const rows: Stored[] = []
      for (const [index, item] of items.entries()) {
        const row = {
          created_at: new Date(Date.now() - index * 60_000).toISOString(),
          created_via: 'web',
          category: 'Other',
          ...item,
        }
        const columns = listOf(row, (column) => column)
        rows.push(
          ...(await stored(
            `insert into public.equipment_catalog (${columns})
             select ${columns} from jsonb_populate_record(null::public.equipment_catalog, $1::text::jsonb)
             returning *`,
            [JSON.stringify(row)],
          )),
        )
      }
      return rows
    },
    async addMany(count) {
      await backend.query(
        `insert into public.equipment_catalog (name, category, cost, created_at)
         select 'Item ' || lpad(n::text, greatest(4, length(n::text)), '0'), 'Benches', 10, now() - n * interval '1 minute'
         from generate_series(1, $1::integer) as n`,
        [count],
      )
    },
    async change(id, values) {
      const assignments = listOf(values, (column) => `${column} = changed.${column}`)
      await backend.query(
        `update public.equipment_catalog as item set ${assignments}
         from jsonb_populate_record(null::public.equipment_catalog, $2::text::jsonb) as changed
         where item.id = $1`,
        [id, JSON.stringify(values)],
      )
    },
    async remove(id) {
      await backend.query('delete from public.equipment_catalog where id = $1', [id])
    },
    all: () => stored('select * from public.equipment_catalog order by created_at desc, id'),
  }
}

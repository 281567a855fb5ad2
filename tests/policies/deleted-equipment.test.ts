import { beforeEach, expect, test } from 'vitest'
import type { Client } from './actors.ts'
import { restore } from './calls.ts'
import { describeEngine } from './engines.ts'

const itemId = '00000000-0000-4000-8000-000000000001'

describeEngine('deleted_equipment', ({ query, as, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query('insert into public.equipment_catalog (id, name) values ($1, $2)', [itemId, 'A'])
  })

  const view = (client: Client) => client.from('deleted_equipment').select().order('id', { ascending: false })
  const deleted = async () => (await view(as('staff')).throwOnError()).data
  const remove = (id = itemId) => as('staff').from('equipment_catalog').delete().eq('id', id).throwOnError()

  test('holds deleted items only: who deleted them and their last values', async () => {
    expect(await deleted()).toEqual([])
    await remove()
    expect(await deleted()).toMatchObject([
      {
        equipment_id: itemId,
        action: 'delete',
        changed_by_email: 'founder@example.com',
        changed_via: 'web',
        before: { id: itemId, name: 'A' },
        after: null,
      },
    ])
  })

  test('holds only the latest deletion of an item that was deleted, restored and deleted again', async () => {
    await remove()
    const [first] = await deleted()
    await restore(as('staff'), first?.id).throwOnError()
    expect(await deleted()).toEqual([])
    await query(`update public.equipment_catalog set name = 'B'`)
    await remove()
    expect(await deleted()).toMatchObject([{ equipment_id: itemId, before: { name: 'B' } }])
  })

  test('an older deletion, read before the item was deleted again, does not bring the older version back', async () => {
    await remove()
    const [first] = await deleted()
    await restore(as('staff'), first?.id).throwOnError()
    await query(`update public.equipment_catalog set name = 'B'`)
    await remove()
    const { error } = await restore(as('staff'), first?.id)
    expect(error?.message).toBe('Deleted again since. Nothing was restored.')
    const [last] = await deleted()
    await restore(as('staff'), last?.id).throwOnError()
    expect(await query('select name from public.equipment_catalog')).toEqual([{ name: 'B' }])
  })

  test('paging by key returns each of 251 deletions once, though some are restored in between', async () => {
    await query(
      `insert into public.equipment_catalog (name) select 'Item ' || n from generate_series(1, 250) as n`,
    )
    await query('delete from public.equipment_catalog')
    const names: unknown[] = []
    let last = Number.MAX_SAFE_INTEGER
    for (;;) {
      const { data: page } = await view(as('staff')).lt('id', last).limit(100).throwOnError()
      names.push(...page.map(({ before }) => (before as { name: string }).name))
      last = Number(page.at(-1)?.id)
      if (page.length < 100) break
      await restore(as('staff'), page[0]?.id).throwOnError()
    }
    expect(names).toHaveLength(251)
    expect(new Set(names)).toEqual(
      new Set(['A', ...Array.from({ length: 250 }, (_, index) => `Item ${index + 1}`)]),
    )
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { outcome } from './actors.ts'
import { importItems, type Values, valueForEveryColumn } from './calls.ts'
import { describeEngine } from './engines.ts'

const existing = '00000000-0000-4000-8000-000000000001'
const somebody = '00000000-0000-4000-8000-00000000000b'

describeEngine('import_equipment', ({ query, as, emptyTables }) => {
  let seen: string

  beforeEach(async () => {
    await emptyTables()
    await query(
      `insert into public.equipment_catalog (id, name, brand, cost, specifications)
       values ($1, 'A', 'Acme', 10, '{"kept": true}')`,
      [existing],
    )
    const { data } = await as('staff').from('equipment_catalog').select('updated_at').single().throwOnError()
    seen = data.updated_at
  })

  const names = async () => {
    const rows = await query('select name from public.equipment_catalog order by name')
    return rows.map(({ name }) => name)
  }
  const read = async (id: string) => {
    const { data } = await as('staff').from('equipment_catalog').select().eq('id', id).single().throwOnError()
    return data
  }
  const change = (values: Values) => ({ id: existing, updated_at: seen, ...values })

  test('staff add and change in one call, which records each under its id and counts them', async () => {
    const [{ lastEntry } = {}] = await query(
      'select max(id)::integer as "lastEntry" from public.equipment_history',
    )
    const [id, changeId] = [randomUUID(), randomUUID()]
    const { data } = await importItems(
      as('staff'),
      [{ id, name: 'B', category: 'Benches', cost: 12.5, specifications: { wood: 'cedar' } }, { name: 'C' }],
      [change({ name: 'A2', cost: null })],
      changeId,
    )
    expect(data).toBe(3)
    expect(await names()).toEqual(['A2', 'B', 'C'])
    expect(await read(id)).toMatchObject({ cost: 12.5, specifications: { wood: 'cedar' }, currency: 'USD' })
    const history = await as('staff')
      .from('equipment_history')
      .select('action, change_id')
      .gt('id', Number(lastEntry))
    expect(history.data?.map(({ action }) => action).sort()).toEqual(['insert', 'insert', 'update'])
    expect(history.data?.map(({ change_id }) => change_id)).toEqual([changeId, changeId, changeId])
  })

  test('every column that a person can write is saved, on new and on changed rows', async () => {
    const id = randomUUID()
    const values = await valueForEveryColumn(query)
    await importItems(as('staff'), [{ id, ...values }], [change(values)]).throwOnError()
    for (const saved of [id, existing]) expect(await read(saved)).toMatchObject(values)
  })

  test('a column that is not sent keeps its value on a changed row and takes the default on a new one', async () => {
    const id = randomUUID()
    await importItems(as('staff'), [{ id, name: 'B' }], [change({ notes: 'New' })]).throwOnError()
    expect(await read(existing)).toMatchObject({
      name: 'A',
      brand: 'Acme',
      cost: 10,
      notes: 'New',
      specifications: { kept: true },
    })
    expect(await read(id)).toMatchObject({
      category: 'Other',
      currency: 'USD',
      specifications: {},
      brand: null,
    })
  })

  test.each<[string, Values[], Values[]]>([
    ['a value out of bounds among the new ones', [{ name: 'B' }, { name: 'C', cost: -1 }], [{ name: 'A2' }]],
    ['a new row without a name', [{ name: 'B' }, { brand: 'Nameless' }], [{ name: 'A2' }]],
    ['a value out of bounds among the changed ones', [{ name: 'B' }], [{ name: 'A2', cost: -1 }]],
    ['a text as cost', [{ name: 'B' }, { name: 'C', cost: 'much' }], [{ name: 'A2' }]],
    ['one changed item named twice', [{ name: 'B' }], [{ name: 'A2' }, { name: 'A3' }]],
    ['an item nobody has', [{ name: 'B' }], [{ name: 'A2' }, { id: somebody, name: 'X' }]],
  ])('%s: nothing is saved', async (_, added, changed) => {
    const { error } = await importItems(as('staff'), added, changed.map(change))
    expect(error).not.toBeNull()
    expect(await names()).toEqual(['A'])
    expect((await read(existing)).updated_at).toBe(seen)
  })

  test('a row that somebody else has saved since is not overwritten', async () => {
    await query(`update public.equipment_catalog set notes = 'Theirs'`)
    const answer = await importItems(as('staff'), [{ name: 'B' }], [change({ notes: 'Mine' })])
    expect(outcome(answer)).toBe('400 P0001')
    expect(answer.error?.message).toBe(
      'Someone else changed or deleted 1 of these items meanwhile. Nothing was saved.',
    )
    expect(await names()).toEqual(['A'])
    expect((await read(existing)).notes).toBe('Theirs')
  })

  test('a new row whose id is in the catalog is a conflict', async () => {
    expect(outcome(await importItems(as('staff'), [{ name: 'B' }, { id: existing, name: 'C' }]))).toBe(
      '409 23505',
    )
    expect(await names()).toEqual(['A'])
  })

  test('stamps in the file are ignored', async () => {
    const before = await read(existing)
    const forged = {
      created_by: somebody,
      created_at: '2000-01-01T00:00:00Z',
      created_via: 'assistant',
      colour: 'unknown columns are left out',
    }
    const id = randomUUID()
    const sent = { id, name: 'B', updated_at: '2000-01-01T00:00:00Z', ...forged }
    await importItems(as('staff'), [sent], [change({ name: 'A2', ...forged })]).throwOnError()
    expect(await read(existing)).toEqual({ ...before, name: 'A2', updated_at: expect.any(String) })
    const added = await read(id)
    const { data } = await as('staff').auth.getUser()
    expect([added.created_by, added.created_via]).toEqual([data.user?.id, 'web'])
    for (const stamp of [added.created_at, added.updated_at]) {
      expect(Math.abs(Date.parse(stamp) - Date.now())).toBeLessThan(60_000)
    }
  })

  test('5,001 rows are refused, however many of them are new', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ name: `Item ${index}` }))
    const answer = await importItems(as('staff'), rows, [change({ name: 'A2' })])
    expect(outcome(answer)).toBe('400 P0001')
    expect(answer.error?.message).toBe(
      'At most 5,000 items can be added, changed or deleted at once, and these are 5,001.',
    )
    expect(await names()).toEqual(['A'])
  })

  test('5,000 rows go in one request, new and changed ones', async () => {
    // Without triggers, which would take seconds for as many.
    await query(`do $$ begin
      set local session_replication_role = replica;
      insert into public.equipment_catalog (name) select 'Item' from generate_series(1, 2499);
    end $$`)
    const stored = await query('select id, updated_at::text as updated_at from public.equipment_catalog')
    const changed = stored.map(({ id, updated_at }) => ({
      id: String(id),
      updated_at: String(updated_at),
      notes: 'changed',
    }))
    const added = Array.from({ length: 2500 }, () => ({ name: 'New', notes: 'x'.repeat(200) }))
    expect((await importItems(as('staff'), added, changed)).data).toBe(5000)
    const counts = await query(
      'select left(notes, 7) as notes, count(*)::integer as items from public.equipment_catalog group by 1 order by 1',
    )
    expect(counts).toEqual([
      { notes: 'changed', items: 2500 },
      { notes: 'xxxxxxx', items: 2500 },
    ])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ValuesToSet } from '../../src/catalog/queries/bulk-mutations.ts'
import { withValues } from '../../src/dashboard/equipment/selection/set-values.ts'
import type { Json } from '../../src/lib/supabase/database.types.ts'
import { type ActorName, type Client, outcome } from './actors.ts'
import { describeEngine } from './engines.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
]
const all = [a, b, c]

const actors: Record<ActorName, { change: string; remove: string; undo: string; read: string }> = {
  visitor: { change: '401 42501', remove: '401 42501', undo: '401 42501', read: '401 42501' },
  outsider: { change: '403 42501', remove: '403 42501', undo: '403 42501', read: '0 rows' },
  'unconfirmed staff': { change: '403 42501', remove: '403 42501', undo: '403 42501', read: '0 rows' },
  staff: { change: '3 rows', remove: '3 rows', undo: '3 rows', read: '3 rows' },
  'expired token': {
    change: '401 PGRST303',
    remove: '401 PGRST303',
    undo: '401 PGRST303',
    read: '401 PGRST303',
  },
  'forged token': {
    change: '401 PGRST301',
    remove: '401 PGRST301',
    undo: '401 PGRST301',
    read: '401 PGRST301',
  },
  'unsigned token': {
    change: '401 PGRST301',
    remove: '401 PGRST301',
    undo: '401 PGRST301',
    read: '401 PGRST301',
  },
}

describeEngine('changes of many items', ({ query, as, staffId, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query(
      `insert into public.equipment_catalog (id, name, category, supplier, lead_time_days, specifications, created_via)
       values ($1, 'A', 'Benches, Sauna Heaters', 'Acme', 10, '{"kw": 9, "odd": {"x": null}}', 'web'),
         ($2, 'B', 'Other', null, 30, '{}', 'import'), ($3, 'C', 'Benches', 'Acme', null, '{"kw": 12}', 'manual')`,
      all,
    )
  })

  const items = () =>
    query('select * from public.equipment_catalog order by name') as Promise<
      { [column: string]: Json | undefined }[]
    >
  const column = async (name: string) => (await items()).map((item) => item[name])
  const withoutDates = async () => (await items()).map(({ updated_at: _, ...item }) => item)
  const change = (client: Client, ids: string[], values: { [key: string]: Json }) =>
    client.rpc('change_equipment', { ids, change: values })
  const set = async (values: { [key: string]: Json }, ids = all) =>
    (await change(as('staff'), ids, values).throwOnError()).data
  const remove = (client: Client, ids = all) => client.rpc('delete_equipment', { ids })
  const undo = (client: Client, id: Json | undefined) => client.rpc('undo_change', { change_id: String(id) })
  const latestChange = async () => {
    const [entry] = await query('select change_id from public.equipment_history order by id desc limit 1')
    return String(entry?.change_id)
  }
  const activity = async () => {
    const { data } = await as('staff').from('equipment_activity').select().order('id').throwOnError()
    return data.map(({ action, others, leads, is_in_catalog, restores }) => ({
      action: restores ? 'restore' : action,
      others,
      leads,
      is_in_catalog,
    }))
  }

  describe('who may', () => {
    test.each(Object.entries(actors))('%s', async (actor, expected) => {
      const client = as(actor as ActorName)
      const before = await items()
      expect(outcome(await client.from('equipment_activity').select())).toBe(expected.read)
      expect(outcome(await change(client, all, { supplier: 'Theirs' }))).toBe(expected.change)
      expect(outcome(await undo(client, await latestChange()))).toBe(expected.undo)
      expect(outcome(await remove(client))).toBe(expected.remove)
      expect(await items()).toEqual(actor === 'staff' ? [] : before)
    })

    test('without the right to read the history the list of changes is refused: it runs as the caller', async () => {
      await query('revoke select on public.equipment_history from authenticated')
      const answer = await as('staff').from('equipment_activity').select()
      await query('grant select on public.equipment_history to authenticated')
      expect(outcome(answer)).toBe('403 42501')
    })
  })

  test('the entries of a change are found by index, where few changes hold all entries', async () => {
    await query("insert into public.equipment_catalog (name) select 'Item' from generate_series(1, 1500)")
    for (const supplier of ['Acme', 'Huum'])
      await query('update public.equipment_catalog set supplier = $1', [supplier])
    await query('analyze public.equipment_history')
    const [{ plan } = {}] = await query(
      'explain (format json) select * from public.equipment_activity where leads order by id desc limit 20',
    ).then((rows) => rows.map((row) => ({ plan: JSON.stringify(row) })))
    expect(plan).toContain('equipment_history_change')
    // A filter is asked of every entry that is read.
    expect(plan?.match(/"Filter":"[^"]*change_id[^"]*"/g)).toBeNull()
  })

  test('more items than an undo has time for are neither changed nor deleted', async () => {
    const others = Array.from({ length: 5001 - all.length }, () => randomUUID())
    const before = await items()
    for (const refused of [
      await change(as('staff'), [...all, ...others], { supplier: 'Huum' }),
      await remove(as('staff'), [...all, ...others]),
    ])
      expect(refused.error?.message).toBe(
        'At most 5,000 items can be changed or deleted at once, and these are 5,001.',
      )
    expect(await items()).toEqual(before)
    expect(outcome(await remove(as('staff'), [...all, ...others.slice(1)]))).toBe('3 rows')
  })

  describe('setting values', () => {
    test('one change has one id, the next another; who made it is in each entry', async () => {
      const first = await set({ supplier: 'Huum' })
      expect(first.map(({ equipment_id }) => equipment_id)).toEqual(all)
      expect(new Set(first.map(({ change_id }) => change_id)).size).toBe(1)
      expect(first[0]).toMatchObject({
        changed_by: staffId(),
        changed_via: 'web',
        after: { supplier: 'Huum' },
      })
      const second = await set({ supplier: 'Harvia' })
      expect(second[0]?.change_id).not.toBe(first[0]?.change_id)
    })

    test('items that hold the values already stay untouched, and are not among the answer', async () => {
      const seen = await column('updated_at')
      const changed = await set({ supplier: 'Acme' })
      expect(changed.map(({ equipment_id }) => equipment_id)).toEqual([b])
      const now = await column('updated_at')
      expect([now[0], now[2]]).toEqual([seen[0], seen[2]])
      expect(now[1]).not.toEqual(seen[1])
    })

    test('columns are set and emptied; what is not named stays', async () => {
      await set({
        supplier: null,
        supplier_contact: 'a@b.c',
        currency: 'EUR',
        lead_time_days: 0,
        warranty_months: 24,
      })
      expect(await items()).toMatchObject(
        ['A', 'B', 'C'].map((name) => ({
          name,
          supplier: null,
          supplier_contact: 'a@b.c',
          currency: 'EUR',
          lead_time_days: 0,
          warranty_months: 24,
        })),
      )
      expect(await column('category')).toEqual(['Benches, Sauna Heaters', 'Other', 'Benches'])
    })

    test('a category is added once, in place of Other, and taken away; the last one leaves Other', async () => {
      await set({ add_category: 'Benches' })
      expect(await column('category')).toEqual(['Benches, Sauna Heaters', 'Benches', 'Benches'])
      await set({ remove_category: 'Benches' })
      expect(await column('category')).toEqual(['Sauna Heaters', 'Other', 'Other'])
      await set({ add_category: 'Chillers', remove_category: 'Other' })
      expect(await column('category')).toEqual(['Sauna Heaters, Chillers', 'Chillers', 'Chillers'])
    })

    test('categories that differ only in case or blanks are one, in its first spelling', async () => {
      await query('update public.equipment_catalog set category = $1 where id = $2', [
        'sauna  heaters,\n\u00a0Benches, BENCHES',
        a,
      ])
      await set({ add_category: 'Sauna Heaters' }, [a])
      expect((await column('category'))[0]).toBe('sauna heaters, Benches')
      await set({ remove_category: 'Sauna Heaters' }, [a])
      expect((await column('category'))[0]).toBe('Benches')
      await set({ remove_category: 'benches' }, [a])
      expect((await column('category'))[0]).toBe('Other')
      await query("update public.equipment_catalog set category = E' oTHER\\n' where id = $1", [a])
      await set({ add_category: 'Doors' }, [a])
      expect((await column('category'))[0]).toBe('Doors')
    })

    test('specifications: a key is set or removed, the others stay as they are, nulls within too', async () => {
      await set({ specifications: { volts: 208, kw: null } })
      expect(await column('specifications')).toEqual([
        { odd: { x: null }, volts: 208 },
        { volts: 208 },
        { volts: 208 },
      ])
    })

    test.each<ValuesToSet>([
      { add_category: 'Benches' },
      { remove_category: 'Benches' },
      { add_category: 'Doors', remove_category: 'Other' },
      { add_category: 'Other' },
      { supplier: 'Huum', lead_time_days: null, currency: 'EUR' },
      { specifications: { kw: null, odd: 'x', new: true } },
      { add_category: 'doors', remove_category: 'SAUNA heaters' },
    ])('%j is what its preview shows', async (values) => {
      await query(
        "update public.equipment_catalog set category = E'Doors,  sauna\\theaters, doors' where id = $1",
        [c],
      )
      const before = (await as('staff').from('equipment_catalog').select().order('name').throwOnError()).data
      await change(as('staff'), all, values).throwOnError()
      const after = (await as('staff').from('equipment_catalog').select().order('name').throwOnError()).data
      expect(after).toEqual(
        before.map((item) => ({ ...withValues(item, values), updated_at: expect.any(String) })),
      )
    })

    describe('as the items were seen', () => {
      const seen = async () => {
        const { data } = await as('staff').from('equipment_catalog').select().order('name').throwOnError()
        return data.map(({ updated_at }) => updated_at)
      }
      const setSeen = (updated_at: string[], ids = all) =>
        as('staff').rpc('change_equipment', { ids, change: { supplier: 'Huum' }, updated_at })

      test('is refused naming those saved since, and nothing is set', async () => {
        const updatedAt = await seen()
        await query(`update public.equipment_catalog set supplier = 'Theirs' where name in ('A', 'C')`)
        const before = await items()
        const refused = await setSeen(updatedAt)
        expect(outcome(refused)).toBe('400 P0001')
        expect(refused.error?.message).toBe('Changed meanwhile: A, C. Nothing was set.')
        expect(await items()).toEqual(before)

        expect(outcome(await setSeen(await seen()))).toBe('3 rows')
        expect(await column('supplier')).toEqual(['Huum', 'Huum', 'Huum'])
      })

      test('each item is compared with its own time, in the order of the ids', async () => {
        const [ofA, ofB, ofC] = await seen()
        await query(`update public.equipment_catalog set notes = 'x' where name = 'B'`)
        const [, ofBNow] = await seen()
        const reversed = (timeOfB: unknown) => setSeen([ofC, timeOfB, ofA].map(String), [c, b, a])
        expect((await reversed(ofB)).error?.message).toBe('Changed meanwhile: B. Nothing was set.')
        expect(outcome(await reversed(ofBNow))).toBe('3 rows')
      })

      test('of many that were saved since three are named', async () => {
        const added = ['P', 'Q', 'R', 'S', 'T'].map((name) => ({ id: randomUUID(), name }))
        await as('staff').rpc('import_equipment', { added, changed: [] }).throwOnError()
        const { error } = await setSeen(
          added.map(() => '2020-01-01T00:00:00Z'),
          added.map(({ id }) => id),
        )
        expect(error?.message).toBe('Changed meanwhile: P, Q, R and 2 more. Nothing was set.')
      })

      test('an item deleted since is said to be deleted', async () => {
        const updatedAt = await seen()
        await query('delete from public.equipment_catalog where id = $1', [b])
        expect((await setSeen(updatedAt)).error?.message).toMatch(/^Someone else deleted 1 of these items/)
      })
    })

    test.each<[string, string[], { [key: string]: Json }, RegExp]>([
      [
        'an unknown field',
        all,
        { name: 'Same', supplier: 'X' },
        /^These fields cannot be set on many items: name\.$/,
      ],
      [
        'an item that is gone',
        [a, randomUUID()],
        { supplier: 'X' },
        /^Someone else deleted 1 of these items/,
      ],
      ['a value out of bounds', all, { supplier: 'X', lead_time_days: -1 }, /lead_time_days_not_negative/],
      ['a text as number', all, { supplier: 'X', warranty_months: 'long' }, /integer/],
      ['a currency nobody knows', all, { supplier: 'X', currency: 'DKK' }, /currency_known/],
      ['specifications that are no object', all, { supplier: 'X', specifications: [] }, /object|non-object/],
    ])('%s: nothing is changed', async (_, ids, values, message) => {
      const before = await items()
      const { error } = await change(as('staff'), ids, values)
      expect(error?.message).toMatch(message)
      expect(await items()).toEqual(before)
    })
  })

  describe('undoing', () => {
    test('a change of values returns, and the undo is itself a change that can be undone', async () => {
      const before = await withoutDates()
      const [entry] = await set({ supplier: 'Huum', add_category: 'Chillers', specifications: { kw: 1 } })
      const changed = await withoutDates()
      const { data: undone } = await undo(as('staff'), entry?.change_id).throwOnError()
      expect(await withoutDates()).toEqual(before)
      expect(new Set(undone.map(({ change_id }) => change_id)).size).toBe(1)
      expect(undone[0]?.change_id).not.toBe(entry?.change_id)
      await undo(as('staff'), undone[0]?.change_id).throwOnError()
      expect(await withoutDates()).toEqual(changed)
    })

    test('deleted items return as the same rows', async () => {
      const before = await items()
      const { data } = await remove(as('staff')).throwOnError()
      expect(data.map(({ action }) => action)).toEqual(['delete', 'delete', 'delete'])
      expect(await items()).toEqual([])
      await undo(as('staff'), data[0]?.change_id).throwOnError()
      expect(await items()).toEqual(before)
    })

    test('of an import the added items go and the changed ones are as before', async () => {
      const before = await withoutDates()
      const seen = String(
        (await as('staff').from('equipment_catalog').select().eq('id', a).single()).data?.updated_at,
      )
      const { data: id } = await as('staff')
        .rpc('import_equipment', {
          added: [{ name: 'New' }],
          changed: [{ id: a, updated_at: seen, cost: 5 }],
        })
        .throwOnError()
      expect(await column('name')).toEqual(['A', 'B', 'C', 'New'])
      await undo(as('staff'), id).throwOnError()
      expect(await withoutDates()).toEqual(before)
    })

    test('one transaction of SQL that changes an item twice goes back to its start', async () => {
      await query(
        `do $$ begin
          update public.equipment_catalog set notes = 'one' where name = 'A';
          update public.equipment_catalog set notes = 'two' where name = 'A';
          delete from public.equipment_catalog where name = 'B';
          insert into public.equipment_catalog (name) values ('D');
          delete from public.equipment_catalog where name = 'D';
        end $$`,
      )
      await undo(as('staff'), await latestChange()).throwOnError()
      expect(await column('name')).toEqual(['A', 'B', 'C'])
      expect(await column('notes')).toEqual([null, null, null])
    })

    test('nothing is undone where an item was changed again since, deleted or restored: they are named', async () => {
      const [entry] = await set({ supplier: 'Huum' })
      await query(`update public.equipment_catalog set notes = 'Theirs' where name in ('A', 'C')`)
      const before = await items()
      const refused = await undo(as('staff'), entry?.change_id)
      expect(refused.error?.message).toBe('Changed again since: A, C. Nothing was undone.')
      expect(await items()).toEqual(before)

      const { data } = await remove(as('staff')).throwOnError()
      const deletion = data.find(({ equipment_id }) => equipment_id === b)?.id ?? 0
      await as('staff').rpc('restore_equipment', { entry_id: deletion }).throwOnError()
      const again = await undo(as('staff'), data[0]?.change_id)
      expect(again.error?.message).toBe('Changed again since: B. Nothing was undone.')
      expect(await column('name')).toEqual(['B'])
    })

    test('the list says of each change whether it can be undone, as undo_change does', async () => {
      const said = async () => {
        const { data } = await as('staff')
          .from('equipment_activity')
          .select('change_id, can_be_undone')
          .eq('leads', true)
          .order('id')
          .throwOnError()
        return data.map(({ can_be_undone }) => can_be_undone)
      }
      expect(await said()).toEqual([true])
      const [entry] = await set({ supplier: 'Huum' })
      expect(await said()).toEqual([false, true])
      await undo(as('staff'), entry?.change_id).throwOnError()
      expect(await said()).toEqual([false, false, true])
      expect((await undo(as('staff'), entry?.change_id)).error?.message).toMatch(/^Changed again since/)
      await undo(as('staff'), await latestChange()).throwOnError()
      await query(`update public.equipment_catalog set notes = 'Theirs' where name = 'A'`)
      expect((await said()).slice(-2)).toEqual([false, true])
    })

    test('of many that were changed again three are named', async () => {
      const added = ['P', 'Q', 'R', 'S', 'T'].map((name) => ({ name }))
      const { data: id } = await as('staff').rpc('import_equipment', { added, changed: [] }).throwOnError()
      await query(`update public.equipment_catalog set notes = 'x' where name >= 'P'`)
      const { error } = await undo(as('staff'), id)
      expect(error?.message).toBe('Changed again since: P, Q, R and 2 more. Nothing was undone.')
    })

    test('a change nobody made is refused', async () => {
      const { error } = await undo(as('staff'), randomUUID())
      expect(error?.message).toBe('There is nothing to undo here')
    })

    test('more rows than an answer holds are deleted and undone in one request each', async () => {
      const added = Array.from({ length: 1100 }, (_, index) => ({ id: randomUUID(), name: `Item ${index}` }))
      const { data: id } = await as('staff').rpc('import_equipment', { added, changed: [] }).throwOnError()
      const { data } = await remove(
        as('staff'),
        added.map((row) => row.id),
      ).throwOnError()
      expect(await column('name')).toEqual(['A', 'B', 'C'])
      await undo(as('staff'), data[0]?.change_id).throwOnError()
      const [count] = await query('select count(*)::integer as rows from public.equipment_catalog')
      expect(count).toEqual({ rows: 1103 })
      expect((await undo(as('staff'), id)).error?.message).toMatch(
        /^Changed again since: Item 0, .* and 1097 more\./,
      )
    })
  })

  test('the list of changes says how many other items each reached, which entry leads, and what is still there', async () => {
    await set({ supplier: 'Huum' })
    const { data } = await remove(as('staff'), [b]).throwOnError()
    await undo(as('staff'), data[0]?.change_id).throwOnError()
    await remove(as('staff'), [b]).throwOnError()
    const three = (action: string) => [
      { action, others: 2, leads: true, is_in_catalog: true },
      { action, others: 2, leads: false, is_in_catalog: false },
      { action, others: 2, leads: false, is_in_catalog: true },
    ]
    expect(await activity()).toEqual([
      ...three('insert'),
      ...three('update'),
      ...['delete', 'restore', 'delete'].map((action) => ({
        action,
        others: 0,
        leads: true,
        is_in_catalog: false,
      })),
    ])
  })

  test('of an import the list says to how many others the same was done', async () => {
    const changed = (await as('staff').from('equipment_catalog').select().in('id', [a, b]).throwOnError())
      .data
    await as('staff')
      .rpc('import_equipment', {
        added: [{ name: 'New' }],
        changed: changed.map((row) => ({ ...row, supplier: 'Huum' })),
      })
      .throwOnError()
    const { data } = await as('staff')
      .from('equipment_activity')
      .select('action, leads, others, others_alike')
      .order('id', { ascending: false })
      .limit(3)
      .throwOnError()
    expect(data).toEqual([
      { action: 'update', leads: false, others: 2, others_alike: 1 },
      { action: 'update', leads: false, others: 2, others_alike: 1 },
      { action: 'insert', leads: true, others: 2, others_alike: 0 },
    ])
  })

  test('an entry older than the ids of changes stands alone', async () => {
    await query('alter table public.equipment_history disable trigger user')
    await query('update public.equipment_history set change_id = null')
    await query('alter table public.equipment_history enable trigger user')
    const alone = { action: 'insert', others: 0, leads: true, is_in_catalog: true }
    expect(await activity()).toEqual([alone, alone, alone])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ValuesToSet } from '../../src/catalog/queries/bulk-mutations.ts'
import { withValues } from '../../src/dashboard/equipment/selection/bulk-edit-values.ts'
import type { Json } from '../../src/lib/supabase/database.types.ts'
import { outcome } from './actors.ts'
import { deleteItems, importItems, restore, setValues, undo, type Values } from './calls.ts'
import { describeEngine } from './engines.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
]
const all = [a, b, c]

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
  const seen = async (ids = all) => {
    const rows = await query('select id, updated_at from public.equipment_catalog')
    const times = new Map(rows.map(({ id, updated_at }) => [id, String(updated_at)]))
    return ids.map((id) => times.get(id) ?? '2020-01-01T00:00:00Z')
  }
  /** Sets values as staff who see the items as they are stored now. Returns the id of the change. */
  async function set(values: Values, ids = all) {
    const changeId = randomUUID()
    await setValues(as('staff'), ids, values, await seen(ids), changeId).throwOnError()
    return changeId
  }
  /** Deletes as staff. Returns the id of the change. */
  async function remove(ids = all) {
    const changeId = randomUUID()
    await deleteItems(as('staff'), ids, changeId).throwOnError()
    return changeId
  }
  const undone = async (changeId: unknown) => {
    const undoId = randomUUID()
    await undo(as('staff'), changeId, undoId).throwOnError()
    return undoId
  }
  const entriesOf = (changeId: string) =>
    query('select * from public.equipment_history where change_id = $1 order by id', [changeId])
  const latestChange = async () => {
    const [entry] = await query('select change_id from public.equipment_history order by id desc limit 1')
    return String(entry?.change_id)
  }
  const activity = async () => {
    const { data } = await as('staff').from('equipment_activity').select().order('id').throwOnError()
    return data.map(({ action, others, is_first_of_change, is_in_catalog, restores }) => ({
      action: restores ? 'restore' : action,
      others,
      is_first_of_change,
      is_in_catalog,
    }))
  }

  test('the list of changes is read by index, even if a few changes hold all entries', async () => {
    // Written straight into the history: the triggers would take seconds for as many.
    await query(`do $$ begin
      set local session_replication_role = replica;
      insert into public.equipment_history (equipment_id, action, before, after, change_id, is_first_of_change)
        select gen_random_uuid(), 'update', whole, whole, change_id, number = 1
        from (select gen_random_uuid() as change_id from generate_series(1, 3)) as changes,
          generate_series(1, 1500) as number, (select to_jsonb(item) as whole from public.equipment_catalog as item limit 1) as sample;
    end $$`)
    await query('analyze public.equipment_history')
    const plan = JSON.stringify(
      await query(
        'explain (format json) select * from public.equipment_activity where is_first_of_change order by id desc limit 20',
      ),
    )
    expect(plan).toContain('equipment_history_change')
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"equipment_history"/)
  })

  test('more items than an undo has time for are neither changed nor deleted', async () => {
    const others = Array.from({ length: 5001 - all.length }, () => randomUUID())
    const before = await items()
    for (const refused of [
      await setValues(as('staff'), [...all, ...others], { supplier: 'Huum' }),
      await deleteItems(as('staff'), [...all, ...others]),
    ])
      expect(refused.error?.message).toBe(
        'At most 5,000 items can be added, changed or deleted at once, and these are 5,001.',
      )
    expect(await items()).toEqual(before)
    expect((await deleteItems(as('staff'), [...all, ...others.slice(1)])).data).toBe(3)
  })

  describe('a call that is made again under the same id', () => {
    const changeId = randomUUID()
    const added = { id: randomUUID(), name: 'New' }
    /** Each returns a call that can be made again. */
    const calls = {
      'setting values': async () => {
        const times = await seen()
        return (client = as('staff')) => setValues(client, all, { supplier: 'Huum' }, times, changeId)
      },
      'setting values that no item lacks': async () => {
        const times = await seen([a])
        return (client = as('staff')) => setValues(client, [a], { supplier: 'Acme' }, times, changeId)
      },
      deleting:
        async () =>
        (client = as('staff')) =>
          deleteItems(client, [a, b], changeId),
      'deleting items that are gone':
        async () =>
        (client = as('staff')) =>
          deleteItems(client, [randomUUID()], changeId),
      'an import that adds':
        async () =>
        (client = as('staff')) =>
          importItems(client, [added], [], changeId),
      'an import that only changes': async () => {
        const [updated_at] = await seen()
        const changed = [{ id: a, updated_at: updated_at ?? '', cost: 5 }]
        return (client = as('staff')) => importItems(client, [], changed, changeId)
      },
      'an undo': async () => {
        const undoneId = await set({ supplier: 'Huum' })
        return (client = as('staff')) => undo(client, undoneId, changeId)
      },
      'restoring a version': async () => {
        const [entry] = await entriesOf(await set({ supplier: 'Huum' }, [a]))
        const [time] = await seen()
        return (client = as('staff')) => restore(client, entry?.id, time, changeId)
      },
      'restoring a deleted item': async () => {
        const [entry] = await entriesOf(await remove([a]))
        return (client = as('staff')) => restore(client, entry?.id, undefined, changeId)
      },
    }
    const state = async () => [
      await items(),
      await query('select * from public.equipment_history order by id'),
    ]

    test.each(Object.entries(calls))('%s: answers the same and changes nothing', async (_, prepare) => {
      const call = await prepare()
      const first = await call().throwOnError()
      const count = new Set((await entriesOf(changeId)).map(({ equipment_id }) => equipment_id)).size
      expect(first.data).toBe(count)
      const after = await state()
      expect((await call().throwOnError()).data).toBe(count)
      expect(await state()).toEqual(after)
    })

    test('answers the same after others have changed the items', async () => {
      const call = await calls['setting values']()
      expect((await call().throwOnError()).data).toBe(3)
      await query(`update public.equipment_catalog set supplier = 'Theirs'`)
      await query('delete from public.equipment_catalog where id = $1', [c])
      const after = await state()
      expect((await call().throwOnError()).data).toBe(3)
      expect(await state()).toEqual(after)
    })

    test('at the same time changes once, and both say so', async () => {
      const call = await calls['an import that adds']()
      const answers = await Promise.all([call(), call(), call()])
      expect(answers.map(({ data }) => data)).toEqual([1, 1, 1])
      expect(await column('name')).toEqual(['A', 'B', 'C', 'New'])
    })

    test('runs as for the first time if the first one was refused', async () => {
      const refused = await deleteItems(
        as('staff'),
        Array.from({ length: 5001 }, () => randomUUID()),
        changeId,
      )
      expect(outcome(refused)).toBe('400 P0001')
      expect((await deleteItems(as('staff'), [a], changeId)).data).toBe(1)
    })

    test('is refused if somebody else made that change, and says nothing of it', async () => {
      await query('insert into private.changes (id, made_by) values ($1, $2)', [changeId, randomUUID()])
      const before = await state()
      for (const prepare of [calls['setting values'], calls.deleting, calls['an import that adds']]) {
        const answer = await (await prepare())()
        expect(outcome(answer)).toBe('409 23505')
        expect(answer.error?.message).toBe('This change id is taken')
      }
      expect(await state()).toEqual(before)
    })

    test('is refused to a person who is not staff any more', async () => {
      const call = await calls.deleting()
      await call().throwOnError()
      expect(outcome(await call(as('outsider')))).toBe('403 42501')
    })
  })

  describe('setting values', () => {
    test('each item gets an entry under the id of the change, with the author', async () => {
      const entries = await entriesOf(await set({ supplier: 'Huum' }))
      expect(entries.map(({ equipment_id }) => equipment_id)).toEqual(all)
      expect(entries[0]).toMatchObject({
        changed_by: staffId(),
        changed_via: 'web',
        after: { supplier: 'Huum' },
      })
    })

    test('items that have the values already stay untouched and are not counted', async () => {
      const before = await column('updated_at')
      expect((await setValues(as('staff'), all, { supplier: 'Acme' }, await seen())).data).toBe(1)
      const now = await column('updated_at')
      expect([now[0], now[2]]).toEqual([before[0], before[2]])
      expect(now[1]).not.toEqual(before[1])
    })

    test('columns are set and emptied; other columns stay', async () => {
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
      { brand: 'Huum', model: null },
      { specifications: { kw: null, odd: 'x', new: true } },
      { add_category: 'doors', remove_category: 'SAUNA heaters' },
    ])('%j is what its preview shows', async (values) => {
      await query(
        "update public.equipment_catalog set category = E'Doors,  sauna\\theaters, doors' where id = $1",
        [c],
      )
      const before = (await as('staff').from('equipment_catalog').select().order('name').throwOnError()).data
      await set(values)
      const after = (await as('staff').from('equipment_catalog').select().order('name').throwOnError()).data
      expect(after).toEqual(
        before.map((item) => ({ ...withValues(item, values), updated_at: expect.any(String) })),
      )
    })

    describe('over items as the person saw them', () => {
      const setSeen = (times: string[], ids = all) => setValues(as('staff'), ids, { supplier: 'Huum' }, times)

      test('is refused and names those saved since, and nothing is set', async () => {
        const times = await seen()
        await query(`update public.equipment_catalog set supplier = 'Theirs' where name in ('A', 'C')`)
        const before = await items()
        const refused = await setSeen(times)
        expect(outcome(refused)).toBe('400 P0001')
        expect(refused.error?.message).toBe('Changed meanwhile: A, C. Nothing was set.')
        expect(await items()).toEqual(before)

        expect((await setSeen(await seen())).data).toBe(3)
        expect(await column('supplier')).toEqual(['Huum', 'Huum', 'Huum'])
      })

      test('compares each item with its own time, in the order of the ids', async () => {
        const old = await seen([c, b, a])
        await query(`update public.equipment_catalog set notes = 'x' where name = 'B'`)
        expect((await setSeen(old, [c, b, a])).error?.message).toBe('Changed meanwhile: B. Nothing was set.')
        expect((await setSeen(await seen([c, b, a]), [c, b, a])).data).toBe(3)
      })

      test('names three of many', async () => {
        const added = ['P', 'Q', 'R', 'S', 'T'].map((name) => ({ id: randomUUID(), name }))
        await importItems(as('staff'), added).throwOnError()
        const ids = added.map(({ id }) => id)
        const { error } = await setSeen(
          ids.map(() => '2020-01-01T00:00:00Z'),
          ids,
        )
        expect(error?.message).toBe('Changed meanwhile: P, Q, R and 2 more. Nothing was set.')
      })

      test('says of an item deleted since that it was deleted', async () => {
        const times = await seen()
        await query('delete from public.equipment_catalog where id = $1', [b])
        expect((await setSeen(times)).error?.message).toMatch(/^Someone else deleted 1 of these items/)
      })
    })

    test.each<[string, string[], Values, RegExp]>([
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
      const { error } = await setValues(as('staff'), ids, values, await seen(ids))
      expect(error?.message).toMatch(message)
      expect(await items()).toEqual(before)
    })
  })

  describe('undoing', () => {
    test('returns changed values, and the undo is itself a change that can be undone', async () => {
      const before = await withoutDates()
      const changeId = await set({ supplier: 'Huum', add_category: 'Chillers', specifications: { kw: 1 } })
      const changed = await withoutDates()
      const undoId = await undone(changeId)
      expect(await withoutDates()).toEqual(before)
      expect(await entriesOf(undoId)).toHaveLength(3)
      await undone(undoId)
      expect(await withoutDates()).toEqual(changed)
    })

    test('returns deleted items as the same rows', async () => {
      const before = await items()
      const changeId = await remove()
      expect(await items()).toEqual([])
      await undone(changeId)
      expect(await items()).toEqual(before)
    })

    test('of an import, takes the added items away and gives the changed ones their values back', async () => {
      const before = await withoutDates()
      const [updated_at] = await seen()
      const changed = [{ id: a, updated_at: updated_at ?? '', cost: 5 }]
      const changeId = randomUUID()
      await importItems(as('staff'), [{ name: 'New' }], changed, changeId).throwOnError()
      expect(await column('name')).toEqual(['A', 'B', 'C', 'New'])
      await undone(changeId)
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
      await undone(await latestChange())
      expect(await column('name')).toEqual(['A', 'B', 'C'])
      expect(await column('notes')).toEqual([null, null, null])
    })

    test('is refused if an item was changed again, deleted or restored since, and names it', async () => {
      const changeId = await set({ supplier: 'Huum' })
      await query(`update public.equipment_catalog set notes = 'Theirs' where name in ('A', 'C')`)
      const before = await items()
      const refused = await undo(as('staff'), changeId)
      expect(refused.error?.message).toBe('Changed again since: A, C. Nothing was undone.')
      expect(await items()).toEqual(before)

      const deletionId = await remove()
      const entry = (await entriesOf(deletionId)).find(({ equipment_id }) => equipment_id === b)
      await restore(as('staff'), entry?.id).throwOnError()
      const again = await undo(as('staff'), deletionId)
      expect(again.error?.message).toBe('Changed again since: B. Nothing was undone.')
      expect(await column('name')).toEqual(['B'])
    })

    test.each([
      ['changed', `update public.equipment_catalog set notes = 'Theirs' where name = 'A'`],
      ['deleted', `delete from public.equipment_catalog where name = 'A'`],
    ])('is refused if an item was %s since, although that entry was pruned', async (_, statement) => {
      const changeId = await set({ supplier: 'Huum' })
      await query(statement)
      await query('alter table public.equipment_history disable trigger user')
      await query('delete from public.equipment_history where change_id = $1', [await latestChange()])
      await query('alter table public.equipment_history enable trigger user')
      const before = await items()
      const { data } = await as('staff')
        .from('equipment_activity')
        .select('can_be_undone')
        .eq('change_id', changeId)
      expect(data).toEqual(all.map(() => ({ can_be_undone: false })))
      const refused = await undo(as('staff'), changeId)
      expect(refused.error?.message).toBe('Changed again since: A. Nothing was undone.')
      expect(await items()).toEqual(before)
    })

    test('the list offers to undo a change while it is the newest of its items', async () => {
      const said = async () => {
        const { data } = await as('staff')
          .from('equipment_activity')
          .select('change_id, can_be_undone')
          .eq('is_first_of_change', true)
          .order('id')
          .throwOnError()
        return data.map(({ can_be_undone }) => can_be_undone)
      }
      expect(await said()).toEqual([true])
      const changeId = await set({ supplier: 'Huum' })
      expect(await said()).toEqual([false, true])
      await undone(changeId)
      expect(await said()).toEqual([false, false, true])
      expect((await undo(as('staff'), changeId)).error?.message).toMatch(/^Changed again since/)
      await undone(await latestChange())
      await query(`update public.equipment_catalog set notes = 'Theirs' where name = 'A'`)
      expect((await said()).slice(-2)).toEqual([false, true])
    })

    test('names three of many that were changed again', async () => {
      const changeId = randomUUID()
      const added = ['P', 'Q', 'R', 'S', 'T'].map((name) => ({ name }))
      await importItems(as('staff'), added, [], changeId).throwOnError()
      await query(`update public.equipment_catalog set notes = 'x' where name >= 'P'`)
      const { error } = await undo(as('staff'), changeId)
      expect(error?.message).toBe('Changed again since: P, Q, R and 2 more. Nothing was undone.')
    })

    test('refuses a change that nobody made', async () => {
      const { error } = await undo(as('staff'), randomUUID())
      expect(error?.message).toBe('There is nothing to undo here')
    })

    test('more rows than an answer of the API holds are deleted, counted and undone in one request each', async () => {
      const deletionId = randomUUID()
      // Without triggers, which would take seconds for as many.
      await query(`do $$ begin
        set local session_replication_role = replica;
        insert into public.equipment_catalog (name) select 'Item' from generate_series(1, 1001);
      end $$`)
      const rows = await query(`select id from public.equipment_catalog where name = 'Item'`)
      const ids = rows.map(({ id }) => String(id))
      expect((await deleteItems(as('staff'), [...ids, randomUUID()], deletionId)).data).toBe(1001)
      expect(await column('name')).toEqual(['A', 'B', 'C'])
      expect((await undo(as('staff'), deletionId)).data).toBe(1001)
      const [count] = await query('select count(*)::integer as rows from public.equipment_catalog')
      expect(count).toEqual({ rows: 1004 })
    })

    test('of an import, takes its items away even if they were deleted and brought back meanwhile', async () => {
      const [item, importId] = [randomUUID(), randomUUID()]
      await importItems(as('staff'), [{ id: item, name: 'New' }], [], importId).throwOnError()
      await undone(await remove([item]))
      expect((await undo(as('staff'), importId)).data).toBe(1)
      expect(await column('name')).toEqual(['A', 'B', 'C'])
    })
  })

  test('the list of changes says how many other items each reached, which entry is its first, and whether the item is in the catalog', async () => {
    await set({ supplier: 'Huum' })
    await undone(await remove([b]))
    await remove([b])
    const three = (action: string) => [
      { action, others: 2, is_first_of_change: true, is_in_catalog: true },
      { action, others: 2, is_first_of_change: false, is_in_catalog: false },
      { action, others: 2, is_first_of_change: false, is_in_catalog: true },
    ]
    expect(await activity()).toEqual([
      ...three('insert'),
      ...three('update'),
      ...['delete', 'restore', 'delete'].map((action) => ({
        action,
        others: 0,
        is_first_of_change: true,
        is_in_catalog: false,
      })),
    ])
  })

  test('of an import the list says to how many others the same was done', async () => {
    const changed = (await seen([a, b])).map((updated_at, index) => ({
      id: [a, b][index] ?? '',
      updated_at,
      supplier: 'Huum',
    }))
    await importItems(as('staff'), [{ name: 'New' }], changed).throwOnError()
    const { data } = await as('staff')
      .from('equipment_activity')
      .select('action, is_first_of_change, others, others_alike')
      .order('id', { ascending: false })
      .limit(3)
      .throwOnError()
    expect(data).toEqual([
      { action: 'update', is_first_of_change: false, others: 2, others_alike: 1 },
      { action: 'update', is_first_of_change: false, others: 2, others_alike: 1 },
      { action: 'insert', is_first_of_change: true, others: 2, others_alike: 0 },
    ])
  })
})

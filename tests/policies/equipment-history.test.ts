import { beforeEach, describe, expect, test } from 'vitest'
import { outcome } from './actors.ts'
import { importItems, restore, valueForEveryColumn } from './calls.ts'
import { asSqlClient, describeEngine } from './engines.ts'

const itemId = '00000000-0000-4000-8000-000000000001'
const leaver = '00000000-0000-4000-8000-00000000000c'

describeEngine('equipment_history', ({ engine, query, as, staffId, emptyTables }) => {
  beforeEach(async () => {
    await emptyTables()
    await query('insert into public.equipment_catalog (id, name) values ($1, $2)', [itemId, 'A'])
  })

  const table = () => as('staff').from('equipment_catalog')
  const history = () => query('select * from public.equipment_history order by id')
  const latest = async () => (await history()).at(-1) ?? {}
  const item = async () => (await query('select * from public.equipment_catalog'))[0]
  const updatedAt = async (id: unknown) => {
    const [row] = await query('select updated_at from public.equipment_catalog where id = $1', [id])
    return row?.updated_at
  }
  /** Restores as staff who see the item as it is stored now. Returns the item. */
  async function bringBack({ id, equipment_id }: { id?: unknown; equipment_id?: unknown }) {
    await restore(as('staff'), id, await updatedAt(equipment_id)).throwOnError()
    const { data } = await table().select().eq('id', String(equipment_id)).single().throwOnError()
    return data
  }

  test('is asked for the items that others have saved: the assistant and SQL too, but not what the person saved', async () => {
    const mine = '00000000-0000-4000-8000-000000000002'
    await table().insert({ id: mine, name: 'Mine' }).throwOnError()
    const saves = as('staff').from('equipment_history').select('equipment_id')
    const others = `changed_via.eq.assistant,changed_by.neq.${staffId()}`
    const since = new Date(Date.now() - 60_000).toISOString()
    const { data } = await saves.gt('changed_at', since).or(others).throwOnError()
    expect(data).toEqual([{ equipment_id: itemId }])
  })

  describe('rights', () => {
    test('a stranger gets the same refusal for existing and unknown entries', async () => {
      await table().update({ name: 'B' }).eq('id', itemId).throwOnError()
      const [there, nowhere] = await Promise.all([
        restore(as('outsider'), (await latest()).id),
        restore(as('outsider'), 987_654_321),
      ])
      expect(there.error).toEqual(nowhere.error)
    })

    test.each([
      `insert into public.equipment_history (equipment_id, action, before) values ('${itemId}', 'delete', '{}')`,
      `update public.equipment_history set changed_by_email = 'somebody@example.org'`,
      'delete from public.equipment_history',
      'truncate public.equipment_history',
    ])('SQL as the owner is refused: %s', async (statement) => {
      const before = await history()
      await expect(query(statement)).rejects.toThrow('written by the database alone')
      expect(await history()).toEqual(before)
    })

    test.each([
      'update public.equipment_history set changed_by_email = null',
      'delete from public.equipment_history',
      'truncate public.equipment_history',
    ])('SQL inside another trigger is refused: %s', async (statement) => {
      const before = await history()
      await query(
        `create function public.cover_tracks() returns trigger language plpgsql
         as $$ begin ${statement}; return null; end $$`,
      )
      await query(
        `create trigger cover_tracks after update on public.equipment_catalog
           for each statement execute function public.cover_tracks()`,
      )
      const update = query(`update public.equipment_catalog set name = 'B'`)
      await expect(update.finally(() => query('drop function public.cover_tracks cascade'))).rejects.toThrow(
        'written by the database alone',
      )
      expect(await history()).toEqual(before)
    })
  })

  describe('recording', () => {
    test('insert, update and delete record who, when, how, and the row before and after', async () => {
      const { data: added } = await table().insert({ name: 'B', cost: 12.5 }).select().single().throwOnError()
      const { data: changed } = await table()
        .update({ name: 'C', specifications: { kw: 9 } })
        .eq('id', added.id)
        .select()
        .single()
        .throwOnError()
      await table().delete().eq('id', added.id).throwOnError()

      const { data } = await as('staff')
        .from('equipment_history')
        .select()
        .eq('equipment_id', added.id)
        .order('id')
        .throwOnError()
      const by = { changed_by: staffId(), changed_by_email: 'founder@example.com', changed_via: 'web' }
      expect(data).toMatchObject([
        { action: 'insert', before: null, after: { name: 'B', cost: 12.5 }, ...by },
        { action: 'update', before: { name: 'B' }, after: { name: 'C', specifications: { kw: 9 } }, ...by },
        { action: 'delete', before: { name: 'C' }, after: null, ...by },
      ])
      expect(Object.keys(data[1]?.after ?? {}).sort()).toEqual(Object.keys(changed).sort())
      for (const { changed_at } of data) {
        expect(Math.abs(Date.parse(changed_at) - Date.now())).toBeLessThan(60_000)
      }
    })

    test('SQL is recorded as the assistant', async () => {
      await query(`update public.equipment_catalog set name = 'By the AI'`)
      expect(await latest()).toMatchObject({
        changed_by: null,
        changed_by_email: null,
        changed_via: 'assistant',
      })
    })

    test('SQL that sets request.jwt.claims is recorded as the assistant', async () => {
      await asSqlClient(query, staffId(), [`update public.equipment_catalog set name = 'B'`])
      expect(await latest()).toMatchObject({
        after: { name: 'B' },
        changed_by: null,
        changed_by_email: null,
        changed_via: 'assistant',
      })
    })

    // PGlite keeps a session authorization beyond the transaction.
    test.runIf(engine === 'PostgreSQL')(
      'a request through PostgREST’s database user is recorded as the website',
      async () => {
        await asSqlClient(query, staffId(), [`update public.equipment_catalog set name = 'B'`], {
          user: 'authenticator',
        })
        expect(await latest()).toMatchObject({
          changed_by: staffId(),
          changed_by_email: 'founder@example.com',
          changed_via: 'web',
        })
      },
    )

    test('values and headers of a request cannot change the recorded author', async () => {
      await as('staff')
        .from('equipment_catalog')
        .upsert({ id: itemId, name: 'B', created_by: leaver, created_via: 'assistant' })
        .setHeader('x-changed-via', 'assistant')
        .throwOnError()
      expect(await latest()).toMatchObject({ changed_by: staffId(), changed_via: 'web' })
    })

    test('an update without a change leaves no entry', async () => {
      const before = await history()
      await table().update({ name: 'A' }).eq('id', itemId).throwOnError()
      expect(await history()).toEqual(before)
    })

    test('a refused update leaves no entry', async () => {
      const before = await history()
      expect(outcome(await table().update({ cost: -1 }).eq('id', itemId))).toBe('400 23514')
      expect(await history()).toEqual(before)
    })

    test('truncate is recorded as a deletion of every row', async () => {
      await query('truncate public.equipment_catalog')
      expect(await latest()).toMatchObject({ action: 'delete', before: { name: 'A' } })
      expect(await bringBack(await latest())).toMatchObject({ name: 'A' })
    })

    test('rows added by one request leave an entry each', async () => {
      const rows = Array.from({ length: 1100 }, (_, index) => ({ name: `Item ${index}`, cost: index }))
      expect(outcome(await table().insert(rows))).toBe('0 rows')
      const [count] = await query(
        `select count(*)::integer as entries, count(distinct equipment_id)::integer as items
         from public.equipment_history where changed_by = $1 and action = 'insert'`,
        [staffId()],
      )
      expect(count).toEqual({ entries: 1100, items: 1100 })
    })
  })

  describe('a deleted account', () => {
    beforeEach(async () => {
      await query(`insert into private.staff_allow_list values ('leaver@example.com', 'Leaver')`)
      await query(`insert into auth.users (id, email) values ($1, 'leaver@example.com')`, [leaver])
      await query('update public.equipment_catalog set created_by = $1', [leaver])
      return async () => {
        await query('delete from auth.users where id = $1', [leaver])
        await query(`delete from private.staff_allow_list where email = 'leaver@example.com'`)
      }
    })

    test('sets created_by to null without an entry or a new time, and its own entries stay', async () => {
      const before = await history()
      const updated_at = (await item())?.updated_at
      await query('delete from auth.users where id = $1', [leaver])
      expect(await item()).toMatchObject({ created_by: null, updated_at })
      expect(await history()).toEqual(before)
    })

    test('cannot be imitated by SQL: clearing created_by while the account exists leaves an entry', async () => {
      await query('update public.equipment_catalog set created_by = null where id = $1', [itemId])
      expect(await latest()).toMatchObject({
        action: 'update',
        changed_via: 'assistant',
        before: { created_by: leaver },
        after: { created_by: null },
      })
    })

    test('leaves created_by null when an item it created is restored', async () => {
      await table().delete().eq('id', itemId).throwOnError()
      await query('delete from auth.users where id = $1', [leaver])
      expect(await bringBack(await latest())).toMatchObject({ id: itemId, created_by: null })
    })
  })

  describe('restoring', () => {
    async function addEverything() {
      const { data } = await table()
        .insert({ ...(await valueForEveryColumn(query)), name: 'Everything', created_via: 'web' })
        .select()
        .single()
        .throwOnError()
      return data
    }

    test('brings a deleted item back as the same row, stamps included', async () => {
      const before = await addEverything()
      await table().delete().eq('id', before.id).throwOnError()
      expect(await bringBack(await latest())).toEqual(before)
      expect(await latest()).toMatchObject({ action: 'insert', changed_by: staffId(), changed_via: 'web' })
    })

    test('keeps created_via and created_by of the assistant’s items', async () => {
      const before = await item()
      await table().delete().eq('id', itemId).throwOnError()
      await bringBack(await latest())
      expect(await item()).toEqual(before)
      expect(before).toMatchObject({ created_via: 'assistant', created_by: null })
    })

    test('gives a changed item every value back and keeps its stamps', async () => {
      const before = await addEverything()
      const nothing = Object.fromEntries(
        Object.keys(await valueForEveryColumn(query)).map((column) => [
          column,
          column === 'name' ? 'Nothing' : null,
        ]),
      )
      await query(
        `update public.equipment_catalog as item set (${Object.keys(nothing)}) = (select ${Object.keys(nothing)}
           from jsonb_populate_record(null::public.equipment_catalog, $2::text::jsonb))
         where id = $1`,
        [before.id, JSON.stringify(nothing)],
      )
      const entry = await latest()
      // A stamp that the owner has changed since must stay.
      await query(`update public.equipment_catalog set created_via = 'manual' where id = $1`, [before.id])
      const restored = await bringBack(entry)
      expect(restored).toEqual({ ...before, created_via: 'manual', updated_at: restored.updated_at })
      expect(restored.updated_at > before.updated_at).toBe(true)
    })

    test('is recorded as a change and can be undone', async () => {
      await table().update({ name: 'B' }).eq('id', itemId).throwOnError()
      await bringBack(await latest())
      expect(await item()).toMatchObject({ name: 'A' })
      const undone = await latest()
      expect(undone).toMatchObject({ action: 'update', before: { name: 'B' }, after: { name: 'A' } })
      await bringBack(undone)
      expect(await item()).toMatchObject({ name: 'B' })
    })

    test('keeps the value of a column that the entry does not hold', async () => {
      await table().update({ name: 'B', brand: 'New' }).eq('id', itemId).throwOnError()
      const entry = await latest()
      await query('alter table public.equipment_history disable trigger user')
      await query(`update public.equipment_history set before = before - 'brand' where id = $1`, [entry.id])
      await query('alter table public.equipment_history enable trigger user')
      await bringBack(entry)
      expect(await item()).toMatchObject({ name: 'A', brand: 'New' })
    })

    describe('after a migration has added NOT NULL columns with defaults', () => {
      beforeEach(async () => {
        await table().update({ name: 'B', brand: 'New' }).eq('id', itemId).throwOnError()
        await table().delete().eq('id', itemId).throwOnError()
        await query(
          `alter table public.equipment_catalog
             add column condition text not null default 'new',
             add column doubled numeric generated always as (cost * 2) stored`,
        )
        return () => query('alter table public.equipment_catalog drop column condition, drop column doubled')
      })

      test('an item deleted before comes back, with the default', async () => {
        const deletion = await latest()
        await bringBack(deletion)
        expect(await item()).toEqual({
          ...(deletion.before as object),
          created_at: expect.anything(),
          updated_at: expect.anything(),
          condition: 'new',
          doubled: null,
        })
      })

      test('a change from before can be undone; the added column keeps its value', async () => {
        const [, change] = await history()
        await bringBack(await latest())
        await query(`update public.equipment_catalog set condition = 'worn', cost = 2`)
        await bringBack(change ?? {})
        expect(await item()).toMatchObject({ name: 'A', brand: null, cost: null, condition: 'worn' })
      })

      test('an item deleted since comes back with the value it had', async () => {
        await query(`insert into public.equipment_catalog (name, condition) values ('C', 'worn')`)
        await query('delete from public.equipment_catalog')
        await bringBack(await latest())
        expect(await item()).toMatchObject({ name: 'C', condition: 'worn' })
      })

      test('insert and import take the default', async () => {
        await table().insert({ name: 'C' }).throwOnError()
        await importItems(as('staff'), [{ name: 'D' }]).throwOnError()
        expect(await query('select name, condition from public.equipment_catalog order by name')).toEqual([
          { name: 'C', condition: 'new' },
          { name: 'D', condition: 'new' },
        ])
      })
    })

    test('a column that became NOT NULL after a deletion takes its default instead of the stored null', async () => {
      await table().delete().eq('id', itemId).throwOnError()
      await query(
        `alter table public.equipment_catalog alter column brand set default 'Unbranded', alter column brand set not null`,
      )
      const answer = await restore(as('staff'), (await latest()).id)
      await query(
        'alter table public.equipment_catalog alter column brand drop default, alter column brand drop not null',
      )
      expect(answer.error).toBeNull()
      expect(await item()).toMatchObject({ name: 'A', brand: 'Unbranded' })
    })

    test('a column dropped after a deletion is left out', async () => {
      await query(`alter table public.equipment_catalog add column colour text default 'red'`)
      await query('delete from public.equipment_catalog')
      await query('alter table public.equipment_catalog drop column colour')
      await bringBack(await latest())
      expect(await item()).toMatchObject({ name: 'A' })
    })

    test.each([
      ['an unknown entry', async () => 987_654_321, '400 P0001', 'There is nothing to restore here'],
      ['how it was before it existed', async () => (await latest()).id, '400 P0001', 'nothing to restore'],
      [
        'a deletion that was undone',
        async () => {
          await table().delete().eq('id', itemId).throwOnError()
          const { id } = await latest()
          await bringBack({ id, equipment_id: itemId })
          return id
        },
        '409 23505',
        'This item is already in the catalog',
      ],
      [
        'a change of an item that is gone',
        async () => {
          await table().update({ name: 'B' }).eq('id', itemId).throwOnError()
          const { id } = await latest()
          await table().delete().eq('id', itemId).throwOnError()
          return id
        },
        '400 P0001',
        'This item has been deleted',
      ],
    ])('%s is refused with a sentence', async (_, prepare, result, message) => {
      const id = await prepare()
      const before = [await item(), await history()]
      const answer = await restore(as('staff'), id)
      expect(outcome(answer)).toBe(result)
      expect(answer.error?.message).toContain(message)
      expect([await item(), await history()]).toEqual(before)
    })

    describe('over the item as the person saw it', () => {
      const seen = () => updatedAt(itemId)

      beforeEach(async () => {
        await table().update({ name: 'B' }).eq('id', itemId).throwOnError()
      })

      test.each([
        ['was saved since', async () => seen()],
        ['was not named', async () => undefined],
      ])('is refused if its state %s, and nothing is restored', async (_, read) => {
        const { id } = await latest()
        const old = await read()
        await table().update({ cost: 9900, notes: 'Quote' }).eq('id', itemId).throwOnError()
        const before = [await item(), await history()]
        const answer = await restore(as('staff'), id, old)
        expect(outcome(answer)).toBe('400 P0001')
        expect(answer.error?.message).toBe('Changed again since: B. Nothing was restored.')
        expect([await item(), await history()]).toEqual(before)

        expect((await restore(as('staff'), id, await seen())).data).toBe(1)
        expect(await item()).toMatchObject({ name: 'A', cost: null, notes: null })
      })

      test('says of an item deleted since that it was deleted', async () => {
        const { id } = await latest()
        const old = await seen()
        await table().delete().eq('id', itemId).throwOnError()
        const { error } = await restore(as('staff'), id, old)
        expect(error?.message).toBe('This item has been deleted')
      })

      test('changes nothing if the item has these values already', async () => {
        const { id } = await latest()
        await table().update({ name: 'A' }).eq('id', itemId).throwOnError()
        expect((await restore(as('staff'), id, await seen())).data).toBe(0)
      })
    })

    test.each(['1; drop table public.equipment_catalog', null, {}, 1.5, '99999999999999999999'])(
      'an entry id of %o touches nothing',
      async (id) => {
        const before = [await item(), await history()]
        const { error } = await as('staff').rpc('restore_equipment', {
          change_id: leaver,
          entry_id: id as number,
        })
        expect(error).not.toBeNull()
        expect([await item(), await history()]).toEqual(before)
      },
    )

    test('a request cannot pass the values to restore', async () => {
      await table().delete().eq('id', itemId).throwOnError()
      const forged = {
        change_id: leaver,
        entry_id: Number((await latest()).id),
        before: { name: 'Forged', created_by: leaver },
      }
      const { error } = await as('staff').rpc('restore_equipment', forged)
      expect(error?.code).toBe('PGRST202')
      expect(await item()).toBeUndefined()
    })
  })
})

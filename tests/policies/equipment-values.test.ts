import { beforeEach, describe, expect, test } from 'vitest'
import type { TablesInsert, TablesUpdate } from '../../src/lib/supabase/database.types.ts'
import { outcome } from './actors.ts'
import { importItems, setValues } from './calls.ts'
import { asSqlClient, describeEngine } from './engines.ts'

// Defaults, stamps and limits: how the database treats the values that staff send.

type Item = TablesInsert<'equipment_catalog'>

const somebody = '00000000-0000-4000-8000-00000000000b'

/** Specifications with this many levels of lists below them. */
const nested = (levels: number) => ({ deep: JSON.parse('['.repeat(levels) + ']'.repeat(levels)) })

describeEngine('equipment values', ({ query, as, staffId, emptyTables }) => {
  beforeEach(emptyTables)

  const table = () => as('staff').from('equipment_catalog')
  /** Adds an item. Takes values that the types forbid, too, because a request is not typed. */
  const add = (item: Record<string, unknown>) =>
    table()
      .insert({ name: 'Bench', ...item } as Item)
      .select()
  const added = async (item: Record<string, unknown>) => {
    const { data } = await add(item).single().throwOnError()
    return data
  }

  describe('stamps', () => {
    test('created_by and dates of a new row come from the session and the clock, whatever is sent', async () => {
      const sent = {
        created_by: somebody,
        created_at: '2000-01-01T00:00:00Z',
        updated_at: '2000-01-01T00:00:00Z',
      }
      const row = await added(sent)
      expect(row.created_by).toBe(staffId())
      for (const stamp of [row.created_at, row.updated_at]) {
        expect(Math.abs(Date.parse(stamp) - Date.now())).toBeLessThan(60_000)
      }
    })

    test('an update leaves id, created_at, created_by and created_via as they were', async () => {
      const before = await added({ created_via: 'web' })
      const forged: TablesUpdate<'equipment_catalog'> = {
        id: somebody,
        created_at: '2000-01-01T00:00:00Z',
        created_by: null,
        created_via: 'assistant',
        updated_at: '2000-01-01T00:00:00Z',
        name: 'Renamed',
      }
      const { data } = await table().update(forged).eq('id', before.id).select().single().throwOnError()
      expect(data).toEqual({ ...before, name: 'Renamed', updated_at: data.updated_at })
      expect(data.updated_at > before.updated_at).toBe(true)
    })

    test('an upsert of an existing row keeps its stamps', async () => {
      const before = await added({ created_via: 'web' })
      const upsert = { id: before.id, name: 'Renamed', created_by: somebody, created_via: 'manual' }
      const { data } = await table().upsert(upsert).select().single().throwOnError()
      expect(data).toEqual({ ...before, name: 'Renamed', updated_at: data.updated_at })
    })

    test('concurrent updates get different updated_at', async () => {
      const { id } = await added({})
      const stamps = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          table()
            .update({ notes: `${index}` })
            .eq('id', id)
            .select('updated_at')
            .single()
            .throwOnError(),
        ),
      )
      expect(new Set(stamps.map(({ data }) => data.updated_at)).size).toBe(8)
    })

    test('an update that changes nothing keeps updated_at', async () => {
      const { id, name, updated_at } = await added({})
      const { data } = await table().update({ name }).eq('id', id).select().single().throwOnError()
      expect(data.updated_at).toBe(updated_at)
    })

    test('an update filtered by updated_at finds only an unchanged row', async () => {
      const { id, updated_at } = await added({})
      const rename = (name: string) =>
        table().update({ name }).eq('id', id).eq('updated_at', updated_at).select()
      expect(outcome(await rename('First'))).toBe('1 rows')
      expect(outcome(await rename('Second'))).toBe('0 rows')
    })

    test.each([
      [undefined, 'manual'],
      [null, 'manual'],
      ['  ', 'manual'],
      ['web', 'web'],
      ['import', 'import'],
      ['manual', 'manual'],
      ['assistant', 'manual'],
      [' Assistant ', 'manual'],
      ['assistant\t', 'manual'],
      ['assistant\u00a0', 'manual'],
      ['as\u200bsistant', 'manual'],
      ['\u0430ssistant', 'manual'],
      ['ａssistant', 'manual'],
      ['Web', 'manual'],
      ['other', 'manual'],
    ])('created_via %o sent by a person is stored as %o', async (sent, kept) => {
      expect((await added({ created_via: sent })).created_via).toBe(kept)
    })

    test('SQL is stamped as the assistant, unless it sets the stamps itself', async () => {
      const rows = await query(
        `insert into public.equipment_catalog (name, created_via, created_by, created_at) values
           ('A', default, default, default), ('B', 'manual', $1, '2000-01-01T00:00:00Z')
         returning created_via, created_by, extract(year from created_at) > 2000 as now`,
        [staffId()],
      )
      expect(rows).toEqual([
        { created_via: 'assistant', created_by: null, now: true },
        { created_via: 'manual', created_by: staffId(), now: false },
      ])
    })

    test('SQL that takes the role and claims of a person is stamped as the assistant', async () => {
      await asSqlClient(query, staffId(), [
        `insert into public.equipment_catalog (name, created_via) values ('A', 'web')`,
        `insert into public.equipment_catalog (name) values ('B')`,
      ])
      expect(await query('select created_via, created_by from public.equipment_catalog')).toEqual([
        { created_via: 'assistant', created_by: null },
        { created_via: 'assistant', created_by: null },
      ])
    })

    const times = ['infinity', '-infinity', '0044-03-15 BC', '1989-12-31Z', '2101-01-01Z']
    const stamps = [
      'equipment_catalog.created_at',
      'equipment_catalog.updated_at',
      'newsletter_subscribers.created_at',
    ]
    test.each(stamps.flatMap((stamp) => times.map((time) => [stamp, time])))(
      '%s takes no %s from SQL',
      async (stamp, time) => {
        const [relation = '', column = ''] = stamp.split('.')
        const filled = relation === 'equipment_catalog' ? ['name', 'Bench'] : ['email', 'new@example.org']
        const insert = query(`insert into public.${relation} (${filled[0]}, ${column}) values ($1, $2)`, [
          filled[1],
          time,
        ])
        await expect(insert).rejects.toThrow(/_in_range/)
      },
    )

    test('every time in our tables is checked', async () => {
      const unchecked = await query(
        `select attribute.attrelid::regclass::text as relation, attname as column
         from pg_attribute as attribute join pg_class as relation on relation.oid = attribute.attrelid
         where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
           and atttypid in ('date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype)
           and not exists (
             select from pg_constraint
             where conrelid = attribute.attrelid and contype = 'c' and convalidated and conkey = array[attnum]
           )`,
      )
      expect(unchecked).toEqual([])
    })

    test('a row stays when the account that created it is deleted', async () => {
      await query(`insert into private.staff_allow_list values ('leaver@example.com', 'Leaver')`)
      await query(`insert into auth.users (id, email) values ($1, 'leaver@example.com')`, [somebody])
      await query('insert into public.equipment_catalog (name, created_by) values ($1, $2)', ['A', somebody])
      await query('delete from auth.users where id = $1', [somebody])
      await query(`delete from private.staff_allow_list where email = 'leaver@example.com'`)
      const { data } = await table().select('name, created_by')
      expect(data).toEqual([{ name: 'A', created_by: null }])
    })
  })

  describe('an id made by the client', () => {
    const id = '00000000-0000-4000-8000-00000000000d'

    test('is kept', async () => {
      expect((await added({ id })).id).toBe(id)
    })

    test('sent a second time is a conflict that changes nothing', async () => {
      const first = await added({ id, cost: 5 })
      const again = await add({ id, name: 'Other', cost: 6 })
      expect(outcome(again)).toBe('409 23505')
      expect(again.error?.message).toContain('equipment_catalog_pkey')
      expect((await table().select()).data).toEqual([first])
    })

    test('gives a stranger the same refusal for taken and free ids', async () => {
      await added({ id })
      const guess = (guessed: string) =>
        as('outsider').from('equipment_catalog').insert({ id: guessed, name: 'Guess' })
      const [taken, free] = [await guess(id), await guess(somebody)]
      expect(outcome(taken)).toBe('403 42501')
      expect(taken.error).toEqual(free.error)
    })

    test('of a deleted item can be used again, for a new row with new stamps', async () => {
      await added({ id, created_via: 'web', cost: 5 })
      await table().delete().eq('id', id).throwOnError()
      expect(await added({ id, name: 'Again' })).toMatchObject({
        id,
        name: 'Again',
        cost: null,
        created_by: staffId(),
      })
    })
  })

  describe('gaps', () => {
    test.each([undefined, null, '', '   ', ' , '])('category %o becomes Other', async (category) => {
      expect((await added({ category })).category).toBe('Other')
    })

    test('a category that is cleared later becomes Other again', async () => {
      const { id } = await added({ category: 'Benches, Doors' })
      const { data } = await table().update({ category: '' }).eq('id', id).select().single().throwOnError()
      expect(data.category).toBe('Other')
    })

    test('null currency and specifications become USD and {}', async () => {
      expect(await added({ currency: null, specifications: null })).toMatchObject({
        currency: 'USD',
        specifications: {},
        cost: null,
        notes: null,
      })
    })

    test('rows of one insert may name different columns', async () => {
      await table()
        .insert([
          { name: 'A', currency: 'EUR' },
          { name: 'B', category: 'Doors' },
        ])
        .throwOnError()
      // Read again: for a batch the embedded library returns the rows as sent.
      const { data } = await table().select('name, category, currency').order('name')
      expect(data).toEqual([
        { name: 'A', category: 'Other', currency: 'EUR' },
        { name: 'B', category: 'Doors', currency: 'USD' },
      ])
    })
  })

  describe('limits', () => {
    const texts = [
      'brand',
      'model',
      'power_requirements',
      'water_requirements',
      'space_requirements',
      'maintenance_requirements',
      'maintenance_schedule',
      'supplier',
      'supplier_contact',
    ]
    const http = 'https://example.org/'

    const beyond: [string, Record<string, unknown>][] = [
      ['an empty name', { name: '' }],
      ['a blank name', { name: ' \t\n' }],
      ['a long name', { name: 'x'.repeat(201) }],
      ['a long category', { category: 'x'.repeat(2001) }],
      ['a negative cost', { cost: -0.01 }],
      ['a cost that is no number', { cost: 'NaN' }],
      ['an unknown currency', { currency: 'JPY' }],
      ['a currency in lower case', { currency: 'usd' }],
      ['an empty currency', { currency: '' }],
      ['a script as image', { image_url: 'javascript:alert(1)' }],
      ['an image without scheme', { image_url: 'example.org/a.png' }],
      ['a blank in the image address', { image_url: `${http}a b.png` }],
      ['a second line in the image address', { image_url: `javascript:alert(1)//\n${http}` }],
      ['an empty image address', { image_url: '' }],
      ['a long image address', { image_url: `${http}${'x'.repeat(2049 - http.length)}` }],
      ['a negative warranty', { warranty_months: -1 }],
      ['a negative lead time', { lead_time_days: -1 }],
      ['long notes', { notes: 'x'.repeat(10_001) }],
      ['a list as specifications', { specifications: [] }],
      ['a number as specifications', { specifications: 1 }],
      ['specifications of 21 levels', { specifications: nested(21) }],
      ['specifications of 1,000 levels', { specifications: nested(1000) }],
      ['huge specifications', { specifications: { x: 'x'.repeat(65_536) } }],
      ...texts.map((column): [string, Record<string, unknown>] => [
        `a long ${column}`,
        { [column]: 'x'.repeat(2001) },
      ]),
    ]
    test.each(beyond)('%s is refused', async (_, item) => {
      expect(outcome(await add(item))).toBe('400 23514')
    })

    test('no function writes deeper specifications than the form', async () => {
      const [{ id, updated_at }, specifications] = [await added({}), nested(21)]
      expect(outcome(await importItems(as('staff'), [{ name: 'Imported', specifications }]))).toBe(
        '400 23514',
      )
      expect(outcome(await importItems(as('staff'), [], [{ id, updated_at, specifications }]))).toBe(
        '400 23514',
      )
      expect(outcome(await setValues(as('staff'), [id], { specifications }, [updated_at]))).toBe('400 23514')
      expect((await table().select('name, specifications')).data).toEqual([
        { name: 'Bench', specifications: {} },
      ])
    })

    test.each([
      ['HTTP://example.org/a.png', '400 23514'],
      ['http://example.org/a.png', '400 23514'],
      ['https://example.org/a.png', '1 rows'],
    ])('the picture address %s: adding and changing give %s', async (image_url, result) => {
      const { id } = await added({})
      expect(outcome(await add({ image_url }))).toBe(result)
      expect(outcome(await table().update({ image_url }).eq('id', id).select())).toBe(result)
      expect(outcome(await importItems(as('staff'), [{ name: 'Imported', image_url }]))).toBe(result)
    })

    test.each([
      ['no name', { name: null }, '400 23502'],
      ['a cost beyond the column', { cost: 10_000_000_000 }, '400 22003'],
      ['a text as cost', { cost: 'much' }, '400 22P02'],
      ['a fraction as warranty', { warranty_months: '1.5' }, '400 22P02'],
      ['an unknown column', { colour: 'red' }, '400 PGRST204'],
      ['an id that is none', { id: 'x' }, '400 22P02'],
    ])('%s is refused', async (_, item, result) => {
      expect(outcome(await add(item))).toBe(result)
    })

    test('everything at its limit is accepted', async () => {
      const item = {
        name: 'x'.repeat(200),
        category: 'x'.repeat(2000),
        cost: 9_999_999_999.99,
        currency: 'CAD',
        image_url: `${http}${'x'.repeat(2048 - http.length)}`,
        warranty_months: 0,
        lead_time_days: 0,
        notes: 'x'.repeat(10_000),
        specifications: { nested: { list: [1, true, null, 'x'] }, ...nested(20) },
        ...Object.fromEntries(texts.map((column) => [column, 'x'.repeat(2000)])),
      }
      expect(await added(item)).toMatchObject(item)
    })

    test('a refused update names the constraint and changes nothing', async () => {
      const { id } = await added({ cost: 0 })
      const { error } = await table().update({ cost: -1 }).eq('id', id)
      expect(error?.message).toContain('equipment_cost_not_negative')
      expect((await table().select('cost').single()).data).toEqual({ cost: 0 })
    })
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { fits } from '../../src/catalog/specifications/check-specification.ts'
import { fieldsByKey } from '../../src/catalog/specifications/fields.ts'
import { limitsOf } from '../../src/catalog/specifications/units.ts'
import type { Json } from '../../src/lib/supabase/database.types.ts'
import { outcome } from './actors.ts'
import { importItems, restore } from './calls.ts'
import { describeEngine } from './engines.ts'

type Specifications = { [key: string]: Json }

const existing = '00000000-0000-4000-8000-000000000001'

/** Values that some field takes and most refuse. */
const values: Json[] = [
  null,
  ...[true, false, 0, 1, 3, 4, 12, 208, 1.5, -1, -60, -60.1, 5000, 1_000_001],
  ...['', '12', 'sauna', 'deck', 'A', 'yes', 'x'.repeat(2000), 'x'.repeat(2001), '🧖'.repeat(2000)],
  ...['2027-02-28', '2027-02-29', '2027-2-1', '20270228', '2027-02-28 10:00'],
  ...['1989-12-31', '1990-01-01', '2100-12-31', '2101-01-01', '0001-01-01'],
  ...['https://maker.example/a', 'HTTP://maker.example', 'https://', 'https://a b', 'javascript:alert(1)'],
  ...[[], ['UL', 'CE'], ['UL', 'sauna'], ['Modbus'], [['UL']], [1], {}, { a: 1 }],
]

/** Several options in one text; only `rated_v` takes them. */
const combinations = [
  '208/240',
  '115/230',
  '208/230/460',
  '240/208',
  '208/208',
  '208/209',
  '208/',
  '0208/240',
]

describeEngine('specifications', ({ query, as, emptyTables }) => {
  beforeEach(emptyTables)

  const table = () => as('staff').from('equipment_catalog')
  const add = (specifications: Specifications) => table().insert({ name: 'Heater', specifications }).select()
  const change = (item: { name?: string; specifications?: Specifications }) =>
    table().update(item).eq('id', existing).select()
  const stored = async () => {
    const { data } = await table().select('specifications').eq('id', existing).single().throwOnError()
    return data.specifications
  }
  /** Adds a row that is older than the check. */
  async function addOld(specifications: Specifications) {
    await query('alter table public.equipment_catalog disable trigger user')
    await query(
      'insert into public.equipment_catalog (id, name, specifications) values ($1, $2, $3::text::jsonb)',
      [existing, 'Old', JSON.stringify(specifications)],
    )
    await query('alter table public.equipment_catalog enable trigger user')
  }

  test('the database accepts the same values of every known key as the form', async () => {
    await query(
      `create function private.takes(specifications jsonb) returns boolean language plpgsql as $$
        begin
          insert into public.equipment_catalog (name, specifications) values ('Heater', specifications);
          return true;
        exception when check_violation then
          return false;
        end
      $$`,
    )
    const differences = []
    const seenTypes = new Set<string>()
    for (const field of fieldsByKey.values()) {
      const [min, max] = limitsOf(field)
      // All keys of a type are checked alike: the first one gets every value, the others only those their rule names.
      const tried = [
        ...(seenTypes.has(field.type) ? [] : values),
        ...(field.options ?? []),
        min,
        max,
        max + 1,
      ]
      tried.push(
        max - 0.5,
        'no option',
        true,
        'x'.repeat(2001),
        [],
        '2027-02-28',
        'https://maker.example',
        ...(field.options ? combinations : combinations.slice(0, 1)),
      )
      seenTypes.add(field.type)
      const rows = await query(
        `select private.takes(jsonb_build_object($1::text, value)) as taken
         from jsonb_array_elements($2::text::jsonb) with ordinality order by ordinality`,
        [field.key, JSON.stringify(tried)],
      )
      for (const [index, value] of tried.entries()) {
        const wanted = value === null || fits(field, value)
        if (rows[index]?.taken !== wanted) differences.push({ key: field.key, value, wanted })
      }
    }
    await query('drop function private.takes(jsonb)')
    expect(differences).toEqual([])
  })

  test.each([
    [
      'a text as number',
      { power_kw: 'much' },
      'Power (power_kw) must be a number from 0 to 5,000 kW, not "much"',
    ],
    [
      'an absurd size',
      { width_mm: 1e9 },
      'Width (width_mm) must be a number from 0 to 100,000 mm, not 1000000000',
    ],
    ['a fraction', { seats: 1.5 }, 'Seats (seats) must be a whole number from 0 to 1,000,000, not 1.5'],
    ['an unknown option', { phases: 2 }, 'Phases (phases) must be one of: 1, 3, not 2'],
    ['a word for yes', { gfci: 'yes' }, 'GFCI required (gfci) must be true or false, not "yes"'],
    [
      'a voltage of two that is unknown',
      { rated_v: '208/250' },
      'or several such as "208/240", not "208/250"',
    ],
    ['a year in two digits', { price_date: '0025-11-30' }, 'Price date (price_date) must be a date such as'],
    ['a day there is not', { expires_on: '2027-02-29' }, 'Expires on (expires_on) must be a date such as'],
    [
      'a script as link',
      { datasheet_url: 'javascript:alert(1)' },
      'Data sheet (datasheet_url) must be a link',
    ],
    ['one wrong of many', { power_kw: 9, free: 'x', swing: 'in' }, 'Swing (swing) must be one of: out, free'],
  ])('%s is refused in words that name the key', async (_, specifications, message) => {
    const answer = await add(specifications)
    expect(outcome(answer)).toBe('400 23514')
    expect(answer.error?.message).toContain(message)
  })

  test('free keys, nested values and null pass, and rows without specifications', async () => {
    const specifications = { output_kw: 'much', control: { wifi: [true] }, power_kw: null, Power_kw: 'x' }
    expect((await add(specifications)).data).toMatchObject([{ specifications }])
    expect(outcome(await table().insert({ name: 'Bench' }).select())).toBe('1 rows')
  })

  describe('a row that is older than the check', () => {
    const old = { power_kw: '18 kW', phases: 1, free: true }
    beforeEach(() => addOld(old))

    test('can be changed in other columns, and saved whole', async () => {
      expect(outcome(await change({ name: 'New' }))).toBe('1 rows')
      expect(outcome(await change({ name: 'Newer', specifications: old }))).toBe('1 rows')
      expect(await stored()).toEqual(old)
    })

    test('can be changed in other keys; the old value can be mended but not exchanged for a wrong one', async () => {
      expect(outcome(await change({ specifications: { ...old, phases: 3 } }))).toBe('1 rows')
      expect(outcome(await change({ specifications: { ...old, power_kw: '36 kW' } }))).toBe('400 23514')
      expect(outcome(await change({ specifications: { ...old, power_kw: 18 } }))).toBe('1 rows')
    })

    const restoreNewest = async () => {
      const [entry] = await query('select max(id)::integer as id from public.equipment_history')
      const [item] = await query('select updated_at from public.equipment_catalog')
      await restore(as('staff'), entry?.id, item?.updated_at).throwOnError()
    }

    test('returns to them by restoring, after a change and after a deletion', async () => {
      await change({ specifications: { power_kw: 18 } }).throwOnError()
      await restoreNewest()
      expect(await stored()).toEqual(old)
      await table().delete().eq('id', existing).throwOnError()
      await restoreNewest()
      expect(await stored()).toEqual(old)
    })

    test('shares them with no other item', async () => {
      await change({ name: 'New' }).throwOnError()
      expect(outcome(await add(old))).toBe('400 23514')
    })
  })

  describe('a number that a browser would change by reading it', () => {
    /** As an AI client sends it: JSON.stringify would round it first. */
    const insert = (json: string) =>
      query(
        `insert into public.equipment_catalog (id, name, specifications) values ($1, 'Heater', $2::text::jsonb)`,
        [existing, json],
      )

    test.each([
      '{"serial": 12345678901234567891}',
      '{"serials": [{"of": [1, 0.12345678901234567891]}]}',
      '{"huge": 1e400}',
      '{"tiny": 1e-400}',
      '{"tiny": -4e-324}',
    ])('%s is refused', async (json) => {
      await expect(insert(json)).rejects.toThrow(
        /^The number in \w+ has more digits than can be kept: .*Write it as text\.$/,
      )
    })

    test('others, and the same as text, are kept', async () => {
      await insert(
        '{"a": 9007199254740991, "b": 0.1, "c": 8.600000000000001, "d": 1e308, "e": "12345678901234567891", "f": -5e-324}',
      )
      expect(await stored()).toEqual({
        a: 9007199254740991,
        b: 0.1,
        c: 8.600000000000001,
        d: 1e308,
        e: '12345678901234567891',
        f: -5e-324,
      })
    })
  })

  test('an import with one wrong value saves nothing', async () => {
    const rows = [
      { name: 'Right', specifications: { power_kw: 9 } },
      { name: 'Wrong', specifications: { power_kw: 'much' } },
    ]
    const answer = await importItems(as('staff'), rows)
    expect(outcome(answer)).toBe('400 23514')
    expect(answer.error?.message).toContain('power_kw')
    expect((await table().select()).data).toEqual([])
  })

  test('a database connection is checked too', async () => {
    const adding = query(
      `insert into public.equipment_catalog (name, specifications) values ('A', '{"gfci": "no"}')`,
    )
    await expect(adding).rejects.toThrow('GFCI required (gfci) must be true or false, not "no"')
  })
})

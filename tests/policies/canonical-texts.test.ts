import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/lib/canonical-text.ts'
import { outcome } from './actors.ts'
import { importItems, restore, setValues } from './calls.ts'
import { describeEngine } from './engines.ts'

// The database stores every text of the catalog in one form, whoever writes it.

const texts: [kind: string, text: string, stored: string][] = [
  ['ASCII', 'Grohe 260 (A)\t"x"\n', 'Grohe 260 (A)\t"x"\n'],
  ['an accent that is apart', 'Ka\u0308rcher', 'Kärcher'],
  ['two accents in another order', 'a\u0302\u0323', 'ậ'],
  ['an accent behind an invisible character', 'e\u200b\u0301', 'é'],
  ['an accent at the start', '\u0301a', '\u0301a'],
  ['an accent behind a line break', 'a\n\u0301', 'a\n\u0301'],
  ['the signs for ohm, kelvin and angstrom', '4 \u2126, 300 \u212a, 5 \u212b', '4 Ω, 300 K, 5 Å'],
  ['Korean syllables', '\u1112\u1161\u11ab', '한'],
  ['a soft hyphen', 'Sauna\u00adheater', 'Saunaheater'],
  ['zero-width spaces', '\u200bSauna\u200b heater\u200b', 'Sauna heater'],
  ['a byte order mark and a word joiner', '\ufeffH\u2060260', 'H260'],
  ['direction marks', '\u200eGrohe\u200f \u061c260', 'Grohe 260'],
  ['embeddings and isolates', '\u202a260\u202c \u202eA\u202c \u2066T\u2069', '260 A T'],
  ['joiners of Latin letters', 'Sau\u200dna\u200c 260\u200d', 'Sauna 260'],
  ['operators and old format marks', 'a\u2061b\u2062c\u206ad\u206fe\ufff9f\ufffb', 'abcdef'],
  ['fillers', '\u3164A\uffa0B\u115fC\u1160D\u034fE\u180e', 'ABCDE'],
  ['hidden tags', 'Bench\u{e0001}\u{e0041}\u{e007f}', 'Bench'],
  [
    'an emoji of several parts',
    '\u{1f9d6}\u{1f3fd}\u200d\u2640\ufe0f',
    '\u{1f9d6}\u{1f3fd}\u200d\u2640\ufe0f',
  ],
  ['an emoji with a loose joiner', '\u{1f9d6}\u200d A', '\u{1f9d6} A'],
  ['two joiners in a row', '\u{1f9d6}\u200d\u200d\u2640', '\u{1f9d6}\u2640'],
  [
    'a joiner between an emoji and a zero-width space',
    '\u{1f9d6}\u200d\u200b\u2640',
    '\u{1f9d6}\u200d\u2640',
  ],
  [
    'a non-joiner in Persian',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  ],
  ['hyphens and dashes', '3\u20101 3\u20111 3–1 3—1 3−1', '3\u20101 3\u20111 3–1 3—1 3−1'],
  ['full-width letters', 'Ｈ－２６０（Ａ）', 'Ｈ－２６０（Ａ）'],
  [
    'curly quotes, primes, ligatures and fractions',
    'O’Brien “x” 24″ oﬃce 1½ m²',
    'O’Brien “x” 24″ oﬃce 1½ m²',
  ],
  ['letters of other alphabets', 'Jøtul Łódź weiß æ œ đ ð þ ı', 'Jøtul Łódź weiß æ œ đ ð þ ı'],
  ['spaces of typesetters', '18\u00a0kW\u202f\u3000x', '18\u00a0kW\u202f\u3000x'],
  ['visible marks of Arabic numbers', '\u0600\u0661', '\u0600\u0661'],
  ['nothing visible', '\u200b\u00ad\u200d\ufeff', ''],
]

test.each(texts)('the form stores %s: %j is %j', (_, text, stored) => {
  expect(canonicalText(text)).toBe(stored)
  expect(canonicalText(stored)).toBe(stored)
})

describeEngine('canonical texts', ({ query, as, emptyTables }) => {
  beforeEach(emptyTables)

  const table = () => as('staff').from('equipment_catalog')
  const dirty = ' Ka\u0308r\u00adcher\u200b'
  const clean = ' Kärcher'

  test('the database does to every text what the form does', async () => {
    const rows = await query(
      `select private.canonical_text(text) as text
       from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (text, place) order by place`,
      [JSON.stringify(texts.map(([, text]) => text))],
    )
    expect(rows.map(({ text }) => text)).toEqual(texts.map(([, , stored]) => stored))
  })

  test('the database does to every character what the form does', async () => {
    // Unassigned characters and those of private use are left out: engines know different versions of Unicode.
    const characters = Array.from({ length: 0x30_000 }, (_, code) => code + 1)
      .concat(Array.from({ length: 0x1f0 }, (_, code) => 0xe_0000 + code))
      .filter((code) => /[^\p{Surrogate}\p{Unassigned}\p{Private_Use}]/u.test(String.fromCodePoint(code)))
    // Many to a text: a call of the function takes longer than its work. Letters between them keep them apart.
    const texts = Array.from({ length: Math.ceil(characters.length / 256) }, (_, part) =>
      characters
        .slice(part * 256, (part + 1) * 256)
        .map((code) => `a${String.fromCodePoint(code)}b`)
        .join(''),
    )
    const rows = await query(
      `select private.canonical_text(given.text) as stored
       from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (text, place) order by place`,
      [JSON.stringify(texts)],
    )
    expect(rows.map(({ stored }) => stored)).toEqual(texts.map(canonicalText))
  })

  const dirtyItem = {
    name: dirty,
    category: `${dirty}, Benches`,
    brand: dirty,
    model: '\u2060',
    currency: 'EUR\u200b',
    image_url: 'https://maker.example/\u200ba.jpg',
    power_requirements: dirty,
    water_requirements: dirty,
    space_requirements: '\u200b \u00a0',
    maintenance_requirements: dirty,
    maintenance_schedule: dirty,
    supplier: dirty,
    supplier_contact: dirty,
    notes: '\u202a3\u20114 \u200d',
    specifications: {
      power_kw: 9.5,
      heater_type: 'electric\u200b',
      finish: '\u200b',
      own: { [`a${dirty}`]: [dirty, 'e\u0301', true, null] },
      'free\u200b': 'a\n\u0301\\\u0301"\u200b\u0001',
    },
  }
  const cleanItem = {
    name: clean,
    category: `${clean}, Benches`,
    brand: clean,
    model: null,
    currency: 'EUR',
    image_url: 'https://maker.example/a.jpg',
    power_requirements: clean,
    water_requirements: clean,
    space_requirements: null,
    maintenance_requirements: clean,
    maintenance_schedule: clean,
    supplier: clean,
    supplier_contact: clean,
    notes: '3\u20114 ',
    specifications: {
      power_kw: 9.5,
      heater_type: 'electric',
      finish: '',
      own: { [`a${clean}`]: [clean, 'é', true, null] },
      // The accents stand behind characters that JSON writes as escapes.
      free: 'a\n\u0301\\\u0301"\u0001',
    },
  }

  /** The columns of the only item that texts are in. */
  async function stored() {
    const { data } = await table().select().single().throwOnError()
    return Object.fromEntries(Object.keys(cleanItem).map((key) => [key, data[key as keyof typeof cleanItem]]))
  }

  describe('are stored', () => {
    test('by a request that adds', async () => {
      await table().insert(dirtyItem).throwOnError()
      expect(await stored()).toEqual(cleanItem)
    })

    test('by a request that changes', async () => {
      const { data } = await table().insert({ name: 'Bench' }).select().single().throwOnError()
      await table().update(dirtyItem).eq('id', data.id).throwOnError()
      expect(await stored()).toEqual(cleanItem)
    })

    test('by an import, of new items and of changed ones', async () => {
      const id = randomUUID()
      await importItems(as('staff'), [{ id, ...dirtyItem }]).throwOnError()
      expect(await stored()).toEqual(cleanItem)
      const { data } = await table().update({ name: 'Bench', brand: null }).eq('id', id).select().single()
      const changed = { id, updated_at: data?.updated_at ?? '', name: dirty, brand: dirty }
      await importItems(as('staff'), [], [changed]).throwOnError()
      expect(await stored()).toEqual(cleanItem)
    })

    test('by a change of many items', async () => {
      const { data } = await table().insert({ name: 'Bench' }).select().single().throwOnError()
      const values = { supplier: dirty, specifications: { finish: 'o\u0301\u200b' } }
      await setValues(as('staff'), [data.id], values, [data.updated_at]).throwOnError()
      expect(await stored()).toMatchObject({ supplier: clean, specifications: { finish: 'ó' } })
    })

    test('by an SQL client', async () => {
      await query(
        `insert into public.equipment_catalog (name, cost, specifications)
         values ($1, 9999999999.99, $2::text::jsonb)`,
        [dirty, '{"a": "x\u200b", "exact": 0.12345678901234}'],
      )
      const [item] = await query('select name, cost, specifications from public.equipment_catalog')
      expect(item).toEqual({
        name: clean,
        cost: 9999999999.99,
        specifications: { a: 'x', exact: 0.12345678901234 },
      })
    })

    test('when an older entry of the history is restored', async () => {
      await addOld({ name: dirty })
      await table().update({ name: 'Bench' }).eq('id', oldId).throwOnError()
      const [entry] = await query('select max(id)::integer as id from public.equipment_history')
      const { data } = await table().select().single().throwOnError()
      await restore(as('staff'), entry?.id, data.updated_at).throwOnError()
      expect((await stored()).name).toBe(clean)
    })
  })

  test.each(['\u200b', '\u00ad \u2060', '\ufeff'])(
    'the name %j is refused as an empty one is',
    async (name) => {
      const empty = await table().insert({ name: '' })
      const answer = await table().insert({ name })
      expect([outcome(answer), answer.error?.message]).toEqual(['400 23514', empty.error?.message])
    },
  )

  test('a text without invisible characters stays as it is sent, blanks too', async () => {
    const sent = { brand: '', model: ' ', supplier: '\u00a0', specifications: { own: ['', ' \u00a0'] } }
    await table()
      .insert({ name: ' A ', ...sent })
      .throwOnError()
    expect(await stored()).toMatchObject({ name: ' A ', ...sent })
  })

  test('keys that differ only in invisible characters both stay, and the other columns are canonical', async () => {
    const specifications = { free: 1, 'free\u200b': 2 }
    await table().insert({ name: dirty, notes: dirty, specifications }).throwOnError()
    expect(await stored()).toMatchObject({ name: clean, notes: clean, specifications })
  })

  test('specifications of 20 levels are stored', async () => {
    const nested = (depth: number) => `{"own": ${'['.repeat(depth)}"x\u200b"${']'.repeat(depth)}}`
    await query(`insert into public.equipment_catalog (name, specifications) values ('A', $1::text::jsonb)`, [
      nested(19),
    ])
    const [item] = await query('select specifications::text from public.equipment_catalog')
    expect(item).toEqual({ specifications: nested(19).replace('\u200b', '') })
  })

  const oldId = '00000000-0000-4000-8000-000000000001'
  /** Adds an item that is older than the rule. */
  async function addOld(item: { id?: string; [column: string]: unknown }) {
    await query('alter table public.equipment_catalog disable trigger user')
    await query(
      `insert into public.equipment_catalog
       select (jsonb_populate_record(null::public.equipment_catalog, $1::text::jsonb)).*`,
      [
        JSON.stringify({
          id: oldId,
          category: 'Other',
          currency: 'USD',
          specifications: {},
          created_at: '2026-01-01T00:00:00Z',
          updated_at: '2026-01-01T00:00:00Z',
          created_via: 'web',
          ...item,
        }),
      ],
    )
    await query('alter table public.equipment_catalog enable trigger user')
  }

  describe('the migration', () => {
    const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
    const names = async () =>
      (await query('select name from public.equipment_catalog order by id')).map(({ name }) => name)

    beforeEach(async () => {
      await addOld({ id: id(1), name: dirty, specifications: { finish: 'x\u200b' } })
      await addOld({ id: id(2), name: 'Bench', brand: '' })
      await addOld({ id: id(3), name: '\u200b', notes: 'Nameless' })
      await addOld({ id: id(4), name: 'Heater', model: 'H\u00ad260' })
      await query(rewriteStatement())
    })

    test('rewrites the items that have such texts, and no others', async () => {
      expect(await names()).toEqual([clean, 'Bench', '\u200b', 'Heater'])
      const rows = await query(
        'select specifications, model, brand from public.equipment_catalog order by id',
      )
      expect(rows[0]?.specifications).toEqual({ finish: 'x' })
      expect(rows[1]?.brand).toBe('')
      expect(rows[3]?.model).toBe('H260')
    })

    test('is one change of the history, made by the database, and can be read there', async () => {
      const rows = await query(
        `select equipment_id, changed_via, changed_by, before ->> 'name' as before, after ->> 'name' as after,
           count(*) over (partition by change_id)::integer as together
         from public.equipment_history order by equipment_id`,
      )
      const made = { changed_via: 'assistant', changed_by: null, together: 2 }
      expect(rows).toEqual([
        { ...made, equipment_id: id(1), before: dirty, after: clean },
        { ...made, equipment_id: id(4), before: 'Heater', after: 'Heater' },
      ])
    })

    test('leaves an item without a visible name to the next person who edits it', async () => {
      expect(outcome(await table().update({ notes: 'x' }).eq('id', id(3)).select())).toBe('400 23514')
      expect(outcome(await table().update({ name: 'Named' }).eq('id', id(3)).select())).toBe('1 rows')
    })

    test('changes nothing the second time', async () => {
      await query(rewriteStatement())
      expect(await query('select count(*)::integer as entries from public.equipment_history')).toEqual([
        { entries: 2 },
      ])
    })
  })
})

/** The last statement of the migration. */
function rewriteStatement(): string {
  const folder = new URL('../../supabase/migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_canonical_texts.sql')) ?? ''
  const statement = /^do \$\$.*^\$\$;/ms.exec(readFileSync(new URL(file, folder), 'utf8'))?.[0]
  if (!statement) throw new Error('The migration rewrites no items')
  return statement
}

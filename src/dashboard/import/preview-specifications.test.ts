import { describe, expect, test } from 'vitest'
import type { Equipment } from '@/catalog/equipment'
import { seededRandom } from '@/catalog/seeded-random.fixture'
import { fits } from '@/catalog/specifications/check-specification'
import { fieldsByKey } from '@/catalog/specifications/fields'
import { exportItems, writeCsv } from '@/dashboard/shared/export-csv'
import type { Json } from '@/lib/supabase/database.types'
import { bench, check, id, only, tableOf } from './preview.fixture'

const field = (key: string) => {
  const known = fieldsByKey.get(key)
  if (!known) throw new Error(`${key} is no field`)
  return known
}

const added = (csv: string) => check(csv, []).payload?.added[0]

describe('specifications', () => {
  const measured = { power_kw: 18, width_mm: 900 }
  const heater: Equipment = {
    ...bench,
    specifications: { ...measured, gfci: true, own: { deep: [1] }, old_text: '007', rated_v: 'any' },
  }
  const read = (csv: string) => check(csv, [heater])
  const change = (csv: string) => read(csv).payload?.changed[0]

  test('have a column for each key in use, with its unit', async () => {
    const [header = '', row = ''] = (await exportItems([heater, bench])).join('').split('\r\n')
    const columns = header.split(',').filter((name) => /^spec/i.test(name))
    const known = 'spec.gfci,spec.power_kw [kW],spec.rated_v [V],spec.width_mm [mm]'
    expect(columns.join()).toBe(`${known},spec.old_text,spec.own`)
    expect(row).toContain(',Yes,18,any,900,007,"{""deep"":[1]}",')
  })

  test('in US units are converted; what is not in the file, or unchanged, stays as stored', () => {
    expect(change(`ID,spec.width_mm [in],spec.rated_v\n${id(1)},36,any`)).toEqual({
      id: id(1),
      updated_at: bench.updated_at,
      specifications: { ...(heater.specifications as object), width_mm: 914.4 },
    })
    expect(read(`ID,spec.width_mm,spec.own\n${id(1)},900,"{""deep"":[1]}"`).counts.unchanged).toBe(1)
  })

  test.each([
    ['Weight (lb)', { weight_kg: 150 }, '150', { weight_kg: 68.0388555 }],
    ['spec.width_mm [in]', { width_mm: 36 }, '36', { width_mm: 914.4 }],
    ['spec.max_setpoint_c [°F]', { max_setpoint_c: 90 }, '90', { max_setpoint_c: 32.2222222 }],
  ])('below %s are converted even if the stored number looks the same', (head, stored, cell, next) => {
    const { payload } = check(`ID,${head}\n${id(1)},${cell}`, [{ ...bench, specifications: stored }])
    expect(payload?.changed).toMatchObject([{ specifications: next }])
  })

  test('are removed by an empty cell, and left alone by a row that is too short', () => {
    const { power_kw: _, ...others } = heater.specifications as { power_kw: number }
    expect(change(`ID,spec.power_kw,spec.gfci\n${id(1)},`)).toMatchObject({ specifications: others })
  })

  test('are listed by label with their units, before and after', () => {
    const csv = `ID,spec.width_mm [in],spec.own,spec.gfci\n${id(1)},36,also,no`
    expect(read(csv).rows).toMatchObject([
      {
        status: 'changed',
        differences: [
          { header: 'Width', before: '35.43 in', after: '36 in' },
          { header: 'GFCI required', before: 'Yes', after: 'No' },
          { header: 'Own', before: 'Deep (1)', after: 'also' },
        ],
      },
    ])
  })

  test('that only change their type are changes, and are listed', () => {
    const items = [{ ...bench, specifications: { code: 18 } }]
    expect(check(`ID,Name,spec.code\n${id(1)},Oak bench,"""18"""`, items)).toMatchObject({
      rows: [{ differences: [{ header: 'Name' }, { header: 'Code', before: '18', after: '"18"' }] }],
      payload: { changed: [{ name: 'Oak bench', specifications: { code: '18' } }] },
    })
    expect(only(`ID,spec.code\n${id(1)},"""18"""`, items).status).toBe('changed')
  })

  test('below the header of a price list are read in its unit', () => {
    expect(added('Name,Weight (lb),Width [in],Power (kW),Voltage\nx,250,36,18 kW,208')).toMatchObject({
      specifications: { weight_kg: 113.398093, width_mm: 914.4, power_kw: 18, rated_v: 208 },
    })
    expect(read(`ID,Width (in)\n${id(1)},36`).rows).toMatchObject([
      { differences: [{ header: 'Width', before: '35.43 in', after: '36 in' }] },
    ])
  })

  test('that cannot be stored leave their fields empty, and go to Notes with label and unit', () => {
    const csv = `Name,spec.width_mm [in],spec.rated_v,spec.gfci\nx,99999,209,maybe`
    expect(check(csv, [])).toMatchObject({
      rows: [
        {
          status: 'new',
          remarks: [
            'Width: "99999 in" went to Additional Notes',
            'Rated voltage: "209 V" went to Additional Notes',
            'GFCI required: "maybe" went to Additional Notes',
          ],
        },
      ],
      payload: {
        added: [{ notes: 'Width: 99999 in\nRated voltage: 209 V\nGFCI required: maybe' }],
      },
    })
    expect(added(csv)).not.toHaveProperty('specifications')
    const json = `Name,Specifications\nx,"{""power_kw"":""strong"",""own"":1}"`
    expect(check(json, [])).toMatchObject({
      rows: [{ remarks: ['Power: "strong" went to Additional Notes'] }],
      payload: { added: [{ notes: 'Power: strong', specifications: { own: 1 } }] },
    })
  })

  test('as JSON set any key without a cell of its own, and replace those that cannot have a column', () => {
    const stored = { 'note [old]': 'x', power_kw: 18, own: 1, gfci: true, width_mm: 900 }
    const json = '"{""a"":1,""gfci"":false,""width_mm"":1}"'
    const csv = `ID,Specifications,spec.power_kw,spec.own,spec.width_mm\n${id(1)},${json},20,,900`
    const { payload } = check(csv, [{ ...bench, specifications: stored }])
    expect(payload?.changed[0]?.specifications).toEqual({ a: 1, gfci: false, power_kw: 20, width_mm: 900 })
  })

  test('whose columns were taken out of an export stay as they are, beside the JSON of others', async () => {
    const items = [heater, { ...bench, id: id(2), specifications: { 'note [old]': 'x', own: 1 } }]
    const text = (await exportItems(items)).join('')
    const { headers, rows } = tableOf(text)
    expect(headers).toContain('Specifications')
    const without = (cells: string[]) => cells.filter((_, column) => !headers[column]?.startsWith('spec.'))
    const csv = (await writeCsv([without(headers), ...rows.map(({ cells }) => without(cells))])).join('')
    expect(check(csv, items).counts).toMatchObject({ unchanged: 2, new: 0, changed: 0, invalid: 0 })
    const emptied = check(csv.replace('"{""note [old]"":""x""}"', ''), items)
    expect(emptied.payload?.changed).toEqual([
      { id: id(2), updated_at: bench.updated_at, specifications: { own: 1 } },
    ])
  })

  test('of a new item are sent only if it has any', () => {
    expect(added('Name,spec.power_kw,spec.own\nx,18,')).toMatchObject({ specifications: { power_kw: 18 } })
    expect(added('Name,spec.power_kw\nx,')).not.toHaveProperty('specifications')
  })

  const random = seededRandom(15)
  const words = ['', ' ', 'a, b', ...`18 007 true No null " { [1] =1+1 'x '=x -5 1e3 ü`.split(' ')]
  function anything(depth: number): Json {
    if (depth === 0) return random.pick<Json>([null, true, false, 0, -1.5, 1e-7, 12345678901, ...words])
    const parts = Array.from({ length: random.number(3) }, () => anything(depth - 1))
    return random.number(2)
      ? parts
      : Object.fromEntries(parts.map((part, n) => [`${random.pick(words)}${n}`, part]))
  }
  const known = [...fieldsByKey.keys()]
  const freeKeys = [
    '',
    'Own key',
    'x [kW]',
    ' padded ',
    'y'.repeat(200),
    ...'own a.b spec.x Power_KW ü'.split(' '),
  ]
  const anyItem = (number: number): Equipment => ({
    ...bench,
    id: id(number),
    specifications: Object.fromEntries(
      Array.from({ length: random.number(12) }, () => [
        random.pick(random.number(2) ? known : freeKeys),
        anything(random.number(3)),
      ]),
    ),
  })

  test('of any kind import as unchanged, even if a field refuses them by now', async () => {
    const items = Array.from({ length: 300 }, (_, number) => anyItem(number + 1))
    const { counts, rows } = check((await exportItems(items)).join(''), items)
    expect(rows.filter(({ status }) => status !== 'unchanged')).toEqual([])
    expect(counts.unchanged).toBe(300)
  })

  test('that their fields take come back in an empty catalog, free ones of any kind too', async () => {
    const items = Array.from({ length: 100 }, (_, number) => {
      const item = anyItem(number + 1)
      const kept = Object.entries(item.specifications as object).filter(
        ([key, value]) => !known.includes(key) || (typeof value === 'number' && fits(field(key), value)),
      )
      return { ...item, category: 'Benches', specifications: Object.fromEntries<Json>(kept) }
    })
    const csv = (await exportItems(items)).join('').replace('ID,', 'Was,')
    const { payload } = check(csv, [], { doubts: { alike: 'change' } })
    expect(payload?.added.map(({ specifications }) => specifications ?? {})).toEqual(
      items.map(({ specifications }) => specifications),
    )
  })

  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  test.each([
    ['Specifications', `{"own":${nested(100_000)}}`],
    ['spec.own', nested(100_000)],
    ['Specifications', `{"own":${nested(21)}}`],
    ['spec.own', nested(21)],
  ])('nested too deeply are left out, and the row stays: %s', (header, json) => {
    const { rows, payload } = check(`Name,${header}\nA,"${json.replaceAll('"', '""')}"`, [])
    expect(rows[0]?.remarks).toEqual([expect.stringMatching(/(?:was left out|went to Additional Notes)$/)])
    expect(payload?.added).toMatchObject([{ name: 'A' }])
  })

  test.each([
    ['Specifications', `{"own":${nested(20)}}`],
    ['spec.own', nested(20)],
  ])('of 20 levels are read: %s', (header, json) => {
    const { payload } = check(`Name,${header}\nA,"${json.replaceAll('"', '""')}"`, [])
    expect(payload?.added).toEqual([
      expect.objectContaining({ specifications: { own: JSON.parse(nested(20)) } }),
    ])
  })

  test('have the same key with invisible characters in the header', () => {
    const stored = [{ ...bench, specifications: { finish: 'oak' } }]
    expect(check(`ID,spec.fin\u200bish\n${id(1)},oak`, stored).counts.unchanged).toBe(1)
  })

  test('with more free keys than columns are written together', async () => {
    const specifications = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`own_${n}`, n]))
    const items = [{ ...bench, specifications }]
    const csv = (await exportItems(items)).join('')
    expect(csv.split('\r\n')[0]?.match(/spec\./g)).toHaveLength(200)
    expect(csv).toContain(',Specifications,')
    expect(check(csv, items).counts.unchanged).toBe(1)
  })
})

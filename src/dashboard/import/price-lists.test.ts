import { describe, expect, test } from 'vitest'
import { blankEquipment } from '@/catalog/blank-equipment.fixture'
import german from './german-price-list.csv?raw'
import { check, id } from './preview.fixture'
import us from './us-price-list.csv?raw'

// Two price lists in the shape of real ones: titles, sections, totals, words where numbers are expected.

/** What is stored of each row, and every remark. */
function listing(csv: string, categories: Readonly<Record<string, string>>): string {
  const { rows, payload, counts, problem, unknownCategories } = check(csv, [], {
    categories: new Map(Object.entries(categories)),
  })
  const inOrder = rows.toSorted((a, b) => a.number - b.number)
  const isNew = inOrder.filter(({ status }) => status === 'new')
  const lines = inOrder.map((row) => {
    const values = row.status === 'new' ? { ...payload?.added[isNew.indexOf(row)], id: undefined } : null
    return [
      `${row.number} ${row.status}: ${row.name}`,
      ...(values ? [`   ${JSON.stringify(values)}`] : []),
      ...[...row.notes, ...row.remarks].map((remark) => `   ! ${remark}`),
    ].join('\n')
  })
  const unknown = unknownCategories.map(({ name }) => name).join(', ')
  return [JSON.stringify(counts), `Problem: ${problem}`, `Unknown categories: ${unknown}`, ...lines, ''].join(
    '\n',
  )
}

describe('a row of a later list finds its item by the number of the supplier', () => {
  const numbered = { model: 'Viki 6', specifications: { item_no: 'A-100' } }
  test.each([
    ['the only number', { model: 'A-100' }, 'Item No.,Description,Price\nA-100,Other words,980'],
    ['beside the model', numbered, 'Item No.,Model,Description,Price\nA-100,Viki 6.1,Other words,980'],
    [
      'before the model was known',
      { model: 'A-100' },
      'Item #,Model,Description,Price\nA-100,V 6,Other words,980',
    ],
    ['without the model', numbered, 'Artikelnummer;Bezeichnung;Price\nA-100;Andere Worte;980'],
  ])('%s', (_, item, csv) => {
    const stored = { ...blankEquipment, id: id(5), name: 'Heater', cost: 5, ...item }
    expect(check(csv, [stored], { lookAlikes: new Map([[2, 'change']]) }).payload?.changed).toMatchObject([
      { id: id(5), cost: 980 },
    ])
    // Another company may have the same number: without a brand it is asked about.
    expect(check(csv, [stored]).undecided).toBe(1)
    const branded = csv.replace(/(Price.*)\n(.*)/, (all, head: string, row: string) =>
      all.includes(';') ? `${head};Brand\n${row};Acme` : `${head},Brand\n${row},Acme`,
    )
    expect(check(branded, [{ ...stored, brand: 'ACME' }])).toMatchObject({
      undecided: 0,
      payload: { changed: [{ id: id(5), cost: 980 }] },
    })
    expect(check(branded, [{ ...stored, brand: 'Other' }]).counts.new).toBe(1)
  })
})

test('of the US list all 50 items are saved', async () => {
  const found = listing(us, { controls: 'Control Systems' })
  expect(found.split('\n')[0]).toBe('{"new":50,"changed":0,"unchanged":0,"left out":10,"invalid":0}')
  await expect(found).toMatchFileSnapshot('us-price-list.stored.txt')
})

test('of the German list all 50 items are saved', async () => {
  const found = listing(german, {
    saunaöfen: 'Sauna Heaters',
    dampfgeneratoren: 'Steam Generators',
    tauchbecken: 'Cold Plunge Pools',
    steuerungen: 'Control Systems',
    türen: 'Doors',
    bänke: 'Benches',
    zubehör: 'Accessories',
  })
  expect(found.split('\n')[0]).toBe('{"new":50,"changed":0,"unchanged":0,"left out":9,"invalid":0}')
  await expect(found).toMatchFileSnapshot('german-price-list.stored.txt')
})

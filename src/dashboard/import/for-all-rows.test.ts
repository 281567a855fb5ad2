import { expect, test } from 'vitest'
import type { Choices } from './choices'
import { bench, check, id } from './preview.fixture'

const all: Choices['forAll'] = {
  brand: 'Harvia',
  category: 'Sauna Heaters',
  supplier: 'Sauna Supply',
  currency: 'EUR',
  'spec.price_date': '2026-01-31',
}
const dated = { specifications: { price_date: '2026-01-31' } }

test.each<[why: string, csv: string, forAll: Choices['forAll'], values: object]>([
  [
    'columns the file does not have',
    'Name,Price\nCilindro,980',
    all,
    {
      brand: 'Harvia',
      category: 'Sauna Heaters',
      supplier: 'Sauna Supply',
      cost: 980,
      currency: 'EUR',
      ...dated,
    },
  ],
  [
    'cells that are empty',
    'Name,Brand,Category,Supplier,Currency,Cost\nCilindro,,,,,980',
    all,
    { brand: 'Harvia', category: 'Sauna Heaters', supplier: 'Sauna Supply', cost: 980, currency: 'EUR' },
  ],
  [
    'no cell that says something else',
    'Name,Brand,Category,Supplier,Currency,Cost,spec.price_date\nStove,Helo,Benches,Direct,GBP,980,2025-01-01',
    all,
    {
      brand: 'Helo',
      category: 'Benches',
      supplier: 'Direct',
      currency: 'GBP',
      specifications: { price_date: '2025-01-01' },
    },
  ],
  ['a price with another sign, which keeps it', 'Name,Cost\nStove,£980', all, { cost: 980, currency: 'GBP' }],
  [
    'a plain $ with the dollar that is meant',
    'Name,Cost\nStove,$980',
    { currency: 'CAD' },
    { currency: 'CAD' },
  ],
  ['a header in another currency, which keeps it', 'Name,Cost (GBP)\nStove,980', all, { currency: 'GBP' }],
])('a value for all rows fills %s', (_, csv, forAll, values) => {
  expect(check(csv, [], { forAll }).payload?.added).toMatchObject([values])
})

test('a row without a price gets neither currency nor price date', () => {
  const [added] = check('Name,Cost\nStove,', [], { forAll: all }).payload?.added ?? []
  expect(added).toMatchObject({ brand: 'Harvia', supplier: 'Sauna Supply' })
  expect(added).not.toHaveProperty('currency')
  expect(added?.specifications ?? {}).not.toHaveProperty('price_date')
  // 4,200.50 EUR would become 4,200.50 GBP.
  const item = { ...bench, category: 'Benches' }
  expect(check(`ID,Notes\n${id(1)},new`, [item], { forAll: { currency: 'GBP' } }).payload?.changed).toEqual([
    { id: id(1), updated_at: bench.updated_at, notes: 'new' },
  ])
})

test('a value for all rows changes items too, and is listed as a change', () => {
  const { rows } = check(`ID,Cost\n${id(1)},4200.50`, [bench], { forAll: { supplier: 'Direct' } })
  expect(rows).toMatchObject([
    { status: 'changed', differences: [{ header: 'Supplier', before: '', after: 'Direct' }] },
  ])
})

test('a brand for all rows helps to find the item of a model', () => {
  const item = { ...bench, brand: 'Nordwood', model: 'B-1', name: 'Cedar bench' }
  const found = check('Model,Cost\nB-1,5', [item, { ...item, id: id(2), brand: 'Other' }], {
    forAll: { brand: 'Nordwood' },
    columns: [
      { key: 'model', unit: null },
      { key: 'cost', unit: null },
    ],
  })
  expect(found.payload?.changed).toMatchObject([{ id: id(1), cost: 5 }])
})

test('a category for all rows explains the headers of its specifications', () => {
  const csv = 'Name,Water volume (gal)\nArctic,63'
  const { payload } = check(csv, [], { forAll: { category: 'Cold Plunge Pools' } })
  expect(payload?.added).toMatchObject([
    { category: 'Cold Plunge Pools', specifications: { water_l: expect.closeTo(238.48, 2) } },
  ])
})

import { describe, expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { tableColumns } from './columns'
import type { Equipment } from './equipment'
import { brandAndModel, joinCategories, splitCategories } from './equipment'
import { filterList, noFilter, summarize } from './equipment-list'
import { describeMatch } from './search'
import { wordsOf } from './search-words'

const listOf = (...items: Partial<Equipment>[]) => items.map((item) => ({ ...blankEquipment, ...item }))
const namesOf = (items: readonly Equipment[]) => items.map(({ name }) => name)

describe('filterList', () => {
  const list = listOf(
    { name: 'Cedar bench', brand: 'Nordwood', category: 'Benches, Accessories', notes: 'stainless' },
    { name: 'Stainless plunge', model: 'CP-4', category: 'Cold Plunge Pools' },
    { name: 'Tub', brand: 'Hot', category: 'Hot Tubs' },
  )

  test.each([
    ['  CEDAR ', ['Cedar bench']],
    ['nordw', ['Cedar bench']],
    ['cp-4', ['Stainless plunge']],
    ['', ['Cedar bench', 'Stainless plunge', 'Tub']],
    ['no such thing', []],
  ])('searching %j finds %j', (search, names) => {
    expect(namesOf(filterList(list, { ...noFilter, search }))).toEqual(names)
  })

  test('every word has to occur, in any order, in name, brand or model', () => {
    expect(namesOf(filterList(list, { ...noFilter, search: 'hot  TUB' }))).toEqual(['Tub'])
    expect(namesOf(filterList(list, { ...noFilter, search: 'nordwood cedar' }))).toEqual(['Cedar bench'])
    expect(filterList(list, { ...noFilter, search: 'cedar tub' })).toEqual([])
    // Not across two fields.
    expect(filterList(list, { ...noFilter, search: 'tubhot' })).toEqual([])
  })

  test('notes, contact and category are not searched', () => {
    const items = listOf({ name: 'Item', notes: 'secret', supplier_contact: 'secret', category: 'Secret' })
    expect(filterList(items, { ...noFilter, search: 'secret' })).toEqual([])
  })

  const found = listOf(
    { name: 'Drop', brand: 'Huum', supplier: 'Nordwood Supply' },
    { name: 'Generator', power_requirements: '9 kW, 208 V', specifications: { wallMount: 'nordwood panel' } },
    { name: 'Nordwood bench' },
    { name: 'Pump', maintenance_schedule: 'Yearly, by NORDWOOD' },
    { name: 'Tub' },
  )

  test('below those hits stand items whose supplier, requirements or specifications match', () => {
    expect(namesOf(filterList(found, { ...noFilter, search: 'nordwood' }))).toEqual([
      'Nordwood bench',
      'Drop',
      'Generator',
      'Pump',
    ])
    expect(namesOf(filterList(found, { ...noFilter, search: 'supply huum' }))).toEqual(['Drop'])
    expect(namesOf(filterList(found, { ...noFilter, search: 'kw 208' }))).toEqual(['Generator'])
    expect(namesOf(filterList(found, { ...noFilter, search: 'mount wall' }))).toEqual(['Generator'])
    // A label that stands at every item finds nothing.
    expect(filterList(found, { ...noFilter, search: 'supplier' })).toEqual([])
  })

  test('in an order that was asked for, all hits stand in it', () => {
    const sort = { column: 'name', descending: false }
    expect(namesOf(filterList(found, { ...noFilter, search: 'nordwood', sort }))).toEqual([
      'Drop',
      'Generator',
      'Nordwood bench',
      'Pump',
    ])
  })

  test('a category matches a whole element of the list', () => {
    expect(namesOf(filterList(list, { ...noFilter, category: 'Accessories' }))).toEqual(['Cedar bench'])
    expect(filterList(list, { ...noFilter, category: 'Tubs' })).toEqual([])
  })

  test('a category matches without case: AI clients file items in their own spelling', () => {
    const items = listOf({ name: 'Filed by an AI', category: 'Benches, sauna heaters' }, { name: 'Other' })
    for (const category of ['Sauna Heaters', 'SAUNA HEATERS'])
      expect(namesOf(filterList(items, { ...noFilter, category }))).toEqual(['Filed by an AI'])
  })

  test.each([
    ['Café furniture', 'Cafe\u0301 furniture'],
    ['Kühlung', 'KUHLUNG'],
    ['Wet‑room panels', 'Wet-room panels'],
  ])('the categories %j and %j are one, whichever is stored', (one, other) => {
    for (const [category, wanted] of [[one, other] as const, [other, one] as const])
      expect(filterList(listOf({ category }), { ...noFilter, category: wanted })).toHaveLength(1)
  })

  test('how an item was created matches without case', () => {
    const mixed = listOf({ name: 'Typed' }, { name: 'Asked for', created_via: 'Assistant' })
    expect(namesOf(filterList(mixed, { ...noFilter, via: 'assistant' }))).toEqual(['Asked for'])
    expect(filterList(mixed, { ...noFilter, search: 'typed', via: 'assistant' })).toEqual([])
  })

  test('a lead time lists what arrives by then; an unknown one does not', () => {
    const timed = listOf(
      { name: 'Next week', lead_time_days: 7 },
      { name: 'In 30 days', lead_time_days: 30 },
      { name: 'Later', lead_time_days: 31 },
      { name: 'Unknown', lead_time_days: null },
    )
    expect(namesOf(filterList(timed, { ...noFilter, lead: 30 }))).toEqual(['Next week', 'In 30 days'])
  })

  test('of a change only its items are listed, and none while they are not known', () => {
    const items = listOf({ id: 'a', name: 'Imported' }, { id: 'b', name: 'Older' })
    const filter = { ...noFilter, change: 'x' }
    expect(namesOf(filterList(items, filter, new Set(['a', 'deleted'])))).toEqual(['Imported'])
    expect(filterList(items, filter)).toEqual([])
  })

  test('search and category both have to match', () => {
    expect(filterList(list, { ...noFilter, search: 'cedar', category: 'Hot Tubs' })).toEqual([])
  })
})

describe('summarize', () => {
  test('counts distinct categories and brands, without case and blanks', () => {
    const summary = summarize(
      listOf(
        { category: 'Benches, Accessories', brand: ' Acme' },
        { category: 'benches', brand: 'ACME' },
        { category: 'Bench\u00ades', brand: 'Ácme\u200b' },
        { category: 'Hot Tubs', brand: '  ' },
      ),
    )
    expect(summary).toMatchObject({ items: 4, categories: 3, brands: 1 })
  })

  test('adds the costs of each currency, USD first', () => {
    const summary = summarize(
      listOf(
        { cost: 100 },
        { cost: 0.5, currency: 'GBP' },
        { cost: 140, currency: 'EUR' },
        { cost: 2, currency: 'EUR' },
        { cost: null, currency: 'CAD' },
      ),
    )
    expect(summary.sums).toEqual([
      { currency: 'USD', amount: 100 },
      { currency: 'EUR', amount: 142 },
      { currency: 'GBP', amount: 0.5 },
    ])
  })
})

test('categories survive being split and joined', () => {
  expect(splitCategories('Towels & Linens,Other , Other')).toEqual(['Towels & Linens', 'Other'])
  expect(joinCategories(['Benches', 'Doors'])).toBe('Benches, Doors')
})

test('nothing selected is filed under Other', () => {
  expect(joinCategories([])).toBe('Other')
  expect(splitCategories(' , ')).toEqual(['Other'])
})

test.each([
  ['Acme', 'X1', 'Acme X1'],
  [null, 'X1', 'X1'],
  ['Acme', ' ', 'Acme'],
  [null, null, ''],
])('brand %j and model %j read %j', (brand, model, text) => {
  expect(brandAndModel({ brand, model })).toBe(text)
})

describe('describeMatch', () => {
  const [item] = listOf({
    name: 'Drop',
    supplier: 'Nordwood',
    power_requirements: '18 kW, 208 V',
    water_requirements: `${'Softened water. '.repeat(10)}Drain in the floor. ${'No chlorine. '.repeat(10)}`,
    specifications: { wallMount: 'stainless bracket', glaze: 'כחול 7', wifi: true },
  })
  const where = (search: string) => item && describeMatch(item, wordsOf(search), 'us')

  test.each([
    ['drop', null],
    ['nordwood', 'in Supplier: Nordwood'],
    ['NORD drop', 'in Supplier: Nordwood'],
    ['mount', 'in Wall Mount: stainless bracket'],
    ['bracket wood', 'in Wall Mount: stainless bracket, Supplier: Nordwood'],
    ['bracket wall', 'in Wall Mount: stainless bracket'],
    ['208', 'in Power: 18 kW, 208 V'],
    ['כחול', 'in Glaze: \u2068כחול 7\u2069'],
    ['elsewhere', null],
  ])('%j was found %j', (search, text) => {
    expect(where(search)).toBe(text)
  })

  test('a specification is found in US and in SI units', () => {
    const items = listOf({ name: 'Drop', specifications: { width_mm: 800, depth_mm: 615.95 } })
    // The screen rounds 24.25 in and 615.95 mm.
    for (const search of ['31.5', '800', '24.3', '24.25', '615.95']) {
      expect(filterList(items, { ...noFilter, search })).toHaveLength(1)
      expect(items[0] && describeMatch(items[0], wordsOf(search), 'us')).toContain(search)
    }
  })

  test('what the Power column writes of typed values is found', () => {
    const specifications = { power_kw: 18, rated_v: 208, phases: 3 }
    const items = listOf({ name: 'Drop', specifications }, { name: 'Bench' })
    const cell = items[0] && tableColumns.find(({ id }) => id === 'power')?.text(items[0])
    expect(cell).toBe('18 kW, 208 V, 3\u00a0phases')
    expect(namesOf(filterList(items, { ...noFilter, search: String(cell) }))).toEqual(['Drop'])
  })

  test('of a long text it shows the part around the word', () => {
    expect(where('drain')).toBe(
      'in Water Requirements: …Drain in the floor. No chlorine. No chlorine. No chlorine. N…',
    )
  })
})

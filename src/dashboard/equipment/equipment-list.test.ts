import { describe, expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment'
import type { Equipment } from './equipment'
import { brandAndModel, joinCategories, splitCategories } from './equipment'
import { filterList, noFilter, summarize } from './equipment-list'

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

  test('searches name, brand and model only', () => {
    expect(namesOf(filterList(list, { ...noFilter, search: 'stainless' }))).toEqual(['Stainless plunge'])
  })

  test('does not match across two fields', () => {
    expect(filterList(list, { ...noFilter, search: 'tub hot' })).toEqual([])
  })

  test('a category matches a whole element of the list', () => {
    expect(namesOf(filterList(list, { ...noFilter, category: 'Accessories' }))).toEqual(['Cedar bench'])
    expect(filterList(list, { ...noFilter, category: 'Tubs' })).toEqual([])
  })

  test('how an item was created matches without case', () => {
    const mixed = listOf({ name: 'Typed' }, { name: 'Asked for', created_via: 'Assistant' })
    expect(namesOf(filterList(mixed, { ...noFilter, via: 'assistant' }))).toEqual(['Asked for'])
    expect(filterList(mixed, { ...noFilter, search: 'typed', via: 'assistant' })).toEqual([])
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
        { category: 'Benches', brand: 'ACME' },
        { category: 'Hot Tubs', brand: '  ' },
      ),
    )
    expect(summary).toMatchObject({ items: 3, categories: 3, brands: 1 })
  })

  test('adds costs as plain numbers and says which are not USD', () => {
    const summary = summarize(
      listOf(
        { cost: 100 },
        { cost: 0.5, currency: 'GBP' },
        { cost: 40, currency: 'EUR' },
        { cost: 2, currency: 'EUR' },
        { cost: null, currency: 'CAD' },
      ),
    )
    expect(summary.value).toBe(142.5)
    expect(summary.foreign).toEqual([
      { currency: 'EUR', value: 42 },
      { currency: 'GBP', value: 0.5 },
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

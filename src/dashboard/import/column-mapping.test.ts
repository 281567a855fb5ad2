import { beforeEach, describe, expect, test, vi } from 'vitest'
import { columns } from '@/catalog/columns'
import { type Choices, mapFile, noChoices } from './choices'
import { type ColumnMapping, columnLabel, mapColumns, mappingProblem } from './column-mapping'
import { type ImportColumn, type ImportKey, importColumns, isIgnoredHeader, leavesUnitOpen } from './headers'
import { forgetMapping, loadMapping, saveMapping } from './saved-mappings'

const column = (key: ImportKey, unit: string | null = null): ImportColumn => ({ key, unit })
const keysOf = (mapping: ColumnMapping | null) => mapping?.map((one) => one?.key ?? null)

test('every header of an export finds its column again, or is known to be ignored', () => {
  const headers = columns.map(({ label }) => label)
  const found = mapColumns(headers)
  expect(found.flatMap((one) => one?.key ?? [])).toEqual(importColumns.map(({ key }) => key))
  expect(headers.filter((header, index) => !found[index] && !isIgnoredHeader(header))).toEqual([])
})

test.each([
  [['Name', 'name'], /^Two columns are matched to Name\./],
  [['Name', 'spec.width_mm [mm]', 'spec.width_mm [in]'], /^Two columns are matched to Width\./],
  [['Brand', 'Cost'], /^Match a column to Name/],
  [['ID'], /^Match one more column/],
  [['ID', 'Colour'], /^Match one more column/],
])('the headers %j cannot be imported', (headers, problem) => {
  expect(mappingProblem(mapColumns(headers))).toMatch(problem)
})

test.each([[['ID', 'Cost']], [['Name']]])('the headers %j can be imported', (headers) =>
  expect(mappingProblem(mapColumns(headers))).toBeNull(),
)

test.each<[headers: string[], keys: (ImportKey | null)[]]>([
  [
    ['Item', 'Price'],
    ['name', 'cost'],
  ],
  [
    ['Description', 'Price'],
    ['name', 'cost'],
  ],
  [
    ['Item #', 'Description'],
    ['model', 'name'],
  ],
  [
    ['Name', 'Description'],
    ['name', 'notes'],
  ],
  [
    ['Description', 'Product Name'],
    ['notes', 'name'],
  ],
  [
    ['Item', 'Description'],
    ['model', 'name'],
  ],
  [
    ['Item', 'Item No.', 'Description'],
    ['name', 'model', 'notes'],
  ],
  [
    ['Description', 'Artikel', 'Name'],
    ['notes', 'model', 'name'],
  ],
  [
    ['Product', 'Description'],
    ['name', 'notes'],
  ],
  [
    ['SKU', 'Title'],
    ['model', 'name'],
  ],
  [
    ['Name', 'Description', 'Notes'],
    ['name', null, 'notes'],
  ],
  [
    ['Item', 'Name'],
    ['model', 'name'],
  ],
  // The supplier's number beside the model.
  [
    ['Item No.', 'Model', 'Name'],
    ['spec.item_no', 'model', 'name'],
  ],
  [
    ['Artikelnummer', 'Modell', 'Bezeichnung'],
    ['spec.item_no', 'model', 'name'],
  ],
  [
    ['SKU', 'Mfr Part #', 'Description'],
    ['model', 'spec.item_no', 'name'],
  ],
  [
    ['Section', 'Category'],
    [null, 'category'],
  ],
  [
    ['Section', 'Item'],
    ['category', 'name'],
  ],
])('of the headers %j each takes the best column that is free: %j', (headers, keys) => {
  expect(keysOf(mapColumns(headers))).toEqual(keys)
})

test.each<[header: string, key: ImportKey, isOpen: boolean]>([
  ['Lead time', 'lead_time_days', true],
  ['Warranty', 'warranty_months', true],
  ['Turnover', 'spec.turnover_min', true],
  ['Battery life', 'spec.battery_months', true],
  ['Lead Time (days)', 'lead_time_days', false],
  ['Lead time in weeks', 'lead_time_days', false],
  ['spec.turnover_min [min]', 'spec.turnover_min', false],
  ['spec.power_kw', 'spec.power_kw', false],
  ['Voltage', 'spec.rated_v', false],
])('%j, mapped to %s, leaves its unit open: %j', (header, key, isOpen) => {
  expect(leavesUnitOpen(header, column(key))).toBe(isOpen)
})

test.each([
  [column('spec.width_mm', 'in'), 'Width (in)'],
  [column('spec.gfci'), 'GFCI required'],
  [column('spec.Own key'), 'Own key'],
  [column('spec.item_no'), 'Item no'],
  [column('cost', 'EUR'), 'Cost'],
])('%j is called %j', (named, label) => {
  expect(columnLabel(named)).toBe(label)
})

describe('the columns of a file', () => {
  const headers = ['Name', 'Stones (kg)', 'Weight (kg)', 'Stone weight', 'Water volume (gal)']
  const file = { headers, categories: ['Benches', 'Ofen'] }
  const mapped = (category: string, columns: Choices['columns'] = []) =>
    keysOf(mapFile(file, { ...noChoices, columns, categories: new Map([['ofen', category]]) }))
  const [stones, weight, water] = ['spec.stones_kg', 'spec.weight_kg', 'spec.water_l'] as const

  test.each<[why: string, category: string, keys: (string | null)[], columns?: Choices['columns']]>([
    ['the categories of the file do not explain all', 'Ofen', ['name', null, weight, null, null]],
    ['a chosen category explains one', 'Sauna Heaters', ['name', stones, weight, null, null]],
    ['two do', 'Sauna Heaters, Hot Tubs', ['name', stones, weight, null, water]],
    [
      'those that were chosen or left out stay',
      'Sauna Heaters, Hot Tubs',
      ['name', 'notes', null, null, water],
      [undefined, column('notes'), null],
    ],
    [
      'a category adds no key that was chosen',
      'Sauna Heaters',
      ['name', null, weight, stones, null],
      [undefined, undefined, undefined, column(stones, 'lb')],
    ],
  ])('%s', (_, category, keys, columns) => {
    expect(mapped(category, columns)).toEqual(keys)
  })

  test('use a key that only a chosen category explains once', () => {
    const twice = { headers: ['Name', 'Stones (kg)', 'Stones (lb)'], categories: [] }
    const chosen = { ...noChoices, categories: new Map([['ofen', 'Sauna Heaters']]) }
    expect(keysOf(mapFile(twice, chosen))).toEqual(['name', stones, null])
  })
})

describe('saved mappings', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })

  const [name, cost] = [column('name'), column('cost', 'EUR')]
  const water = column('spec.water_l', 'L')
  const save = (headers: string[], columns: Choices['columns'], fileCategories: string[] = []) =>
    saveMapping({ headers, categories: fileCategories }, { ...noChoices, columns })
  const load = (headers: string[], fileCategories: string[] = []) =>
    loadMapping({ headers, categories: fileCategories })

  test('are found for the same set of headers, in any order, until they are forgotten', () => {
    save(['Artikel', 'Preis', 'Farbe'], [name, cost])
    save(['Artikel'], [name])
    expect(load(['Farbe', 'Preis', 'Artikel'])).toEqual([undefined, cost, name])
    expect(load(['Artikel', 'Preis'])).toBeNull()
    forgetMapping(['Preis', 'Artikel', 'Farbe'])
    expect(load(['Artikel', 'Preis', 'Farbe'])).toBeNull()
    expect(load(['Artikel'])).toEqual([name])
  })

  test('hold no file with two equal headers', () => {
    save(['Artikel', 'Artikel'], [name])
    expect(load(['Artikel', 'Artikel'])).toBeNull()
  })

  test.each([
    ['no JSON', '{'],
    ['something else', '[1]'],
    ['a column that is gone, and with it the name', '[{"Artikel":{"key":"gone","unit":null}}]'],
  ])('are ignored if the storage holds %s', (_, stored) => {
    localStorage.setItem('import:mappings', stored)
    expect(load(['Artikel'])).toBeNull()
  })

  test('are the twenty latest', () => {
    for (let file = 0; file <= 20; file++) save([`Name ${file}`], [name])
    expect(load(['Name 0'])).toBeNull()
    expect(load(['Name 1'])).toEqual([name])
  })

  const headers = ['Artikel', 'Water volume (gal)', 'Cost']
  const pools = ['Cold Plunge Pools']

  test.each<[string, (ImportColumn | null | undefined)[], string[], null | undefined]>([
    ['leave a column to its header if nobody decided about it', [name, undefined, null], [], undefined],
    ['keep a column left out', [name, null, null], pools, null],
    ['use no key twice', [name, undefined, water], [], null],
  ])('%s', (_, columns, fileCategories, volume) => {
    save(headers, columns, fileCategories)
    expect(load(headers, pools)).toEqual(columns.with(1, volume))
  })
})

import { describe, expect, test } from 'vitest'
import { fieldsByKey } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import { mapColumns } from './column-mapping'
import { columnOptions, searchOptions } from './column-menu'

const optionsOf = (header: string, fileCategories: readonly string[] = [], sample = '') =>
  columnOptions(header, sample, fileCategories)
const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label)

test.each([
  ['Breite', 'Width', ['Width (in)', 'Width (mm)']],
  ['Width', 'Width', ['Width (in)', 'Width (mm)']],
  ['Breite (mm)', 'Width', ['Width (mm)']],
  ['Breite (inches)', 'Width', ['Width (in)']],
  // The field is not measured in it, and the cells are refused unless they say their own unit.
  ['Breite (cm)', 'Width', ['Width']],
  ['spec.width_mm [in]', 'Width', ['Width (in)']],
  ['Power kW', 'Power (k', ['Power (kW)']],
  ['Wert', 'Rated voltage', ['Rated voltage (V)']],
])('the choices of %j for %j are %j', (header, word, labels) => {
  expect(labelsOf(optionsOf(header)).filter((label) => label.startsWith(word))).toEqual(labels)
})

test('the choices hold every specification, and no two have the same label', () => {
  const options = optionsOf('Wasser', ['Cold Plunge Pools'])
  const specifications = options.flatMap(({ column }) => (column?.key.startsWith('spec.') ? column.key : []))
  expect(new Set(specifications).size).toBe(fieldsByKey.size)
  expect(new Set(labelsOf(options)).size).toBe(options.length)
  const titles = [...new Set(options.map(({ note }) => note))].filter((note) => note && note !== 'likely')
  expect(titles.slice(0, 5)).toEqual(['Electrical', 'Size', 'Water and heat', 'General', 'Cold Plunge Pools'])
})

test('the choices hold the column that the header is mapped to by itself', () => {
  const specified = ['Width (inches)', 'Weight (kg)', 'Voltage', 'Stones (lb)', 'spec.width_mm [in]']
  const priced = ['spec.Own key', 'Item', 'List price (EUR)', 'Delivery time (Weeks)', 'Power (W)']
  const headers = [...specified, ...priced]
  for (const [index, mapped] of mapColumns(headers, categories).entries()) {
    const options = optionsOf(headers[index] ?? '', categories)
    expect(options.map(({ column }) => column)).toContainEqual(mapped)
  }
})

describe('the likely columns come first', () => {
  test.each([
    ['Voltage range', '', ['Rated voltage (V)']],
    ['Beschreibung', '', ['Name', 'Additional Notes']],
    ['Article No.', '', ['Model', 'Item no']],
    ['Manufacturer name', '', ['Brand']],
    ['Unit price net', '', ['Cost']],
    ['Delivery time (business)', '', ['Lead Time (days)']],
    ['Weigth', '', ['Weight (lb)', 'Weight (kg)']],
    ['Gross weight', '', ['Weight (lb)', 'Weight (kg)']],
    ['Betrag', '€ 1.250,00', ['Cost']],
    ['Betrag', '980 $', ['Cost']],
    ['Link', 'https://example.com/tub.pdf', ['Image URL', 'Data sheet']],
    ['Foto-Link', 'www.example.com/tub.jpg', ['Image URL']],
    ['Ansprechpartner', 'sales@example.com', ['Supplier Contact']],
  ])('of %j with the value %j: %j', (header, sample, labels) => {
    const options = optionsOf(header, [], sample)
    const likely = options.slice(0, labelsOf(options).indexOf('Left out'))
    expect(likely.length).toBeLessThanOrEqual(5)
    expect(likely.every(({ note }) => note === 'likely')).toBe(true)
    expect(labelsOf(likely)).toEqual(expect.arrayContaining(labels))
  })

  test.each(['Farbe', 'xyz', '', '#', '测试'])('of %j: none', (header) => {
    expect(optionsOf(header)[0]?.label).toBe('Left out')
  })

  test('an equal name goes before a like one', () => {
    expect(optionsOf('Model')[0]?.label).toBe('Model')
    expect(optionsOf('Warranty')[0]?.label).toBe('Warranty (months)')
  })
})

test.each([
  ['width', ['Width (in)', 'Width (mm)']],
  ['WIDTH mm', ['Width (mm)']],
  ['lead', ['Lead Time (days)']],
  ['left', ['Left out']],
  ['no such column', []],
])('a search for %j finds %j first', (text, labels) => {
  const found = searchOptions(optionsOf('Farbe'), text)
  expect(labelsOf(found).slice(0, labels.length)).toEqual(labels)
  if (labels.length === 0) expect(found).toEqual([])
})

test('a search finds a group by its name', () => {
  const found = searchOptions(optionsOf('Farbe'), 'cold plunge')
  expect(found.length).toBeGreaterThan(10)
  expect(new Set(found.map(({ note }) => note))).toEqual(new Set(['Cold Plunge Pools']))
})

import { expect, test } from 'vitest'
import { fieldsByKey } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import { matchColumns } from './column-mapping'
import { columnOptions, optionLabel } from './column-options'
import { readHeader } from './specification-columns'

function optionsOf(header: string, named: string[] = []) {
  const [options] = columnOptions({ headers: [header], categories: named })
  return options?.groups.flatMap((group) => group.options) ?? []
}

const labelsOf = (header: string, word: string) =>
  optionsOf(header).flatMap(({ label }) => (label.startsWith(word) ? [label] : []))

test.each([
  ['Breite', 'Width', ['Width (in)', 'Width (mm)']],
  ['Width', 'Width', ['Width (in)', 'Width (mm)']],
  ['Breite (mm)', 'Width', ['Width (mm)']],
  ['Breite (inches)', 'Width', ['Width (in)']],
  ['spec.width_mm [in]', 'Width', ['Width (in)']],
  ['Power kW', 'Power (k', ['Power (kW)']],
  ['Leistung', 'Rated voltage', ['Rated voltage (V)']],
])('for the header %j the choices for %j are %j', (header, word, labels) => {
  expect(labelsOf(header, word)).toEqual(labels)
})

test('every specification can be chosen once for each unit, and every choice names a column', () => {
  const values = optionsOf('Breite').map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values.filter((value) => !readHeader(value))).toEqual([])
  expect(new Set(values.map((value) => readHeader(value)?.column)).size).toBe(fieldsByKey.size)
})

test('what a header is matched to by itself is one of its choices', () => {
  const headers = [
    'Width (inches)',
    'Weight (kg)',
    'Voltage',
    'Stones (lb)',
    'spec.width_mm [in]',
    'spec.Own key',
    'Item',
  ]
  const options = columnOptions({ headers, categories: [...categories] })
  const keys = matchColumns(headers, categories)
  const lists = options.map(({ columns, groups }) => [
    ...columns,
    ...groups.flatMap((group) => group.options),
  ])
  expect(keys.map((key, column) => lists[column]?.find(({ value }) => value === key)?.label)).toEqual([
    'Width (in)',
    'Weight (kg)',
    'Rated voltage (V)',
    'Stones (lb)',
    'Width (in)',
    'spec.Own key',
    'Name',
  ])
})

test('the specifications of the categories of the file come before those of others', () => {
  const [options] = columnOptions({ headers: ['Wasser'], categories: ['Cold Plunge Pools'] })
  const titles = options?.groups.map(({ label }) => label) ?? []
  expect(titles.slice(0, 5)).toEqual(['Electrical', 'Size', 'Water and heat', 'General', 'Cold Plunge Pools'])
  expect(titles.length).toBeGreaterThan(15)
})

test('the long lists are made once for all headers with one unit', () => {
  const headers = ['Breite', 'Tiefe', 'Breite (mm)', 'Tiefe (mm)', 'Tiefe (in)']
  const [open, alsoOpen, mm, alsoMm, inches] = columnOptions({ headers, categories: [] }).map(
    (one) => one.groups,
  )
  expect(alsoOpen).toBe(open)
  expect(alsoMm).toBe(mm)
  expect(new Set([open, mm, inches]).size).toBe(3)
})

test('a label says the unit the cells are read in', () => {
  expect(optionLabel('Breite', 'spec.width_mm [in]')).toBe('Width (in)')
  expect(optionLabel('Breite (inches)', 'spec.width_mm')).toBe('Width (in)')
  expect(optionLabel('Artikel', 'name')).toBe('Name')
})

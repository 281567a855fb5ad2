import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { categories } from '@/content/equipment'
import { blankEquipment } from './blank-equipment'
import { columns } from './equipment-columns'
import {
  columnOf,
  emptyForm,
  equipmentSchema,
  fieldsByTab,
  parseCost,
  parseWhole,
  toCopy,
  toForm,
} from './equipment-schema'

const filled = { ...emptyForm, name: 'Heater', categories: ['Sauna Heaters'] }

const item = { ...blankEquipment, brand: 'Nordwood', cost: 12.5, currency: 'EUR' }

function messages(changes: Partial<typeof emptyForm>): string[] {
  return v.safeParse(equipmentSchema, { ...filled, ...changes }).issues?.map(({ message }) => message) ?? []
}

test('empty texts and numbers become null, categories one text', () => {
  const fields = v.parse(equipmentSchema, {
    ...filled,
    name: '  Heater ',
    categories: ['Sauna Heaters', 'Benches'],
    brand: '  ',
    cost: '1200.456',
    lead_time_days: '12.7',
  })
  expect(fields).toMatchObject({
    name: 'Heater',
    category: 'Sauna Heaters, Benches',
    brand: null,
    cost: 1200.46,
    lead_time_days: 12,
    warranty_months: null,
    currency: 'USD',
  })
  expect(fields).not.toHaveProperty('categories')
})

test.each([
  ['', null],
  ['  ', null],
  ['abc', null],
  ['-1', null],
  ['Infinity', null],
  ['0', 0],
  ['19.999', 20],
])('a cost of %j is %j', (text, cost) => {
  expect(parseCost(text)).toBe(cost)
})

test.each([
  ['', null],
  ['x', null],
  ['-3', null],
  ['0', 0],
  ['12.7', 12],
])('a whole number of %j is %j', (text, value) => {
  expect(parseWhole(text)).toBe(value)
})

describe('refuses', () => {
  test.each([
    [{ name: '   ' }, 'Please enter a name'],
    [{ name: 'x'.repeat(201) }, 'Please keep this under 201 characters'],
    [{ categories: [] }, 'Please select at least one category'],
    [{ brand: 'x'.repeat(2001) }, 'Please keep this under 2001 characters'],
    [{ notes: 'x'.repeat(10_001) }, 'Please keep this under 10001 characters'],
    [{ cost: '10000000000' }, 'This number is too large'],
    [{ lead_time_days: '2147483648' }, 'This number is too large'],
    [{ image_url: 'javascript:alert(1)' }, 'Please enter an address that starts with http:// or https://'],
    [{ image_url: 'photo.jpg' }, 'Please enter an address that starts with http:// or https://'],
  ])('%j', (changes, message) => {
    expect(messages(changes)).toEqual([message])
  })
})

test('accepts the longest texts and an address', () => {
  expect(
    messages({ name: 'x'.repeat(200), notes: 'x'.repeat(10_000), image_url: 'https://example.com/a.jpg' }),
  ).toEqual([])
})

test('every field of the form stands on exactly one tab and fills a column', () => {
  const onTabs = Object.values(fieldsByTab).flat()
  expect([...onTabs].sort()).toEqual(Object.keys(emptyForm).sort())
  expect(onTabs.filter((field) => columns.every(({ key }) => key !== columnOf(field)))).toEqual([])
})

test('there are twenty categories and none contains the separator', () => {
  expect(new Set(categories).size).toBe(20)
  expect(categories.filter((category) => category.includes(','))).toEqual([])
})

test('a copy says so in its name, however long that is', () => {
  expect(toCopy({ ...item, name: 'Bench' })).toEqual({ ...toForm(item), name: 'Bench (copy)' })
  const { name } = toCopy({ ...item, name: 'x'.repeat(200) })
  expect(name).toMatch(/^x+ \(copy\)$/)
  expect(messages({ name })).toEqual([])
})

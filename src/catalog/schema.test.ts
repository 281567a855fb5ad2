import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { categories } from '@/content/equipment'
import { blankEquipment } from './blank-equipment.fixture'
import { columns } from './columns'
import { columnOf, emptyForm, fieldsByTab, schemaFor, toCopy, toForm } from './schema'
import type { Specifications } from './specifications/values'

const filled = { ...emptyForm, name: 'Heater', categories: ['Sauna Heaters'] }

const item = { ...blankEquipment, brand: 'Nordwood', cost: 12.5, currency: 'EUR' }

function messages(changes: Partial<typeof emptyForm>): string[] {
  return v.safeParse(schemaFor(null), { ...filled, ...changes }).issues?.map(({ message }) => message) ?? []
}

test('texts are trimmed, empty texts and numbers are null, categories one text', () => {
  const fields = v.parse(schemaFor(null), {
    ...filled,
    name: '  Heater ',
    categories: ['Sauna Heaters', 'Benches'],
    brand: '  ',
    cost: '1200.46',
    lead_time_days: '12',
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

test.each<[changes: Partial<typeof emptyForm>, fields: object]>([
  [{ cost: ' $1,250.00 ' }, { cost: 1250 }],
  [{ cost: '1.250,5', currency: 'EUR' }, { cost: 1250.5 }],
  [{ cost: '$990', currency: 'CAD' }, { cost: 990 }],
  [{ cost: '0' }, { cost: 0 }],
  [{ lead_time_days: '0' }, { lead_time_days: 0 }],
  [{ cost: '  ' }, { cost: null }],
  [{ warranty_months: ' ' }, { warranty_months: null }],
  [{ warranty_months: '1,200' }, { warranty_months: 1200 }],
  [{ warranty_months: '2 years' }, { warranty_months: 24 }],
  [{ warranty_months: '18 mo' }, { warranty_months: 18 }],
  [{ lead_time_days: '8 wks ARO' }, { lead_time_days: 56, notes: null }],
  [{ lead_time_days: 'In stock' }, { lead_time_days: 0, notes: null }],
  [{ lead_time_days: '6-8 weeks' }, { lead_time_days: 56, notes: 'Lead time: 6-8 weeks' }],
  [
    { lead_time_days: '10 business days', notes: ' Ask for Tom\nLead time: 6-8 weeks' },
    { lead_time_days: 14, notes: 'Ask for Tom\nLead time: 10 business days' },
  ],
  [{ image_url: 'www.harvia.com/a.jpg' }, { image_url: 'https://www.harvia.com/a.jpg' }],
  [{ image_url: 'cdn.harvia.com/a.jpg?w=1' }, { image_url: 'https://cdn.harvia.com/a.jpg?w=1' }],
  [{ name: '\ufeffKa\u0308r\u00adcher \u200b' }, { name: 'Kärcher' }],
  [{ name: 'Ｈ‑２６０' }, { name: 'Ｈ‑２６０' }],
  [
    { brand: '\u2068Grohe\u2069', notes: '\u200b \u00a0' },
    { brand: 'Grohe', notes: null },
  ],
  [{ categories: ['Hot\u200b Tubs', 'Cafe\u0301'] }, { category: 'Hot Tubs, Café' }],
  [{ cost: '\u200e$1,250\u202c' }, { cost: 1250 }],
  [{ lead_time_days: '\u200b30' }, { lead_time_days: 30 }],
  [{ image_url: 'https://maker.example/\u200ba.jpg' }, { image_url: 'https://maker.example/a.jpg' }],
])('%j is read as %j', (changes, fields) => {
  const { currency } = { ...filled, ...changes }
  expect(v.parse(schemaFor(null), { ...filled, ...changes })).toMatchObject({ currency, ...fields })
})

const otherCurrency = (price: string, currency: string) =>
  `This price is in ${price}, but the currency is ${currency}. Change one of them.`

describe('refuses', () => {
  test.each([
    [{ name: '   ' }, 'Please enter a name'],
    [{ name: '\u200b\u00ad \u2060' }, 'Please enter a name'],
    [{ name: 'x'.repeat(201) }, 'Please keep this under 201 characters'],
    [{ categories: [] }, 'Please select at least one category'],
    [{ brand: 'x'.repeat(2001) }, 'Please keep this under 2001 characters'],
    [{ notes: 'x'.repeat(10_001) }, 'Please keep this under 10001 characters'],
    [{ cost: 'on request' }, 'Write a price like 4200 or 4200.50'],
    [{ cost: '-5' }, 'Write a price like 4200 or 4200.50'],
    [{ cost: '1200.456' }, 'Write a price like 4200 or 4200.50'],
    [{ cost: '€900' }, otherCurrency('EUR', 'USD')],
    [{ cost: '$900', currency: 'GBP' as const }, otherCurrency('USD', 'GBP')],
    // The currency is compared although another field is wrong.
    [{ cost: '€900', name: '' }, 'Please enter a name', otherCurrency('EUR', 'USD')],
    [{ warranty_months: 'two years' }, 'Write months like 24, or 2 years'],
    [{ warranty_months: 'lifetime' }, 'Write months like 24, or 2 years'],
    [{ lead_time_days: '12.7' }, 'Write days like 30, or 6-8 weeks'],
    [{ lead_time_days: '-3' }, 'Write days like 30, or 6-8 weeks'],
    [{ lead_time_days: '3 years' }, 'Write days like 30, or 6-8 weeks'],
    [{ image_url: 'www.' }, 'Please enter an address that starts with https://'],
    [{ image_url: 'heater.jpg' }, 'Please enter an address that starts with https://'],
    [{ cost: '10000000000' }, 'This number is too large'],
    [{ lead_time_days: '2147483648' }, 'This number is too large'],
    [{ image_url: 'javascript:alert(1)' }, 'Please enter an address that starts with https://'],
    [{ image_url: 'http://example.com/a.jpg' }, 'Please enter an address that starts with https://'],
    [{ image_url: 'photo.jpg' }, 'Please enter an address that starts with https://'],
  ])('%j', (changes, ...reasons) => {
    expect(messages(changes)).toEqual(reasons)
  })
})

test('accepts the longest texts and an address', () => {
  const longest = { name: '🔥'.repeat(200), notes: 'x'.repeat(10_000) }
  expect(messages({ ...longest, image_url: 'https://example.com/a.jpg' })).toEqual([])
})

test('accepts the http:// picture an item has from before, and no other', () => {
  const old = { image_url: 'http://example.com/old.jpg', specifications: {} }
  const accepts = (image_url: string) => v.safeParse(schemaFor(old), { ...filled, image_url }).success
  expect([accepts(old.image_url), accepts('http://example.com/new.jpg')]).toEqual([true, false])
})

test('accepts the specifications an item has from before, and no other that its fields refuse', () => {
  const old = { image_url: null, specifications: { power_kw: '18 kW', own: { any: [1] } } }
  const check = (specifications: Specifications) =>
    v.safeParse(schemaFor(old), { ...filled, specifications }).success
  expect(check({ ...old.specifications, rated_v: 208 })).toBe(true)
  expect(check({ power_kw: '19 kW' })).toBe(false)
  expect(check({ ...old.specifications, rated_v: 209 })).toBe(false)
  expect(v.safeParse(schemaFor(null), { ...filled, ...old, image_url: '' }).success).toBe(false)
})

test('every field of the form stands on exactly one tab and fills a column', () => {
  const onTabs = [...Object.values(fieldsByTab).flat(), 'specifications' as const]
  expect([...onTabs].sort()).toEqual(Object.keys(emptyForm).sort())
  const filledColumns = onTabs.map((name) => (name === 'specifications' ? name : columnOf(name)))
  expect(filledColumns.filter((column) => columns.every(({ key }) => key !== column))).toEqual([])
})

test('categories are distinct and none contains the separator', () => {
  expect(new Set(categories).size).toBe(categories.length)
  expect(categories.filter((category) => category.includes(','))).toEqual([])
})

test('a copy says so in its name, however long that is', () => {
  expect(toCopy({ ...item, name: 'Bench' })).toEqual({ ...toForm(item), name: 'Bench (copy)' })
  const { name } = toCopy({ ...item, name: 'x'.repeat(200) })
  expect(name).toMatch(/^x+ \(copy\)$/)
  expect(toCopy({ ...item, name: '🔥'.repeat(200) }).name).toBe(`${'🔥'.repeat(193)} (copy)`)
  expect(messages({ name })).toEqual([])
})

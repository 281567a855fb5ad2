import { expect, test } from 'vitest'
import type { Json } from '@/lib/supabase/database.types'
import { actionOf, allChanges, changesOf, clipPair, toState, valueChanges } from './diff'

test('a difference has the label of the form and stands in the form’s order', () => {
  const from = { name: 'A', category: 'Doors', cost: 1200, currency: 'USD', warranty_months: null, notes: '' }
  const changes = { name: 'B', category: 'Doors, Benches', cost: 1200.5, warranty_months: 0, notes: null }
  const to = { ...from, ...changes }
  expect(valueChanges(from, to, 'us')).toEqual([
    { key: 'name', label: 'Name', from: 'A', to: 'B' },
    { key: 'category', label: 'Categories', from: 'Doors', to: 'Doors, Benches' },
    { key: 'cost', label: 'Cost', from: '$1,200', to: '$1,200.50' },
    { key: 'warranty_months', label: 'Warranty (months)', from: null, to: '0' },
  ])
})

test('a column one side is too old to know is an empty one', () => {
  const change = { key: 'brand', label: 'Brand', from: null, to: 'B' }
  expect(valueChanges({}, { brand: null }, 'us')).toEqual([])
  expect(valueChanges({}, { brand: 'B' }, 'us')).toEqual([change])
})

test('specifications are compared one by one', () => {
  const from = { specifications: { output_kw: 9, stones: ['olivine'], gone: true } }
  const to = { specifications: { stones: ['olivine'], output_kw: 12, added: { a: 1 } } }
  expect(valueChanges(from, to, 'us').map(({ label, from: was, to: is }) => [label, was, is])).toEqual([
    ['Output kw', '9', '12'],
    ['Gone', 'Yes', null],
    ['Added', null, 'A 1'],
  ])
})

test('stamps are changes of an entry, not values', () => {
  const [from, to] = [{ created_via: 'web' }, { created_via: 'manual', updated_at: '2026-01-01T00:00:00Z' }]
  expect(allChanges(from, to, 'us')).toEqual([
    { key: 'created_via', label: 'Created Via', from: 'Web', to: 'Manual' },
  ])
  expect(valueChanges(from, to, 'us')).toEqual([])
})

test.each([
  ['Added', { action: 'insert', restores: false, as_deleted: null }, []],
  [
    'Added again',
    { action: 'insert', restores: false, as_deleted: { cost: 100, currency: 'USD' } },
    ['Cost'],
  ],
  ['Restored', { action: 'insert', restores: true, as_deleted: { cost: 250, currency: 'USD' } }, []],
  ['Changed', { action: 'update', restores: false, as_deleted: null }, ['Cost', 'Currency', 'Created']],
  ['Deleted', { action: 'delete', restores: false, as_deleted: null }, []],
])('%s: what an entry did, and to which values', (word, entry, labels) => {
  const sides = { before: {}, after: { cost: 250, currency: 'USD', created_at: '2026-11-20T10:00:00Z' } }
  expect(actionOf(entry)).toBe(word)
  expect(changesOf({ ...sides, ...entry }, 'us').map(({ label }) => label)).toEqual(labels)
})

test.each([null, 'text', 7, []])('a side of %j holds nothing', (side) => {
  expect(toState(side)).toEqual({})
})

test('short texts are shown whole', () => expect(clipPair('cedar', 'hemlock')).toEqual(['cedar', 'hemlock']))

test('long ones are cut down to where they differ', () => {
  const shared = 'x'.repeat(5000)
  const [was, is] = clipPair(`${shared}cedar${shared}`, `${shared}hemlock`)
  expect(was).toMatch(/^…x{24}cedarx+…$/)
  expect(is).toMatch(/^…x{24}hemlock$/)
  expect(was.length).toBeLessThanOrEqual(162)
  expect(clipPair('', shared)[0]).toBe('')
  expect(clipPair(`${shared}cedar${shared}`, `${shared}🔥${shared}`)).toEqual(
    ['cedar', '🔥'].map((word) => `…${'x'.repeat(24)}${word}${'x'.repeat(24)}…`),
  )
})

test('a part at both ends of two long texts is not counted twice', () => {
  const [one, two] = ['x'.repeat(200), 'x'.repeat(300)]
  expect(clipPair(one, two)).toEqual([`…${'x'.repeat(24)}`, `…${'x'.repeat(124)}`])
})

test('unchanged specifications are not put into words', () => {
  const get = () => expect.fail('read')
  const specifications = Object.defineProperty({}, 'power_kw', { enumerable: true, get })
  expect(valueChanges({ specifications }, { specifications, supplier: 'Nordwood' }, 'si')).toHaveLength(1)
})

test('measures are compared as stored and shown in the chosen units', () => {
  const change = (before: number, after: number) =>
    valueChanges({ specifications: { width_mm: before } }, { specifications: { width_mm: after } }, 'us')
  expect(change(914.4, 1219.2)).toMatchObject([{ label: 'Width', from: '36 in', to: '48 in' }])
  expect(change(914.4, 914.4)).toEqual([])
  // Rounded to inches both would read 35.43 in.
  expect(change(900, 900.001)).toMatchObject([{ label: 'Width', from: '900 mm', to: '900.001 mm' }])
})

test.each([
  ['code', 18, '18', '18', '"18"'],
  ['gfci', 'Yes', true, '"Yes"', 'true'],
  ['list', ['a', 'b'], 'a, b', '["a","b"]', '"a, b"'],
  ['none', null, '', 'null', '""'],
])('a value of %s that only changes its type is shown as JSON', (key, was, is, from, to) => {
  const change = (one: Json, other: Json) =>
    valueChanges({ specifications: { [key]: one } }, { specifications: { [key]: other } }, 'us')
  expect(change(was, is)).toMatchObject([{ key: `specifications.${key}`, from, to }])
  expect(change(is, is)).toEqual([])
})

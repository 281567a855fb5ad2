import { describe, expect, test } from 'vitest'
import { blankEquipment } from './blank-equipment.fixture'
import { mergedLabel, mergeForms, takeTheirs } from './merge'
import { type EquipmentFormValues, emptyForm, type FieldName, fieldsByTab, toForm } from './schema'
import { seededRandom } from './seeded-random.fixture'

const base: EquipmentFormValues = { ...emptyForm, name: 'Bench', brand: 'Nordwood', categories: ['Benches'] }

describe('mergeForms', () => {
  test("a field that one side changed or emptied takes that side's value", () => {
    const theirs = { ...base, model: 'Theirs', brand: '' }
    const mine = { ...base, notes: 'Mine', name: 'Mine' }
    expect(mergeForms(base, theirs, mine)).toEqual({
      merged: { ...base, model: 'Theirs', brand: '', notes: 'Mine', name: 'Mine' },
      conflicts: [],
    })
  })

  test('a field that both changed differently is a conflict and keeps mine', () => {
    const theirs = { ...base, brand: 'Theirs', model: 'Theirs' }
    const mine = { ...base, brand: 'Mine' }
    expect(mergeForms(base, theirs, mine)).toEqual({
      merged: { ...base, brand: 'Mine', model: 'Theirs' },
      conflicts: ['brand'],
    })
  })

  test('a field that both changed to the same value is no conflict', () => {
    const both = { ...base, categories: ['Benches', 'Doors'], brand: 'Both' }
    expect(mergeForms(base, { ...both }, { ...both })).toEqual({ merged: both, conflicts: [] })
  })

  test('a field that I changed back takes theirs', () => {
    const theirs = { ...base, brand: 'Theirs' }
    expect(mergeForms(base, theirs, { ...base }).merged.brand).toBe('Theirs')
  })

  test('categories are compared by their names', () => {
    const theirs = { ...base, categories: ['Benches', 'Doors'] }
    const mine = { ...base, categories: ['Benches', 'Lighting'] }
    expect(mergeForms(base, theirs, { ...base, categories: [...base.categories] }).conflicts).toEqual([])
    expect(mergeForms(base, theirs, mine).conflicts).toEqual(['categories'])
  })

  test('an amount and its currency are merged as one price', () => {
    const priced = { ...base, cost: '1000', currency: 'USD' as const }
    const theirs = { ...priced, currency: 'EUR' as const }
    const mine = { ...priced, cost: '1200' }
    const { merged, conflicts } = mergeForms(priced, theirs, mine)
    expect(conflicts).toEqual(['cost', 'currency'])
    expect(merged).toMatchObject({ cost: '1200', currency: 'USD' })
    expect(takeTheirs(merged, theirs, conflicts)).toMatchObject({ cost: '1000', currency: 'EUR' })
    expect(mergeForms(priced, theirs, { ...priced, notes: 'Mine' }).merged).toEqual({
      ...theirs,
      notes: 'Mine',
    })
  })

  test('the date of a price is merged with it', () => {
    const dated = (cost: string, date?: string) => ({
      ...base,
      cost,
      specifications: { depth_mm: 5, ...(date && { price_date: date }) },
    })
    const [before, dropped] = [dated('1000', '2026-01-01'), dated('1200')]
    // A date typed for the old price is not that of their new one.
    for (const [start, mine] of [
      [before, dated('1000', '2026-02-02')],
      [dated('1000'), dated('1000', '2026-02-02')],
    ] as const) {
      const { merged, conflicts } = mergeForms(start, dropped, mine)
      expect(conflicts).toEqual(['cost', 'specifications.price_date'])
      expect(takeTheirs(merged, dropped, conflicts)).toEqual(dropped)
    }
    expect(mergeForms(before, dropped, { ...before, notes: 'Mine' }).merged).toEqual({
      ...dropped,
      notes: 'Mine',
    })
  })

  test('values are compared as they are saved, not as they are typed', () => {
    const read = { ...base, cost: '1250', warranty_months: '24', brand: 'Nordwood' }
    const retyped = { ...read, cost: '$1,250.00', warranty_months: '24.0', brand: ' Nordwood ' }
    const theirs = { ...read, cost: '1300', warranty_months: '36', brand: 'Theirs' }
    expect(mergeForms(read, theirs, retyped)).toEqual({ merged: theirs, conflicts: [] })
  })

  test('different line breaks are no difference', () => {
    const [read, theirs] = ['a\r\nb', 'c\rd\r\n\r\ne'].map((notes) => toForm({ ...blankEquipment, notes }))
    if (!read || !theirs) throw new Error('No forms')
    expect(mergeForms(read, theirs, { ...read, notes: 'a\nb' })).toEqual({ merged: theirs, conflicts: [] })
    expect(mergeForms(read, theirs, { ...read, notes: 'c\nd\n\ne' }).conflicts).toEqual([])
  })

  test('specifications are merged key by key, including nested values', () => {
    const read = { ...base, specifications: { power_kw: 18, own: { deep: [1, null] }, gone: 'x', 'a.b': 1 } }
    const theirs = {
      ...read,
      specifications: { power_kw: 18, own: { deep: [1, null] }, 'a.b': 1, width_mm: 900 },
    }
    const mine = { ...read, specifications: { ...read.specifications, power_kw: 20, rated_v: 208 } }
    expect(mergeForms(read, theirs, mine)).toEqual({
      merged: {
        ...base,
        specifications: { power_kw: 20, rated_v: 208, own: { deep: [1, null] }, 'a.b': 1, width_mm: 900 },
      },
      conflicts: [],
    })
  })

  test("a key that both changed is a conflict with the field's label; either side can be kept", () => {
    const read = { ...base, specifications: { power_kw: 18, own: 1 } }
    const theirs = { ...read, specifications: { power_kw: 20, own: 1 } }
    const mine = { ...read, specifications: { own: 2 } }
    const { merged, conflicts } = mergeForms(read, theirs, mine)
    expect(conflicts).toEqual(['specifications.power_kw'])
    expect(conflicts.map(mergedLabel)).toEqual(['Power'])
    expect(merged.specifications).toEqual({ own: 2 })
    expect(takeTheirs(merged, theirs, conflicts).specifications).toEqual({ own: 2, power_kw: 20 })
  })

  test('merging does not change its arguments', () => {
    const [theirs, mine] = [Object.freeze({ ...base, brand: 'T' }), Object.freeze({ ...base, model: 'M' })]
    mergeForms(Object.freeze({ ...base }), theirs, mine)
    takeTheirs(mine, theirs, ['brand'])
  })
})

test('taking theirs replaces only the given fields', () => {
  const theirs = { ...base, brand: 'Theirs', model: 'Theirs' }
  const mine = { ...base, brand: 'Mine', model: 'Mine' }
  expect(takeTheirs(mine, theirs, ['brand'])).toEqual({ ...mine, brand: 'Theirs' })
})

const fields: FieldName[] = Object.values(fieldsByTab).flat()
const textFields = fields.filter((field) => field !== 'categories' && field !== 'currency')

type Writer = { base: EquipmentFormValues; form: EquipmentFormValues; typed: Set<FieldName> }

test.each([1, 2, 3])('three writers with 200 edits each lose no field (seed %i)', (seed) => {
  const random = seededRandom(seed)
  let stored = base
  // What each field has to hold: the last value somebody typed, saved, and was not asked about or insisted on.
  const expected = { ...base }
  const open = (): Writer => ({ base: stored, form: stored, typed: new Set() })
  const writers = [open(), open(), open()]
  let asked = 0

  function save(writer: Writer) {
    const { merged, conflicts } = mergeForms(writer.base, stored, writer.form)
    const keepMine = random.number(2) === 0
    if (conflicts.length > 0) asked++
    for (const field of writer.typed) {
      if (conflicts.includes(field) && !keepMine) continue
      Object.assign(expected, { [field]: writer.form[field] })
    }
    stored = keepMine ? merged : takeTheirs(merged, stored, conflicts)
  }

  for (let edit = 0; edit < 600; edit++) {
    const index = edit % writers.length
    const writer = writers[index]
    if (!writer) continue
    const field = random.pick(textFields)
    // Every value is typed once, so that none is stored by chance.
    writer.form = { ...writer.form, [field]: `typed ${edit}` }
    writer.typed.add(field)
    if (random.number(4) > 0) continue
    save(writer)
    expect(stored).toEqual(expected)
    writers[index] = open()
  }
  expect(asked).toBeGreaterThan(20)
})

import { describe, expect, test } from 'vitest'
import { columns } from '@/catalog/columns'
import { fieldsByKey } from '@/catalog/specifications/fields'
import { categories } from '@/content/equipment'
import {
  importColumns,
  importKeyOf,
  isOwnHeader,
  matchColumns,
  matchingProblem,
  withUnitsInHeaders,
} from './column-mapping'
import { plainHead } from './headers'
import { typedFields } from './typed-heads'

test('every header of an export finds its column again, or is known to be left out', () => {
  const headers = columns.map(({ label }) => label)
  const found = matchColumns(headers)
  expect(found.filter((key) => key !== null)).toEqual(importColumns.map(({ key }) => key))
  expect(headers.filter((header, index) => !found[index] && !isOwnHeader(header))).toEqual([])
})

test.each([
  [' NAME ', 'name'],
  ['warranty_months', 'warranty_months'],
  ['Lead time (Days)', 'lead_time_days'],
  ['Category', 'category'],
  ['Image Url', 'image_url'],
  ['Manufacturer', 'brand'],
  ['Item', 'name'],
  ['Article', 'name'],
  ['SKU', 'model'],
  ['Part no.', 'model'],
  ['Remarks', 'notes'],
  ['Delivery time', 'lead_time_days'],
  ['Delivery time (weeks)', 'lead_time_days'],
  ['Delivery time (months)', null],
  ['List price (EUR)', 'cost'],
  ['Price (old)', null],
  ['Power', 'power_requirements'],
  ['Power [kW]', 'spec.power_kw'],
  ['Power (W)', 'power_requirements'],
  ['Weight (lb)', 'spec.weight_kg'],
  ['WEIGHT [lbs.]', 'spec.weight_kg'],
  ['Weight (pounds)', 'spec.weight_kg'],
  ['Installation time (day)', 'spec.install_days'],
  ['weight (kg)', 'spec.weight_kg'],
  ['Weight', null],
  ['Weight (st)', null],
  ['Width (inches)', 'spec.width_mm'],
  ['Noise level (dB(A))', 'spec.noise_dba'],
  ['Noise level [dBA]', 'spec.noise_dba'],
  ['Voltage', 'spec.rated_v'],
  ['Voltage (V)', 'spec.rated_v'],
  ['Voltage (kg)', null],
  ['Phases', 'spec.phases'],
  ['Inlet (nominal)', 'spec.inlet_in'],
  ['GFCI required', 'spec.gfci'],
  ['GFCI required (A)', null],
  ['Data sheet', 'spec.datasheet_url'],
  ['Stones (kg)', null],
  ['Name (EN)', null],
  ['Colour', null],
  ['Created Via', null],
  ['', null],
  ['spec.power_kw [kW]', 'spec.power_kw'],
  [' Spec.Power_kW ', 'spec.power_kw'],
  ['spec.width_mm [in]', 'spec.width_mm'],
  ['spec.width_mm [inches]', 'spec.width_mm'],
  // A Greek letter, where ours is the micro sign.
  ['spec.micron [μm]', 'spec.micron'],
  ['spec.width_mm [kg]', null],
  ['spec.rated_v [V]', 'spec.rated_v'],
  ['spec.Own key', 'spec.Own key'],
  ['spec.Own key [kW]', null],
  ['spec.', null],
  ['specifications', 'specifications'],
])('the header %j is %j', (header, key) => {
  expect(matchColumns([header])).toEqual([key])
})

test('no two specifications have one label, and no other word for one is the label of another', () => {
  const labels = [...fieldsByKey.values()].map(({ label }) => plainHead(label))
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  const everyField = typedFields(categories)
  for (const [words, { key, label }] of everyField)
    expect(words === plainHead(label) || !labels.includes(words), `${words} of ${key}`).toBe(true)
})

test('a header may name a field of the categories of the file', () => {
  expect(matchColumns(['Stones (lb)', 'Stones'], ['Sauna Heaters'])).toEqual(['spec.stones_kg', null])
  expect(matchColumns(['Stones (lb)'], ['Benches'])).toEqual([null])
})

test('a unit that a person chose is read as the header of an export says it, and is no other column', () => {
  const matching = ['name', 'spec.width_mm [in]', 'spec.depth_mm'] as const
  expect(withUnitsInHeaders({ headers: ['Name', 'Width', 'Depth'] }, matching)).toEqual([
    { headers: ['Name', 'spec.width_mm [in]', 'Depth'] },
    ['name', 'spec.width_mm', 'spec.depth_mm'],
  ])
  // Nor in place of a unit that the field does not take, which refuses the cells.
  expect(withUnitsInHeaders({ headers: ['Width (ft)'] }, ['spec.width_mm [in]'])).toEqual([
    { headers: ['Width (ft)'] },
    ['spec.width_mm'],
  ])
  expect(matchingProblem(['name', 'spec.width_mm [in]', 'spec.width_mm'])).toMatch(
    /^Two columns are matched to Width/,
  )
})

test.each([
  ['spec.width_mm [in]', 'spec.width_mm [in]'],
  ['spec.Own key', 'spec.Own key'],
  ['spec.gone_mm [in]', null],
  ['gone', null],
])('the stored column %j is %j', (name, key) => {
  expect(importKeyOf(name)).toBe(key)
})

describe('a matching', () => {
  test.each([
    [['Name', 'name'], /^Two columns are matched to Name/],
    [['Brand', 'Cost'], /^Match a column to Name/],
    [['ID'], /^Match one more column/],
    [['ID', 'Colour'], /^Match one more column/],
    [['ID', 'Cost'], null],
    [['Name'], null],
    [['Name', 'spec.width_mm [mm]', 'spec.width_mm [in]'], /^Two columns are matched to Width\./],
  ])('of %j', (headers, problem) => {
    const found = matchingProblem(matchColumns(headers))
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { columns } from '@/dashboard/equipment/equipment-columns'
import { importColumns, isOwnHeader, matchColumns, matchingProblem } from './columns'

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
  ['Power [kW]', 'power_requirements'],
  ['Name (EN)', null],
  ['Colour', null],
  ['Created Via', null],
  ['', null],
  ['spec.power_kw [kW]', 'spec.power_kw'],
  [' Spec.Power_kW ', 'spec.power_kw'],
  ['spec.width_mm [in]', 'spec.width_mm'],
  ['spec.width_mm [kg]', null],
  ['spec.rated_v [V]', 'spec.rated_v'],
  ['spec.Own key', 'spec.Own key'],
  ['spec.Own key [kW]', null],
  ['spec.', null],
  ['specifications', 'specifications'],
])('the header %j is %j', (header, key) => {
  expect(matchColumns([header])).toEqual([key])
})

describe('a matching', () => {
  test.each([
    [['Name', 'name'], /^Two columns are matched to Name/],
    [['Brand', 'Cost'], /^Match a column to Name/],
    [['ID'], /^Match one more column/],
    [['ID', 'Colour'], /^Match one more column/],
    [['ID', 'Cost'], null],
    [['Name'], null],
    [['Name', 'spec.width_mm [mm]', 'spec.width_mm [in]'], /^Two columns are matched to spec.width_mm/],
  ])('of %j', (headers, problem) => {
    const found = matchingProblem(matchColumns(headers))
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})

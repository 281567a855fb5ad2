import { describe, expect, test } from 'vitest'
import { exportColumns, importColumns, isOwnHeader, matchColumns, matchingProblem } from './columns'

test('every header of an export finds its column again, or is known to be left out', () => {
  const headers = exportColumns.map(({ label }) => label)
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
  ])('of %j', (headers, problem) => {
    const found = matchingProblem(matchColumns(headers))
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})

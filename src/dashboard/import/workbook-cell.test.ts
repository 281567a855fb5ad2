import { expect, test } from 'vitest'
import { dateText, numberText } from './workbook-cell'

test.each([
  [980, undefined, '980'],
  [980, 'General', '980'],
  [1250.125, '#,##0.000', '1250.125'],
  [0.1 + 0.2, undefined, '0.3'],
  [0.000012, 'General', '0.000012'],
  [1e21, undefined, '1e+21'],
  [-4.5, '0.0;[Red](0.0)', '-4.5'],
  // Decimals: as the cell shows them, but never fewer than cents.
  [23.7881, '0.00', '23.79'],
  [23.7881, '#,##0.00_);(#,##0.00)', '23.79'],
  [1299.5, '$#,##0', '$1299.5'],
  [12.3456, '0.0', '12.35'],
  [23.7881, undefined, '23.7881'],
  // Currencies.
  [980, '"$"#,##0.00', '$980'],
  [980, '\\$#,##0', '$980'],
  [980, '[$€-407] #,##0.00', '€980'],
  [980, '#,##0.00 [$€-407]', '980 €'],
  [980, '#,##0.00\\ "€"', '980 €'],
  [980, '[$CHF-807] #,##0.00', 'CHF 980'],
  [980, '_-[$£-809]* #,##0.00_-;-[$£-809]* #,##0.00_-;_-[$£-809]* "-"??_-;_-@_-', '£980'],
  [980000, '[$¥-411]#,##0', '¥980000'],
  [980, '#,##0.00 [$kr-41D]', '980 kr'],
  [980, '[Green]$#,##0;[Red]-$#,##0', '$980'],
  [980, '[>=1000]"EUR" #,##0;"USD" #,##0', 'EUR 980'],
  // Units and other words.
  [4.5, '0.0 "kW"', '4.5 kW'],
  [6, '0 "weeks"', '6 weeks'],
  [40, '0\\°\\C', '40 °C'],
  [12500, '[$€-407]#,##0.0,"k"', '€12500'],
  [12500, '0.0,"k"', '12500'],
  [3, '"("0")"', '3'],
  // Percentages.
  [0.125, '0%', '12.5%'],
  [0.5, '0.00%', '50%'],
  [1.2, '0 %', '120%'],
  [0.07, '0%', '7%'],
  // Numbers that are names.
  [417, '00000', '00417'],
  [5551234, '000-0000', '5551234'],
  [0.5, '# ?/?', '0.5'],
])('the number %d in the format %j reads as %j', (value, format, text) => {
  expect(numberText(value, format)).toBe(text)
})

const date = (iso: string) => new Date(`${iso}Z`)

test.each([
  ['2026-03-04T00:00', 'm/d/yyyy', '2026-03-04'],
  ['2026-03-04T00:00', 'dd.mm.yyyy', '2026-03-04'],
  ['2026-03-04T00:00', '[$-407]d. mmmm yyyy;@', '2026-03-04'],
  ['2026-03-04T00:00', undefined, '2026-03-04'],
  ['2026-11-26T08:31', 'm/d/yyyy h:mm', '2026-11-26 08:31'],
  ['2026-11-26T08:31:05', 'yyyy-mm-dd hh:mm:ss', '2026-11-26 08:31:05'],
  ['2026-11-26T08:31', 'm/d/yyyy', '2026-11-26'],
  ['2026-11-26T00:00', 'm/d/yyyy h:mm', '2026-11-26'],
  ['1899-12-31T06:30', 'h:mm AM/PM', '06:30'],
  // What spreadsheets make of the texts 3-4 and 06-8108.
  ['2026-03-04T00:00', 'd-mmm', '4-Mar'],
  ['2008-06-01T00:00', 'mmm-yy', 'Jun-08'],
  ['2008-06-01T00:00', '[$-409]mmm\\-yy;@', 'Jun-08'],
  ['2026-12-31T00:00', 'dd\\-mmm', '31-Dec'],
])('the date %s in the format %j reads as %j', (iso, format, text) => {
  expect(dateText(date(iso), format)).toBe(text)
})

test('a date that no calendar has is an empty cell', () => {
  expect(dateText(new Date(Number.NaN), 'm/d/yyyy')).toBe('')
})

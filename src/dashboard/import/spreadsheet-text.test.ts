import { describe, expect, test } from 'vitest'
import { isWhatASpreadsheetMakesOf, spreadsheetRemark } from './spreadsheet-text'

const monthFirst = false
const dayFirst = true

describe('what a spreadsheet makes of', () => {
  test.each<[stored: string, ...cells: string[]]>([
    // Dates: English, then German, then as xlsx and LibreOffice write them.
    ['06-8108', 'Jun-08', 'Jun 08', '8108-06-01', '6/1/8108'],
    ['3-4', '4-Mar', '3-Apr', '03-Apr', '03. Apr', '2026-03-04', '3/4/2026', '03/04/26'],
    ['1/2', '2-Jan', '01-Feb', '01. Feb', '2026-01-02'],
    ['13-4', '13-Apr', '13. Apr'],
    ['12/2020', 'Dec-20', 'Dez 20', 'Dez 2020'],
    ['2024/3', 'Mar-24', 'Mrz 24'],
    ['1-2-3', '1/2/2003', '01/02/2003', '2003-01-02'],
    ['3/4/27', '3/4/2027', '03/04/2027', '03.04.2027', '2027-03-04'],
    ['2027-03-01', '3/1/2027', '03/01/27', '01.03.2027', '1-Mar-27', '1-Mar-2027'],
    ['1.10', '1.1', '1,1', '01. Okt', '1-Oct'],
    ['3.4', '03. Apr', '3-Apr'],
    ['MARCH1', '1-Mar', '01-Mar', '01. Mär', '01. Mrz'],
    ['SEPT2', '2-Sep', '02. Sep'],
    ['OCT4', '4-Oct', '04. Okt'],
    ['Mai 12', '12. Mai'],
    ['mai-4', '04-mai'],
    // Numbers.
    ['00417', '417'],
    ['+442071234567', '4.42071E+11', '442071234567', '4,42071E+11'],
    ['12E5', '1.20E+06', '1200000', '1,20E+06'],
    ['1e3', '1.00E+03', '1000'],
    ['.5', '0.5', '0,5'],
    ['5.', '5'],
    ['(5)', '-5'],
    ['12,34', '1,234', '1234', '12.34'],
    ['12345678901234567890', '1.23457E+19', '12345678901234600000'],
    // LibreOffice rounds to 15 digits, Excel drops the others.
    ['12345678901234567', '12345678901234600', '12345678901234500'],
    ['1234567890123456', '1234567890123460', '1234567890123450'],
    // Grouped in German, French and Swiss spreadsheets.
    ['26.066', '26066', '26.066'],
    ['26 066', '26066'],
    ["26'066", '26066'],
    ['1.234.567', '1234567'],
    ['012%', '12%', '0.12', '12.00%', '12,00 %'],
    ['12.5%', '12.50%', '0.125'],
    ['$1200', '$1,200', '$1,200.00'],
    ['$1200.5', '$1,200.50'],
    // Fractions, times, yes and no.
    ['0 3/4', '3/4', '0.75'],
    ['1 2/4', '1 1/2', '1.5'],
    ['1:10', '01:10', '1:10:00', '1:10 AM', '01:10:00'],
    ['9:5', '9:05', '09:05'],
    ['1:64', '2:04:00'],
    ['14:30', '2:30 PM'],
    ['true', 'TRUE'],
    ['Falsch', 'FALSCH'],
  ])('%s is recognized', (stored, ...cells) => {
    for (const cell of cells)
      expect([cell, isWhatASpreadsheetMakesOf(stored, cell, monthFirst)]).toEqual([cell, true])
  })

  test.each<[stored: string, ...cells: string[]]>([
    // A spreadsheet does not make these of the stored texts: a person corrected them.
    ['417', '00417', '418', '+417', '417A'],
    ['1.1', '1.10'],
    ['3-4', '4-3', '3-5', '5-Mar', '4-May', '4-MAR', '3/4', '34'],
    ['06-8108', '06-8109', 'Jun-09', 'Jul-08', '6/2/8108'],
    ['2027-03-01', '3/2/2027', '1-Mar-28', '1-Mar', '2027-03-02', '1/3/2027'],
    ['3/4/27', '4/3/27', '3/5/2027'],
    ['442071234567', '+442071234567', '442071235000', '4.42072E+11', '4.42071E+999'],
    ['12345678901234567890', '12345678901234567891'],
    ['1e400', '1E+999', '2E+400'],
    ['12.5%', '13%', '12.5', '1.25'],
    ['$1200', '€1,200', '1200', '$1,201'],
    ['3/4', '0.75'],
    ['1:10', '1:11', '10:1', '1:10 PM'],
    ['true', 'FALSE', 'True', 'YES'],
    ['Jun', 'Jun-08'],
    ['H-260', '260'],
    ['', '0'],
  ])('%s is not what a person typed instead', (stored, ...cells) => {
    for (const cell of cells)
      expect([cell, isWhatASpreadsheetMakesOf(stored, cell, monthFirst)]).toEqual([cell, false])
  })

  test('a date depends on the order of dates in the file', () => {
    const both = [monthFirst, dayFirst].map((order) =>
      isWhatASpreadsheetMakesOf('2027-03-01', '1/3/2027', order),
    )
    expect(both).toEqual([false, true])
  })

  test('a long text is not looked at', () => {
    expect(isWhatASpreadsheetMakesOf(`${'0'.repeat(100_000)}1`, '1', monthFirst)).toBe(false)
  })
})

test.each([
  ['Jun-08', 'looks like a date a spreadsheet made of a number'],
  ['4-Mar', 'looks like a date a spreadsheet made of a number'],
  ['03. Apr', 'looks like a date a spreadsheet made of a number'],
  ['6/1/2008', 'looks like a date a spreadsheet made of a number'],
  ['2003-01-02', 'looks like a date a spreadsheet made of a number'],
  ['1.20E+05', 'looks like a number a spreadsheet shortened'],
  ['4,42071E+11', 'looks like a number a spreadsheet shortened'],
  ['MAR-12', null],
  ['H-260', null],
  ['3-4', null],
  ['Kiln-08', null],
  ['June delivery', null],
  ['12E5', null],
])('the text %s %s', (text, remark) => expect(spreadsheetRemark(text)).toBe(remark))

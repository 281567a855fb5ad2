import { expect, test } from 'vitest'
import { decode } from './decode'
import { readTable } from './read-table'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++)
    bytes.setUint16(index * 2, text.charCodeAt(index), littleEndian)
  return new Uint8Array(bytes.buffer)
}
const bytes = (...values: number[]) => new Uint8Array(values)

test.each([
  ['UTF-8', utf8('Kübel, 3 € 🧖')],
  ['UTF-8', utf8('\uFEFFKübel, 3 € 🧖')],
  ['UTF-16', utf16('\uFEFFKübel, 3 € 🧖', true)],
  ['UTF-16', utf16('\uFEFFKübel, 3 € 🧖', false)],
])('%s is read, its mark left out', (encoding, file) => {
  expect(decode(file)).toEqual({ text: 'Kübel, 3 € 🧖', encoding })
})

test('what is no UTF-8 is taken for the old Windows alphabet', () => {
  // Without a euro sign, which Node 20 gets wrong and browsers do not.
  const file = bytes(0x4b, 0xfc, 0x62, 0x65, 0x6c)
  expect(decode(file)).toEqual({ text: 'Kübel', encoding: 'Windows-1252' })
})

test.each([
  ['an .xlsx', bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0), /workbook/],
  ['an .xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /workbook/],
  [
    'a picture',
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(20).fill(0)),
    /not a text file/,
  ],
  ['UTF-16 that does not say so', utf16('Name,Cost\nBench,3', true), /not a text file/],
])('%s is refused with what to do', (_, file, message) => {
  expect(() => decode(file)).toThrow(message)
})

const read = (text: string) => readTable(utf8(text))

test('rows keep the numbers a spreadsheet shows, blank ones left out', () => {
  expect(read('\n Name ,Cost\r\nBench,3\r\n,\r\n\r\n"two\r\nlines",4').rows).toEqual([
    { number: 3, cells: ['Bench', '3'], fault: null },
    { number: 6, cells: ['two\nlines', '4'], fault: null },
  ])
})

test.each([',', ';', '\t', '|'])('the delimiter %j is found', (delimiter) => {
  const text = [
    ['Name', 'Notes'],
    ['Bench', 'a'],
    ['Door', 'b'],
  ]
    .map((row) => row.join(delimiter))
    .join('\n')
  expect(read(text)).toMatchObject({ headers: ['Name', 'Notes'], rows: [{ cells: ['Bench', 'a'] }, {}] })
})

test('one column is a table too', () => {
  expect(read('Name\nBench\nDoor')).toMatchObject({ headers: ['Name'], rows: [{ cells: ['Bench'] }, {}] })
})

test('quotation marks, delimiters and line ends inside a cell are kept', () => {
  expect(read('Name,Notes\n"say ""hot"", twice","a\nb"').rows[0]?.cells).toEqual(['say "hot", twice', 'a\nb'])
})

test('mixed line ends are all line ends', () => {
  expect(read('Name,Notes\nBench,"a"\r\nDoor,"b"\rLamp,"c"').rows.map(({ cells }) => cells)).toEqual([
    ['Bench', 'a'],
    ['Door', 'b'],
    ['Lamp', 'c'],
  ])
})

test('a quotation mark out of place is the fault of its row', () => {
  const { rows } = read('Name,Cost\nBench,1\n"Door,2')
  expect(rows.map(({ fault }) => fault)).toEqual([null, 'A quotation mark is out of place'])
})

test.each([
  ['', /empty/],
  ['\n \n', /empty/],
  ['Name,Cost\n', /no rows/],
  [`Name\n${'x\n'.repeat(100_001)}`, /more than 100,000 rows/],
])('nothing to read, or too much, is refused', (text, message) => {
  expect(() => read(text)).toThrow(message)
})

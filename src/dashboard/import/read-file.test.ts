import { describe, expect, test, vi } from 'vitest'
import { columns } from '@/catalog/columns'
import { fieldsByKey } from '@/catalog/specifications/fields'
import { maxColumns } from './file-limits'
import { summarize } from './file-summary'
import { decode, parseTable, readFile } from './read-file'

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
])('%s is decoded, without its byte order mark', (encoding, file) => {
  expect(decode(file)).toEqual({ text: 'Kübel, 3 € 🧖', encoding })
})

test('bytes that are not valid UTF-8 are decoded as Windows-1252', () => {
  // Without a euro sign, which Node 20 decodes wrongly; the end-to-end test has one.
  const file = bytes(0x4b, 0xfc, 0x62, 0x65, 0x6c)
  expect(decode(file)).toEqual({ text: 'Kübel', encoding: 'Windows-1252' })
})

test.each([
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(20).fill(0))],
  ['UTF-16 that does not say so', utf16('Name,Cost\nBench,3', true)],
])('%s is refused with a message that says what to do', (_, file) => {
  expect(() => decode(file)).toThrow(
    'This is neither a text file nor a workbook. Choose a CSV or Excel file.',
  )
})

const outOfPlace = expect.stringMatching(/^A quotation mark is out of place/)
const read = (text: string) => parseTable(utf8(text))

test('rows have the numbers of a spreadsheet, blank rows are left out', () => {
  expect(read('\n Name ,Cost\r\nBench,3\r\n,\r\n\r\n"two\r\nlines",4').rows).toMatchObject([
    { number: 3, cells: ['Bench', '3'], fault: null },
    { number: 6, cells: ['two\nlines', '4'], fault: null },
  ])
})

describe.each([',', ';', '\t', '|'])('the delimiter %j is found', (delimiter) => {
  const headers = ['ID', 'Cost']
  const fileOf = (rows: readonly string[][], lineEnd = '\n') =>
    [headers, ...rows].map((row) => row.join(delimiter) + lineEnd).join('')

  test.each([1, 2, 5, 8, 20])('in two columns and %i rows, each with a line end', (count) => {
    const rows = Array.from({ length: count }, (_, index) => [String(index), '3'])
    for (const lineEnd of ['\n', '\r\n', '\r'])
      expect(read(fileOf(rows, lineEnd))).toMatchObject({
        headers,
        delimiter,
        rows: rows.map((cells) => ({ cells })),
      })
    expect(read(fileOf(rows).trimEnd())).toMatchObject({ headers, delimiter })
    expect(read(`${fileOf(rows)}\n\n`)).toMatchObject({ headers, delimiter })
  })

  test('if rows are short', () => {
    expect(read(fileOf([['1'], ['2'], ['3', '4']]))).toMatchObject({ headers, delimiter })
  })

  test('if texts contain the other delimiters', () => {
    const others = [',', ';', '\t', '|'].filter((other) => other !== delimiter)
    const text = others.join(' ')
    const rows = [...others, text].map((other) => [`a${other}b`, text])
    expect(read(fileOf(rows))).toMatchObject({ headers, delimiter })
  })
})

test('of two delimiters that part the header, the one that parts the rows so, too', () => {
  expect(read('Name;Size (W, D, H, in)\nBench;20\nDoor;30\n').headers).toEqual(['Name', 'Size (W, D, H, in)'])
  expect(read('ID;Cost, net\n1;2\n3;4\n').headers).toEqual(['ID', 'Cost, net'])
  expect(read('ID,Cost; net\n1,2\n3,4\n').headers).toEqual(['ID', 'Cost; net'])
})

test('a first line that names the delimiter to spreadsheets is no header, and is not counted', () => {
  expect(read('sep=;\r\nName;Notes\r\nBench, long;a,b,c')).toMatchObject({
    headers: ['Name', 'Notes'],
    rows: [{ number: 2, cells: ['Bench, long', 'a,b,c'] }],
    delimiter: ';',
  })
  expect(read('sep=x\nName\nBench').headers).toEqual(['sep=x'])
})

test('a file with one column is read', () => {
  expect(read('Name\nBench\nDoor')).toMatchObject({ headers: ['Name'], rows: [{ cells: ['Bench'] }, {}] })
})

test('quotation marks, delimiters and line ends inside a cell are kept', () => {
  expect(read('Name,Notes\n"say ""hot"", twice","a\nb"').rows[0]?.cells).toEqual(['say "hot", twice', 'a\nb'])
})

test('headers and cells hold no direction marks, which would turn the words around them', () => {
  const { headers, rows } = parseTable(utf8('Name,\u202eweN\u2066\nBench\u202e,evas\u200f\n'))
  expect([headers, rows.map(({ cells }) => cells)]).toEqual([['Name', 'weN'], [['Bench', 'evas']]])
})

test('\\n, \\r\\n and \\r end a line in the same file', () => {
  expect(read('Name,Notes\nBench,"a"\r\nDoor,"b"\rLamp,"c"').rows.map(({ cells }) => cells)).toEqual([
    ['Bench', 'a'],
    ['Door', 'b'],
    ['Lamp', 'c'],
  ])
})

test('a misplaced quotation mark makes its row invalid', () => {
  const { rows } = read('Name,Cost\nBench,1\n"Door,2')
  expect(rows.map(({ fault }) => fault)).toEqual([null, outOfPlace])
})

test.each([
  ['"Name" of it,Cost\n"Bench",1\nDoor,2\nLamp,3\n'],
  ['"Name,Cost\nBench,1\nDoor,2\n'],
  ['\n"Name"x;Cost\n"Bench";1\nDoor;2\n'],
])('a misplaced quotation mark in the header, which takes rows with it, is refused: %j', (text) => {
  expect(() => read(text)).toThrow(/^The header has a quotation mark out of place\./)
})

test('blank lines between rows neither count as rows nor hide those behind them', () => {
  const { rows } = read(`Name,Cost\n${'Bench,1\n\n'.repeat(60_000)}`)
  expect(rows).toHaveLength(60_000)
  expect(rows.at(-1)).toMatchObject({ number: 120_000, cells: ['Bench', '1'], fault: null })
  expect(() => read(`Name\n${'x\n\n\n'.repeat(100_001)}`)).toThrow(/more than 100,000 rows/)
})

test('a misplaced quotation mark between blank lines makes its own row invalid', () => {
  const { rows } = read('Name,Cost\n\nBench,1\n\n"Door" x,2\n')
  expect(rows.map(({ fault }) => fault)).toEqual([null, outOfPlace])
})

test.each([
  ['', /empty/],
  ['\n \n', /empty/],
  ['Name,Cost\n', /no rows/],
  [`Name\n${'x\n'.repeat(100_001)}`, /more than 100,000 rows/],
])('an empty file and one with too many rows are refused', (text, message) => {
  expect(() => read(text)).toThrow(message)
})

const wide = (columns: number) => `${','.repeat(columns - 1)}Name\n${','.repeat(columns - 1)}x\n`

test('more than 500 columns are refused; empty ones at the end do not count', () => {
  expect(() => read(wide(2000))).toThrow(/^This file has 2,000 columns\. At most 500 are read/)
  expect(() => read(wide(501))).toThrow(/501 columns/)
  expect(read(wide(500)).headers).toHaveLength(500)
  expect(read(`Name,Cost${','.repeat(3000)}\nBench,3${','.repeat(3000)}\n`)).toMatchObject({
    headers: ['Name', 'Cost'],
    rows: [{ cells: ['Bench', '3'] }],
  })
})

test('an export has fewer columns than a file may have', () => {
  // The columns of the table, each known key, and at most 200 free keys.
  expect(columns.length + fieldsByKey.size + 200).toBeLessThan(maxColumns)
})

test('the categories of a file are those its rows name, and those of the list nearest to other names', () => {
  const { categories } = summarize(read('Name,Category\na,benches\nb,"Cold plunge, Doors"'))
  expect(categories.slice(0, 3)).toEqual(['Benches', 'Cold plunge', 'Doors'])
  expect(categories).toContain('Cold Plunge Pools')
  expect(summarize(read('Name\nBench')).categories).toEqual([])
})

test('a file of more than 64 MB is refused before it is read', async () => {
  const file = new File(['Name\nBench'], 'huge.csv')
  const read = vi.spyOn(file, 'arrayBuffer')
  Object.defineProperty(file, 'size', { value: 64 * 1024 * 1024 + 1 })
  await expect(readFile(file)).rejects.toThrow(/^This file is larger than 64 MB/)
  expect(read).not.toHaveBeenCalled()
})

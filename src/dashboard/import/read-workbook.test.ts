import type { CellValue } from 'hucre/xlsx'
import { describe, expect, test, vi } from 'vitest'
import { summarize } from './file-summary'
import { preview } from './preview.fixture'
import { readFile } from './read-file'
import { partsWith, workbook, workbookOf, zip } from './workbook.fixture'

const read = (bytes: Uint8Array<ArrayBuffer>, sheet?: string, name = 'prices.xlsx') =>
  readFile(new File([bytes], name), sheet)
const header = ['Name', 'Price']

test('cells are read as the workbook shows them, whatever the file is called', async () => {
  const bytes = await workbook(
    [
      ['Name', 'Price', 'Valid from', 'Sold', 'Model', 'Power'],
      ['Tub', 1250.5, new Date(Date.UTC(2026, 0, 31)), true, 417, 4.5],
      [null, null, null, null, null, null],
      ['Bench', null, null, false, 'A-1', null],
    ],
    [undefined, '#,##0.00 [$€-407]', 'm/d/yyyy', undefined, '00000', '0.0 "kW"'],
  )
  const table = {
    headers: ['Name', 'Price', 'Valid from', 'Sold', 'Model', 'Power'],
    rows: [
      { number: 2, cells: ['Tub', '1250.5 €', '2026-01-31', 'TRUE', '00417', '4.5 kW'], fault: null },
      { number: 4, cells: ['Bench', '', '', 'FALSE', 'A-1', ''], fault: null },
    ],
    sheets: ['Prices'],
    sheet: 'Prices',
  }
  expect(await read(bytes)).toMatchObject(table)
  expect(await read(bytes, undefined, 'prices.csv')).toMatchObject(table)
  const csv = new TextEncoder().encode('Name,Price\nTub,5')
  expect(await read(csv)).toMatchObject({ headers: header, sheets: [], sheet: null })
})

test('the numbers of a workbook ask nothing about decimal marks, its texts do', async () => {
  const marksOf = async (...cells: (string | number)[]) => {
    const summary = summarize(await read(await workbook([header, ...cells.map((cell) => ['Tub', cell])])))
    return summary.marks[1]?.numbers
  }
  expect(await marksOf(1.125, 2.5)).toEqual({ sure: [], either: null })
  expect(await marksOf(1.125, '1.250')).toEqual({ sure: [], either: '1.250' })
  expect(await marksOf(1.125, '1.250,50')).toEqual({ sure: [','], either: null })
})

describe('what is stored of a workbook', () => {
  const added = async (rows: CellValue[][], formats: (string | undefined)[] = []) =>
    preview(await read(await workbook(rows, formats)), []).payload?.added

  test.each<[format: string | undefined, price: CellValue, values: object]>([
    [undefined, 980, { cost: 980 }],
    [undefined, 1250.5, { cost: 1250.5 }],
    ['#,##0.00', 23.7881, { cost: 23.79 }],
    ['#,##0.00 [$€-407]', 1250.5, { cost: 1250.5, currency: 'EUR' }],
    ['[$£-809]#,##0.00', 1250.5, { cost: 1250.5, currency: 'GBP' }],
    ['[$CAD] #,##0', 980, { cost: 980, currency: 'CAD' }],
    ['$#,##0', 980, { cost: 980 }],
    [undefined, '1.250,50 €', { cost: 1250.5, currency: 'EUR' }],
  ])('of the price in the format %j, %j: %j', async (format, price, values) => {
    expect(await added([header, ['Tub', price]], [undefined, format])).toMatchObject([values])
  })

  test.each(['[$CHF-807] #,##0', '[$¥-411]#,##0', '#,##0 [$kr-41D]'])(
    'no price in a currency that the catalog does not keep: %j',
    async (format) => {
      const table = await read(await workbook([header, ['Tub', 980000]], [undefined, format]))
      expect(preview(table, [])).toMatchObject({ counts: { invalid: 1 }, payload: null })
    },
  )

  test('numbers have a decimal point, also beside texts with decimal commas', async () => {
    const rows = [
      ['Name', 'Price', 'Weight (kg)', 'Lead time (weeks)'],
      ['Tub', '1.250,50 €', '1,25', 6],
      ['Bench', 4200.5, 1.125, 2],
    ]
    expect(await added(rows)).toMatchObject([
      { cost: 1250.5, specifications: { weight_kg: 1.25 }, lead_time_days: 42 },
      { cost: 4200.5, specifications: { weight_kg: 1.125 }, lead_time_days: 14 },
    ])
  })

  test('a unit of the format goes before that of the catalog', async () => {
    const rows = [
      ['Name', 'Lead time', 'spec.weight_kg', 'Model', 'spec.price_date'],
      ['Tub', 6, 100, 417, new Date(Date.UTC(2026, 0, 31))],
    ]
    const formats = [undefined, '0 "weeks"', '0 "lb"', '00000', 'dd.mm.yyyy']
    expect(await added(rows, formats)).toMatchObject([
      {
        lead_time_days: 42,
        model: '00417',
        specifications: { weight_kg: expect.closeTo(45.36, 1), price_date: '2026-01-31' },
      },
    ])
  })
})

test('the first sheet with rows is read, or the one asked for; hidden ones and those without rows are not offered', async () => {
  const bytes = await workbookOf([
    { name: 'Cover', rows: [['Price list 2026']] },
    { name: 'Lists', rows: [header, ['x', 1]], hidden: true },
    { name: 'Saunas', rows: [header, ['Heater', 1]] },
    { name: 'Empty', rows: [] },
    { name: 'Pools', rows: [header, ['Tub', 2]] },
  ])
  const sheets = ['Saunas', 'Pools']
  expect(await read(bytes)).toMatchObject({ sheets, sheet: 'Saunas', rows: [{ cells: ['Heater', '1'] }] })
  expect(await read(bytes, 'Pools')).toMatchObject({
    sheets,
    sheet: 'Pools',
    rows: [{ cells: ['Tub', '2'] }],
  })
  expect(await read(bytes, 'Lists')).toMatchObject({ sheet: 'Saunas' })
})

test('hidden sheets are read if no other has rows', async () => {
  const bytes = await workbookOf([
    { name: 'Cover', rows: [['Hello']] },
    { name: 'Data', rows: [header, ['Tub', 2]], hidden: true },
  ])
  expect(await read(bytes)).toMatchObject({ sheets: ['Data'], rows: [{ cells: ['Tub', '2'] }] })
})

test('a formula is its last result, and an error of the spreadsheet without one; nothing is computed or fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
  const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = [
    row(1, text('A1', 'Name') + text('B1', 'Price') + text('C1', 'Notes')),
    row(2, `${text('A2', 'Tub')}<c r="B2"><f>1+1</f><v>2</v></c><c r="C2"><f>[1]Other!A1</f></c>`),
    row(
      3,
      `${text('A3', 'Bench')}<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C3" t="str"><f>""</f><v></v></c>`,
    ),
    row(
      4,
      `${text('A4', '=HYPERLINK(&quot;http://x.example&quot;)')}<c r="B4"><f>WEBSERVICE("http://x.example")</f></c>`,
    ),
  ]
  const { rows } = await read(
    await zip(
      partsWith(sheet.join(''), [
        { name: 'xl/vbaProject.bin', content: 'Sub AutoOpen()' },
        { name: 'xl/externalLinks/externalLink1.xml', content: '<broken' },
        { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: '<broken' },
      ]),
    ),
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Tub', '2', '#CALC!'],
    ['Bench', '#DIV/0!', ''],
    ['=HYPERLINK("http://x.example")', '#CALC!', ''],
  ])
  expect(fetched).not.toHaveBeenCalled()
})

const unread = /^This workbook could not be read\./
const oneRow = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'
const bomb = ' '.repeat(1_000_000)
const ole = (text: string) => {
  const name = new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0), 0]))
  return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...name])
}

test.each([
  ['an old .xls', async () => ole('Workbook'), /^This workbook has the old format \.xls\./],
  [
    'a workbook with a password',
    async () => ole('EncryptedPackage'),
    /^This workbook is protected by a password\./,
  ],
  [
    'an archive with a password',
    () => zip(partsWith(oneRow).map((part) => ({ ...part, flags: 1 }))),
    /^This workbook is protected by a password\./,
  ],
  [
    'a document of another program',
    () => zip([{ name: 'word/document.xml', content: '<w/>' }]),
    /^This is not an Excel workbook \(\.xlsx\)\./,
  ],
  [
    'a binary workbook',
    () => zip([{ name: 'xl/workbook.bin', content: 'x' }]),
    /^This is not an Excel workbook \(\.xlsx\)\./,
  ],
  ['half a file', async () => (await zip(partsWith(oneRow))).slice(0, 400), unread],
  [
    'a file with a broken sheet',
    () =>
      zip(
        partsWith(oneRow).map((part) =>
          part.name.includes('sheet1') ? { ...part, content: '<worksheet' } : part,
        ),
      ),
    unread,
  ],
  [
    'a bomb that states its size',
    () => zip(partsWith(oneRow, [{ name: 'xl/sharedStrings.xml', content: 'x', statedSize: 3_000_000_000 }])),
    /^This workbook unpacks to more than 128 MB\./,
  ],
  [
    'a bomb that states a small size',
    () =>
      zip(
        partsWith(oneRow + bomb).map((part) =>
          part.name.includes('sheet1') ? { ...part, statedSize: 100 } : part,
        ),
      ),
    unread,
  ],
  [
    'a bomb that states no size',
    () =>
      zip(
        partsWith(oneRow + bomb).map((part) =>
          part.name.includes('sheet1') ? { ...part, statedSize: 0 } : part,
        ),
      ),
    unread,
  ],
  ['a sheet with one row', () => workbook([['Name']]), /^This workbook has no sheet with a header and a row/],
  [
    'more than 500 columns',
    () => workbook([Array.from({ length: 501 }, (_, at) => `H${at}`), ['x']]),
    /^This file has 501 columns\. At most 500 are read/,
  ],
  [
    'two cells at far corners',
    () =>
      zip(
        partsWith(
          '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="ZZ1048576"><v>1</v></c></row>',
        ),
      ),
    unread,
  ],
])('%s is refused with one plain line', async (_, bytes, message) => {
  await expect(bytes().then((file) => read(file))).rejects.toThrow(message)
})

test('formats without values do not count as columns', async () => {
  const sheet =
    '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="2"><c r="A2"><v>2</v></c><c r="ZZ2" s="1"/></row>'
  expect(await read(await zip(partsWith(sheet)))).toMatchObject({ headers: ['1'], rows: [{ cells: ['2'] }] })
})

test('the ids of new items belong to the file, its sheet and the row: a file read again finds what it added', async () => {
  const rows = [header, ['Heater', 1], ['Stove', 2]]
  const bytes = await workbookOf([
    { name: 'A', rows },
    { name: 'B', rows },
  ])
  const ids = async (sheet: string) => (await read(bytes, sheet)).rows.map(({ newId }) => newId)
  const first = await ids('A')
  expect(first).toEqual([...first].sort())
  expect(new Set([...first, ...(await ids('B'))])).toHaveLength(4)
  expect(await ids('A')).toEqual(first)
  for (const id of first) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

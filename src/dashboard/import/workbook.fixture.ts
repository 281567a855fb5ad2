import { type CellValue, writeXlsx } from 'hucre/xlsx'

/** Test data: an .xlsx file with one sheet. `formats` are the number formats of its columns. */
export const workbook = (rows: CellValue[][], formats: (string | undefined)[] = []) =>
  workbookOf([{ name: 'Prices', rows, formats }])

type Sheet = { name: string; rows: CellValue[][]; formats?: (string | undefined)[]; hidden?: boolean }

/** Test data: an .xlsx file with these sheets. */
export async function workbookOf(sheets: Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const written = sheets.map(({ name, rows, formats = [], hidden = false }) => ({
    name,
    rows,
    hidden,
    cells: new Map(
      rows.flatMap((row, index) =>
        row.flatMap((value, column) => {
          const numFmt = formats[column]
          const isFormatted = numFmt !== undefined && index > 0 && value !== null
          return isFormatted ? [[`${index},${column}`, { value, style: { numFmt } }] as const] : []
        }),
      ),
    ),
  }))
  return new Uint8Array(await writeXlsx({ sheets: written }))
}

type Part = { name: string; content: string | Uint8Array; statedSize?: number; flags?: number }

/** Test data: a ZIP archive whose parts are packed but may lie about their sizes, as the archives of other programs may. */
export async function zip(parts: Part[]): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, content, statedSize, flags = 0 } of parts) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const packed = await deflate(bytes)
    const title = new TextEncoder().encode(name)
    const size = statedSize ?? bytes.length
    // CRC 0: not checked.
    const common = [20, flags, 8, 0, 0]
    const sizes = [0, packed.length, size]
    const local = record([0x04034b50], common, sizes, [title.length, 0])
    directory.push(record([0x02014b50], [20, ...common], sizes, [title.length, 0, 0, 0, 0], [0, at]), title)
    files.push(local, title, packed)
    at += local.length + title.length + packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record([0x06054b50], [0, 0, parts.length, parts.length], [size, at], [0])
  const whole = await new Blob([...files, ...directory, end] as BlobPart[]).arrayBuffer()
  return new Uint8Array(whole)
}

/** A record of 32-bit and 16-bit numbers by turns: [32-bit], [16-bit], [32-bit], ... */
function record(...groups: number[][]): Uint8Array {
  const bytes = groups.flatMap((group, index) =>
    group.flatMap((value) =>
      Array.from({ length: index % 2 === 0 ? 4 : 2 }, (_, byte) => (value >>> (8 * byte)) & 255),
    ),
  )
  return new Uint8Array(bytes)
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Test data: the parts of a workbook with this XML inside `sheetData`, to be packed by `zip`. */
export function partsWith(sheetData: string, more: Part[] = []): Part[] {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const list = (inner: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
  return [
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    },
    { name: '_rels/.rels', content: list(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: list(
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
          relation('rId2', 'externalLink', 'externalLinks/externalLink1.xml') +
          relation('rId3', 'vbaProject', 'vbaProject.bin'),
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    },
    ...more,
  ]
}

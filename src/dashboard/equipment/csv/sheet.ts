import { UnreadableFile } from './decode'
import { readTable, type Table } from './read-table'

/** Summary of a file that has been read. */
export type Sheet = Pick<Table, 'headers' | 'encoding'> & {
  rowCount: number
  /** The first value of each column. */
  samples: string[]
}

/** Longest sample of a column, in characters. */
const sampleLength = 80

/** Largest file that is read (bytes): about the export of 100,000 items. */
const maxFileBytes = 64 * 1024 * 1024

/** Reads a CSV file. Throws `UnreadableFile`. */
export async function readFile(file: File): Promise<Table> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Split it into several.`,
    )
  }
  return readTable(new Uint8Array(await file.arrayBuffer()))
}

export function toSheet({ headers, rows, encoding }: Table): Sheet {
  const sampleOf = (column: number) => {
    const row = rows.find(({ cells }) => cells[column]?.trim())
    return row?.cells[column]?.trim().slice(0, sampleLength) ?? ''
  }
  return { headers, encoding, rowCount: rows.length, samples: headers.map((_, column) => sampleOf(column)) }
}

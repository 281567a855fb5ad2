import type { Equipment } from '@/dashboard/equipment/equipment'
import type { Matching } from './columns'
import { UnreadableFile } from './decode'
import { type Preview, previewImport } from './preview'
import { readTable, type Table } from './read-table'

// Reads and checks a file beside the page, which stays alive meanwhile. It answers one request at a time; who wants
// no answer any more ends it.

export type Request =
  | { kind: 'read'; file: File }
  | { kind: 'check'; matching: Matching; items: readonly Equipment[] }

/** What the first look at a file tells. */
export type Sheet = Pick<Table, 'headers' | 'encoding'> & {
  rowCount: number
  /** The first values of each column. */
  samples: string[]
}

export type Answer =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; sheet: Sheet }
  | { kind: 'checked'; preview: Preview }
  | { kind: 'failed'; message: string }

let table: Table | null = null

const answer = (message: Answer) => self.postMessage(message)

/** Enough of a value to know a column by. */
const sampleLength = 80

/** The largest file that is read (bytes): about the export of 100,000 items. */
const maxFileBytes = 64 * 1024 * 1024

async function read(file: File) {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(
      `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Split it into several.`,
    )
  }
  table = readTable(new Uint8Array(await file.arrayBuffer()))
  const { headers, rows, encoding } = table
  const samples = headers.map(
    (_, column) =>
      rows
        .find(({ cells }) => cells[column]?.trim())
        ?.cells[column]?.trim()
        .slice(0, sampleLength) ?? '',
  )
  answer({ kind: 'read', sheet: { headers, encoding, rowCount: rows.length, samples } })
}

function check(matching: Matching, items: readonly Equipment[]) {
  if (!table) throw new Error('No file has been read')
  const total = table.rows.length
  const preview = previewImport(table, matching, items, (done) =>
    answer({ kind: 'progress', share: done / total }),
  )
  answer({ kind: 'checked', preview })
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    if (data.kind === 'read') await read(data.file)
    else check(data.matching, data.items)
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : 'This file could not be read.'
    answer({ kind: 'failed', message })
  }
}

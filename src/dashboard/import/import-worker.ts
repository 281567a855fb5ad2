import { UnreadableFile } from './file-limits'
import { type FileSummary, summarize } from './file-summary'
import type { ImportInput } from './plan-row'
import { type Preview, previewImport } from './preview'
import { readFile, type Table } from './read-file'

// Web worker that reads and compares a file, so that the page stays responsive. Each request carries a MessagePort for its
// answers. Terminating the worker cancels all requests.

/** A file to read, and the sheet of it and the header's line if a person chose them; or what its rows are to be compared with. */
export type Request =
  | { file: File; sheet?: string | undefined; headerLine?: number | undefined }
  | ImportInput

export type Answer<Value> =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; value: Value }
  | { kind: 'failed'; message: string }

let table: Table | null = null

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Request>) => {
  const answer = (message: Answer<FileSummary | Preview>) => port?.postMessage(message)
  try {
    if ('file' in data) {
      table = await readFile(data.file, data.sheet, data.headerLine)
      return answer({ kind: 'done', value: summarize(table) })
    }
    if (!table) throw new Error('No file has been read')
    const total = table.rows.length
    const report = (done: number) => answer({ kind: 'progress', share: done / total })
    answer({ kind: 'done', value: previewImport(table, data, report) })
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : 'This file could not be read.'
    answer({ kind: 'failed', message })
  }
}

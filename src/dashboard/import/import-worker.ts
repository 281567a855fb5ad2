import type { Equipment } from '@/catalog/equipment'
import type { ColumnMapping } from './column-mapping'
import type { Choices } from './diff-rows'
import type { FileFormat } from './file-format'
import { type Preview, previewImport } from './preview'
import { type FileSummary, readFile, summarize, type Table, UnreadableFile } from './read-file'

// Web worker that reads and compares a file, so that the page stays responsive. Each request carries a MessagePort for its
// answers. Terminating the worker cancels all requests.

export type Request =
  | { kind: 'read'; file: File }
  | {
      kind: 'compare'
      mapping: ColumnMapping
      format: FileFormat
      items: readonly Equipment[]
      choices: Choices
    }

export type Answer =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; summary: FileSummary }
  | { kind: 'compared'; preview: Preview }
  | { kind: 'failed'; message: string }

let table: Table | null = null

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Request>) => {
  const answer = (message: Answer) => port?.postMessage(message)
  try {
    if (data.kind === 'read') {
      table = await readFile(data.file)
      return answer({ kind: 'read', summary: summarize(table) })
    }
    if (!table) throw new Error('No file has been read')
    const total = table.rows.length
    const { mapping, format, items, choices } = data
    const preview = previewImport(table, mapping, format, items, choices, (done) =>
      answer({ kind: 'progress', share: done / total }),
    )
    answer({ kind: 'compared', preview })
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : 'This file could not be read.'
    answer({ kind: 'failed', message })
  }
}

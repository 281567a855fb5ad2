import type { Equipment } from '@/catalog/equipment'
import type { Choices } from './choices'
import { type Matching, withUnitsInHeaders } from './column-mapping'
import { UnreadableFile } from './decode'
import { type Preview, previewImport } from './preview'
import type { Table } from './read-file'
import { readFile, type Sheet, toSheet } from './sheet'

// Web worker that reads and checks a file, so that the page stays responsive. Each request carries a MessagePort for
// its answers. Terminating the worker cancels all requests.

export type Request =
  | { kind: 'read'; file: File }
  | { kind: 'check'; matching: Matching; items: readonly Equipment[]; choices: Choices }

export type Answer =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; sheet: Sheet }
  | { kind: 'checked'; preview: Preview }
  | { kind: 'failed'; message: string }

let table: Table | null = null

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Request>) => {
  const answer = (message: Answer) => port?.postMessage(message)
  try {
    if (data.kind === 'read') {
      table = await readFile(data.file)
      return answer({ kind: 'read', sheet: toSheet(table) })
    }
    if (!table) throw new Error('No file has been read')
    const { matching, items, choices } = data
    const total = table.rows.length
    const preview = previewImport(...withUnitsInHeaders(table, matching), items, choices, (done) =>
      answer({ kind: 'progress', share: done / total }),
    )
    answer({ kind: 'checked', preview })
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : 'This file could not be read.'
    answer({ kind: 'failed', message })
  }
}

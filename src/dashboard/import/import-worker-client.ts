import type { Equipment } from '@/catalog/equipment'
import type { ColumnMapping } from './column-mapping'
import type { Choices } from './diff-rows'
import type { FileFormat } from './file-format'
import type { Answer, Request } from './import-worker'
import type { Preview } from './preview'
import type { FileSummary } from './read-file'

/** A file that a web worker reads and compares. The promises reject with a sentence to show. */
export type ImportWorker = {
  read(file: File): Promise<FileSummary>
  /** Compares the rows with `items`. `onProgress` is called with the finished share, 0 to 1. */
  compare(
    input: { mapping: ColumnMapping; format: FileFormat; items: readonly Equipment[]; choices: Choices },
    onProgress?: (share: number) => void,
  ): Promise<Preview>
  /** Terminates the worker. Pending promises never settle. */
  close(): void
}

/** A worker whose script did not load, say after a deployment, sends a plain event; one that failed an `ErrorEvent`. */
const reasonOf = (event: Event) =>
  event instanceof ErrorEvent
    ? 'This file could not be read.'
    : 'The import could not be loaded. Check your connection, or reload the page.'

/** Starts the worker. */
export function openImportWorker(): ImportWorker {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })

  function ask<Wanted>(request: Request, pick: (answer: Answer) => Wanted | null): Promise<Wanted> {
    return new Promise((resolve, reject) => {
      // One MessageChannel per request: the next request may follow before this one is answered.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'failed') return reject(new Error(data.message))
        const wanted = pick(data)
        if (wanted !== null) resolve(wanted)
      }
      worker.addEventListener('error', (event) => reject(new Error(reasonOf(event))), { once: true })
      worker.postMessage(request, [port2])
    })
  }

  return {
    read: (file) => ask({ kind: 'read', file }, (answer) => (answer.kind === 'read' ? answer.summary : null)),
    compare: (input, onProgress) =>
      ask({ kind: 'compare', ...input }, (answer) => {
        if (answer.kind === 'progress') onProgress?.(answer.share)
        return answer.kind === 'compared' ? answer.preview : null
      }),
    close: () => worker.terminate(),
  }
}

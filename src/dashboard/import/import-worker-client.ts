import type { FileSummary } from './file-summary'
import type { Answer, Request } from './import-worker'
import type { ImportInput } from './plan-row'
import type { Preview } from './preview'

/** A file that a web worker reads and compares. The promises reject with a sentence to show. */
export type ImportWorker = {
  /**
   * Reads a CSV file, or a sheet of a workbook: the first one with rows if none is named. The header is found by its words
   * unless its line is given.
   */
  read(file: File, sheet?: string, headerLine?: number): Promise<FileSummary>
  /** Compares the rows with the catalog. `onProgress` is called with the finished share, 0 to 1. */
  compare(input: ImportInput, onProgress?: (share: number) => void): Promise<Preview>
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

  function ask<Value>(request: Request, onProgress?: (share: number) => void): Promise<Value> {
    return new Promise((resolve, reject) => {
      // One MessageChannel per request: the next request may follow before this one is answered.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }: MessageEvent<Answer<Value>>) => {
        if (data.kind === 'progress') onProgress?.(data.share)
        else if (data.kind === 'failed') reject(new Error(data.message))
        else resolve(data.value)
      }
      worker.addEventListener('error', (event) => reject(new Error(reasonOf(event))), { once: true })
      worker.postMessage(request, [port2])
    })
  }

  return {
    read: (file, sheet, headerLine) => ask({ file, sheet, headerLine }),
    compare: (input, onProgress) => ask(input, onProgress),
    close: () => worker.terminate(),
  }
}

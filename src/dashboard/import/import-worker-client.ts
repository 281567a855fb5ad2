import type { Equipment } from '@/catalog/equipment'
import type { Choices } from './choices'
import type { Matching } from './column-mapping'
import type { Answer, Request } from './import-worker'
import type { Preview } from './preview'
import type { Sheet } from './sheet'

/** A file being imported, read and checked in a web worker. Its promises reject with a sentence to be shown. */
export type Reader = {
  read(file: File): Promise<Sheet>
  /** Compares the rows with `items`. `onProgress` is called with the share that is done, 0 to 1. */
  check(
    matching: Matching,
    items: readonly Equipment[],
    choices: Choices,
    onProgress: (share: number) => void,
  ): Promise<Preview>
  /** Terminates the worker; promises under way never settle. */
  close(): void
}

/** A worker whose script never came, say after a deployment, sends a plain event; one that failed an `ErrorEvent`. */
const reasonOf = (event: Event) =>
  event instanceof ErrorEvent
    ? 'This file could not be read.'
    : 'The import could not be loaded. Check your connection, or reload the page.'

/** Starts the worker. */
export function openReader(): Reader {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })

  function ask<Wanted>(request: Request, pick: (answer: Answer) => Wanted | null): Promise<Wanted> {
    return new Promise((resolve, reject) => {
      // One MessageChannel per request, because a second request may follow before the first is answered.
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
    read: (file) => ask({ kind: 'read', file }, (answer) => (answer.kind === 'read' ? answer.sheet : null)),
    check: (matching, items, choices, onProgress) =>
      ask({ kind: 'check', matching, items, choices }, (answer) => {
        if (answer.kind === 'progress') onProgress(answer.share)
        return answer.kind === 'checked' ? answer.preview : null
      }),
    close: () => worker.terminate(),
  }
}

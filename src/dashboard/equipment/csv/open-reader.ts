import type { Equipment } from '@/dashboard/equipment/equipment'
import type { Matching } from './columns'
import type { Answer, Request, Sheet } from './csv-worker'
import type { Preview } from './preview'

export type { Sheet }

/** A file being imported, read and checked beside the page. */
export type Reader = {
  read(file: File): Promise<Sheet>
  /** `onProgress` hears the share that is done, 0 to 1. */
  check(
    matching: Matching,
    items: readonly Equipment[],
    onProgress: (share: number) => void,
  ): Promise<Preview>
  /** Ends whatever is under way; its promise then never settles. */
  close(): void
}

export function openReader(): Reader {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })

  function ask<Wanted>(request: Request, pick: (answer: Answer) => Wanted | null): Promise<Wanted> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'failed') return reject(new Error(data.message))
        const wanted = pick(data)
        if (wanted !== null) resolve(wanted)
      }
      worker.onerror = () => reject(new Error('This file could not be read.'))
      worker.postMessage(request)
    })
  }

  return {
    read: (file) => ask({ kind: 'read', file }, (answer) => (answer.kind === 'read' ? answer.sheet : null)),
    check: (matching, items, onProgress) =>
      ask({ kind: 'check', matching, items }, (answer) => {
        if (answer.kind === 'progress') onProgress(answer.share)
        return answer.kind === 'checked' ? answer.preview : null
      }),
    close: () => worker.terminate(),
  }
}

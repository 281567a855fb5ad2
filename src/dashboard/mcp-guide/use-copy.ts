import { type RefObject, useCallback, useEffect, useState } from 'react'

/** How long the tick shows (ms). */
export const copiedFor = 2000

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text. Where that is not allowed, selects it in `shown`, so that the keyboard can. */
export function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  // The count makes a second copy within two seconds start the time anew.
  const [last, setLast] = useState<{ state: CopyState; text: string; count: number }>({
    state: 'idle',
    text,
    count: 0,
  })

  useEffect(() => {
    if (last.state !== 'copied') return
    const timer = setTimeout(() => setLast((now) => ({ ...now, state: 'idle' })), copiedFor)
    return () => clearTimeout(timer)
  }, [last])

  const copy = useCallback(async () => {
    const state = await tryCopy(text)
    if (state === 'failed' && shown.current) window.getSelection()?.selectAllChildren(shown.current)
    setLast(({ count }) => ({ state, text, count: count + 1 }))
  }, [text, shown])

  // Another text is another matter.
  return { state: last.text === text ? last.state : 'idle', copy }
}

async function tryCopy(text: string): Promise<CopyState> {
  try {
    // Missing altogether on pages that are not served securely.
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

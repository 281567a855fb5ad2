import { type RefObject, useCallback, useEffect, useState } from 'react'
import { copyText } from '@/lib/browser'

/** How long "Copied" is shown (ms). */
export const copiedFor = 2000

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text. Where the clipboard is not available, selects the element `shown`, to be copied by keyboard. */
export function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  // `count` changes with every copy, so that a second one restarts the timer.
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
    const state = (await copyText(text)) ? 'copied' : 'failed'
    if (state === 'failed' && shown.current) window.getSelection()?.selectAllChildren(shown.current)
    setLast(({ count }) => ({ state, text, count: count + 1 }))
  }, [text, shown])

  // The state belongs to the text that was copied.
  return { state: last.text === text ? last.state : 'idle', copy }
}

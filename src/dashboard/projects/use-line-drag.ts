import { type PointerEvent, useCallback, useRef } from 'react'
import type { ProjectLine } from '@/catalog/lines'
import { rowId } from './line-row'

/** Where a dragged line would go. */
type Drop = { target: ProjectLine; side: 'before' | 'after' }

/** The page scrolls while the pointer is this close to the edge of the window (px). */
const scrollZone = 72

/**
 * Moves a line by dragging its handle. A mark at a row's edge shows where it would go; it is an attribute of the row, so that
 * a drag renders nothing. Escape ends it.
 * @param siblings the lines among which a line can move, in their order
 */
export function useLineDrag(
  siblings: (line: ProjectLine) => readonly ProjectLine[],
  onDrop: (line: ProjectLine, drop: Drop) => void,
) {
  const end = useRef(() => {})

  return useCallback(
    (line: ProjectLine, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      const handle = event.currentTarget
      handle.setPointerCapture(event.pointerId)
      handle.focus({ preventScroll: true })
      const others = siblings(line)
      const row = document.getElementById(rowId(line.id))
      let drop: Drop | null = null

      const mark = (next: Drop | null) => {
        for (const { id } of others) document.getElementById(rowId(id))?.removeAttribute('data-drop')
        if (next) document.getElementById(rowId(next.target.id))?.setAttribute('data-drop', next.side)
        drop = next
      }
      const onMove = ({ clientY }: globalThis.PointerEvent) => {
        if (clientY < scrollZone) window.scrollBy(0, -12)
        if (clientY > window.innerHeight - scrollZone) window.scrollBy(0, 12)
        mark(dropAt(clientY, line, others))
      }
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape') return
        key.preventDefault()
        end.current()
      }
      const onUp = () => {
        const reached = drop
        end.current()
        if (reached && reached.target.id !== line.id) onDrop(line, reached)
      }
      end.current = () => {
        mark(null)
        row?.removeAttribute('data-dragged')
        handle.removeEventListener('pointermove', onMove)
        handle.removeEventListener('pointerup', onUp)
        handle.removeEventListener('pointercancel', end.current)
        window.removeEventListener('keydown', onKey, true)
        end.current = () => {}
      }
      row?.setAttribute('data-dragged', '')
      handle.addEventListener('pointermove', onMove)
      handle.addEventListener('pointerup', onUp)
      handle.addEventListener('pointercancel', end.current)
      window.addEventListener('keydown', onKey, true)
    },
    [siblings, onDrop],
  )
}

/** The gap between two lines that is nearest to the pointer; null where the line is already. */
function dropAt(y: number, line: ProjectLine, others: readonly ProjectLine[]): Drop | null {
  const from = others.findIndex(({ id }) => id === line.id)
  for (const [place, target] of others.entries()) {
    const box = document.getElementById(rowId(target.id))?.getBoundingClientRect()
    if (!box || y > box.bottom) continue
    const side = y < box.top + box.height / 2 ? 'before' : 'after'
    const to = side === 'before' ? place : place + 1
    return to === from || to === from + 1 ? null : { target, side }
  }
  const last = others.at(-1)
  return last && last.id !== line.id ? { target: last, side: 'after' } : null
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { prefetchItem } from '@/catalog/queries/equipment-queries'
import type { Selection } from '@/dashboard/equipment/selection/use-selection'

/** A pointer that moves farther than this between down and up (px) drags. */
const clickTolerance = 5

/**
 * Handles clicks and keys on rows, except on their buttons. A click views the item. A click on the checkbox, or Space,
 * selects it; with Shift, all rows up to it. Ctrl or Cmd A selects all rows. Dragging selects text.
 */
export function useRowPresses(
  rows: readonly Equipment[],
  { toggle, extendTo, select }: Pick<Selection, 'toggle' | 'extendTo' | 'select'>,
  view: (item: Equipment) => void,
) {
  const pressedAt = useRef({ x: 0, y: 0 })

  function itemAt({ target }: { target: EventTarget }): Equipment | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return row ? rows[Number(row.dataset.row)] : undefined
  }

  function hasDragged({ clientX, clientY, detail }: MouseEvent) {
    const { x, y } = pressedAt.current
    // A click by a screen reader has no position, and a count of 0.
    return detail > 0 && Math.hypot(clientX - x, clientY - y) > clickTolerance
  }

  function selectOne(item: Equipment, isRange: boolean) {
    if (isRange) extendTo(item, rows)
    else toggle(item)
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
      if (altKey) return
      if ((ctrlKey || metaKey) && key === 'a' && !shiftKey) {
        event.preventDefault()
        select(rows)
        return
      }
      // On a button or a checkbox the browser handles Space.
      const isRow = target instanceof HTMLElement && target.dataset.row !== undefined
      const item = isRow && key === ' ' && !ctrlKey && !metaKey ? itemAt(event) : undefined
      if (!item) return
      // Otherwise the page scrolls.
      event.preventDefault()
      selectOne(item, shiftKey)
    },
    /** For the element around the rows. */
    onBody: {
      onPointerDown(event: PointerEvent) {
        pressedAt.current = { x: event.clientX, y: event.clientY }
        // The dialog that a click opens then has its item sooner.
        const item = itemAt(event)
        if (item) prefetchItem(item.id)
      },
      onMouseDown(event: MouseEvent) {
        // Otherwise the browser selects the text in between.
        if (event.shiftKey) event.preventDefault()
      },
      onClick(event: MouseEvent) {
        const { target, shiftKey, ctrlKey, metaKey, altKey } = event
        const item = itemAt(event)
        if (!item || !(target instanceof Element) || target.closest('button, a, [role="menu"]')) return
        if (shiftKey || target.closest('[data-check]')) return selectOne(item, shiftKey)
        if (ctrlKey || metaKey || altKey || hasDragged(event) || hasSelectedText(target)) return
        view(item)
      },
    },
  }
}

/** Whether text of the row is selected. Not `containsNode`: jsdom is wrong for a selection inside the row. */
function hasSelectedText(pressed: Element): boolean {
  const selection = window.getSelection()
  return (
    selection?.isCollapsed === false && pressed.closest('[data-row]')?.contains(selection.anchorNode) === true
  )
}

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** How long the pointer must rest on an element (ms). Keyboard focus shows the text at once. */
const hoverDelay = 400

type Shown = { control: Element; text: string }

/**
 * The tooltips of the page. Render it once: it serves every element with `data-tooltip`. The attribute is the text for
 * sighted people, and a control needs an accessible name that says the same. An empty attribute shows the element's own text
 * while the element or a part of it cuts it off. `data-tooltip-side` is `right` or `bottom` instead of above.
 *
 * Radix's tooltip would add 17.5 kB (gzip) to every dashboard page and a component to every cell of a table.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    let timer = 0
    let hovered: Element | null = null

    function hide() {
      clearTimeout(timer)
      setShown(null)
    }
    function onPointerOver({ target, pointerType }: PointerEvent) {
      // On a touch screen the tooltip would cover the control that was tapped.
      if (pointerType === 'touch' || window.matchMedia('(hover: none)').matches) return
      // The pointer may move onto the text (WCAG 1.4.13).
      if (closest(target, '[role="tooltip"]')) return
      const control = closest(target, '[data-tooltip]')
      if (control === hovered) return
      hovered = control
      hide()
      if (control) timer = window.setTimeout(() => setShown(describe(control)), hoverDelay)
    }
    function onPointerOut({ relatedTarget }: PointerEvent) {
      if (relatedTarget) return
      // The pointer left the window.
      hovered = null
      hide()
    }
    function onFocusIn({ target }: FocusEvent) {
      const control = closest(target, '[data-tooltip]')
      if (control?.matches(':focus-visible')) setShown(describe(control))
    }

    const events = new AbortController()
    const options = { signal: events.signal, capture: true, passive: true }
    document.addEventListener('pointerover', onPointerOver, options)
    document.addEventListener('pointerout', onPointerOut, options)
    document.addEventListener('focusin', onFocusIn, options)
    for (const ending of ['pointerdown', 'focusout', 'keydown', 'scroll'])
      document.addEventListener(ending, hide, options)
    return () => {
      events.abort()
      clearTimeout(timer)
    }
  }, [])

  if (!shown) return null
  return createPortal(
    // The padding bridges the gap to the element.
    <div
      key={shown.text}
      ref={(box) => {
        if (box) place(box, shown.control)
      }}
      role="tooltip"
      className="fixed z-60 w-max max-w-[min(30rem,100vw)] p-1.5"
    >
      <p className="animate-appear break-words bg-ink px-3 py-1.5 text-fine text-steam forced-colors:border">
        {shown.text}
      </p>
    </div>,
    document.body,
  )
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

/** Returns the tooltip of an element; null if the element is gone or shows its whole text. */
function describe(control: Element): Shown | null {
  if (!control.isConnected) return null
  const isCut = [control, ...control.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      // Inline elements have no box of their own, and text for screen readers only has 1 px.
      clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight),
  )
  const text = control.getAttribute('data-tooltip') || (isCut && control.textContent)
  return text ? { control, text } : null
}

/** Moves the tooltip beside its element, inside the window. */
function place(box: HTMLElement, control: Element) {
  const at = control.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const side = control.getAttribute('data-tooltip-side')
  const isBelow = side === 'bottom' || (side === null && at.top < height)
  const left = side === 'right' ? at.right : side === 'bottom' ? at.left : at.left + (at.width - width) / 2
  const top = side === 'right' ? at.top + (at.height - height) / 2 : isBelow ? at.bottom : at.top - height
  const widest = document.documentElement.clientWidth - width
  box.style.left = `${Math.max(0, Math.min(left, widest))}px`
  box.style.top = `${Math.max(0, top)}px`
}

import type { ReactNode } from 'react'
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Side = 'top' | 'right' | 'bottom'

type Props = {
  /** The text for sighted people. The control needs an accessible name that says the same. */
  text: string
  side?: Side
  /** One element: the control. */
  children: ReactNode
}

/** How long the pointer must rest on the control (ms). Keyboard focus shows the text at once. */
const hoverDelay = 400

/**
 * Shows a text beside a control on hover and on keyboard focus; Escape hides it. Radix's tooltip would add 17.5 kB (gzip)
 * to every dashboard page for collision detection, which the sidebar and the title bar do not need.
 */
export function Tooltip({ text, side = 'top', children }: Props) {
  const [position, setPosition] = useState<CSSProperties | null>(null)
  const timer = useRef(0)

  function hide() {
    clearTimeout(timer.current)
    setPosition(null)
  }

  function showOnHover({ currentTarget, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    timer.current = window.setTimeout(() => setPosition(positionBeside(currentTarget, side)), hoverDelay)
  }

  function showOnKeyboardFocus({ currentTarget, target }: FocusEvent) {
    if (target.matches(':focus-visible')) setPosition(positionBeside(currentTarget, side))
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!position) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setPosition(null)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [position])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only observes events of the control inside.
    <span
      className="contents"
      onPointerEnter={showOnHover}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={showOnKeyboardFocus}
      onBlur={hide}
    >
      {children}
      {position &&
        createPortal(
          // The padding bridges the gap, so that the pointer can move onto the text (WCAG 1.4.13).
          <div className="fixed z-60 p-1.5" style={position}>
            <div role="tooltip" className="animate-appear bg-ink px-3 py-1.5 text-fine text-steam">
              {text}
            </div>
          </div>,
          document.body,
        )}
    </span>
  )
}

/** A control that is closer than this (px) to the right edge of the window gets a tooltip that ends where it ends. */
const roomAtEdge = 128

/** Returns the position of the tooltip. The wrapper has `display: contents` and no box, so its child is measured. */
function positionBeside(wrapper: Element, side: Side): CSSProperties {
  const control = wrapper.firstElementChild ?? wrapper
  const { top, right, bottom, left, width, height } = control.getBoundingClientRect()
  if (side === 'right') return { left: right, top: top + height / 2, translate: '0 -50%' }
  if (side === 'bottom') return { left, top: bottom }
  const page = document.documentElement.clientWidth
  if (right > page - roomAtEdge) return { right: page - right, top, translate: '0 -100%' }
  return { left: left + width / 2, top, translate: '-50% -100%' }
}

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Side = 'top' | 'right' | 'bottom'

type Props = {
  /** What the pointer or the keyboard brings up. The control keeps a name of its own. */
  text: string
  side?: Side
  /** The one control it belongs to. */
  children: ReactNode
}

/** A pointer must rest this long (ms); the keyboard need not wait. */
const delay = 400

/** Names a control that shows only a picture. */
export function Tooltip({ text, side = 'top', children }: Props) {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  const timer = useRef(0)

  function show(around: Element, wait: number) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const control = around.firstElementChild
      if (control) setPlace(beside(control.getBoundingClientRect(), side))
    }, wait)
  }
  function hide() {
    clearTimeout(timer.current)
    setPlace(null)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!place) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setPlace(null)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [place])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event.currentTarget, delay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget, 0)}
      onBlur={hide}
    >
      {children}
      {place &&
        createPortal(
          // The pointer may go over to it: the gap is its own.
          <div className="fixed z-60 p-1.5" style={place}>
            <div role="tooltip" className="animate-appear bg-ink px-3 py-1.5 text-[0.8125rem] text-steam">
              {text}
            </div>
          </div>,
          document.body,
        )}
    </span>
  )
}

function beside({ top, right, bottom, left, width, height }: DOMRect, side: Side): CSSProperties {
  if (side === 'right') return { left: right, top: top + height / 2, translate: '0 -50%' }
  if (side === 'bottom') return { left, top: bottom }
  return { left: left + width / 2, top, translate: '-50% -100%' }
}

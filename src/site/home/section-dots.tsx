import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { sections } from '@/content/home'
import { cx } from '@/lib/cx'
import { lastIndex, type SectionInput } from './section-machine'

type Props = {
  index: number
  /** How far down the page is scrolled, as in `depthAt`. */
  depth: number
  go: (input: SectionInput) => void
}

/**
 * Dot navigation on a line that shows the depth: click a dot, or drag the active one and release it near another. Escape
 * cancels the drag.
 */
export function SectionDots({ index, depth, go }: Props) {
  const list = useRef<HTMLUListElement>(null)
  /** The dragged dot's position, as a fraction (0 to 1) of the way down; null while none is dragged. */
  const [held, setHeld] = useState<number | null>(null)

  // On the window: Safari does not focus a pressed button, so the button gets no keydown.
  const isHeld = held !== null
  useEffect(() => {
    if (!isHeld) return
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setHeld(null)
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isHeld])

  function fractionAt(clientY: number): number {
    const box = list.current?.getBoundingClientRect()
    if (!box || box.height === 0) return 0
    const step = box.height / sections.length
    return Math.min(1, Math.max(0, (clientY - box.top - step / 2) / (box.height - step)))
  }

  function hold(event: PointerEvent<HTMLButtonElement>) {
    // These presses open a menu or scroll, and their release may never be reported.
    if (event.button > 0 || event.ctrlKey) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(index / lastIndex)
  }

  function letGo() {
    if (held === null) return
    setHeld(null)
    go(Math.round(held * lastIndex))
  }

  return (
    <nav
      aria-label="Sections"
      className="absolute top-[max(5rem,18svh)] left-0 hidden h-[min(64svh,100svh-6rem)] w-[max(2.75rem,var(--spacing-margin))] md:block forced-colors:bg-[Canvas]"
    >
      {/* Borders, so that forced colors show them. */}
      <div
        aria-hidden="true"
        className="-translate-x-1/2 absolute inset-y-[10%] left-1/2 border-current/40 border-l shadow-[0_0_6px_rgb(21_17_14/0.5)]"
      >
        <div
          className="-ml-px h-full w-px origin-top border-current border-l"
          style={{ scale: `1 ${depth / lastIndex}` }}
        />
      </div>
      {/* Here and not on the active dot: another dot may become the active one during the drag. */}
      <ul
        ref={list}
        className="pointer-events-auto absolute inset-0 grid grid-rows-5"
        onPointerMove={(event) => isHeld && setHeld(fractionAt(event.clientY))}
        onPointerUp={letGo}
        onPointerCancel={() => setHeld(null)}
      >
        {sections.map(({ id, label }, at) => {
          const active = at === index
          return (
            <li key={id} className="grid place-items-center">
              <button
                type="button"
                aria-label={label}
                aria-current={active ? 'true' : undefined}
                title={label}
                onClick={() => go(at)}
                {...(active && { onPointerDown: hold })}
                className="grid size-11 cursor-pointer touch-none place-items-center"
              >
                <span
                  className={cx(
                    'rounded-full bg-current shadow-[0_0_6px_rgb(21_17_14/0.8)]',
                    active && !isHeld
                      ? 'size-3 forced-colors:bg-[CanvasText]'
                      : 'size-1.5 forced-colors:size-2.5 forced-colors:border forced-colors:bg-[Canvas]',
                  )}
                />
              </button>
            </li>
          )
        })}
        {isHeld && (
          <li
            aria-hidden="true"
            className="-translate-1/2 pointer-events-none absolute left-1/2 size-3.5 rounded-full bg-current forced-colors:bg-[CanvasText]"
            style={{ top: `${10 + held * 80}%` }}
          />
        )}
      </ul>
    </nav>
  )
}

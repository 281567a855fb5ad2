import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import { SectionDrawing } from '@/ui/section-drawing'
import { lastIndex, type SectionInput, sections } from './section-machine'

type Props = { index: number; onDark: boolean; go: (input: SectionInput) => void }

/**
 * Dot navigation, with each dot in its room of the section drawing: click a dot, or drag the active one and release it near
 * another. Escape cancels the drag.
 */
export function SectionDots({ index, onDark, go }: Props) {
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
    // Sticky inside the sections, not fixed: it ends with them above the footer.
    <div className="pointer-events-none absolute inset-y-0 right-4 z-20 hidden md:block print:hidden unscripted:hidden">
      <nav
        aria-label="Sections"
        className={cx(
          'sticky top-[calc((100svh-var(--rail)*5.867)/2+1.75rem)] h-[calc(var(--rail)*5.867)] w-(--rail) transition-colors forced-colors:bg-[Canvas] duration-200 motion-safe:delay-200',
          onDark ? 'on-dark text-steam' : 'text-ink',
        )}
      >
        <SectionDrawing drawn={index + 1} className="absolute inset-0 size-full" />
        {/* Here and not on the active dot: another dot may become the active one during the drag. */}
        <ul
          ref={list}
          className="pointer-events-auto absolute top-[9.09%] bottom-0 left-[72%] grid w-11 -translate-x-1/2 grid-rows-5"
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
                      'size-2.5 rounded-full border border-current',
                      active && !isHeld
                        ? 'bg-current forced-colors:bg-[CanvasText]'
                        : 'forced-colors:bg-[Canvas]',
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
    </div>
  )
}

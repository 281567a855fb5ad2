import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import { lastIndex, type SectionInput, sections } from './section-machine'

type Props = { index: number; onDark: boolean; go: (input: SectionInput) => void }

/** Dot navigation: click a dot, or drag the active one and release it near another. Escape cancels the drag. */
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
      className={cx(
        'fixed top-1/2 right-3 z-20 hidden -translate-y-1/2 md:block print:hidden',
        onDark ? 'on-dark text-steam' : 'text-ink',
      )}
    >
      {/* Here and not on the active dot: another dot may become the active one during the drag. */}
      <ul
        ref={list}
        className="relative"
        onPointerMove={(event) => isHeld && setHeld(fractionAt(event.clientY))}
        onPointerUp={letGo}
        onPointerCancel={() => setHeld(null)}
      >
        {sections.map(({ id, label }, at) => {
          const active = at === index
          return (
            <li key={id}>
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
            style={{ top: `calc(1.375rem + ${held} * (100% - 2.75rem))` }}
          />
        )}
      </ul>
    </nav>
  )
}

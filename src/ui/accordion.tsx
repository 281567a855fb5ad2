import Plus from 'lucide-react/icons/plus'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

type Item = { id: string; title: string; content: ReactNode }

type Props = {
  items: readonly Item[]
  /**
   * Called before the next paint with the distance (px, down is positive) from the pressed title to its target. The
   * target is the position of the press, moved up until the panel fits into the window, at most to the window's top.
   */
  onPressedMove?: (distance: number) => void
}

/**
 * Titles with panels. At most one panel is open. A parent sets `--title-size`, and `--title-padding`, above and below.
 */
export function Accordion({ items, onPressedMove }: Props) {
  const [open, setOpen] = useState('')
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ trigger: Element; top: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: positions change when `open` does.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { trigger, top } = pressed.current
    pressed.current = null
    const moved = trigger.getBoundingClientRect().top - top
    const panel = list.current?.querySelector('[data-open]')
    const hidden = panel ? panel.getBoundingClientRect().bottom - moved - window.innerHeight : 0
    const distance = moved + Math.max(0, Math.min(hidden, top))
    if (distance !== 0) onPressedMove?.(distance)
  }, [open])

  /** Arrow keys, Home and End go from title to title. https://www.w3.org/WAI/ARIA/apg/patterns/accordion */
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const titles = [...(list.current?.querySelectorAll<HTMLElement>('h3 > button') ?? [])]
    const index = titles.indexOf(event.currentTarget)
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    titles.at(to % titles.length)?.focus()
  }

  return (
    <div ref={list} className="border-current/25 border-t">
      {items.map(({ id, title, content }) => {
        const isOpen = open === id
        const panelId = `${prefix}${id}`
        return (
          <div key={id} className="border-current/25 border-b">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onKeyDown={moveFocus}
                onClick={({ currentTarget: trigger }) => {
                  pressed.current = { trigger, top: trigger.getBoundingClientRect().top }
                  setOpen(isOpen ? '' : id)
                }}
                className="group flex w-full cursor-pointer items-baseline justify-between gap-6 py-(--title-padding) aria-expanded:pb-3 text-left font-display text-(length:--title-size) leading-normal max-md:leading-tight"
              >
                <span>{title}</span>
                <Plus
                  strokeWidth={1.25}
                  aria-hidden="true"
                  className="-mr-1 max-md:mt-0.5 size-5 shrink-0 self-start md:self-center transition-transform duration-200 ease-out group-aria-expanded:rotate-45"
                />
              </button>
            </h3>
            <Panel id={panelId} isOpen={isOpen} onFound={() => flushSync(() => setOpen(id))}>
              {content}
            </Panel>
          </div>
        )
      })}
    </div>
  )
}

type PanelProps = {
  id: string
  isOpen: boolean
  /** Called on `beforematch`: find-in-page is about to scroll into the closed panel. Must open it synchronously. */
  onFound: () => void
  children: ReactNode
}

/**
 * Closed panels are `hidden="until-found"`, so that find-in-page searches and opens them. Without scripts and in print
 * the style sheet shows all panels.
 */
function Panel({ id, isOpen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  // An effect, because React renders `hidden` only as a boolean, and prerendered panels must be open without scripts. It
  // runs before the accordion's effect, which measures the open panel.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])

  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <div ref={panel} id={id} data-open={isOpen || undefined} className="accordion-panel">
      <div className="max-w-[62ch] pb-6 text-pretty text-body">{children}</div>
    </div>
  )
}

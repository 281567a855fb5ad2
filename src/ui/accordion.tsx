import * as Radix from '@radix-ui/react-accordion'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Item = { id: string; title: string; content: ReactNode }

type Props = {
  items: readonly Item[]
  /** Called before the next paint with the distance (px, down is positive) a press has moved the pressed title. */
  onPressedMove?: (distance: number) => void
}

/** Titles with panels of which at most one is open; the open one can be closed again. */
export function Accordion({ items, onPressedMove }: Props) {
  const [open, setOpen] = useState('')
  const pressed = useRef<{ trigger: Element; top: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: positions change when `open` does.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { trigger, top } = pressed.current
    pressed.current = null
    const distance = trigger.getBoundingClientRect().top - top
    if (distance !== 0) onPressedMove?.(distance)
  }, [open])

  return (
    <Radix.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      className="border-line border-t"
    >
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className="border-line border-b">
          <Radix.Header>
            <Radix.Trigger
              onClick={({ currentTarget: trigger }) => {
                pressed.current = { trigger, top: trigger.getBoundingClientRect().top }
              }}
              className="group flex w-full cursor-pointer items-baseline justify-between gap-6 py-5 text-left font-display text-lead"
            >
              {title}
              <Plus
                size={20}
                strokeWidth={1.25}
                aria-hidden="true"
                className="shrink-0 self-center transition-transform duration-200 ease-out group-data-[state=open]:rotate-45"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Panel isOpen={open === id} onFound={() => flushSync(() => setOpen(id))}>
            {content}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

type PanelProps = {
  isOpen: boolean
  /** The `beforematch` event: find-in-page is about to scroll into the closed panel, which must be open on return. */
  onFound: () => void
  children: ReactNode
}

/**
 * Closed panels are `hidden="until-found"`, so that find-in-page searches and opens them. Without scripts and in print
 * the style sheet shows all panels.
 */
function Panel({ isOpen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  // By an effect: React renders `hidden` as a boolean only, and prerendered panels must be open without scripts.
  useEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])

  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <Radix.Content forceMount ref={panel} className="accordion-panel">
      <div className="max-w-[62ch] pb-6 text-body">{children}</div>
    </Radix.Content>
  )
}

import { useEffect, useRef, useState } from 'react'
import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { BasinDrawing } from '@/site/home/basin-drawing'
import { Storey } from '@/site/home/storey'
import { Ranges } from '@/site/shared/typography'
import { Accordion } from '@/ui/accordion'

const items = faq.map(({ id, question, answer }) => ({
  id,
  title: question,
  content: <Ranges>{answer}</Ranges>,
}))

/**
 * The questions. A pressed question stays under the pointer: when an answer above it closes, padding at the top replaces
 * its height, unless the new answer would then end below the window. On phones the basin is below the list.
 */
export function FaqScene() {
  const section = useRef<HTMLElement>(null)
  /** Additional top padding (px). */
  const [padding, setPadding] = useState(0)

  useEffect(() => {
    if (!section.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) setPadding(0)
    })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  return (
    <Storey
      ref={section}
      id="faq"
      style={{ '--padding': `${padding}px` }}
      className="questions isolate grid content-start gap-(--gap) overflow-hidden pt-[calc(var(--top)+var(--lead)+var(--padding))] px-margin [--list:min(clamp(38rem,45vw,60rem),100vw-var(--spacing-margin)-var(--gauge)-2rem)] md:grid-cols-[var(--list)] md:pr-0"
    >
      {/* No scroll anchor: it moves with the section's foot, and the page would scroll with it. */}
      <div className="absolute inset-y-0 right-0 left-0 -z-10 overflow-hidden [overflow-anchor:none] max-md:row-start-3 max-md:mt-(--above) max-md:bottom-6.5 max-md:border-current/45 max-md:border-b md:left-[calc(var(--spacing-margin)+var(--list)+2rem)] md:max-lg:hidden md:[mask-image:linear-gradient(to_right,transparent,black_10rem_calc(100%-var(--lane)-7rem),transparent_calc(100%-var(--lane)))] print:hidden">
        <BasinDrawing className="absolute top-[min(0px,100%-6rem-0.16*var(--basin))] right-[12vw] h-[max(var(--basin),115%)] [--basin:min(105vw,43svh,26rem)] max-w-none -scale-x-100 md:top-auto md:right-auto md:bottom-0 md:left-[calc(100%-var(--gauge)-19svh)] md:h-[70svh] md:scale-x-100" />
      </div>
      <h2 className="text-h2">{home.faq.title}</h2>
      <Accordion
        items={items}
        onPressedMove={(distance) => setPadding((before) => Math.max(0, before - distance))}
      />
    </Storey>
  )
}

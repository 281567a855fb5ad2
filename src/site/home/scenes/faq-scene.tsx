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
    <Storey ref={section} id="faq" style={{ '--padding': `${padding}px` }} className="questions md:isolate">
      <div className="basin">
        <BasinDrawing />
      </div>
      <h2 className="text-h2">{home.faq.title}</h2>
      <Accordion
        items={items}
        onPressedMove={(distance) => setPadding((before) => Math.max(0, before - distance))}
      />
    </Storey>
  )
}

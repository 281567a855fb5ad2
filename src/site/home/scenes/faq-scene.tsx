import { useEffect, useRef, useState } from 'react'
import { faq } from '@/content/faq'
import { home } from '@/content/home'
import { sectionProps } from '@/site/home/section-machine'
import { Ranges } from '@/site/shared/typography'
import { Accordion } from '@/ui/accordion'

const items = faq.map(({ id, question, answer }) => ({
  id,
  title: question,
  content: <Ranges>{answer}</Ranges>,
}))

/**
 * The questions. A pressed question stays under the pointer: when an answer above it closes, padding at the top replaces
 * its height, unless the new answer would then end below the window. Without it the top padding centers the list with one
 * answer open (about 28rem).
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
    <section
      ref={section}
      {...sectionProps('faq')}
      data-header="dark"
      style={{ '--padding': `${padding}px` }}
      className="scene max-md:[&_button]:pr-15 grid content-start gap-10 bg-steam px-margin pt-[calc(6rem+var(--padding))] pb-10 md:grid-cols-[4fr_7fr] md:gap-x-[8.33%] md:pt-[calc(max(6rem,50svh-14rem)+var(--padding))] md:pr-(--lane)"
    >
      <h2 className="text-h2">{home.faq.title}</h2>
      <Accordion
        items={items}
        onPressedMove={(distance) => setPadding((before) => Math.max(0, before - distance))}
      />
    </section>
  )
}

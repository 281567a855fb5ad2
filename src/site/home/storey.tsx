import type { ComponentProps } from 'react'
import { sections } from '@/content/home'
import { cx } from '@/lib/cx'
import { Thermometer } from './thermometer'

type SectionId = (typeof sections)[number]['id']

/** The ground of each storey follows its heat. Under a picture it is the color of the picture's shadows. */
const grounds: Readonly<Record<SectionId, string>> = {
  hero: '[--ground:theme(colors.ink)]',
  projects: '[--ground:theme(colors.basalt)]',
  services: '[--ground:theme(colors.ash)]',
  faq: '[--ground:theme(colors.tide)]',
  cta: '[--ground:theme(colors.pool)]',
}

/**
 * A section of the home page as a storey of a building: its ground, and above it the floor slab that passes through the
 * window on the way down. All grounds are dark, so the header and the temperature are pale on each.
 */
export function Storey({ id, className, children, ...rest }: ComponentProps<'section'> & { id: SectionId }) {
  const index = sections.findIndex((section) => section.id === id)
  return (
    <>
      {index > 0 && (
        <div aria-hidden="true" data-header="white" className="slab relative z-20 bg-ink print:hidden" />
      )}
      <section
        id={id}
        aria-label={sections[index]?.label}
        data-header="white"
        className={cx('scene on-dark relative bg-(--ground) text-steam', grounds[id], className)}
        {...rest}
      >
        {children}
        <Thermometer depth={index} />
      </section>
    </>
  )
}

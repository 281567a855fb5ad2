import type { ComponentProps } from 'react'
import { sections } from '@/content/home'
import { cx } from '@/lib/cx'

type SectionId = (typeof sections)[number]['id']

/** The ground of each storey follows its heat. */
const grounds: Readonly<Record<SectionId, string>> = {
  hero: 'bg-ink',
  projects: 'bg-basalt',
  services: 'bg-ink',
  faq: 'bg-tide',
  cta: 'bg-ink',
}

/**
 * A section of the home page as a storey of a building: its ground, and above it the floor slab that passes through the
 * window on the way down. All grounds are dark, so the header and the temperature are pale on each.
 */
export function Storey({ id, className, ...rest }: ComponentProps<'section'> & { id: SectionId }) {
  return (
    <>
      {id !== sections[0].id && (
        <div
          aria-hidden="true"
          data-header="white"
          className="slab relative z-20 bg-ink text-sand print:hidden"
        />
      )}
      <section
        id={id}
        aria-label={sections.find((section) => section.id === id)?.label}
        data-header="white"
        className={cx('scene on-dark text-steam', grounds[id], className)}
        {...rest}
      />
    </>
  )
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Project } from '@/content/projects'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { prefersReducedMotion } from '@/motion/reduced-motion'
import { Picture } from '@/ui/picture'
import { useCarousel } from './use-carousel'

const options = { align: 'start', containScroll: false } as const

/** The project cards: arrows on wide screens, swipe and dots on narrow ones. Never moves by itself. */
export function ProjectsCarousel({ projects }: { projects: readonly Project[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)
  const carousel = useCarousel(frame, options, selected)

  useEffect(() => {
    if (!carousel) return
    const read = () => setSelected(carousel.selectedScrollSnap())
    carousel.on('select', read).on('reInit', read)
    return () => {
      carousel.off('select', read).off('reInit', read)
    }
  }, [carousel])

  function go(index: number) {
    setSelected(index)
    carousel?.scrollTo(index, prefersReducedMotion())
  }
  const last = projects.length - 1

  return (
    <section aria-roledescription="carousel" aria-label="Selected work" className="mt-8 md:mt-10">
      {/* The cards run on to the edge of the window, the first begins at the margin of the page. */}
      <div className="overflow-hidden [:root:not(.js)_&]:overflow-x-auto">
        <div ref={frame} className="mx-margin">
          <div className="flex gap-5 md:gap-8">
            {projects.map((project, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA carousel pattern
              <div
                key={project.slug}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${projects.length}`}
                className="min-w-0 shrink-0 basis-[86%] md:basis-[min(46rem,58%)]"
              >
                <ProjectCard project={project} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="mt-6 flex items-center justify-between px-margin">
        <div className="-ml-4 flex md:hidden">
          {projects.map(({ slug, title }, index) => (
            <button
              key={slug}
              type="button"
              aria-label={`Show ${title}`}
              aria-current={index === selected}
              onClick={() => go(index)}
              className="grid size-11 cursor-pointer place-items-center"
            >
              <span
                className={cx(
                  'size-2 rounded-full forced-colors:border',
                  index === selected ? 'bg-ember forced-colors:bg-[CanvasText]' : 'bg-flint',
                )}
              />
            </button>
          ))}
        </div>
        <div className="hidden gap-2 md:flex">
          <CarouselButton label="Previous project" disabled={selected === 0} onClick={() => go(selected - 1)}>
            <ArrowLeft size={20} strokeWidth={1.25} aria-hidden="true" />
          </CarouselButton>
          <CarouselButton label="Next project" disabled={selected === last} onClick={() => go(selected + 1)}>
            <ArrowRight size={20} strokeWidth={1.25} aria-hidden="true" />
          </CarouselButton>
        </div>
        <p aria-live="polite" className="font-display text-sand max-md:sr-only">
          {selected + 1} / {projects.length}
        </p>
      </div>
    </section>
  )
}

function ProjectCard({ project }: { project: Project }) {
  return (
    <Link to={paths.projects(project.slug)} className="group block" draggable={false}>
      <Picture
        picture={project.image}
        alt={project.altText}
        sizes="(min-width: 768px) 58vw, 86vw"
        className="w-full max-md:aspect-4/5 md:h-[44svh]"
      />
      <div className="mt-4 grid gap-x-8 gap-y-1 md:grid-cols-[2fr_3fr]">
        <div>
          <h3 className="text-[1.5rem] transition-colors duration-150 group-hover:text-ember">
            {project.title}
          </h3>
          <p className="text-[0.9375rem] text-sand">{project.subtitle}</p>
        </div>
        <p className="text-[0.9375rem] text-sand">{project.description}</p>
      </div>
    </Link>
  )
}

type ButtonProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function CarouselButton({ label, disabled, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 cursor-pointer place-items-center border border-flint hover:border-ember disabled:cursor-default disabled:opacity-40"
    >
      {children}
    </button>
  )
}

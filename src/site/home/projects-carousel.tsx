import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import type { Project } from '@/content/projects'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { opensElsewhere, pageLink, plateTransition } from '@/site/shared/page-link'
import { Picture } from '@/ui/picture'
import { opens } from './section-motion'
import { StepButton } from './step-button'

const stepClass = 'size-12 aria-disabled:*:opacity-40'

type CarouselProps = {
  projects: readonly Project[]
  /** Whether to fetch the first pictures already: the visitor is one section before them. */
  soon?: boolean
}

/** The selected card, remembered for a visitor who comes back from its project. */
let lastSelected = 0

/**
 * The project cards in a native scroll container with scroll snapping, so that swiping works before and without
 * scripts. Scripts add arrows and a counter (wide screens), on narrow ones a line a project. Never moves by itself.
 */
export function ProjectsCarousel({ projects, soon = false }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const isReturn = useNavigationType() === 'POP'
  const [initial] = useState(isReturn ? lastSelected : 0)
  const [selected, setSelected] = useState(initial)
  /** The target slide of a smooth scroll, or null. Slides on the way must not become selected. */
  const target = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (!initial || !track.current) return
    track.current.scrollTo({ left: offsetOf(track.current, initial), behavior: 'instant' })
  }, [initial])

  useEffect(() => {
    lastSelected = selected
  }, [selected])

  function go(index: number) {
    target.current = index
    setSelected(index)
    track.current?.scrollTo({ left: offsetOf(track.current, index) })
  }

  function followScroll() {
    if (!track.current) return
    const index = nearestSlide(track.current)
    if (target.current !== null && target.current !== index) return
    target.current = null
    setSelected(index)
  }

  /** Tab to a card selects it. A click does not: the card would move away between mousedown and mouseup. */
  function followFocus(event: FocusEvent, index: number) {
    if (event.target.matches(':focus-visible')) go(index)
  }

  function interrupt() {
    target.current = null
  }

  const last = projects.length - 1
  return (
    <section aria-roledescription="carousel" aria-label="Selected work" className="carousel">
      <div
        ref={track}
        onScroll={followScroll}
        onPointerDown={interrupt}
        onWheel={interrupt}
        data-lenis-prevent=""
        className="carousel-track"
        style={{ '--cards': projects.length }}
      >
        {projects.map((project, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA carousel pattern
          <div
            key={project.slug}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${projects.length}`}
            onFocus={(event) => followFocus(event, index)}
            onKeyDown={interrupt}
            className="snap-start"
          >
            <ProjectCard project={project} soon={soon && index < 2} isSelected={index === selected} />
          </div>
        ))}
      </div>
      <div className="carousel-controls flex items-center gap-4 print:hidden unscripted:hidden">
        <div className="flex grow gap-1 md:hidden">
          {projects.map(({ slug, title }, index) => (
            <button
              key={slug}
              type="button"
              aria-label={`Show ${title}`}
              aria-current={index === selected}
              onClick={() => go(index)}
              className="flex h-11 grow cursor-pointer items-center"
            >
              <span
                className={cx(
                  'w-full forced-colors:bg-[CanvasText]',
                  index === selected ? 'h-0.5 bg-steam' : 'h-px bg-flint',
                )}
              />
            </button>
          ))}
        </div>
        <p aria-live="polite" className="text-sand tabular-nums max-lg:sr-only">
          {`${selected + 1} / ${projects.length}`}
        </p>
        <div className="-mr-3 hidden md:flex">
          <StepButton
            className={stepClass}
            label="Previous project"
            disabled={selected === 0}
            onClick={() => go(selected - 1)}
          >
            <ArrowLeft strokeWidth={1} aria-hidden="true" className="size-7" />
          </StepButton>
          <StepButton
            className={stepClass}
            label="Next project"
            disabled={selected === last}
            onClick={() => go(selected + 1)}
          >
            <ArrowRight strokeWidth={1} aria-hidden="true" className="size-7" />
          </StepButton>
        </div>
      </div>
    </section>
  )
}

/** The scroll offset (px) at which a slide snaps: the distance of its left edge from the first slide's. */
function offsetOf(track: HTMLElement, index: number): number {
  const slides = track.children
  const first = slides[0]?.getBoundingClientRect().left ?? 0
  return (slides[index]?.getBoundingClientRect().left ?? first) - first
}

function nearestSlide(track: HTMLElement): number {
  const distances = [...track.children].map((_, index) => Math.abs(offsetOf(track, index) - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

type CardProps = {
  project: Project
  soon: boolean
  /** Of the other cards only the picture shows. */
  isSelected: boolean
}

function ProjectCard({ project, soon, isSelected }: CardProps) {
  // Named on the pressed card only: a page may use the name once.
  function becomePlate(event: MouseEvent) {
    const [frame] = event.currentTarget.children
    if (!opensElsewhere(event) && frame instanceof HTMLElement)
      frame.style.viewTransitionName = plateTransition
  }
  return (
    <Link
      to={paths.projects(project.slug)}
      {...pageLink()}
      onClick={becomePlate}
      data-aside={!isSelected || undefined}
      className="project-card group"
      draggable={false}
    >
      <div ref={opens}>
        <Picture
          picture={project.image}
          alt={project.altText}
          soon={soon}
          sizes="(min-width: 48rem) 95svh, 90vw"
          className="aspect-auto w-full"
        />
      </div>
      <div>
        <div>
          <h3 className="leading-tight group-hover:text-ember">{project.title}</h3>
          <p className="text-ui text-sand">{project.subtitle}</p>
        </div>
        <p>{project.description}</p>
      </div>
    </Link>
  )
}

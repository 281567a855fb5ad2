import { useLocation, useNavigationType } from 'react-router-dom'
import { detailGardenDoor } from '@/assets/pictures/web/detail-garden-door'
import { plates } from '@/content/plates'
import { type Project, projects } from '@/content/projects'
import { cx } from '@/lib/cx'
import { Reveal } from '@/motion/reveal'
import { Invitation } from '@/site/shared/invitation'
import { plateTransition } from '@/site/shared/page-link'
import { StudyDrawing } from '@/site/shared/study-drawing'
import { TitleRow } from '@/site/shared/title-row'
import { numeral, Ranges } from '@/site/shared/typography'
import { Picture } from '@/ui/picture'

/** /projects: a study of every project, with plate, drawing and materials. */
export function Component() {
  const { hash } = useLocation()
  // Not on the first page of a visit: the prerendered page knows no hash.
  const isLink = useNavigationType() === 'PUSH'
  return (
    <>
      <section data-header="white" className="on-dark bg-ink px-margin pt-28 pb-8 text-steam lg:pb-9">
        <TitleRow
          title="Our Work"
          lead="Four studies of the kind of places we design. The pictures are renderings, not photographs."
        />
      </section>
      <ol data-header="dark" className="pb-section">
        {projects.map((project, index) => (
          <li
            key={project.slug}
            id={project.slug}
            className="pt-11 first:pt-6 md:pt-section md:first:pt-6 print:px-margin print:pt-6"
          >
            <Plate project={project} index={index} isTarget={isLink && hash === `#${project.slug}`} />
          </li>
        ))}
      </ol>
      <Invitation
        title="Yours?"
        text="If it has heat or cold water in it, we’d like to hear about it."
        picture={detailGardenDoor}
      />
    </>
  )
}

type PlateProps = {
  project: Project
  index: number
  /** Whether the visitor comes from this project's card, whose picture becomes the plate. */
  isTarget: boolean
}

/**
 * A numbered study: plate, words, and beside both drawing and two materials. The plate reaches the left edge of the window,
 * that of every second study the right one.
 */
function Plate({ project, index, isTarget }: PlateProps) {
  const isMirrored = index % 2 === 1
  const plate = plates[project.slug]
  return (
    <article className="print:break-inside-avoid">
      <p
        className={cx(
          'mx-margin flex flex-wrap justify-between gap-x-4 text-clay max-md:text-ui',
          index > 0 && 'border-line border-t pt-4',
        )}
      >
        <span>{`Plate ${numeral(index)}`}</span>
        <span>{project.subtitle}</span>
      </p>
      <div
        className={cx(
          'mt-3 grid gap-x-[4.166%] gap-y-8 md:grid-rows-[auto_1fr]',
          isMirrored ? 'md:grid-cols-[1fr_2fr] md:pl-margin' : 'md:grid-cols-[2fr_1fr] md:pr-margin',
        )}
      >
        <div
          className={isMirrored ? 'md:col-start-2' : undefined}
          style={isTarget ? { viewTransitionName: plateTransition } : undefined}
        >
          <Picture
            picture={project.image}
            portrait={plate?.portrait}
            alt={project.altText}
            sizes="(min-width: 48rem) 68vw, 100vw"
            eager={index === 0 || isTarget}
            className="w-full"
          />
        </div>
        <Reveal
          className={cx(
            'grid content-start gap-x-12 gap-y-3 max-md:px-margin lg:grid-cols-[13fr_12fr]',
            isMirrored ? 'md:col-start-2 md:pr-margin' : 'md:pl-margin',
          )}
        >
          <div>
            <h2 className="text-h2">{project.title}</h2>
            {project.role && <p className="mt-1 text-clay">{project.role}</p>}
          </div>
          <p className="max-w-[62ch] text-body lg:pt-3">
            <Ranges>{project.description}</Ranges>
          </p>
        </Reveal>
        <div
          className={cx(
            // The last caption hangs below the last line of the words.
            'grid gap-8 max-md:px-margin md:row-span-2 md:row-start-1 md:-mb-8 md:grid-rows-[auto_1fr]',
            isMirrored ? 'md:col-start-1' : 'md:col-start-2',
          )}
        >
          <StudyDrawing slug={project.slug} />
          <ul
            aria-label="Materials"
            className="grid grid-cols-[repeat(2,calc(50%-0.5rem))] gap-4 md:grid-cols-1 md:grid-rows-2 md:gap-8"
          >
            {plate?.materials.map(({ name, picture }) => (
              <li key={name} className="flex flex-col">
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 48rem) 31vw, 45vw"
                  className="aspect-square md:aspect-auto md:grow"
                />
                <span className="mt-2.5 block text-current/85 text-note">
                  <Ranges>{name}</Ranges>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}

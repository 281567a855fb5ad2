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
            className="pt-11 first:pt-6 md:pt-section md:first:pt-6 print:pt-6"
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

/** Where the parts of a plate are in wide windows, by its place. The picture reaches the edge of the window on its side. */
const places = {
  full: {
    parts:
      'md:grid-cols-[2fr_1fr] md:[grid-template-areas:"plate_plate"_"words_materials"_"drawing_materials"]',
    plate: undefined,
    picture: 'md:max-h-[80svh]',
    sizes: '100vw',
  },
  left: {
    parts:
      'md:grid-cols-[2fr_1fr] md:[grid-template-areas:"plate_drawing"_"plate_materials"_"words_materials"]',
    plate: 'md:mr-0',
    picture: undefined,
    sizes: '(min-width: 48rem) 68vw, 100vw',
  },
  right: {
    parts:
      'md:grid-cols-[1fr_2fr] md:[grid-template-areas:"drawing_plate"_"materials_plate"_"materials_words"]',
    plate: 'md:ml-0',
    picture: undefined,
    sizes: '(min-width: 48rem) 68vw, 100vw',
  },
} as const

/** A numbered study: plate, words, a drawing and two materials. */
function Plate({ project, index, isTarget }: PlateProps) {
  const plate = plates[project.slug]
  const place = places[plate?.place ?? 'left']
  return (
    <article className="px-margin print:break-inside-avoid">
      <p
        className={cx(
          'flex justify-between gap-x-4 text-clay max-md:flex-col max-md:text-ui',
          index > 0 && 'border-line border-t pt-4',
        )}
      >
        <span>{`Plate ${numeral(index)}`}</span>
        <span>{project.subtitle}</span>
      </p>
      <div
        className={cx(
          'mt-3 grid gap-x-[4.166%] gap-y-8 [grid-template-areas:"plate"_"words"_"drawing"_"materials"] md:grid-rows-[auto_1fr_auto]',
          place.parts,
        )}
      >
        <div
          className={cx('-mx-margin [grid-area:plate]', place.plate)}
          style={isTarget ? { viewTransitionName: plateTransition } : undefined}
        >
          <Picture
            picture={project.image}
            portrait={plate?.portrait}
            alt={project.altText}
            sizes={place.sizes}
            eager={index === 0 || isTarget}
            className={cx('w-full', place.picture)}
          />
        </div>
        <Reveal className="grid content-start gap-y-3 [grid-area:words]">
          <div>
            <h2 className="text-h2">{project.title}</h2>
            {project.role && <p className="mt-1 text-clay">{project.role}</p>}
          </div>
          <p className="max-w-[62ch] text-body">
            <Ranges>{project.description}</Ranges>
          </p>
        </Reveal>
        <div className="[grid-area:drawing]">
          <StudyDrawing slug={project.slug} />
        </div>
        <ul
          aria-label="Materials"
          className="grid grid-cols-2 gap-4 [grid-area:materials] md:grid-cols-1 md:grid-rows-2 md:gap-8"
        >
          {plate?.materials.map(({ name, picture }) => (
            <li key={name} className="flex flex-col">
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 48rem) 31vw, 45vw"
                className="aspect-auto max-md:h-[42vw] md:grow"
              />
              <span className="mt-2.5 block text-current/85 text-note">
                <Ranges>{name}</Ranges>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

import type { ReactNode } from 'react'
import type { Borough } from '@/content/borough'
import type { KeyFigure } from '@/content/business'
import { cx } from '@/lib/cx'
import { Figure } from '@/site/shared/figure'
import { Invitation } from '@/site/shared/invitation'
import { MonthRuler } from '@/site/shared/month-ruler'
import { RuledList } from '@/site/shared/ruled-list'
import { Study } from '@/site/shared/study'

type Props = {
  borough: Borough
  /** The first screen, different for each borough: picture, heading and lead. */
  heading: ReactNode
  /** Content between projects and services, different for each borough. */
  children: ReactNode
  /** A drawing below the services, with its caption. */
  drawing?: ReactNode
}

/** The layout of both location pages. */
export function LocationPage({ borough, heading, children, drawing }: Props) {
  const { name, projects, study, services, neighborhoods, highlights, closing } = borough
  return (
    <>
      {heading}
      {highlights.length > 0 && <KeyFigures figures={highlights} />}
      <section
        className={cx(
          'grid px-margin pb-section md:split md:grid-rows-[auto_1fr]',
          highlights.length > 0 ? 'pt-14 md:pt-18' : 'pt-section',
        )}
      >
        <div className="md:col-start-2">
          <h2 className="text-h2">Projects</h2>
          <p className="mt-3 text-body text-clay">The kind of place we work on.</p>
        </div>
        <div className="-mx-margin mt-8 md:col-start-1 md:row-span-2 md:row-start-1 md:mt-0 md:mr-0">
          <Study {...study} sizes="(min-width: 48rem) 40vw, 100vw" captionClass="px-margin" />
        </div>
        <div className="mt-8 md:col-start-2 md:mt-10">
          <RuledList
            isNarrow
            items={projects.map(({ name: title, address, description }) => ({
              title,
              text: (
                <>
                  <span className="mb-2 block text-[1rem] text-clay">{address}</span>
                  <span>{description}</span>
                </>
              ),
            }))}
          />
        </div>
      </section>
      {children}
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">{`What we do in ${name}`}</h2>
        <RuledList items={services.map(({ title, description }) => ({ title, text: description }))} />
        {drawing && <figure className="-mx-margin mt-section">{drawing}</figure>}
      </section>
      <section
        data-header="white"
        className="on-dark grid gap-y-6 bg-tide px-margin py-section text-steam lg:split-halves lg:items-baseline"
      >
        <h2 className="text-[clamp(2rem,3.2vw,5rem)] leading-[1.1]">Neighborhoods</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-2 font-display text-[1.25rem] leading-tight lg:col-span-2 lg:grid-cols-subgrid md:gap-y-[0.6em] md:text-[clamp(1.5rem,2vw,3.25rem)]">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood}>{neighborhood}</li>
          ))}
        </ul>
      </section>
      <Invitation
        title={`Building in ${name}?`}
        text="Tell us the address and the floor. We’ll tell you what fits."
        picture={closing}
        className="bg-tide"
      />
    </>
  )
}

/** Key figures. Those that are ranges of months stand at the inner line, on one ruler of three years, the second at its half. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  const ranges = figures.map(({ figure }) => figure).filter((figure) => figure.includes('–'))
  return (
    <div className="mx-margin mt-8 grid gap-y-6 md:mt-18 md:grid-cols-[41.667%_1fr_1fr]">
      <dl className="contents">
        {figures.map(({ figure, unit, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-y-2">
            <dt className="text-body text-clay leading-snug md:pr-4">{label}</dt>
            <dd className="whitespace-nowrap text-[clamp(2.75rem,5.6vw,8rem)] leading-none tracking-[-0.02em]">
              <Figure figure={figure} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <MonthRuler figures={ranges} className="text-clay md:col-span-2 md:col-start-2" />
    </div>
  )
}

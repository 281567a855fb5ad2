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
      <section className="grid gap-x-[8.33%] px-margin py-section md:grid-cols-[4fr_7fr] md:grid-rows-[auto_1fr]">
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
        className="on-dark grid gap-x-[8.33%] gap-y-6 bg-tide px-margin py-section text-steam lg:grid-cols-[4fr_7fr] lg:items-baseline"
      >
        <h2 className="text-[clamp(2rem,3.2vw,5rem)] leading-[1.1]">Neighborhoods</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-2 font-display lg:gap-x-0 text-[1.25rem] leading-tight md:gap-y-[0.6em] md:text-[clamp(1.5rem,2vw,3.25rem)]">
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

/**
 * Key figures. Ranges of months stand on a ruler of three years, each above the part that it takes, and the others beside it,
 * on phones above it.
 */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <div className="month-scale mx-margin mt-12 grid md:mt-20">
      <dl className="contents">
        {figures.map(({ figure, unit, label }) => {
          const [from, to] = figure.split('–').map(Number)
          const isRange = to !== undefined
          return (
            <div
              key={label}
              className={
                isRange
                  ? 'months'
                  : 'max-md:flex! max-md:flex-row-reverse max-md:items-baseline max-md:justify-end max-md:gap-x-2 max-md:pb-10'
              }
              style={isRange ? { '--from': from, '--to': to } : undefined}
            >
              <dt
                // Those of ranges are below the ruler and its numerals.
                className={cx(
                  'text-clay md:text-body',
                  isRange ? 'row-start-4 max-md:max-w-28' : 'row-span-3 row-start-2',
                )}
              >
                {label}
              </dt>
              <dd className="row-start-1 mb-3 whitespace-nowrap text-[clamp(2.5rem,14.3vw,6rem)] leading-none tracking-[-0.02em] md:mb-5 md:text-[clamp(3.5rem,7vw,10rem)]">
                <span>
                  <Figure>{figure}</Figure>
                </span>{' '}
                <span
                  className={cx(
                    'font-display text-[max(0.3em,1.125rem)] tracking-normal',
                    isRange && 'max-md:block',
                  )}
                >
                  {unit}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
      <MonthRuler className="text-clay" />
    </div>
  )
}

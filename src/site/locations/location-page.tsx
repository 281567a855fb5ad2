import type { ReactNode } from 'react'
import type { KeyFigure } from '@/content/business'
import type { Borough } from '@/content/locations'
import { Invitation } from '@/site/shared/invitation'
import { RuledList } from '@/site/shared/ruled-list'

type Props = {
  borough: Borough
  /** The first screen, different for each borough: picture, heading and lead. */
  heading: ReactNode
  /** Content between projects and services, different for each borough. */
  children: ReactNode
}

/** The layout of both location pages. */
export function LocationPage({ borough, heading, children }: Props) {
  const { name, projects, services, neighborhoods, highlights, closing } = borough
  return (
    <>
      {heading}
      {highlights.length > 0 && <KeyFigures figures={highlights} />}
      <section className="px-margin py-section">
        <h2 className="text-h2">Projects</h2>
        <p className="mt-3 mb-10 text-body text-clay">The kind of place we work on.</p>
        <RuledList
          titleClass="text-[clamp(1.75rem,3vw,3.5rem)] leading-[1.15]"
          items={projects.map(({ name: title, address, description }) => ({
            title,
            text: (
              <>
                <span className="mb-1 block text-[1rem] text-clay">{address}</span>
                <span>{description}</span>
              </>
            ),
          }))}
        />
      </section>
      {children}
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">{`What we do in ${name}`}</h2>
        <RuledList items={services.map(({ title, description }) => ({ title, text: description }))} />
      </section>
      <section data-header="white" className="on-dark bg-tide px-margin py-section text-steam">
        <h2 className="text-[1.125rem] text-sand">Neighborhoods</h2>
        {/* In wide windows two rows. */}
        <ul
          className="mt-6 grid grid-cols-2 gap-x-4 gap-y-2 font-display text-[1.25rem] leading-tight md:gap-y-[0.6em] md:text-[clamp(1.5rem,2vw,3.25rem)] lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={{ '--columns': neighborhoods.length / 2 }}
        >
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

/** Key figures in a row, as large as a title. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="mx-margin mt-12 grid gap-x-[4.166%] md:mt-16 md:grid-cols-3">
      {figures.map(({ figure, unit, label }) => (
        <div key={label} className="grid border-line border-t py-5 md:pb-0">
          <dt className="order-1 mt-2 text-clay md:mt-3 md:text-body">{label}</dt>
          <dd className="whitespace-nowrap text-[clamp(3.5rem,7vw,10rem)] leading-none tracking-[-0.02em]">
            <span>{`${figure} `}</span>
            <span className="font-display text-[max(0.3em,1.125rem)] tracking-normal">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode } from 'react'
import type { KeyFigure } from '@/content/business'
import type { Borough } from '@/content/locations'
import { Reveal } from '@/motion/reveal'
import { Invitation } from '@/site/shared/invitation'

type Props = {
  borough: Borough
  /** The first screen, different for each borough: picture, heading and lead. */
  heading: ReactNode
  /** Content between projects and services, different for each borough. */
  children: ReactNode
}

/** The layout of both location pages. */
export function LocationPage({ borough, heading, children }: Props) {
  const { name, projects, services, neighborhoods, highlights } = borough
  return (
    <>
      {heading}
      <section className="px-margin py-section">
        {highlights.length > 0 && (
          <div className="mb-20">
            <KeyFigures figures={highlights} />
          </div>
        )}
        <h2 className="text-title">Projects</h2>
        <p className="mt-3 mb-8 text-clay">The kind of place we work on.</p>
        <ul>
          {projects.map(({ name: project, address, description }, order) => (
            <li key={project} className="border-line border-t last:border-b">
              <Reveal order={order} className="grid gap-x-[8.33%] gap-y-3 py-7 md:grid-cols-[5fr_6fr]">
                <div>
                  <h3 className="text-[1.625rem] leading-tight">{project}</h3>
                  <p className="mt-1 text-clay">{address}</p>
                </div>
                <p className="max-w-[62ch] text-body">{description}</p>
              </Reveal>
            </li>
          ))}
        </ul>
      </section>
      {children}
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">{`What we do in ${name}`}</h2>
        <dl>
          {services.map(({ title, description }) => (
            <div
              key={title}
              className="grid gap-x-[8.33%] gap-y-2 border-line border-t py-7 last:border-b md:grid-cols-[5fr_6fr]"
            >
              <dt className="font-display text-[clamp(1.5rem,2.2vw,2.25rem)] leading-tight">{title}</dt>
              <dd className="max-w-[62ch] text-body">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section data-header="white" className="on-dark bg-tide px-margin py-section text-steam">
        <h2 className="text-[1.125rem] text-sand">Neighborhoods</h2>
        <ul className="mt-6 flex flex-wrap gap-x-[1.2em] gap-y-2 font-display text-[clamp(1.75rem,3.6vw,3.25rem)] leading-tight">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood}>{neighborhood}</li>
          ))}
        </ul>
      </section>
      <Invitation
        title={`Building in ${name}?`}
        text="Tell us the address and the floor. We will tell you what fits."
      />
    </>
  )
}

/** Key figures in a row. */
function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="grid gap-x-12 gap-y-8 border-line border-y py-10 sm:grid-cols-3">
      {figures.map(({ figure, unit, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 text-clay">{label}</dt>
          <dd className="text-[clamp(2.25rem,4vw,3.75rem)] leading-none">
            <span>{`${figure} `}</span>
            <span className="text-[0.4em]">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

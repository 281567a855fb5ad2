import { changingRoom } from '@/assets/pictures/web/changing-room'
import { coldPlunge } from '@/assets/pictures/web/cold-plunge'
import { coldPlungePortrait } from '@/assets/pictures/web/cold-plunge-portrait'
import { keyFigures } from '@/content/business'
import { commercialExtras, commercialServices } from '@/content/services'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Invitation } from '@/site/shared/invitation'
import { PageHero } from '@/site/shared/page-hero'
import { ServiceIndex, ServiceList } from '@/site/shared/service-list'
import { service } from '@/site/shared/structured-data'
import { Study } from '@/site/shared/study'
import { Ranges } from '@/site/shared/typography'

export const handle: PageHandle = {
  structuredData: [
    service(paths.commercial(), 'Commercial bathhouse development', [
      ...commercialServices,
      ...commercialExtras,
    ]),
  ],
}

/** /commercial: services for developers, and how long a development takes. */
export function Component() {
  return (
    <>
      <PageHero
        title="A bathhouse is a&nbsp;building, a&nbsp;business and a&nbsp;habit"
        lead="We develop all three together, for owners, operators and landlords in New York."
        picture={coldPlunge}
        portrait={coldPlungePortrait}
        alt="Study for a cold plunge in black stone, one shaft of light on the water"
        // In landscape windows the lower edge cuts the picture at 0.945 of its height, before the water.
        className="landscape:[--picture-position:50%_min(0px,100%_+_3.5vw)]"
      />
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">What we do</h2>
        <ServiceList items={commercialServices} />
      </section>
      <section className="grid gap-12 bg-steam px-margin pb-section md:grid-cols-[7fr_4fr] md:gap-x-[8.33%]">
        {/* Hidden from screen readers: the line of text below says the same. */}
        <p
          aria-hidden="true"
          className="col-span-full mt-section flex flex-wrap items-baseline gap-x-[0.12em] text-[clamp(5rem,25vw,36rem)] leading-[0.8] tracking-[-0.05em]"
        >
          <span>{keyFigures.fullDevelopment.figure}</span>
          <span className="font-display text-[clamp(1.75rem,0.16em,6rem)] tracking-normal">
            {keyFigures.fullDevelopment.unit}
          </span>
        </p>
        <Study
          picture={changingRoom}
          alt="Study for a changing room: oak lockers, a lit alcove with folded towels, a bench"
          caption="Study for a changing room. It decides how long a visit feels at both ends."
          sizes="(min-width: 48rem) 58vw, 100vw"
        />
        <div className="self-center">
          <h2 className="text-title">How long it takes</h2>
          <p className="mt-5 text-body">
            <Ranges>{`Construction-led work typically takes ${keyFigures.construction.figure} months once a site is secured. A full development, from concept to opening, takes ${keyFigures.fullDevelopment.figure} months.`}</Ranges>
          </p>
          <p className="mt-4 text-body">
            Most of the time that is lost is lost early: to a lease without the right to vent, to a power
            request filed late, to pools drawn before anybody checked what the slab can carry. We check first.
          </p>
        </div>
      </section>
      <section className="px-margin py-section">
        <h2 className="mb-10 text-title">Also</h2>
        <ServiceIndex items={commercialExtras} wide />
      </section>
      <Invitation
        title="Bring a site, or only a number"
        text="A floor plan, a lease draft or a budget is enough to begin with."
      />
    </>
  )
}

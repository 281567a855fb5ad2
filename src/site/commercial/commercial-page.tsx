import { changingRoom } from '@/assets/pictures/web/changing-room'
import { coldPlunge } from '@/assets/pictures/web/cold-plunge'
import { coldPlungePortrait } from '@/assets/pictures/web/cold-plunge-portrait'
import { detailHallCandles } from '@/assets/pictures/web/detail-hall-candles'
import { keyFigures } from '@/content/business'
import { commercialExtras, commercialServices } from '@/content/services'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Figure } from '@/site/shared/figure'
import { Invitation } from '@/site/shared/invitation'
import { ServiceLine, ServiceList } from '@/site/shared/service-list'
import { service } from '@/site/shared/structured-data'
import { Study } from '@/site/shared/study'
import { Ranges } from '@/site/shared/typography'
import { Picture } from '@/ui/picture'

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
      {/* The whole room from its skylight to the water, with the title on its dark left wall and floor. */}
      <section
        data-header="white"
        className="on-dark relative isolate flex min-h-svh flex-col justify-end overflow-clip bg-ink px-margin pt-24 pb-14 text-steam lg:[--picture-position:50%_0%] [--shade-foot:0.62] max-md:[@media(height>=50rem)]:[--shade-foot:0.35] [--shade-head:0.55] xl:[--shade-head:0] md:pb-16"
      >
        <Picture
          picture={coldPlunge}
          portrait={coldPlungePortrait}
          alt="Study for a cold plunge in black stone, one shaft of light on the water"
          sizes="100vw"
          height="100svh"
          eager
          // On a phone it fades out where a dense screen would need more pixels than the picture has.
          className="backdrop max-md:not-print:h-[min(100%,43rem)]! max-md:not-print:[mask-image:linear-gradient(black_82%,transparent)]"
        />
        <div className="shade-head" />
        <div className="shade-foot xl:hidden" />
        <div data-on-picture="">
          <h1 className="text-display">
            A bathhouse <br />
            is a&nbsp;building, <br />
            a&nbsp;business <br />
            and a&nbsp;habit
          </h1>
          <p className="mt-6 max-w-[30ch] text-lead lg:max-w-[17ch] xl:max-w-[23ch]">
            We develop all three together, for owners, operators and landlords in New York.
          </p>
        </div>
      </section>
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">What we do</h2>
        <ServiceList items={commercialServices} />
      </section>
      <section
        data-header="white"
        className="on-dark grid gap-12 bg-basalt px-margin pb-section text-steam md:grid-cols-[7fr_4fr] md:gap-x-[8.33%]"
      >
        {/* Hidden from screen readers: the line of text below says the same. */}
        <p
          aria-hidden="true"
          className="col-span-full mt-section grid grid-cols-subgrid items-baseline gap-y-3 text-[length:calc((100vw-2*var(--spacing-margin))/2.6)] leading-[0.8] tracking-[-0.05em] md:text-[clamp(5rem,22.5vw,36rem)]"
        >
          <span className="-ml-[0.025em] whitespace-nowrap">
            <Figure>{keyFigures.fullDevelopment.figure}</Figure>
          </span>
          <span className="font-display text-[clamp(1.75rem,0.16em,6rem)] tracking-normal">
            {keyFigures.fullDevelopment.unit}
          </span>
        </p>
        <div className="-mx-margin md:mr-0">
          <Study
            picture={changingRoom}
            alt="Study for a changing room: oak lockers, a lit alcove with folded towels, a bench"
            caption="Study for a changing room. Every visit begins and ends here."
            sizes="(min-width: 48rem) 64vw, 120vw"
            className="max-md:aspect-[4/3]!"
            captionClass="px-margin"
          />
        </div>
        {/* In wide windows the text ends where the picture does, above the line of its caption. */}
        <div className="lg:flex lg:flex-col lg:justify-end lg:pb-7">
          <h2 className="text-title md:max-lg:-mt-[0.25em]">How long it takes</h2>
          <p className="mt-5 text-body">
            <Ranges>{`Once a site is secured, construction-led work typically takes ${keyFigures.construction.figure} months. A full development, from concept to opening, takes ${keyFigures.fullDevelopment.figure} months.`}</Ranges>
          </p>
          <p className="mt-4 text-body">
            Most lost time is lost early: to a lease without the right to vent, to a power request filed late,
            to pools drawn before anybody checked what the slab can carry. We check first.
          </p>
        </div>
      </section>
      <section className="px-margin py-section">
        <h2 className="mb-14 text-h2">From specification to opening night</h2>
        <ServiceLine items={commercialExtras} />
      </section>
      <Invitation
        title="Bring a site, or just a budget"
        text="A floor plan, a draft lease or one honest number is enough to begin with."
        picture={detailHallCandles}
        className="bg-ink"
      />
    </>
  )
}

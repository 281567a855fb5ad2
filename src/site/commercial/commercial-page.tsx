import { changingRoom } from '@/assets/pictures/web/changing-room'
import { coldPlunge } from '@/assets/pictures/web/cold-plunge'
import { coldPlungePortrait } from '@/assets/pictures/web/cold-plunge-portrait'
import { plantRoom } from '@/assets/pictures/web/plant-room'
import { receptionDesk } from '@/assets/pictures/web/reception-desk'
import { keyFigures } from '@/content/business'
import { commercialExtras, commercialServices } from '@/content/services'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Figure } from '@/site/shared/figure'
import { Invitation } from '@/site/shared/invitation'
import { MonthRuler } from '@/site/shared/month-ruler'
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
        className="on-dark relative isolate flex min-h-svh flex-col justify-end overflow-clip bg-ink px-margin pt-24 pb-7 text-steam lg:[--picture-position:50%_0%] [--shade-foot:0.62] max-md:[@media(height>=50rem)]:[--shade-foot:0.35] [--shade-head:0.55] xl:[--shade-head:0] md:pb-16"
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
        <div className="-mx-margin mb-10 lg:hidden print:hidden">
          {/* Its valves. */}
          <Picture
            picture={plantRoom}
            alt=""
            sizes="100vw"
            className="aspect-[4/3] md:aspect-[3/2] [--picture-position:50%_-43vw]"
          />
        </div>
        <ServiceList items={commercialServices} lead="systems" />
      </section>
      {/* In wide windows the picture fills the right side. */}
      <section
        data-header="white"
        className="on-dark grid bg-basalt px-margin pb-section text-steam lg:split lg:pb-7"
      >
        <div className="-mx-margin lg:order-1 lg:ml-0">
          <Study
            picture={changingRoom}
            alt="Study for a changing room: oak lockers, a lit alcove with folded towels, a bench"
            caption="Study for a changing room. Every visit begins and ends here."
            sizes="(min-width: 64rem) max(73vw, 66rem), 120vw"
            className="aspect-[4/3]! lg:max-h-none! lg:grow lg:aspect-auto! lg:[--picture-position:58%_50%]"
            captionClass="pr-margin max-lg:pl-margin"
          />
        </div>
        <div className="flex flex-col gap-10 max-lg:mt-14 lg:pt-20 lg:pb-7">
          <h2 className="text-[clamp(2.25rem,3.2vw,5rem)] leading-[1.1]">How long it takes</h2>
          <Spans />
          <div>
            <p className="text-body">
              <Ranges>{`Once a site is secured, construction-led work typically takes ${keyFigures.construction.figure} months. A full development, from concept to opening, takes ${keyFigures.fullDevelopment.figure} months.`}</Ranges>
            </p>
            <p className="mt-4 text-body">
              Most lost time is lost early: to a lease without the right to vent, to a power request filed
              late, to pools drawn before anybody checked what the slab can carry. We check first.
            </p>
          </div>
        </div>
      </section>
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">From specification to opening night</h2>
        <ServiceLine items={commercialExtras} />
      </section>
      <Invitation
        title="Bring a site, or just a budget"
        text="A floor plan, a draft lease or one honest number is enough to begin with."
        picture={receptionDesk}
        className="bg-ink"
      />
    </>
  )
}

/** Both ranges of months, each over a ruler of its own. Hidden from screen readers: the text below says the same. */
function Spans() {
  return (
    <div aria-hidden="true" className="grid gap-y-14">
      {[keyFigures.construction, keyFigures.fullDevelopment].map(({ name, figure, unit }) => (
        <div key={name}>
          <p className="whitespace-nowrap text-base text-current/75">{name}</p>
          <p className="mt-2 mb-5 whitespace-nowrap text-[clamp(3.5rem,5vw,7rem)] leading-none tracking-[-0.02em]">
            <Figure figure={figure} unit={unit} />
          </p>
          <MonthRuler figures={[figure]} className="text-sand" />
        </div>
      ))}
    </div>
  )
}

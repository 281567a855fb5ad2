import { manhattan } from '@/content/locations'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { boroughBusiness } from '@/site/shared/structured-data'
import { TitleRow } from '@/site/shared/title-row'
import { Picture } from '@/ui/picture'
import { SectionDrawing } from '@/ui/section-drawing'
import { CellarSection } from './cellar-section'
import { LocationPage } from './location-page'

export const handle: PageHandle = {
  structuredData: [boroughBusiness(paths.manhattan(), manhattan)],
}

/** /locations/manhattan. */
export function Component() {
  return (
    <LocationPage
      borough={manhattan}
      // The section of a building stands at the left of the picture, as high as the window; narrow windows leave it out.
      heading={
        <section
          data-header="white"
          className="on-dark grid grid-cols-1 bg-ink text-steam lg:min-h-svh lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[1fr_auto] print:block"
        >
          <div className="hidden items-end pt-24 pr-[clamp(1.5rem,3.5vw,4rem)] pb-10 pl-margin lg:row-span-2 lg:flex print:hidden">
            <SectionDrawing className="h-[calc(100svh-8.5rem)]" />
          </div>
          <div className="relative isolate h-[61svh] min-h-80 lg:h-auto lg:min-h-40 print:h-[9cm]">
            <Picture
              picture={manhattan.hero}
              portrait={manhattan.heroPortrait}
              alt={manhattan.heroAlt}
              sizes="100vw"
              height="75svh"
              eager
              // From the top of the tower down to the lanterns on the deck.
              className="backdrop [--picture-position:30%_50%] landscape:[--picture-position:30%_40%]"
            />
            <div className="shade-head [--shade-head:0.5]" />
          </div>
          <TitleRow
            title={manhattan.name}
            isName
            lead={manhattan.lead}
            className="px-margin pt-6 pb-12 lg:pt-5 lg:pb-7 lg:pl-0"
          />
        </section>
      }
    >
      <section className="overflow-clip">
        <p className="mx-margin max-w-[24ch] text-balance font-display text-h2 max-md:text-title">
          A cellar has heat to lose and nowhere to send it. A roof has a view and a load limit. In Manhattan
          the first drawing is a&nbsp;section.
        </p>
        <p className="mx-margin mt-8 max-w-[62ch] text-body text-clay">
          Fresh air comes in at the sidewalk and leaves above the roof. Water leaves at the lowest drain.
          Condensation runs down the vault, not onto people.
        </p>
        <div className="mt-12 text-cedar">
          <CellarSection />
        </div>
      </section>
    </LocationPage>
  )
}

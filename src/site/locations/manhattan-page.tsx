import { manhattan, manhattanStoreys } from '@/content/manhattan'
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
      // The section of a building stands at the left of the picture, in wide windows as high as the window.
      heading={
        <section
          data-header="white"
          className="on-dark grid min-h-svh grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] bg-ink text-steam print:block"
        >
          <div className="flex items-end pt-18 pr-4 pl-margin lg:row-span-2 lg:pt-24 lg:pr-18 lg:pb-10 print:hidden">
            <div className="flex gap-x-3 lg:gap-x-4">
              <SectionDrawing className="h-[calc(100svh-21.5rem)] min-h-56 lg:h-[calc(100svh-8.5rem)]" />
              {/* Each word is beside its storey. */}
              <p
                aria-hidden="true"
                className="grid grid-rows-[1fr_repeat(5,2fr)] items-center text-note lg:text-ui"
              >
                {manhattanStoreys.map((storey) => (
                  <span key={storey}>{storey}</span>
                ))}
              </p>
            </div>
          </div>
          <div className="relative isolate min-h-[min(20rem,60svh)] max-lg:mt-18 lg:min-h-40 print:h-[9cm]">
            <Picture
              picture={manhattan.hero}
              portrait={manhattan.heroPortrait}
              alt={manhattan.heroAlt}
              sizes="100vw"
              height="75svh"
              eager
              // From the top of the tower down to the lanterns on the deck, which are whole on phones.
              className="backdrop [--picture-position:18%_50%] landscape:[--picture-position:30%_40%]"
            />
            <div className="shade-head max-lg:hidden" />
          </div>
          <TitleRow
            title={manhattan.name}
            isName
            lead={manhattan.lead}
            className="px-margin pt-6 pb-8 max-lg:col-span-2 lg:pt-5 lg:pb-7 lg:pl-0"
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
        <div className="mt-12">
          <CellarSection />
        </div>
      </section>
    </LocationPage>
  )
}

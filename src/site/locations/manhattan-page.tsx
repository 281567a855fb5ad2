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
      // The section of a building stands at the left of the picture, in wide windows as high as the window, on phones below it.
      heading={
        <section
          data-header="white"
          className="on-dark grid min-h-svh bg-ink text-steam md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-[1fr_auto] print:block"
        >
          <div className="flex items-end px-margin max-md:order-1 max-md:pb-14 md:pt-18 md:pr-[clamp(1.5rem,2vw,2.5rem)] lg:row-span-2 lg:pt-24 lg:pb-10 print:hidden">
            <div className="grid grow grid-cols-[auto_1fr]">
              <SectionDrawing className="h-[26rem] md:h-[calc(100svh-21.5rem)] md:min-h-56 lg:h-[calc(100svh-8.5rem)]" />
              {/* Each word is beside its storey, on phones on its floor. */}
              <p
                aria-hidden="true"
                className="grid grid-rows-[1fr_repeat(5,2fr)] text-current/80 text-note md:pl-1 md:text-fine"
              >
                {manhattanStoreys.map((storey) => (
                  <span
                    key={storey}
                    className="flex items-center max-md:items-end max-md:justify-end max-md:border-current/25 max-md:border-b max-md:pb-1"
                  >
                    {storey}
                  </span>
                ))}
              </p>
            </div>
          </div>
          <div className="relative isolate h-[29rem] md:h-auto md:min-h-[min(20rem,60svh)] md:max-lg:mt-18 lg:min-h-40 print:h-[9cm]">
            <Picture
              picture={manhattan.hero}
              portrait={manhattan.heroPortrait}
              alt={manhattan.heroAlt}
              sizes="100vw"
              height="75svh"
              eager
              // From the top of the tower down to the lanterns on the deck.
              className="backdrop [--picture-position:30%_50%] landscape:[--picture-position:30%_56%]"
            />
            <div className="shade-head md:max-lg:hidden" />
          </div>
          <TitleRow
            title={manhattan.name}
            isName
            lead={manhattan.lead}
            className="px-margin pt-6 pb-8 md:max-lg:col-span-2 lg:pt-15 lg:pb-7 lg:pl-0"
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

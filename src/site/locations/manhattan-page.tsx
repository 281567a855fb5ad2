import { manhattan, manhattanStoreys } from '@/content/manhattan'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { boroughBusiness } from '@/site/shared/structured-data'
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
      // The section of a building stands at the left, in wide windows as high as the window, in narrow ones below the lead.
      heading={
        <section
          data-header="white"
          className="on-dark grid min-h-svh bg-ink pr-margin text-steam [--name:var(--text-name)] lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto] xl:grid-cols-[auto_auto_minmax(0,1fr)] xl:grid-rows-[1fr_auto] xl:[--name:min(7.2vw,20svh)] print:block"
        >
          <div className="row-start-4 flex items-end pt-10 pb-12 pl-margin lg:row-span-3 lg:row-start-1 lg:pt-24 lg:pr-18 lg:pb-10 print:hidden">
            <div className="flex grow gap-x-3 lg:gap-x-4">
              <SectionDrawing className="h-[26.5rem] lg:h-[calc(100svh-8.5rem)]" />
              {/* Each word is beside its storey, in narrow windows on the line of its floor. */}
              <p aria-hidden="true" className="grid grow grid-rows-[1fr_repeat(5,2fr)] text-note lg:text-ui">
                {manhattanStoreys.map((storey) => (
                  <span
                    key={storey}
                    className="flex items-center border-current/25 max-lg:items-end max-lg:border-b max-lg:pb-1"
                  >
                    {storey}
                  </span>
                ))}
              </p>
            </div>
          </div>
          <div className="relative isolate row-start-1 -mr-margin h-[48svh] min-h-60 md:h-[58svh] lg:col-start-2 lg:h-auto xl:col-span-2 lg:min-h-40 print:h-[9cm]">
            <Picture
              picture={manhattan.hero}
              portrait={manhattan.heroPortrait}
              alt={manhattan.heroAlt}
              sizes="100vw"
              height="75svh"
              eager
              // From the top of the tower down to the lanterns on the deck.
              className="backdrop [--picture-position:0%_56%] landscape:[--picture-position:30%_40%]"
            />
            <div className="shade-head" />
          </div>
          <h1 className="row-start-2 -ml-[0.05em] whitespace-nowrap pt-6 pb-4 pl-margin text-[length:var(--name)] leading-none lg:col-start-2 lg:pt-11 lg:pl-0 xl:pb-0">
            {manhattan.name}
          </h1>
          {/* In wide windows as high as the small letters of the name. */}
          <p className="row-start-3 max-w-[40ch] pl-margin text-lead lg:pb-9 lg:pl-0 xl:col-start-3 xl:row-start-2 xl:pt-[calc(2.75rem+var(--name)*0.377-0.41em)] xl:pl-[calc(var(--spacing-margin)/2)]">
            {manhattan.lead}
          </p>
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

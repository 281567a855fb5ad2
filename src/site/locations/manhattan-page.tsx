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
      // The section of a building stands at the left, in wide windows as high as the window, in narrow ones wider and below the
      // lead, in the earth.
      heading={
        <section
          data-header="white"
          className="on-dark grid min-h-svh bg-ink pr-margin text-steam [--name:var(--text-name)] lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto] xl:grid-cols-[auto_auto_minmax(0,1fr)] xl:grid-rows-[1fr_auto] xl:[--name:min(6.6vw,20svh)] print:block"
        >
          <div className="relative row-start-4 grid grid-cols-[auto_1fr] content-end gap-x-2 pt-10 pb-6 pl-margin max-lg:-mr-margin lg:row-span-3 lg:row-start-1 lg:gap-x-4 lg:pt-24 lg:pr-18 lg:pb-10 print:hidden">
            {/* The street is 188 of the drawing's 704 units below its top. The earth is hatched right of the words. */}
            <div className="hatched absolute inset-x-0 top-[calc(2.5rem+26.25rem*188/704)] bottom-0 border-current border-t bg-clip-content pl-[calc(var(--spacing-margin)+12.5rem)] lg:hidden" />
            <SectionDrawing className="relative h-105 w-32 bg-ink lg:aspect-[120/704] lg:h-[calc(100svh-8.5rem)] lg:w-auto" />
            {/* Each word is beside its storey. */}
            <p
              aria-hidden="true"
              className="relative grid grid-rows-[1fr_repeat(5,2fr)] items-center text-note lg:text-ui"
            >
              {manhattanStoreys.map((storey) => (
                <span key={storey}>{storey}</span>
              ))}
            </p>
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
          <h1 className="row-start-2 -ml-[0.05em] whitespace-nowrap pt-6 pb-4 pl-margin text-[length:var(--name)] leading-none lg:col-start-2 lg:pt-11 lg:pl-0 xl:self-baseline xl:pb-0">
            {manhattan.name}
          </h1>
          <p className="row-start-3 max-w-[40ch] pl-margin text-lead lg:pb-9 lg:pl-0 xl:col-start-3 xl:row-start-2 xl:ml-18 xl:self-baseline">
            {manhattan.lead}
          </p>
        </section>
      }
    >
      <section data-header="white" className="on-dark overflow-clip bg-ink pt-section text-steam">
        <p className="mx-margin max-w-[24ch] text-balance font-display text-h2 max-md:text-title">
          A cellar has heat to lose and nowhere to send it. A roof has a view and a load limit. In Manhattan
          the first drawing is a&nbsp;section.
        </p>
        <p className="mx-margin mt-8 max-w-[62ch] text-body text-sand">
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

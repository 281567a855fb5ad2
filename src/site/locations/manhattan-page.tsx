import { steamRoom } from '@/assets/pictures/web/steam-room'
import { manhattan } from '@/content/locations'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { boroughBusiness } from '@/site/shared/structured-data'
import { Study } from '@/site/shared/study'
import { Picture } from '@/ui/picture'
import { SectionDrawing } from '@/ui/section-drawing'
import { LocationPage } from './location-page'

export const handle: PageHandle = {
  structuredData: [boroughBusiness(paths.manhattan(), manhattan)],
}

/** /locations/manhattan. */
export function Component() {
  return (
    <LocationPage
      borough={manhattan}
      // The section stands beside the picture, as high as the window; in narrow windows, as high as the picture.
      heading={
        <section
          data-header="white"
          className="on-dark grid grid-cols-[1fr_auto] bg-ink text-steam md:min-h-svh md:grid-rows-[1fr_auto] print:block"
        >
          <div className="relative isolate h-[61svh] min-h-80 md:h-auto md:min-h-40 print:h-[9cm]">
            <Picture
              picture={manhattan.hero}
              portrait={manhattan.heroPortrait}
              alt={manhattan.heroAlt}
              sizes="100vw"
              height="70svh"
              eager
              // From the top of the tower down.
              className="backdrop [--picture-position:30%_50%] landscape:[--picture-position:30%_8%]"
            />
            <div className="shade-head" />
          </div>
          <div className="flex items-end px-4 pt-20 pb-4 md:row-span-2 md:px-[clamp(1.5rem,3.5vw,4rem)] md:pt-22 md:pb-8 print:hidden">
            <SectionDrawing className="h-[calc(61svh-6rem)] md:h-[calc(100svh-7.5rem)]" />
          </div>
          <div className="col-span-full px-margin pt-6 pb-12 md:col-span-1 md:pb-10">
            <h1 className="-ml-[0.05em] whitespace-nowrap text-name">{manhattan.name}</h1>
            <p className="mt-4 max-w-[60ch] text-lead">{manhattan.lead}</p>
          </div>
        </section>
      }
    >
      <div className="grid gap-x-[8.33%] gap-y-10 bg-steam px-margin py-section md:grid-cols-[7fr_4fr] md:items-end">
        <Study
          picture={steamRoom}
          alt="Study for a steam room in a cellar: a vault of green tile over two stone benches"
          caption="Study for a steam room below the street. Condensation runs down the vault, not onto people."
          sizes="(min-width: 48rem) 56vw, 100vw"
        />
        <p className="max-w-[26ch] font-display text-title md:mb-8">
          A cellar has heat to lose and nowhere to send it. A roof has a view and a load limit. In Manhattan
          the first drawing is a section.
        </p>
      </div>
    </LocationPage>
  )
}

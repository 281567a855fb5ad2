import { brooklyn, brooklynDrawing, brooklynGarden } from '@/content/brooklyn'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { HeroPlate } from '@/site/shared/hero-plate'
import { boroughBusiness } from '@/site/shared/structured-data'
import { Study } from '@/site/shared/study'
import { TitleRow } from '@/site/shared/title-row'
import { FactorySection } from './factory-section'
import { LocationPage } from './location-page'

export const handle: PageHandle = {
  structuredData: [boroughBusiness(paths.brooklyn(), brooklyn)],
}

/** /locations/brooklyn. */
export function Component() {
  return (
    <LocationPage
      borough={brooklyn}
      drawing={
        <>
          <FactorySection />
          <figcaption className="mt-3 px-margin text-current/85 text-note">
            {brooklynDrawing.caption}
          </figcaption>
        </>
      }
      heading={
        <section className="not-print:flex not-print:min-h-svh flex-col">
          <HeroPlate
            data-header="white"
            picture={brooklyn.hero}
            portrait={brooklyn.heroPortrait}
            alt={brooklyn.heroAlt}
            height="max(20rem, min(72svh, 100svh - 18.5rem))"
            // Shows the picture down to the water. Picture and title fill the first screen.
            className="grow [--picture-position:50%_80%] [--shade-head:0.72]"
          />
          <TitleRow
            title={brooklyn.name}
            lead={brooklyn.lead}
            className="px-margin pt-6 pb-8 lg:pt-13 lg:pb-9"
          />
        </section>
      }
    >
      <Study
        picture={brooklynGarden}
        alt="Study for a cedar sauna at the end of a townhouse garden, at night"
        caption="Study for a garden sauna. Anything in a rear yard has to be small: a heater, two benches and a window."
        sizes="(min-width: 48rem) 100vw, 200vw"
        // On phones mostly the cabin.
        className="max-md:aspect-[4/5]! max-md:[--picture-position:60%_50%]"
        captionClass="px-margin"
      />
    </LocationPage>
  )
}

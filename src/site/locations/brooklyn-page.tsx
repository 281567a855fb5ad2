import { brooklyn, brooklynGarden } from '@/content/locations'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { boroughBusiness } from '@/site/shared/structured-data'
import { Study } from '@/site/shared/study'
import { LocationPage } from './location-page'

export const handle: PageHandle = {
  structuredData: [boroughBusiness(paths.brooklyn(), brooklyn)],
}

/** /locations/brooklyn. */
export function Component() {
  return (
    // Shows the picture down to the water.
    <LocationPage borough={brooklyn} framing="[--picture-position:50%_80%]">
      <div className="bg-steam px-margin py-section md:pl-[25%]">
        <Study
          picture={brooklynGarden}
          alt="Study for a cedar sauna at the end of a townhouse garden, at night"
          caption="Study for a garden sauna. What stands in a rear yard has to be small: a heater, two benches and a window."
          sizes="(min-width: 48rem) 70vw, 100vw"
        />
      </div>
    </LocationPage>
  )
}

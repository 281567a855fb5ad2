import { manhattan } from '@/content/locations'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { boroughBusiness } from '@/site/shared/structured-data'
import { SectionDrawing } from '@/ui/section-drawing'
import { LocationPage } from './location-page'

export const handle: PageHandle = {
  structuredData: [boroughBusiness(paths.manhattan(), manhattan)],
}

/** /locations/manhattan. */
export function Component() {
  return (
    // In landscape windows the lower edge cuts the picture at 0.79 of its height, above the towel on the bench.
    <LocationPage
      borough={manhattan}
      framing="[--picture-position:50%_46%] landscape:[--picture-position:50%_min(0px,100%_+_13vw)]"
    >
      <div className="grid items-center gap-x-[8.33%] gap-y-12 bg-steam px-margin py-section md:grid-cols-[6fr_5fr]">
        <p className="max-w-[24ch] font-display text-[clamp(1.75rem,3.4vw,3.25rem)] leading-tight">
          A cellar has heat to lose and nowhere to lose it. A roof has a view and a load limit. In Manhattan
          the first drawing is a section.
        </p>
        <SectionDrawing className="mx-auto h-[min(44rem,120vw)] max-w-full" />
      </div>
    </LocationPage>
  )
}

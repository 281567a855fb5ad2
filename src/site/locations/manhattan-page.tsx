import { manhattan } from '@/content/locations'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { boroughBusiness } from '@/site/shared/structured-data'
import { LocationPage } from './location-page'

export const handle: PageHandle = {
  structuredData: [boroughBusiness(paths.manhattan(), manhattan)],
}

export function Component() {
  return (
    <LocationPage location={manhattan}>
      <section className="bg-steam px-margin py-section">
        <p className="max-w-[30ch] font-display text-[clamp(1.75rem,3.4vw,3.25rem)] leading-tight">
          A cellar has heat to lose and nowhere to lose it. A roof has a view and a load limit. In Manhattan
          the first drawing is a section.
        </p>
      </section>
    </LocationPage>
  )
}

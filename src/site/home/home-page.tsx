import { useRef } from 'react'
import { faq } from '@/content/faq'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { faqPage, localBusiness, organization } from '@/site/shared/structured-data'
import { Lift } from './lift'
import { CtaScene } from './scenes/cta-scene'
import { FaqScene } from './scenes/faq-scene'
import { HeroScene } from './scenes/hero-scene'
import { ProjectsScene } from './scenes/projects-scene'
import { ServicesScene } from './scenes/services-scene'
import { useSectionScroller } from './use-section-scroller'

export const handle: PageHandle = {
  structuredData: [organization(), localBusiness(paths.home()), faqPage(faq)],
}

/** /: five full-screen sections, between which the visitor moves one at a time. */
export function Component() {
  const root = useRef<HTMLDivElement>(null)
  const { index, go } = useSectionScroller(root)
  return (
    <div ref={root} className="relative">
      <HeroScene />
      <ProjectsScene soon={index === 0} />
      <ServicesScene soon={index === 1} />
      <FaqScene />
      <CtaScene near={index >= 3} />
      <Lift root={root} index={index} go={go} />
    </div>
  )
}

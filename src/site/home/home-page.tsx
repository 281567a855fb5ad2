import { useRef } from 'react'
import { faq } from '@/content/faq'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { faqPage, localBusiness, organization } from '@/site/shared/structured-data'
import { CtaScene } from './scenes/cta-scene'
import { FaqScene } from './scenes/faq-scene'
import { HeroScene } from './scenes/hero-scene'
import { ProjectsScene } from './scenes/projects-scene'
import { ServicesScene } from './scenes/services-scene'
import { SectionButtons } from './section-buttons'
import { SectionDots } from './section-dots'
import { sections } from './section-machine'
import { useSectionScroller } from './use-section-scroller'

/** The sections whose right edge, behind the dots, is pale. */
const paleSections: readonly string[] = ['services', 'faq']

export const handle: PageHandle = {
  structuredData: [organization(), localBusiness(paths.home()), faqPage(faq)],
}

/** /: five full-screen sections, between which the visitor moves one at a time. */
export function Component() {
  const root = useRef<HTMLDivElement>(null)
  const { index, go } = useSectionScroller(root)
  const onDark = !paleSections.includes(sections[index]?.id ?? '')
  return (
    <div ref={root} className="relative">
      <HeroScene />
      <ProjectsScene soon={index === 0} />
      <ServicesScene soon={index === 1} />
      <FaqScene />
      <CtaScene near={index >= 3} />
      <SectionDots index={index} onDark={onDark} go={go} />
      <SectionButtons index={index} go={go} />
    </div>
  )
}

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useRef } from 'react'
import { faq } from '@/content/faq'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { faqPage, localBusiness, organization } from '@/site/shared/structured-data'
import { StoreyWindow } from '@/ui/section-drawing'
import { CtaScene } from './scenes/cta-scene'
import { FaqScene } from './scenes/faq-scene'
import { HeroScene } from './scenes/hero-scene'
import { ProjectsScene } from './scenes/projects-scene'
import { ServicesScene } from './scenes/services-scene'
import { SectionDots } from './section-dots'
import { lastIndex, type SectionInput, sections } from './section-machine'
import { StepButton } from './step-button'
import { useSectionScroller } from './use-section-scroller'

/** The sections whose right edge, behind the dots, is pale. */
const paleSections: readonly string[] = ['services', 'faq']

const stepClass = 'h-11 aria-disabled:opacity-40'

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

/**
 * On small screens, the storey of the current section over the previous and next buttons, in a lane that
 * `section-buttons-lane` keeps free of controls. Sticky, not fixed, so that they end with the sections above the footer;
 * without height, so that they take no room from it.
 */
function SectionButtons({ index, go }: { index: number; go: (input: SectionInput) => void }) {
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 -mt-4 mb-4 flex h-0 items-end justify-end pr-4 md:hidden print:hidden unscripted:hidden">
      <div className="on-dark pointer-events-auto flex w-14 flex-col bg-ink text-steam">
        <StoreyWindow
          index={index}
          className="mx-1 mt-1 [&_path:first-child]:stroke-[1.6] [@media(height<40rem)]:hidden"
        />
        <StepButton
          label="Previous section"
          disabled={index === 0}
          onClick={() => go('previous')}
          className={stepClass}
        >
          <ArrowUp size={20} strokeWidth={1.25} aria-hidden="true" />
        </StepButton>
        <StepButton
          label="Next section"
          disabled={index === lastIndex}
          onClick={() => go('next')}
          className={stepClass}
        >
          <ArrowDown size={20} strokeWidth={1.25} aria-hidden="true" />
        </StepButton>
      </div>
    </div>
  )
}

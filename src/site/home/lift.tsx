import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type RefObject, useEffect, useState } from 'react'
import { SectionDots } from './section-dots'
import { depthAt, rangeOf, sectionElements } from './section-geometry'
import { lastIndex, type SectionInput } from './section-machine'
import { StepButton } from './step-button'
import { Thermometer } from './thermometer'

type Props = { root: RefObject<HTMLElement | null>; index: number; go: (input: SectionInput) => void }

/** A layer as high as all sections: what is sticky in it ends with them, above the footer. */
const layer = 'pointer-events-none absolute inset-0 text-steam print:hidden unscripted:hidden'

/**
 * What goes down with the visitor: the temperature, which the floor slabs hide as they pass, and the line with a dot for
 * every section, on small screens two buttons.
 */
export function Lift({ root, index, go }: Props) {
  const reading = useDepth(root)
  const depth = reading ?? 0
  return (
    <>
      <div className={`${layer} z-10`}>
        <div className="sticky top-0 h-svh">{reading !== null && <Thermometer depth={reading} />}</div>
      </div>
      <div className={`${layer} on-dark z-20`}>
        <div className="sticky top-0 h-svh">
          <SectionDots index={index} depth={depth} go={go} />
          <SectionButtons index={index} go={go} />
        </div>
      </div>
    </>
  )
}

function SectionButtons({ index, go }: Pick<Props, 'index' | 'go'>) {
  return (
    <div className="absolute right-1 bottom-7 flex *:pointer-events-auto md:hidden">
      <StepButton
        label="Previous section"
        disabled={index === 0}
        onClick={() => go('previous')}
        className="size-11 aria-disabled:opacity-40"
      >
        <ArrowUp size={22} strokeWidth={1.25} aria-hidden="true" />
      </StepButton>
      <StepButton
        label="Next section"
        disabled={index === lastIndex}
        onClick={() => go('next')}
        className="size-11 aria-disabled:opacity-40"
      >
        <ArrowDown size={22} strokeWidth={1.25} aria-hidden="true" />
      </StepButton>
    </div>
  )
}

/** How far down the sections the page is scrolled, as in `depthAt`; null before hydration. */
function useDepth(root: RefObject<HTMLElement | null>): number | null {
  const [depth, setDepth] = useState<number | null>(null)
  useEffect(() => {
    const read = () => setDepth(depthAt(window.scrollY, sectionElements(root.current).map(rangeOf)))
    read()
    window.addEventListener('scroll', read, { passive: true })
    // An opened answer makes its section higher without a scroll event.
    const observer = new ResizeObserver(read)
    if (root.current) observer.observe(root.current)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', read)
    }
  }, [root])
  return depth
}

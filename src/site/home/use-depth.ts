import { type RefObject, useEffect, useState } from 'react'
import { depthAt, rangeOf, sectionElements } from './section-geometry'

/** How far down the sections the page is scrolled, as in `depthAt`; null before hydration. */
export function useDepth(root: RefObject<HTMLElement | null>): number | null {
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

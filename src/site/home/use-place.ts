import { type RefObject, useEffect, useState } from 'react'
import { depthAt, isSettled, rangeOf, sectionElements } from './section-geometry'

type Place = {
  /** How far down the page is scrolled, as in `depthAt`. */
  depth: number
  /** Whether a section ends with the window. */
  settled: boolean
}

/** The place of the window in the sections; null before hydration. */
export function usePlace(root: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    function read() {
      const list = sectionElements(root.current)
      setPlace({ depth: depthAt(window.scrollY, list.map(rangeOf)), settled: isSettled(list) })
    }
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
  return place
}

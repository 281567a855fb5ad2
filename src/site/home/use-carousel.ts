import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** How close to the window the slides are when the carousel's code is fetched: as close as their pictures. */
const nearby = '50px'

/**
 * An Embla carousel that is fetched when its frame comes near the window.
 * @returns the carousel, null until it is there; it begins at `selected`, whatever was chosen meanwhile
 */
export function useCarousel(
  frame: RefObject<HTMLElement | null>,
  options: EmblaOptionsType,
  selected: number,
): EmblaCarouselType | null {
  const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null)
  const latest = useRef({ options, selected })
  useEffect(() => {
    latest.current = { options, selected }
  })

  useEffect(() => {
    const node = frame.current
    if (!node) return
    let started: EmblaCarouselType | null = null
    let left = false
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        const { default: Embla } = await import('embla-carousel')
        if (left) return
        started = Embla(node, { ...latest.current.options, startIndex: latest.current.selected })
        setCarousel(started)
      },
      { rootMargin: nearby },
    )
    observer.observe(node)
    return () => {
      left = true
      observer.disconnect()
      started?.destroy()
    }
  }, [frame])

  return carousel
}

import { type ComponentProps, useMemo } from 'react'
import { prefersReducedMotion } from './preferences'

type Entrance = {
  /** From how the element looks first to how it stands without the animation. */
  keyframes: Keyframe[]
  timing: KeyframeAnimationOptions
  /** Selector of the ancestor whose arrival starts the animation. Default: the element itself. */
  trigger?: string
  /** The windows in which it moves, as a media query. Default: all. */
  media?: string
}

/**
 * Returns a ref callback that animates an element once, when it first enters the window from below. Nothing is hidden
 * beforehand: an element that is in the window from the start, or that the visitor jumps to, stands still. So does every
 * element under reduced motion.
 */
export const enterFromBelow =
  ({ keyframes, timing, trigger, media }: Entrance) =>
  (element: HTMLElement | null) => {
    if (!element) return
    let wasOutside = false
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry?.isIntersecting) {
          wasOutside = true
          return
        }
        observer.disconnect()
        const { top, bottom } = entry.boundingClientRect
        const isEntering = wasOutside && top > 0 && bottom > window.innerHeight
        const mayMove = !prefersReducedMotion() && (!media || window.matchMedia(media).matches)
        if (isEntering && mayMove) element.animate(keyframes, { fill: 'backwards', ...timing })
      },
      // Without the margin an element that only touches the window's lower edge would count as inside.
      { rootMargin: '0px 0px -1px 0px' },
    )
    observer.observe((trigger && element.closest(trigger)) || element)
    return () => observer.disconnect()
  }

/** A block that fades in and rises when it first enters the window; `order` delays it by 60 ms each. */
export function Reveal({ order = 0, ...rest }: ComponentProps<'div'> & { order?: number }) {
  const ref = useMemo(
    () =>
      enterFromBelow({
        keyframes: [
          { opacity: 0, translate: '0 16px' },
          { opacity: 1, translate: 'none' },
        ],
        timing: { duration: 600, delay: order * 60, easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)' },
      }),
    [order],
  )
  return <div ref={ref} {...rest} />
}

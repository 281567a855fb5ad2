import type { Page } from 'playwright/test'
import { brand } from '../../src/content/brand.ts'

/** Durations of the specification (ms). */
export const typed = [...brand.name].length * 80
export const hold = 800
export const fade = 800
export const appFade = 500

/** A moment after the splash has ended (ms). */
export const splashEnd = typed + hold + fade + appFade + 5

/** Pauses the splash's CSS animations as soon as they exist. Call before `goto`; `splashAt` then shows any moment. */
export function pauseSplash(page: Page) {
  return page.addInitScript(() => {
    const pause = () => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName.startsWith('splash-'))
          animation.pause()
      requestAnimationFrame(pause)
    }
    requestAnimationFrame(pause)
  })
}

/** Shows the paused splash at a time (ms) after its start; with `-early` as name, at a time after it was skipped. */
export function splashAt(page: Page, time: number, name: 'splash-' | '-early' = 'splash-') {
  return page.evaluate(
    ([moment, part]) => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName.includes(part))
          animation.currentTime = moment
    },
    [time, name] as const,
  )
}

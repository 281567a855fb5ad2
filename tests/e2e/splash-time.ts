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

/**
 * Shows the paused splash at a time (ms) after its start; with `-early` as name, at a time after it was skipped. Waits
 * for the animations: a document without deferred scripts is ready before its style sheet arrives.
 */
export function splashAt(page: Page, time: number, name: 'splash-' | '-early' = 'splash-') {
  return page.waitForFunction(
    ([moment, part]) => {
      const animations = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.animationName.includes(part))
      for (const animation of animations) animation.currentTime = moment
      return animations.length > 0
    },
    [time, name] as const,
  )
}

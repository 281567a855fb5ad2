import { useEffect, useRef } from 'react'
import { brand } from '@/content/brand'
import { lastAnimation, splashAttribute } from './splash-script'

/** Durations (s). The style sheet reads them as custom properties. */
const letterInterval = 0.08
const hold = 0.8
const fade = 0.8
const appFade = 0.5

const letters = [...brand.name]

/** Set on the root element, because the root's scroll lock needs the durations, too. */
const timing = `[${splashAttribute}]{--letters:${letters.length};--letter:${letterInterval}s;--hold:${hold}s;--fade:${fade}s;--app-fade:${appFade}s}`

type Props = {
  /** Called when the last animation has ended. */
  onDone: () => void
}

/**
 * Types the brand name over the prerendered page. CSS animations run all of it, including the scroll lock and its end,
 * so it needs no script. `splashScript` only lets a key, a tap or the button skip to the fade.
 */
export function Splash({ onDone }: Props) {
  const root = useRef<HTMLDivElement>(null)

  // The last animation may end before React listens for animationend.
  useEffect(() => {
    if (isSplashDue() && root.current && hasEnded(root.current)) onDone()
  }, [onDone])

  return (
    <>
      {/* React moves it into the head, because it names a precedence. */}
      <style href="splash" precedence="default">
        {timing}
      </style>
      <div
        ref={root}
        className="splash on-dark"
        data-lenis-prevent=""
        onAnimationEnd={({ animationName }) => animationName.startsWith(lastAnimation) && onDone()}
      >
        <div className="splash-name" data-splash="">
          <p role="status" aria-label={brand.name} className="font-display">
            {letters.map((letter, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
              <span key={index} aria-hidden="true" style={{ '--index': index }}>
                {letter}
              </span>
            ))}
          </p>
          <button type="button">Skip</button>
        </div>
      </div>
    </>
  )
}

/** Whether this visit begins with the splash. */
export function isSplashDue(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute(splashAttribute)
}

/** Without an animation the splash has ended, the visitor's style sheet forbids animations, or ours is missing. */
const hasEnded = (splash: Element) => !splash.getAnimations()[0]

/** Whether the splash of the prerendered page ended before hydration, so that the page is already in use. */
export function isSplashOver(): boolean {
  const splash = document.querySelector('.splash')
  return splash !== null && hasEnded(splash)
}

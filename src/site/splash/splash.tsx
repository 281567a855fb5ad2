import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { brand } from '@/content/brand'
import { splashAttribute } from './splash-script'

/** Numbers of the splash (s). The style sheet gets them as custom properties. */
export const letterInterval = 0.08
export const hold = 0.8
export const fade = 0.8
export const appFade = 0.5

const letters = [...brand.name]

type Props = {
  /** Called when the page below is the visitor's. */
  onDone: () => void
}

/**
 * The brand name, typed over the page that is already there. Everything moves by style sheet, so it runs before the
 * first script does; scripts only end it. Whether it is shown at all was decided before the first paint.
 */
export function Splash({ onDone }: Props) {
  const [leaving, setLeaving] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const leave = () => setLeaving(true)
    window.addEventListener('keydown', leave)
    window.addEventListener('pointerdown', leave)
    return () => {
      window.removeEventListener('keydown', leave)
      window.removeEventListener('pointerdown', leave)
    }
  }, [])

  // The last animation may have ended before this was mounted, and then no event will tell.
  useEffect(() => {
    if (!isSplashDue()) return
    const running = root.current?.getAnimations({ subtree: true }) ?? []
    if (running.every(({ playState }) => playState === 'finished')) onDone()
  }, [onDone])

  return (
    <div
      ref={root}
      className="splash on-dark"
      data-leaving={leaving || undefined}
      data-lenis-prevent=""
      style={
        {
          '--letters': letters.length,
          '--letter': `${letterInterval}s`,
          '--hold': `${hold}s`,
          '--fade': `${fade}s`,
          '--app-fade': `${appFade}s`,
        } as CSSProperties
      }
      onAnimationEnd={({ animationName }) => animationName.startsWith('splash-curtain') && onDone()}
    >
      <div className="splash-name" data-splash="">
        <p role="status" aria-label={brand.name} className="font-display">
          {letters.map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
            <span key={index} aria-hidden="true" style={{ '--index': index } as CSSProperties}>
              {letter}
            </span>
          ))}
          <span aria-hidden="true" className="splash-caret" />
        </p>
        <button type="button" onClick={() => setLeaving(true)}>
          Skip
        </button>
      </div>
    </div>
  )
}

/** Whether this visit begins with the splash. */
export function isSplashDue(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute(splashAttribute)
}

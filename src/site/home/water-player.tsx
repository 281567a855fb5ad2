import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import av1 from '@/assets/pictures/film/water.av1.mp4'
import h264 from '@/assets/pictures/film/water.h264.mp4'
import { cx } from '@/lib/cx'
import { readPreference, savePreference } from '@/lib/preferences'

/** Holds 'paused' or 'playing', as the visitor last chose. */
const preferenceKey = 'water'

/**
 * The light of a film moves over the lit part of the picture behind it, which stays sharp in windows wider than the film's
 * 832 px. Plays while in view, fading in. Invisible until it plays.
 */
export function WaterPlayer() {
  const film = useRef<HTMLVideoElement>(null)
  const [stopped, setStopped] = useState(() => readPreference(preferenceKey) === 'paused')
  const [ready, setReady] = useState(false)
  const [shown, setShown] = useState(false)
  /** Whether the button was there from the start: pressed, it stays and keeps the focus until the film plays. */
  const [offered] = useState(stopped)

  useEffect(() => {
    const video = film.current
    if (!video || !ready) return
    let inView = false
    const update = () => {
      // A browser that refuses to play keeps the picture.
      if (inView && !stopped && !document.hidden) video.play().catch(() => {})
      else video.pause()
    }
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false
      update()
    })
    observer.observe(video)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [ready, stopped])

  function toggle() {
    savePreference(preferenceKey, stopped ? 'playing' : 'paused')
    setStopped(!stopped)
  }

  const Icon = stopped ? Play : Pause
  return (
    <>
      {(shown || !stopped) && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls it is not focusable.
        <video
          ref={film}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="auto"
          aria-hidden="true"
          onCanPlayThrough={() => setReady(true)}
          onPlaying={() => setShown(true)}
          className={cx(
            'backdrop object-cover mask-l-from-42% mask-l-to-60% mix-blend-soft-light blur-[0.5vw] contrast-150 grayscale transition-opacity duration-700 ease-out print:hidden',
            !shown && 'opacity-0',
          )}
        >
          <source src={av1} type='video/mp4; codecs="av01.0.08M.08"' />
          <source src={h264} type='video/mp4; codecs="avc1.640028"' />
        </video>
      )}
      {(shown || offered) && (
        <button
          type="button"
          aria-label={stopped ? 'Play the water' : 'Pause the water'}
          onClick={toggle}
          className="absolute right-24 bottom-[7svh] grid h-11 w-11 cursor-pointer place-items-center text-steam transition-colors duration-150 hover:text-ember md:right-auto md:left-0 md:w-[max(2.75rem,var(--spacing-margin))] print:hidden"
        >
          <Icon size={18} strokeWidth={1.25} fill="currentColor" aria-hidden="true" />
        </button>
      )}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { flushSync, preload } from 'react-dom'
import type { PictureFiles, PictureVersion } from '@/assets/pictures/picture'
import { savesData } from '@/lib/browser'
import { cx } from '@/lib/cx'

/** The distance to the viewport at which a picture is fetched. */
const lazyMargin = '50px'

type Props = {
  picture: PictureFiles
  /** Alternative text; empty for decoration. */
  alt: string
  /** The rendered width, as in the `sizes` attribute of an image. */
  sizes: string
  /** The rendered height (CSS) of a cropped picture. It may require more pixels than the width. */
  height?: string
  /** The framing for windows higher than wide. */
  portrait?: PictureVersion | undefined
  /** Fetched at once and with high priority: for the picture at the top of a page. */
  eager?: boolean
  /** Fetches the picture when the browser is idle, even far from the viewport, unless the visitor saves data. */
  soon?: boolean
  /**
   * Sets the size; by default the picture keeps its own aspect ratio. `--picture-position`, here or on a parent, says
   * which part stays.
   */
  className?: string
}

/** A responsive, lazily loaded picture over a blurred placeholder of itself. */
export function Picture({
  picture,
  alt,
  sizes,
  height,
  portrait,
  eager = false,
  soon = false,
  className,
}: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(eager)

  useEffect(() => {
    if (near || !frame.current) return
    const show = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show()
      },
      // The second within boxes that scroll: the margin of the window does not reach past their edges.
      { rootMargin: lazyMargin, scrollMargin: lazyMargin },
    )
    observer.observe(frame.current)
    // At once: Firefox and Safari print the document as it is when the event has been heard.
    const print = () => flushSync(show)
    window.addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [near])

  useEffect(() => {
    if (near || !soon || savesData()) return
    const show = () => setNear(true)
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(show, 500)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(show)
    return () => window.cancelIdleCallback(idle)
  }, [near, soon])

  const framings = portrait
    ? [
        framingOf(portrait, sizes, height, '(orientation: portrait)'),
        framingOf(picture, sizes, height, '(orientation: landscape)'),
      ]
    : [framingOf(picture, sizes, height)]
  const image = <Image picture={picture} framings={framings} eager={eager} />
  return (
    <span
      ref={frame}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={cx(
        'picture block overflow-hidden bg-cover bg-[position:var(--picture-position,center)]',
        className,
      )}
      style={{
        backgroundColor: picture.colour,
        '--placeholder': `url("${picture.placeholder}")`,
        '--picture-ratio': `${picture.width} / ${picture.height}`,
        ...(portrait && {
          '--portrait-placeholder': `url("${portrait.placeholder}")`,
          '--portrait-ratio': `${portrait.width} / ${portrait.height}`,
        }),
      }}
    >
      {near ? image : <noscript>{image}</noscript>}
    </span>
  )
}

/** A framing of the picture with the `sizes` and `media` of its sources. */
type Framing = { version: PictureVersion; sizes: string; media: string | undefined }

function framingOf(version: PictureVersion, width: string, height?: string, media?: string): Framing {
  const ratio = Math.ceil((version.width / version.height) * 1000) / 1000
  return { version, sizes: height ? `max(${width}, calc(${height} * ${ratio}))` : width, media }
}

type ImageProps = { picture: PictureFiles; framings: readonly Framing[]; eager: boolean }

function Image({ picture, framings, eager }: ImageProps) {
  const [loaded, setLoaded] = useState(false)
  // The prerendered document names these files in its head, so that they are fetched together with the style sheet. A
  // browser ignores the link of a type that it does not support.
  if (eager)
    for (const { version, sizes, media } of framings)
      preload(picture.fallback, {
        as: 'image',
        type: 'image/avif',
        imageSrcSet: version.avif,
        imageSizes: sizes,
        media,
        fetchPriority: 'high',
      })
  return (
    <picture>
      {framings.flatMap(({ version, sizes, media }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={media + format}
            type={`image/${format}`}
            srcSet={version[format]}
            sizes={sizes}
            media={media}
          />
        )),
      )}
      <img
        src={picture.fallback}
        // The wrapper has the accessible name, also before the picture is fetched.
        alt=""
        width={picture.width}
        height={picture.height}
        // With async decoding Chromium 156 stops drawing for good in 2 of 100 visits on a busy machine with two cores.
        decoding="sync"
        {...(eager && { fetchPriority: 'high' as const })}
        onLoad={() => setLoaded(true)}
        className={cx(
          'absolute inset-0 size-full object-cover object-[var(--picture-position,center)]',
          // An eager picture must not wait for a script to become visible.
          !eager && 'transition-opacity duration-250 ease-out print:opacity-100!',
          !eager && !loaded && 'opacity-0 unscripted:opacity-100',
        )}
      />
    </picture>
  )
}

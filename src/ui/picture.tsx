import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { PictureFiles } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'

/** A picture is fetched when it comes this close to the window. */
const lazyMargin = '50px'

type Props = {
  picture: PictureFiles
  /** What the picture shows; empty when it is decoration. */
  alt: string
  /** The width it is shown at, as the `sizes` attribute of an image. */
  sizes: string
  /** Fetched at once and first: the picture a page opens with. */
  eager?: boolean
  /** Give it a size here; without one it takes its own proportions. */
  className?: string
}

/** A responsive picture over a blurred miniature of itself. */
export function Picture({ picture, alt, sizes, eager = false, className }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(eager)

  useEffect(() => {
    if (near || !frame.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: lazyMargin,
      },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [near])

  const image = <Image picture={picture} sizes={sizes} eager={eager} />
  return (
    <span
      ref={frame}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={cx('picture relative block overflow-hidden bg-cover bg-center', className)}
      style={
        {
          backgroundColor: picture.colour,
          backgroundImage: `url("${picture.placeholder}")`,
          '--picture-ratio': `${picture.width} / ${picture.height}`,
        } as CSSProperties
      }
    >
      {near ? image : <noscript>{image}</noscript>}
    </span>
  )
}

function Image({ picture, sizes, eager }: Pick<Props, 'picture' | 'sizes' | 'eager'>) {
  const [loaded, setLoaded] = useState(false)
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        src={picture.fallback}
        // The frame carries the name, also while the picture has not been fetched.
        alt=""
        width={picture.width}
        height={picture.height}
        decoding={eager ? 'sync' : 'async'}
        {...(eager && { fetchPriority: 'high' as const })}
        onLoad={() => setLoaded(true)}
        className={cx(
          'absolute inset-0 size-full object-cover',
          // The first picture must not wait for a script to become visible.
          !eager && 'transition-opacity duration-250 ease-out',
          !eager && !loaded && 'opacity-0 [noscript_&]:opacity-100',
        )}
      />
    </picture>
  )
}

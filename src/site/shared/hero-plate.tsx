import type { PictureFiles, PictureVersion } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'
import { Picture } from '@/ui/picture'

type Props = {
  /** Keeps the header's text white as long as the plate is under it. */
  'data-header'?: 'white'
  picture: PictureFiles
  /** The framing for portrait windows. */
  portrait?: PictureVersion | undefined
  alt: string
  /** The height (CSS) of the plate. */
  height?: string
  /** Sets `--picture-position`, the part of the picture that stays visible in wide windows, and `--shade-head`. */
  className?: string
}

/** A full-bleed picture at the top of a page, darkened behind the header only. */
export function HeroPlate({
  'data-header': header,
  picture,
  portrait,
  alt,
  // In low windows the whole title shows below it.
  height = 'max(20rem, min(61svh, 100svh - 18.5rem))',
  className,
}: Props) {
  return (
    <div
      data-header={header}
      className={cx('on-dark relative isolate shrink-0 bg-ink print:h-auto!', className)}
      style={{ height }}
    >
      <Picture
        picture={picture}
        portrait={portrait}
        alt={alt}
        sizes="100vw"
        height={height}
        eager
        className="backdrop"
      />
      <div className="shade-head" />
    </div>
  )
}

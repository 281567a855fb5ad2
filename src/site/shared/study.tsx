import type { PictureFiles } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'
import { Picture } from '@/ui/picture'

type Props = {
  picture: PictureFiles
  alt: string
  caption: string
  sizes: string
  /** Sets another ratio than that of the picture, or fills the height. */
  className?: string
  /** Places the caption of a picture that reaches an edge of the window. */
  captionClass?: string
}

/** A picture with a caption, which says that it is a study and not a photograph of a place. */
export function Study({ picture, alt, caption, sizes, className, captionClass }: Props) {
  return (
    <figure className="flex h-full flex-col">
      <Picture
        picture={picture}
        alt={alt}
        sizes={sizes}
        className={cx('max-h-[88svh] w-full print:max-h-[9cm]', className)}
      />
      <figcaption className={cx('mt-3 text-current/85 text-note', captionClass)}>{caption}</figcaption>
    </figure>
  )
}

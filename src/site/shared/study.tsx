import type { PictureFiles } from '@/assets/pictures/picture'
import { Picture } from '@/ui/picture'

type Props = { picture: PictureFiles; alt: string; caption: string; sizes: string }

/** A picture with a caption, which says that it is a study and not a photograph of a place. */
export function Study({ picture, alt, caption, sizes }: Props) {
  return (
    <figure>
      <Picture picture={picture} alt={alt} sizes={sizes} className="w-full" />
      <figcaption className="mt-3 pr-margin text-note text-clay">{caption}</figcaption>
    </figure>
  )
}

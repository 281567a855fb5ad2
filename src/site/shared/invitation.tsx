import type { PictureFiles } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { pageLink } from '@/site/shared/page-link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'

type Props = {
  title: string
  text: string
  /** A close view that no other page shows. */
  picture: PictureFiles
  /** The dark ground of the words, and `--picture-position`. */
  className?: string
}

/**
 * The call to action at the end of a page: a link to /contact beside a picture, which reaches the footer's slab and begins at
 * the column of the footer's links.
 */
export function Invitation({ title, text, picture, className = 'bg-ink' }: Props) {
  return (
    <section
      data-header="white"
      className={cx(
        'on-dark grid break-inside-avoid px-margin text-steam md:split md:min-h-[max(26rem,min(72svh,60vw))] print:block',
        className,
      )}
    >
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 48rem) max(59vw, 90svh), 100vw"
        className="-mx-margin aspect-[5/4] md:order-1 md:ml-0 md:aspect-auto print:hidden"
      />
      <Reveal className="flex flex-col items-start justify-end pt-10 pb-16 md:pt-section">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5 max-w-[34ch] text-balance text-lead">{text}</p>
        <ButtonLink to={paths.contact()} {...pageLink()} variant="pale" className="mt-8">
          Start a conversation
        </ButtonLink>
      </Reveal>
    </section>
  )
}

import type { PictureFiles } from '@/assets/pictures/picture'
import { Picture } from '@/ui/picture'

type Props = {
  /** Small line above the title. */
  caption: string
  title: string
  lead: string
  picture: PictureFiles
  alt: string
}

/** The first section of a page: title and lead over a full-bleed picture. */
export function PageHero({ caption, title, lead, picture, alt }: Props) {
  return (
    <section className="on-dark relative isolate flex min-h-[min(46rem,88svh)] flex-col justify-end bg-ink text-steam">
      <Picture
        picture={picture}
        alt={alt}
        sizes="100vw"
        eager
        className="absolute! inset-0 -z-10 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink/90 via-ink/50 to-ink/70" />
      <div className="px-margin pt-32 pb-14 md:pb-20">
        <p className="text-caption uppercase text-ember">{caption}</p>
        <h1 className="mt-4 max-w-[16ch] text-[clamp(2.5rem,5.5vw,5.5rem)] leading-[1.04]">{title}</h1>
        <p className="mt-6 max-w-[52ch] text-lead">{lead}</p>
      </div>
    </section>
  )
}

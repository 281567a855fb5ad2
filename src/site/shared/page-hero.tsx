import type { PictureFiles, PictureVersion } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'
import { Picture } from '@/ui/picture'

type Props = {
  title: string
  lead: string
  picture: PictureFiles
  /** The framing for portrait windows. */
  portrait?: PictureVersion | undefined
  alt: string
  /** Sets `--picture-position`: the part of the picture that stays visible in wide windows. */
  className?: string
}

/** The first section of a page: a full-bleed plate with title and lead below it. */
export function PageHero({ title, lead, ...plate }: Props) {
  return (
    <section>
      <HeroPlate {...plate} />
      <div className="grid gap-x-[8.33%] gap-y-6 px-margin pt-10 md:grid-cols-[7fr_4fr] md:pt-14 lg:items-end">
        <h1 className="max-w-[16ch] text-[clamp(2.5rem,min(5.5vw,10svh),5.5rem)] leading-[1.04]">{title}</h1>
        <p className="max-w-[52ch] text-lead md:pb-2">{lead}</p>
      </div>
    </section>
  )
}

/** The largest height of a plate in a low window, so that the whole title shows below it. */
export const lowPlate = '100svh - 18.5rem'

type PlateProps = Omit<Props, 'title' | 'lead'> & { height?: string }

/** A full-bleed picture at the top of a page, darkened behind the header only. */
export function HeroPlate({
  picture,
  portrait,
  alt,
  height = `max(20rem, min(61svh, ${lowPlate}))`,
  className,
}: PlateProps) {
  return (
    <div
      data-header="white"
      className="on-dark relative isolate shrink-0 bg-ink print:h-auto!"
      style={{ height }}
    >
      <Picture
        picture={picture}
        portrait={portrait}
        alt={alt}
        sizes="100vw"
        height={height}
        eager
        className={cx('backdrop', className)}
      />
      <div className="shade-head" />
    </div>
  )
}

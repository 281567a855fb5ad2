import Mail from 'lucide-react/icons/mail'
import { Link } from 'react-router-dom'
import type { PictureFiles } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { pageLink } from '@/site/shared/page-link'
import { numeral } from '@/site/shared/typography'
import { Picture } from '@/ui/picture'

type Item = { id: string; title: string; description: string }
type PicturedItem = Item & { picture: PictureFiles }

/** Core services: numbered, large names with a description, between hairlines; on hover or focus with a picture. */
export function ServiceList({ items }: { items: readonly PicturedItem[] }) {
  return (
    <ol>
      {items.map(({ id, title, description, picture }, index) => (
        <li
          key={id}
          className="group relative border-line border-t transition-colors duration-200 last:border-b focus-within:border-cedar hover:border-cedar"
        >
          <Reveal className="grid gap-x-[8.33%] gap-y-3 py-9 md:grid-cols-[2fr_4fr_5fr]">
            <span
              aria-hidden="true"
              className="font-display text-clay group-focus-within:text-cedar group-hover:text-cedar"
            >
              {numeral(index)}
            </span>
            <span className="absolute inset-y-3 left-0 w-[13%] opacity-0 transition-opacity duration-250 group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden print:hidden">
              <Picture picture={picture} alt="" sizes="max(20vw, 360px)" className="size-full" />
            </span>
            <div className="flex items-start justify-between gap-4 md:block">
              <h3 className="text-[clamp(1.625rem,2.4vw,2.5rem)] leading-tight">{title}</h3>
              <Link
                to={paths.contact(id)}
                {...pageLink()}
                aria-label={`Write to us about ${title}`}
                className="-mt-1.5 -mr-3 grid size-11 shrink-0 place-items-center text-clay transition-opacity duration-250 group-focus-within:opacity-100 group-focus-within:text-cedar group-hover:text-cedar group-hover:opacity-100 md:mt-1 md:mr-0 md:-ml-3 pointer-fine:opacity-0 print:hidden"
              >
                <Mail aria-hidden="true" className="size-5" strokeWidth={1.25} />
              </Link>
            </div>
            <p className="max-w-[62ch] text-body">{description}</p>
          </Reveal>
        </li>
      ))}
    </ol>
  )
}

/** Additional services: smaller, in two columns, or in three if they have the whole width (`wide`). */
export function ServiceIndex({ items, wide = false }: { items: readonly Item[]; wide?: boolean }) {
  return (
    <ul className={cx('grid gap-x-12 sm:grid-cols-2', wide && 'lg:grid-cols-3')}>
      {items.map(({ id, title, description }) => (
        <li key={id} className="border-line border-t py-6">
          <h3 className="text-[1.375rem]">{title}</h3>
          <p className="mt-2 text-clay">{description}</p>
        </li>
      ))}
    </ul>
  )
}

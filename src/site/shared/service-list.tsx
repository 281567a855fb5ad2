import { Link } from 'react-router-dom'
import type { PictureFiles } from '@/assets/pictures/picture'
import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { pageLink } from '@/site/shared/page-link'
import { Picture } from '@/ui/picture'

type Item = { id: string; title: string; description: string }
type PicturedItem = Item & { picture: PictureFiles }

/**
 * Core services: large names, each a link to a letter about it, with a description, between hairlines. On hover or focus
 * its picture opens in the column at the left, where it stays in the window. Phones show every picture, small, beside its
 * name.
 */
export function ServiceList({ items }: { items: readonly PicturedItem[] }) {
  return (
    <ol className="relative">
      {items.map(({ id, title, description, picture }) => (
        <li
          key={id}
          className="group border-line border-t transition-colors duration-200 last:border-b max-md:relative focus-within:border-cedar hover:border-cedar md:pl-[41.67%]"
        >
          <Reveal className="py-9">
            <h3 className="text-title max-md:pr-32 max-md:not-print:min-h-24">
              <Link
                to={paths.contact(id)}
                {...pageLink()}
                aria-label={`Write to us about ${title}`}
                className="inline-block py-1 transition-colors duration-150 hover:text-cedar group-hover:text-cedar"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-3 max-w-[62ch] text-body">{description}</p>
          </Reveal>
          <span className="service-picture absolute max-md:top-9 max-md:right-0 max-md:size-24 md:inset-y-5 md:left-0 md:w-[36%] print:hidden">
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 48rem) 40vw, 10rem"
              className="aspect-auto max-md:size-full md:aspect-[4/3]"
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Additional services: smaller, in up to three columns. */
export function ServiceIndex({ items }: { items: readonly Item[] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, title, description }) => (
        <li key={id} className="border-line border-t py-6">
          <h3 className="text-[1.375rem]">{title}</h3>
          <p className="mt-2 text-clay">{description}</p>
        </li>
      ))}
    </ul>
  )
}

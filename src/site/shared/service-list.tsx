import { Link } from 'react-router-dom'
import type { PictureFiles } from '@/assets/pictures/picture'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { pageLink } from '@/site/shared/page-link'
import { Picture } from '@/ui/picture'
import { Ranges } from './typography'

type Item = { id: string; title: string; description: string }
type PicturedItem = Item & { picture: PictureFiles }

/**
 * Core services: large names, each a link to a letter about it, with a description, between hairlines. On hover or focus
 * its picture opens in the column at the left, where it stays in the window. Phones show every third picture, directly above
 * its name: the first one full-bleed, the others upright at the right edge.
 */
export function ServiceList({ items }: { items: readonly PicturedItem[] }) {
  return (
    <ol className="relative">
      {items.map(({ id, title, description, picture }, index) => (
        <li key={id} className="group md:pl-[41.67%]">
          <span
            className={cx(
              'service-picture max-md:-mr-margin md:absolute md:inset-y-0 md:left-0 md:w-[36%] print:hidden',
              index === 0 ? 'max-md:-ml-margin' : 'max-md:ml-[25%]',
              index % 3 === 0 ? 'block' : 'max-md:hidden',
            )}
          >
            <Picture
              picture={picture}
              alt=""
              sizes={`(min-width: 48rem) 60vw, ${index === 0 ? 100 : 150}vw`}
              // On a phone an upright picture loses more of its upper part: what stands on the floor stays whole.
              className={cx(
                'max-md:[--picture-position:50%_70%] md:max-h-[min(100%,100svh-8rem)]',
                index === 0 ? 'aspect-[4/3] md:aspect-[4/5]' : 'aspect-[4/5]',
              )}
            />
          </span>
          <Reveal className="border-line border-t py-9 transition-colors duration-200 group-last:border-b group-focus-within:border-cedar group-hover:border-cedar max-md:[li:nth-child(3n+1)>&]:border-t-0 max-md:[li:nth-child(3n+1)>&]:pt-6 [.on-dark_&]:border-current/25">
            <h3 className="text-title">
              <Link
                to={paths.contact(id)}
                {...pageLink()}
                aria-label={`Write to us about ${title}`}
                className="inline-block py-1 transition-colors duration-150 hover:text-cedar group-hover:text-cedar [.on-dark_&]:hover:text-ember [.on-dark_&]:group-hover:text-ember"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-3 max-w-[62ch] text-body md:text-balance lg:text-[1.25rem] lg:leading-normal">
              <Ranges>{description}</Ranges>
            </p>
          </Reveal>
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
        <li
          key={id}
          className="border-line border-t py-5 last:border-b sm:py-6 sm:nth-last-2:border-b lg:nth-last-3:border-b"
        >
          <h3 className="text-[1.375rem] leading-snug">{title}</h3>
          <p className="mt-2 max-w-[40ch] text-body lg:text-[1.125rem] lg:leading-normal">{description}</p>
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router-dom'
import type { PicturedService, Service } from '@/content/services'
import { cx } from '@/lib/cx'
import { paths } from '@/lib/paths'
import { Reveal } from '@/motion/reveal'
import { pageLink } from '@/site/shared/page-link'
import { Picture } from '@/ui/picture'
import { Ranges } from './typography'

type ServiceListProps = {
  items: readonly PicturedService[]
  /** The column of the pictures in wide windows. */
  side?: 'left' | 'right'
  /** The service whose picture is open as long as no other is. */
  lead: string
}

/**
 * Core services: large names, each a link to a letter about it, with a description, between hairlines. On hover or focus
 * its picture opens beside the list, as high as the list, and reaches the edge of the window. Narrow windows show none.
 */
export function ServiceList({ items, side = 'left', lead }: ServiceListProps) {
  return (
    <ol className="relative">
      {items.map(({ id, title, description, picture, position }) => (
        <li key={id} className={cx('group lg:grid', side === 'left' ? 'lg:split' : 'lg:split-end')}>
          <span
            data-lead={id === lead || undefined}
            className={cx(
              'service-picture absolute inset-y-0 w-[calc(33.333%+var(--spacing-margin))] max-lg:hidden print:hidden',
              side === 'left' ? '-left-margin' : '-right-margin',
            )}
            style={position ? { '--picture-position': position } : undefined}
          >
            <Picture picture={picture} alt="" sizes="120vw" className="aspect-auto h-full" />
          </span>
          <Reveal
            className={cx(
              side === 'left' && 'lg:col-start-2',
              'border-line border-t py-6 transition-colors duration-200 group-focus-within:border-cedar group-hover:border-cedar group-last:border-b lg:py-7 [.on-dark_&]:border-current/25',
            )}
          >
            <h3 className="text-title">
              <Link
                to={paths.contact(id)}
                {...pageLink()}
                aria-label={`Write to us about ${title}`}
                className="inline-block py-1 transition-colors duration-150 hover:text-cedar [.on-dark_&]:hover:text-ember"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-3 max-w-[62ch] text-body lg:text-[1.25rem] lg:leading-normal">
              <Ranges>{description}</Ranges>
            </p>
          </Reveal>
        </li>
      ))}
    </ol>
  )
}

/** Additional services in their order along a line: upright in narrow windows, in wide ones level, three in a row. */
export function ServiceLine({ items }: { items: readonly Service[] }) {
  return (
    <ol className="service-line lg:grid lg:grid-cols-3 lg:gap-y-16">
      {items.map(({ id, title, description }) => (
        <li
          key={id}
          className="grid pb-9 pl-10 max-lg:last:pb-4 md:max-lg:split lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0 lg:pt-10 lg:pr-[5%] lg:pb-0 lg:pl-0"
        >
          <h3 className="text-[1.125rem] leading-snug max-lg:-mt-3 lg:text-[clamp(1.375rem,1.8vw,2.75rem)] lg:leading-tight">
            {title}
          </h3>
          <p className="mt-1 max-w-[44ch] text-[1rem] leading-normal md:max-lg:-mt-3 lg:mt-3 lg:text-body 2xl:text-[1.25rem] 2xl:leading-normal">
            {description}
          </p>
        </li>
      ))}
    </ol>
  )
}

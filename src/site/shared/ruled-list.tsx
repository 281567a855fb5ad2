import type { ReactNode } from 'react'
import { cx } from '@/lib/cx'
import { Reveal } from '@/motion/reveal'
import { Ranges } from './typography'

type Item = { title: string; text: ReactNode; drawing?: ReactNode }

type Props = {
  items: readonly Item[]
  /** The level of the titles' headings, and their size. */
  level?: 'h2' | 'h3'
  /** Whether the texts stand below their titles, for a list beside a picture. */
  isNarrow?: boolean
}

/** Titles with a text each, and perhaps a drawing, between hairlines. */
export function RuledList({ items, level = 'h3', isNarrow = false }: Props) {
  const Title = level
  return (
    <ul>
      {items.map(({ title, text, drawing }, order) => (
        <li key={title} className="border-line border-t last:border-b">
          <Reveal
            order={order}
            className={cx(
              'grid gap-y-2 py-6 md:py-8',
              !isNarrow && 'md:split md:items-baseline',
              drawing !== undefined && 'xl:split-halves',
            )}
          >
            <Title className={level === 'h2' ? 'text-h2' : 'text-title'}>
              <Ranges>{title}</Ranges>
            </Title>
            <p className="max-w-[62ch] text-body lg:text-[1.25rem] lg:leading-normal">{text}</p>
            {drawing && (
              <div className="mt-4 md:max-xl:col-start-2 md:max-xl:max-w-80 xl:mt-0 xl:self-center">
                {drawing}
              </div>
            )}
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

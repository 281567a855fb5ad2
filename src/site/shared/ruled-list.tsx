import type { ReactNode } from 'react'
import { Reveal } from '@/motion/reveal'
import { Ranges } from './typography'

type Item = { title: string; text: ReactNode }

type Props = {
  items: readonly Item[]
  /** The level of the titles' headings. */
  level?: 'h2' | 'h3'
  /** The size of the titles. */
  titleClass?: string
}

/** Titles with a text each, below hairlines. */
export function RuledList({ items, level = 'h3', titleClass = 'text-title' }: Props) {
  const Title = level
  return (
    <ul>
      {items.map(({ title, text }, order) => (
        <li key={title} className="border-line border-t">
          <Reveal
            order={order}
            className="grid gap-x-[8.33%] gap-y-2 py-8 md:grid-cols-[4fr_7fr] md:items-baseline"
          >
            <Title className={titleClass}>
              <Ranges>{title}</Ranges>
            </Title>
            <p className="max-w-[62ch] text-body">{text}</p>
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

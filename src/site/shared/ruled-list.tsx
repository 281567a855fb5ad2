import { Reveal } from '@/motion/reveal'
import { Ranges } from './typography'

type Item = { title: string; text: string }

/** Titles with a text each, between hairlines. `level` is the level of the titles' headings. */
export function RuledList({ items, level = 'h3' }: { items: readonly Item[]; level?: 'h2' | 'h3' }) {
  const Title = level
  return (
    <ul>
      {items.map(({ title, text }, order) => (
        <li key={title} className="border-line border-t last:border-b">
          <Reveal order={order} className="grid gap-x-[8.33%] gap-y-2 py-8 md:grid-cols-[4fr_7fr]">
            <Title className="text-title">
              <Ranges>{title}</Ranges>
            </Title>
            <p className="max-w-[62ch] text-body">{text}</p>
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

import { Reveal } from '@/motion/reveal'

type Item = { id: string; title: string; description: string }

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** The Roman numeral of the first, second, third ... thing of a short list. */
export const numeral = (index: number) => numerals[index]

/** Core services: large names with a description, numbered, between hairlines. */
export function ServiceList({ items }: { items: readonly Item[] }) {
  return (
    <ol>
      {items.map(({ id, title, description }, index) => (
        <li
          key={id}
          className="group border-line border-t transition-colors duration-200 last:border-b hover:border-cedar"
        >
          <Reveal className="grid gap-x-[8.33%] gap-y-3 py-9 md:grid-cols-[1fr_5fr_5fr]">
            <span aria-hidden="true" className="font-display text-clay group-hover:text-cedar">
              {numeral(index)}
            </span>
            <h3 className="text-[clamp(1.625rem,2.4vw,2.5rem)] leading-tight">{title}</h3>
            <p className="max-w-[62ch] text-body">{description}</p>
          </Reveal>
        </li>
      ))}
    </ol>
  )
}

/** Additional services: smaller, in columns. */
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

import type { Equipment } from '@/catalog/equipment'
import { hintsFor } from '@/catalog/sizing/new-york'

/** The rules of New York for an item, with a warning where the item's own values break one. Renders nothing without rules. */
export function NewYorkHints({ item }: { item: Equipment }) {
  const hints = hintsFor(item)
  if (hints.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-[1.125rem]">In New York</h3>
      <ul className="mt-1 text-note">
        {hints.map(({ text, source, isExceeded, exceeded = 'This item’s figure is beyond it.' }) => (
          <li key={text} className="py-1">
            {text} <span className="inline-block text-clay">{source}.</span>
            {isExceeded?.(item) && <strong className="block font-medium text-brick">{exceeded}</strong>}
          </li>
        ))}
      </ul>
    </section>
  )
}

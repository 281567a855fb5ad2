import { suggestCategories } from '@/catalog/suggest-categories'
import { categories } from '@/content/equipment'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import type { Choices } from './choices'
import type { UnknownCategory } from './preview'

/** Most names listed: nobody decides more one by one, and each has a select of 20 options. */
const mostListed = 50

type Props = {
  found: readonly UnknownCategory[]
  chosen: Choices['categories']
  onChange: (chosen: Choices['categories']) => void
}

/** Asks what is saved for each category outside the list. */
export function UnknownCategories({ found, chosen, onChange }: Props) {
  if (found.length === 0) return null
  const listed = found.slice(0, mostListed)
  return (
    <section aria-labelledby="unknown-categories" className="mb-6">
      <h3 id="unknown-categories" className="text-[1.125rem]">
        Unknown categories
      </h3>
      <p className="mt-1 text-ui text-clay">
        The catalog has {categories.length} categories, and none of these is among them. Choose what is saved.
      </p>
      <ul className="mt-1 divide-y divide-line">
        {listed.map(({ name, rows }) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
            <div className="min-w-0">
              <p className="line-clamp-2 break-words font-medium text-ui">{name}</p>
              <p className="text-note text-clay">
                {formatNumber(rows)} {rows === 1 ? 'row' : 'rows'}
              </p>
            </div>
            <Select
              aria-label={`Category for ${name}`}
              value={chosen.get(name.toLowerCase()) ?? ''}
              onValueChange={(choice) => onChange(withChoice(chosen, name, choice))}
              options={optionsFor(name)}
            />
          </li>
        ))}
      </ul>
      {found.length > listed.length && (
        <p className="py-2 text-ui text-clay">
          The first {listed.length} of {formatNumber(found.length)} names are listed.
        </p>
      )}
      <Button variant="plain" className="-ml-2" onClick={() => onChange(withAllKept(chosen, found))}>
        Keep all others as they are
      </Button>
    </section>
  )
}

function optionsFor(name: string) {
  const suggestions = suggestCategories(name)
  const others = categories.filter((category) => !suggestions.includes(category))
  return [
    { value: '', label: 'Choose' },
    ...suggestions.map((text) => ({ value: text, label: text })),
    { value: name, label: 'Keep as it is' },
    ...others.map((text) => ({ value: text, label: text })),
  ]
}

function withChoice(chosen: Choices['categories'], name: string, choice: string) {
  const next = new Map(chosen)
  if (choice) next.set(name.toLowerCase(), choice)
  else next.delete(name.toLowerCase())
  return next
}

const withAllKept = (chosen: Choices['categories'], found: readonly UnknownCategory[]) =>
  new Map([...found.map(({ name }) => [name.toLowerCase(), name] as const), ...chosen])

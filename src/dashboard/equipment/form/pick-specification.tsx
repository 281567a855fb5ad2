import { fieldOf, fieldsFor } from '@/catalog/specifications/fields'
import { toKey } from '@/catalog/specifications/specifications'
import { PickCombobox } from '@/ui/pick-combobox'

type Props = {
  id: string
  categories: readonly string[]
  /** Keys that have a field already. */
  shown: readonly string[]
  onPick: (keys: readonly string[]) => void
}

/** A searchable list of the categories' other fields, by group; any other text adds a free key. */
export function PickSpecification({ id, categories, shown, onPick }: Props) {
  const groups = fieldsFor(categories).flatMap(({ title, fields }) => {
    const missing = fields.filter(({ key }) => !shown.includes(key))
    return missing.length > 0 ? [{ title, fields: missing }] : []
  })
  // The categories' own fields come first.
  const ordered = [
    ...groups.filter(({ title }) => categories.includes(title)),
    ...groups.filter(({ title }) => !categories.includes(title)),
  ]

  function find(text: string) {
    const query = text.trim().toLowerCase()
    const picks = ordered.flatMap(({ title, fields }) => [
      ...(query === '' || title.toLowerCase().includes(query)
        ? [{ value: `group ${title}`, label: `All of ${title}`, note: `${fields.length} fields` }]
        : []),
      ...fields
        .filter(({ key, label }) => `${label} ${key}`.toLowerCase().includes(query))
        .map(({ key, label }) => ({ value: `key ${key}`, label, note: title })),
    ])
    const key = toKey(text)
    const isNew = key !== '' && !shown.includes(key) && !picks.some(({ value }) => value === `key ${key}`)
    const free = { value: `key ${key}`, label: fieldOf(key)?.label ?? `"${key}"`, note: 'a key of your own' }
    return isNew ? [...picks, free] : picks
  }

  function pick(value: string) {
    if (value.startsWith('key ')) return onPick([value.slice('key '.length)])
    const group = groups.find(({ title }) => value === `group ${title}`)
    onPick(group?.fields.map(({ key }) => key) ?? [])
  }

  return (
    <PickCombobox
      id={id}
      label="Add a field"
      placeholder="Search, or type a key of your own"
      find={find}
      onPick={pick}
    />
  )
}

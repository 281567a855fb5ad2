import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { fieldOf, fieldsFor } from '@/catalog/specifications/fields'
import { groupKeys, labelOfKey, toKey } from '@/catalog/specifications/specifications'
import { type Specifications, withValue } from '@/catalog/specifications/values'
import { UnitSwitch } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { normalizeText } from '@/lib/text'
import { PickCombobox } from '@/ui/pick-combobox'
import { focusSpecification } from './focus-specification'
import { SpecificationInput } from './specification-input'

type Props = {
  categories: readonly string[]
  value: Specifications
  onChange: (value: Specifications) => void
  /** Keys whose values may not be stored; filled after the form was submitted. */
  wrong: readonly string[]
}

/** The inputs for the specifications an item has, in groups, and a list of other fields to add. */
export function SpecificationsPart({ categories, value, onChange, wrong }: Props) {
  // An emptied field stays, and so does a picked one that is not filled yet.
  const [open, setOpen] = useState<readonly string[]>(() => Object.keys(value))
  const [picked, setPicked] = useState<string | null>(null)
  const keys = [...new Set([...open, ...Object.keys(value)])]
  const fields = new Map(
    fieldsFor(categories).flatMap((group) => group.fields.map((field) => [field.key, field])),
  )

  useEffect(() => {
    if (picked) focusSpecification(picked)
  }, [picked])

  function add(added: readonly string[]) {
    setOpen([...new Set([...keys, ...added])])
    setPicked(added[0] ?? null)
  }

  function remove(key: string) {
    setOpen(keys.filter((other) => other !== key))
    setPicked(null)
    onChange(withValue(value, key, undefined))
    document.getElementById(pickId)?.focus()
  }

  return (
    <section aria-labelledby="specifications-title" className="mt-2 border-line border-t pt-5 sm:col-span-2">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h3 id="specifications-title" className="text-[1.125rem]">
          Specifications
        </h3>
        <UnitSwitch />
      </div>
      <PickSpecification id={pickId} categories={categories} shown={keys} onPick={add} />
      {groupKeys(keys, categories).map((group) => (
        <section key={group.title} aria-label={group.title} className="mt-6">
          <h4 className="mb-3 border-line border-b pb-1 text-note text-clay">{group.title}</h4>
          {/* Below 22rem, half the width has no room for a number and its unit. */}
          <div className="grid min-[22rem]:grid-cols-2 gap-x-5 gap-y-4">
            {group.keys.map((key) => (
              <div
                key={key}
                data-specification={key}
                // The label leaves room for the button.
                className={cx(
                  'relative scroll-my-6 [&_label]:pr-7',
                  isWide(key) && 'min-[22rem]:max-sm:col-span-2',
                )}
              >
                <SpecificationInput
                  name={key}
                  field={fields.get(key) ?? fieldOf(key)}
                  value={value[key]}
                  isChecked={wrong.includes(key)}
                  onChange={(next) => onChange(withValue(value, key, next))}
                />
                <button
                  type="button"
                  aria-label={`Remove ${labelOfKey(key)}`}
                  className="-top-1 absolute right-0 grid size-7 cursor-pointer place-items-center text-clay hover:text-ink"
                  onClick={() => remove(key)}
                >
                  <X size={14} strokeWidth={1.5} aria-hidden="true" />
                </button>
              </div>
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

type PickProps = {
  id: string
  categories: readonly string[]
  /** Keys that have a field already. */
  shown: readonly string[]
  onPick: (keys: readonly string[]) => void
}

/** A searchable list of the categories' other fields, by group; any other text adds a free key. */
function PickSpecification({ id, categories, shown, onPick }: PickProps) {
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
    const query = normalizeText(text).trim()
    const picks = ordered.flatMap(({ title, fields }) => [
      ...(query === '' || normalizeText(title).includes(query)
        ? [{ value: `group ${title}`, label: `All of ${title}`, note: `${fields.length} fields` }]
        : []),
      ...fields
        .filter(({ key, label }) => normalizeText(`${label} ${key}`).includes(query))
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

/** Whether a field needs the full width of a phone. */
const isWide = (key: string) => !['number', 'integer', 'boolean', 'enum'].includes(fieldOf(key)?.type ?? '')

const pickId = 'add-specification'

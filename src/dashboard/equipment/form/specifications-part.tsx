import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { fieldOf, fieldsByKey, fieldsFor } from '@/catalog/specifications/fields'
import { groupKeys, labelOfKey, toKey } from '@/catalog/specifications/specifications'
import { isUnitOf } from '@/catalog/specifications/units'
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

/** The inputs for the specifications an item has, in groups, and below them a list of other fields to add. */
export function SpecificationsPart({ categories, value, onChange, wrong }: Props) {
  // An emptied field stays, and so does a picked one that is not filled yet.
  const [open, setOpen] = useState<readonly string[]>(() => Object.keys(value))
  // An object: the same field may be picked again.
  const [picked, setPicked] = useState<{ key: string } | null>(null)
  const keys = [...new Set([...open, ...Object.keys(value)])]
  const fields = new Map(
    fieldsFor(categories).flatMap((group) => group.fields.map((field) => [field.key, field])),
  )

  useEffect(() => {
    if (picked) focusSpecification(picked.key)
  }, [picked])

  function add(added: readonly string[]) {
    setOpen([...new Set([...keys, ...added])])
    setPicked(added[0] === undefined ? null : { key: added[0] })
  }

  function remove(key: string) {
    setOpen(keys.filter((other) => other !== key))
    setPicked(null)
    onChange(withValue(value, key, undefined))
    document.getElementById(pickId)?.focus()
  }

  return (
    <section aria-labelledby="specifications-title" className="col-span-full sm:mt-2">
      <div className="flex sm:mb-2 flex-wrap items-center justify-between gap-x-6">
        <h3 id="specifications-title" className="text-[1.125rem]">
          Specifications
        </h3>
        <UnitSwitch />
      </div>
      {groupKeys(keys, categories).map((group) => (
        <section key={group.title} aria-label={group.title} className="mt-4 not-first-of-type:mt-8">
          <h4 className="mb-3 border-line border-b pb-1 font-medium text-note">{group.title}</h4>
          {/* Below 22rem, half the width has no room for a number and its unit. */}
          <div className="grid min-[22rem]:grid-cols-2 gap-x-5 gap-y-5">
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
      <div className={keys.length > 0 ? 'mt-8' : undefined}>
        <PickSpecification id={pickId} categories={categories} shown={keys} onPick={add} />
      </div>
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

/**
 * A searchable list of the categories' other fields, by group, found by label, key or unit. A search also finds the fields
 * that are shown, which a pick focuses; any other text adds a free key.
 */
function PickSpecification({ id, categories, shown, onPick }: PickProps) {
  const groups = fieldsFor(categories)
  // The categories' own fields come first.
  const ordered = [
    ...groups.filter(({ title }) => categories.includes(title)),
    ...groups.filter(({ title }) => !categories.includes(title)),
  ].map(({ title, fields }) => ({ title, keys: fields.map(({ key }) => key) }))
  const missingIn = (keys: readonly string[]) => keys.filter((key) => !shown.includes(key))

  function find(text: string) {
    const query = normalizeText(text).trim()
    const fieldPick = (key: string, title: string) => ({
      name: labelOfKey(key),
      isFound: isFoundBy(key, query),
      pick: {
        value: `key ${key}`,
        label: labelOfKey(key),
        note: shown.includes(key) ? 'already there' : title,
      },
    })
    const candidates = ordered.flatMap(({ title, keys }) => {
      const missing = missingIn(keys)
      return [
        {
          name: title,
          isFound: missing.length > 0 && normalizeText(title).includes(query),
          pick: { value: `group ${title}`, label: `All of ${title}`, note: `${missing.length} fields` },
        },
        ...(query === '' ? missing : keys).map((key) => fieldPick(key, title)),
      ]
    })
    // Fields that the categories do not list: those that are shown, and any field by its label.
    const isListed = (key: string) => ordered.some(({ keys }) => keys.includes(key))
    const named = [...fieldsByKey.keys()].filter((key) => normalizeText(labelOfKey(key)) === query)
    const others = [...new Set(query === '' ? [] : [...shown, ...named])].filter((key) => !isListed(key))
    const picks = [...candidates, ...others.map((key) => fieldPick(key, 'of another category'))]
      .filter(({ isFound }) => isFound)
      .map(({ name, pick }) => ({ pick, rank: rankOf(normalizeText(name), query) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ pick }) => pick)
    const key = toKey(text)
    const isNew = key !== '' && !shown.includes(key) && !picks.some(({ value }) => value === `key ${key}`)
    const free = { value: `key ${key}`, label: fieldOf(key)?.label ?? `"${key}"`, note: 'a key of your own' }
    return isNew ? [...picks, free] : picks
  }

  function pick(value: string) {
    if (value.startsWith('key ')) return onPick([value.slice('key '.length)])
    const group = ordered.find(({ title }) => value === `group ${title}`)
    onPick(missingIn(group?.keys ?? []))
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

/** Whether every word of a search is in the label or the key of a field, or is its unit. */
function isFoundBy(key: string, query: string): boolean {
  const name = normalizeText(`${labelOfKey(key)} ${key}`)
  const field = fieldOf(key)
  const isUnit = (word: string) => field && (isUnitOf(field, word, 'us') || isUnitOf(field, word, 'si'))
  return query.split(/\s+/).every((word) => name.includes(word) || isUnit(word))
}

/** The searched name first, then names that begin with the search. */
function rankOf(name: string, query: string): number {
  if (query === '') return 0
  return name === query ? 0 : name.startsWith(query) ? 1 : 2
}

/** Whether a field needs the full width of a phone. */
const isWide = (key: string) => !['number', 'integer', 'boolean', 'enum'].includes(fieldOf(key)?.type ?? '')

const pickId = 'add-specification'

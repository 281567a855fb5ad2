import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { labelOf } from '@/catalog/columns'
import { categoriesOf, categoryKey, type Equipment } from '@/catalog/equipment'
import { fieldSchemas } from '@/catalog/schema'
import { categories, currencies } from '@/content/equipment'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { SpecificationValueField } from './bulk-edit-specification'
import type { TypedChange } from './bulk-edit-values'

const typedColumns = [
  'brand',
  'model',
  'supplier',
  'supplier_contact',
  'lead_time_days',
  'warranty_months',
] as const
type TypedColumn = (typeof typedColumns)[number]

/** A value that a bulk edit can set. */
export type SettableField = TypedColumn | 'currency' | 'add_category' | 'remove_category' | 'specifications'

/** The values a bulk edit can set, with their labels, in display order. */
export const settableFields: readonly { value: SettableField; label: string }[] = [
  { value: 'add_category', label: 'Add a category' },
  { value: 'remove_category', label: 'Remove a category' },
  ...([...typedColumns, 'currency'] as const).map((value) => ({ value, label: labelOf(value) })),
  { value: 'specifications', label: 'Specification' },
]

type Props = {
  field: SettableField
  items: readonly Equipment[]
  problem: string | undefined
  onRead: (typed: TypedChange) => void
}

/** The input for the chosen value. */
export function ValueField({ field, items, problem, onRead }: Props): ReactNode {
  const choose = (value: string) => onRead({ values: value ? { [field]: value } : null })
  switch (field) {
    case 'specifications':
      return <SpecificationValueField items={items} onRead={onRead} />
    case 'add_category':
      return <Choice label="Category" options={categories} onChoose={choose} />
    case 'remove_category':
      return <Choice label="Category" options={storedCategories(items)} onChoose={choose} />
    case 'currency':
      return <Choice label={labelOf(field)} options={currencies} onChoose={choose} />
    default:
      return <TypedValue column={field} problem={problem} onRead={onRead} />
  }
}

/** All categories of the items, known or not, each once. */
const storedCategories = (items: readonly Equipment[]) =>
  [...new Map(items.flatMap(categoriesOf).map((name) => [categoryKey(name), name])).values()].sort()

function Choice({
  label,
  options,
  onChoose,
}: {
  label: string
  options: readonly string[]
  onChoose: (value: string) => void
}) {
  const [chosen, setChosen] = useState('')
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          options={[
            { value: '', label: 'Choose' },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
          onValueChange={(value) => {
            setChosen(value)
            onChoose(value)
          }}
        />
      )}
    </Field>
  )
}

type TypedProps = Pick<Props, 'problem' | 'onRead'> & { column: TypedColumn }

function TypedValue({ column, problem, onRead }: TypedProps) {
  const [text, setText] = useState('')
  const isNumber = column === 'lead_time_days' || column === 'warranty_months'

  function read(typed: string) {
    setText(typed)
    if (typed.trim() === '') return onRead({ values: null })
    const { success, output, issues } = v.safeParse(fieldSchemas[column], typed)
    onRead(success ? { values: { [column]: output } } : { values: null, problem: issues[0].message })
  }

  function empty() {
    setText('')
    onRead({ values: { [column]: null } })
  }

  return (
    <div>
      <Field label={labelOf(column)} error={problem}>
        {(control) => (
          <Input
            {...control}
            value={text}
            {...(isNumber && { inputMode: 'numeric' })}
            onChange={({ target }) => read(target.value)}
          />
        )}
      </Field>
      <Button variant="plain" className="-ml-2" onClick={empty}>
        Empty it instead
      </Button>
    </div>
  )
}

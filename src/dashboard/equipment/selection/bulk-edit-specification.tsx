import { useId, useState } from 'react'
import { categoriesOf, type Equipment } from '@/catalog/equipment'
import { checkSpecification } from '@/catalog/specifications/check-specification'
import { fieldOf, fieldsFor } from '@/catalog/specifications/fields'
import { describeSpecifications, toKey } from '@/catalog/specifications/specifications'
import { SpecificationInput } from '@/dashboard/equipment/form/specification-input'
import { useUnits } from '@/dashboard/shared/use-units'
import type { Json } from '@/lib/supabase/database.types'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import type { TypedChange } from './bulk-edit-values'

type Props = { items: readonly Equipment[]; onRead: (typed: TypedChange) => void }

/** Inputs for a key, known or free, and its value. */
export function SpecificationValueField({ items, onRead }: Props) {
  const [typed, setTyped] = useState('')
  const [value, setValue] = useState<Json | undefined>(undefined)
  const listId = useId()
  const units = useUnits()
  const stored = new Set(
    items.flatMap(({ specifications }) => describeSpecifications(specifications, 'si').map(({ key }) => key)),
  )
  const categories = [...new Set(items.flatMap(categoriesOf))]
  const fields = fieldsFor(categories).flatMap((group) => group.fields)
  const labels = new Map(fields.map(({ key, label }) => [key, label]))
  const text = typed.trim()
  const labelled = fields.find(({ label }) => label.toLowerCase() === text.toLowerCase())
  // A stored key is used as it is: an imported one may have capitals or equal the label of a field.
  const key = stored.has(text) ? text : (labelled?.key ?? toKey(text))
  const field = fields.find((one) => one.key === key) ?? fieldOf(key)

  function read(nextKey: string, next: Json | undefined) {
    setValue(next)
    const problem = checkSpecification(fieldOf(nextKey), next, units) ?? undefined
    const isReady = nextKey !== '' && next !== undefined && !problem
    onRead({ values: isReady ? { specifications: { [nextKey]: next } } : null, problem })
  }

  return (
    <>
      <Field label="Key" className="sm:col-start-1">
        {(control) => (
          <Input
            {...control}
            value={typed}
            list={listId}
            placeholder="e.g. power_kw"
            autoCapitalize="none"
            onChange={({ target }) => {
              setTyped(target.value)
              // Another key may have another type and unit, so the value is dropped.
              read('', undefined)
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {[...new Set([...labels.keys(), ...stored])].sort().map((one) => (
          <option key={one} value={one}>
            {labels.get(one)}
          </option>
        ))}
      </datalist>
      <div>
        {key && (
          <SpecificationInput
            key={key}
            name={key}
            field={field}
            value={value}
            onChange={(next) => read(key, next)}
            isChecked
          />
        )}
        <Button
          variant="plain"
          className="-ml-2"
          disabled={!stored.has(key)}
          onClick={() => {
            setValue(undefined)
            onRead({ values: { specifications: { [key]: null } } })
          }}
        >
          Remove it instead
        </Button>
      </div>
    </>
  )
}

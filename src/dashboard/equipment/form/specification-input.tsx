import { type ComponentProps, useId, useState } from 'react'
import { checkSpecification } from '@/catalog/specifications/check-specification'
import { hintOf, optionLabel, type SpecificationField } from '@/catalog/specifications/fields'
import { labelOfKey } from '@/catalog/specifications/specifications'
import { readTyped, writeTyped } from '@/catalog/specifications/typed-values'
import { hasFractions, limitsOf, type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import type { Json } from '@/lib/supabase/database.types'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input, labelClass, Textarea } from '@/ui/input'
import { Select } from '@/ui/select'

type Props = {
  /** The key: known or free. */
  name: string
  /** The field of a known key. */
  field: SpecificationField | undefined
  /** The value as stored; undefined for none. A text that could not be read stays a text. */
  value: Json | undefined
  onChange: (value: Json | undefined) => void
  /** Whether to show what is wrong with the value. */
  isChecked: boolean
}

/** The labeled input of one specification, in the chosen units. */
export function SpecificationInput(props: Props) {
  const { name, field, value, isChecked } = props
  const units = useUnits()
  const error = (isChecked && checkSpecification(field, value, units)) || undefined
  if (field?.type === 'list') return <OptionBoxes {...props} field={field} error={error} />
  return (
    <Field label={labelOfKey(name)} hint={field && hintOf(field, units)} error={error}>
      {(control) => {
        const shared = { ...control, ...props, units }
        if (field && (field.type === 'boolean' || (field.type === 'enum' && !field.combinations))) {
          return <OptionSelect {...shared} field={field} />
        }
        return <TypedText {...shared} />
      }}
    </Field>
  )
}

type ControlProps = Props & { units: UnitSystem } & Pick<
    ComponentProps<'input'>,
    'id' | 'aria-describedby' | 'aria-invalid'
  >

const none = ''

/** A select with one of a few values, or none. A stored value that is not an option can stay. */
function OptionSelect({
  field,
  value,
  onChange,
  units,
  name: _,
  isChecked: __,
  ...control
}: ControlProps & { field: SpecificationField }) {
  const text = writeTyped(field, value, units)
  const known = optionsOf(field)
  const isOther = text !== none && !known.some((option) => option.value === text)
  return (
    <Select
      {...control}
      value={text}
      onValueChange={(chosen) => onChange(readTyped(field, chosen, units))}
      options={[
        { value: none, label: '-' },
        ...known,
        ...(isOther ? [{ value: text, label: `${text} (not in the list)` }] : []),
      ]}
    />
  )
}

function optionsOf(field: SpecificationField) {
  if (field.type === 'boolean') return ['Yes', 'No'].map((word) => ({ value: word, label: word }))
  return (field.options ?? []).map((option) => ({
    value: writeTyped(field, option, 'si'),
    label: optionLabel(field, option),
  }))
}

/** Checkboxes for any of a few values. */
function OptionBoxes({
  name,
  field,
  value,
  onChange,
  error,
}: Props & { field: SpecificationField; error: string | undefined }) {
  const noteId = useId()
  const chosen = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  const options = [...new Set([...(field.options ?? []), ...chosen.map((one) => one ?? '')])]
  return (
    <fieldset aria-describedby={error && noteId} className="grid content-start gap-1.5">
      <legend className="contents">
        <span className={labelClass}>{labelOfKey(name)}</span>
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => {
          const label = typeof option === 'object' ? JSON.stringify(option) : String(option)
          return (
            <Checkbox
              key={label}
              label={
                typeof option === 'string' || typeof option === 'number' ? optionLabel(field, option) : label
              }
              checked={chosen.includes(option)}
              isInvalid={Boolean(error)}
              onChange={(checked) => {
                const next = options.filter((one) => (one === option ? checked : chosen.includes(one)))
                onChange(next.length > 0 ? next : undefined)
              }}
            />
          )
        })}
      </div>
      {error && (
        <p id={noteId} className="text-note text-brick">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Whether digits and a point can write every value. The decimal keyboard of iPhones has no minus, slash or space. */
const isAllDigits = (field: SpecificationField, units: UnitSystem) =>
  limitsOf(field)[0] >= 0 && !hasFractions(field, units)

/** Whether a value is nested or a text of several lines. */
const isLong = (value: Json | undefined) =>
  typeof value === 'string' ? value.includes('\n') : typeof value === 'object' && value !== null

/** A text input. The text stays as typed as long as it gives the value. */
function TypedText({ field, value, onChange, units, name: _, isChecked: __, ...control }: ControlProps) {
  const [typed, setTyped] = useState({ text: '', value: undefined as Json | undefined, units })
  const [first] = useState(value)
  const isTyped = typed.value !== undefined && Object.is(typed.value, value) && typed.units === units
  const text = isTyped ? typed.text : writeTyped(field, value, units)
  const listId = useId()

  function type(next: string) {
    // Typing back the text shown first gives the first value, which may have been rounded for the screen.
    const isFirst = next === writeTyped(field, first, units)
    const read = isFirst ? first : readTyped(field, next, units)
    setTyped({ text: next, value: read, units })
    onChange(read)
  }

  const isNumber = field?.type === 'number' || field?.type === 'integer'
  const suffix = field && (isNumber || field.combinations) ? unitSuffix(field, units) : ''
  const unitId = useId()
  const notes = [suffix && unitId, control['aria-describedby']].filter(Boolean).join(' ')
  const props = {
    ...control,
    ...(notes && { 'aria-describedby': notes }),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  }
  if (isLong(first)) return <Textarea {...props} rows={2} />
  return (
    <span className="relative block">
      <Input
        {...props}
        {...(isNumber && isAllDigits(field, units) && { inputMode: 'decimal' })}
        {...(field?.type === 'url' && { inputMode: 'url', placeholder: 'https://' })}
        {...(field?.type === 'date' && { placeholder: '2026-11-30' })}
        {...(field?.options && { list: listId })}
        autoComplete="off"
        className={cx(suffix && 'pr-20')}
      />
      {suffix && (
        <span
          id={unitId}
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ui text-clay"
        >
          {suffix}
        </span>
      )}
      {field?.options && (
        <datalist id={listId}>
          {[...field.options, ...(field.combinations ?? [])].map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </span>
  )
}

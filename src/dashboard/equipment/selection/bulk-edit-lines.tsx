import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Equipment } from '@/catalog/equipment'
import { cx } from '@/lib/cx'
import { Button, IconButton } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { type SettableField, settableFields, ValueField } from './bulk-edit-fields'
import type { TypedChange } from './bulk-edit-values'

/** One field of a bulk edit and the value typed for it. */
export type BulkEditLine = TypedChange & { id: number; field: SettableField }

/** The first line of a bulk edit. */
export const firstLine: BulkEditLine = { id: 0, field: 'add_category', values: null }

type Props = {
  lines: readonly BulkEditLine[]
  items: readonly Equipment[]
  onChange: (lines: readonly BulkEditLine[]) => void
}

/** The fields to set, one below the other. Each field can be chosen once; several specifications can be set. */
export function BulkEditLines({ lines, items, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const optionsOf = (line?: BulkEditLine) =>
    settableFields.filter(
      ({ value }) => value === 'specifications' || !lines.some((one) => one !== line && one.field === value),
    )
  const patch = (id: number, change: Partial<BulkEditLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...change } : line)))

  function add() {
    const id = Math.max(...lines.map((line) => line.id)) + 1
    // flushSync: the new line gets the focus.
    flushSync(() =>
      onChange([...lines, { id, field: optionsOf()[0]?.value ?? 'specifications', values: null }]),
    )
    list.current?.querySelector<HTMLElement>(':scope > :last-child select')?.focus()
  }

  function remove(id: number) {
    addButton.current?.focus()
    onChange(lines.filter((line) => line.id !== id))
  }

  return (
    <>
      <div ref={list} className="grid gap-5">
        {lines.map((line, index) => (
          <fieldset
            key={line.id}
            className={cx('grid min-w-0 gap-5 sm:grid-cols-2', lines.length > 1 && 'relative pr-12')}
          >
            <legend className="sr-only">{`Field ${index + 1}`}</legend>
            <Field label="What to set">
              {(control) => (
                <Select
                  {...control}
                  {...(index === 0 && { 'data-autofocus': true })}
                  value={line.field}
                  options={optionsOf(line)}
                  onValueChange={(value) => {
                    const field = settableFields.find((known) => known.value === value)?.value ?? line.field
                    patch(line.id, { field, values: null, problem: undefined })
                  }}
                />
              )}
            </Field>
            <ValueField
              key={line.field}
              field={line.field}
              items={items}
              problem={line.problem}
              onRead={({ values, problem }) => patch(line.id, { values, problem })}
            />
            {lines.length > 1 && (
              <IconButton
                aria-label={`Do not set field ${index + 1}`}
                className="absolute top-7 -right-2"
                onClick={() => remove(line.id)}
              >
                <X size={20} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )}
          </fieldset>
        ))}
      </div>
      <Button ref={addButton} variant="plain" className="-ml-2 mt-2" onClick={add}>
        Set another field
      </Button>
    </>
  )
}

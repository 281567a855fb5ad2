import { formatNumber } from '@/lib/format'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import type { Choices } from './choices'

type Props = {
  rows: readonly number[]
  addedRows: Choices['addedRows']
  onChange: (addedRows: Choices['addedRows']) => void
}

/** Asks whether rows without an ID that equal an item change it or are added. */
export function OfferedChanges({ rows, addedRows, onChange }: Props) {
  if (rows.length === 0) return null
  const added = rows.filter((row) => addedRows.has(row)).length
  const value = added === 0 ? 'change' : added === rows.length ? 'add' : 'mixed'
  const options = [
    { value: 'change', label: rows.length === 1 ? 'Change that item' : 'Change those items' },
    { value: 'add', label: rows.length === 1 ? 'Add a new item' : 'Add new items' },
    ...(value === 'mixed' ? [{ value: 'mixed', label: 'As chosen for each row' }] : []),
  ]
  return (
    <Field
      label="Rows without an ID"
      hint={`${formatNumber(rows.length)} ${rows.length === 1 ? 'row equals' : 'rows equal'} an item of the catalog in brand and model or in name. ${rows.length === 1 ? 'Its' : 'Their'} empty cells change nothing.`}
      className="mb-6 sm:max-w-96"
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options}
          onValueChange={(choice) => onChange(new Set(choice === 'add' ? rows : []))}
        />
      )}
    </Field>
  )
}

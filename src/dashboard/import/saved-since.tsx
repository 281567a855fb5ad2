import { formatNumber } from '@/lib/format'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import type { Choices } from './choices'

type Props = {
  count: number
  chosen: Choices['savedSince']
  onChange: (chosen: Choices['savedSince']) => void
}

const answers = [
  { value: '', label: 'Choose' },
  { value: 'leave', label: 'Leave them out' },
  { value: 'change', label: 'Change them to what the file says' },
] as const

/** Asks whether an exported file may change items that were saved after it was exported. */
export function SavedSince({ count, chosen, onChange }: Props) {
  if (count === 0) return null
  const items =
    count === 1 ? 'One item this file changes was' : `${formatNumber(count)} items this file changes were`
  return (
    <Field
      label="Saved since the export"
      hint={`${items} saved after the export. Older values in the file would replace newer ones.`}
      className="mb-6 sm:max-w-96"
    >
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ''}
          options={answers}
          onValueChange={(choice) => onChange(answers.find(({ value }) => value === choice)?.value || null)}
        />
      )}
    </Field>
  )
}
